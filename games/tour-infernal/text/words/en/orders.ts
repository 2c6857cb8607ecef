import type { OptionsOf } from '@echappee/kernel'
import type { OrderSentences } from '@echappee/text/orders'
import type { orders } from '../../../orders/index.ts'
import type { Move } from '../../../rules/moves.ts'
import { cardCount, cards, plays } from './names.ts'

type Kinds = (typeof orders)['kinds']
type Of<Kind extends keyof Kinds> = OptionsOf<Kinds[Kind]['fields']>

const whileText = {
  always: 'always',
  inFront: 'while I am at the head of the race',
  inGroup: 'while I ride in a group',
  alone: 'while I ride alone',
}
const contestText = {
  all: 'sprints and climbs',
  climb: 'climbs',
  sprint: 'sprints on the way',
  final: 'the final sprint',
}
const most = { label: 'At most, in At' }

/** What is said of orders in advance. This file is the type. */
export const words = {
  kinds: {
    pace: {
      label: 'Keep a pace',
      help: 'Rides with R or 2R as long as things stand as you say. If 2R is not there, R; if neither is, another card that is allowed.',
      fields: { play: { label: 'Pace', values: { R: 'R, easy', RR: '2R, hard' } }, while: { label: 'When', values: whileText } },
      says: ({ play, while: when }: Of<'pace'>) => `Ride with ${plays[play]}, ${whileText[when]}.`,
    },
    cobbles: {
      label: 'Hidden card of the cobbles',
      help: 'Lays a card of this kind face down, or another one if you have none.',
      fields: { card: { label: 'First', values: cards } },
      says: ({ card }: Of<'cobbles'>) => `On cobbles, lay down ${cards[card]} first.`,
    },
    stay: {
      label: 'Start no attack',
      help: 'Passes as long as nobody in your group has attacked.',
      fields: {},
      says: () => 'Pass as long as nobody in my group attacks.',
    },
    follow: {
      label: 'Follow an attack',
      help: 'Follows if it costs no more than that and you hold the cards; otherwise passes.',
      fields: { most, spoil: { label: 'Even if that makes too many, and nobody gets away' } },
      says: ({ most: n, spoil }: Of<'follow'>) =>
        `Follow an attack for up to ${cardCount(n, 'A')}${spoil ? ', even to spoil it' : ' unless that spoils it'}, otherwise pass.`,
    },
    complete: {
      label: 'Answer a raise',
      help: 'Completes your attack if it costs no more than that and you hold the cards; otherwise drops back.',
      fields: { most },
      says: ({ most: n }: Of<'complete'>) => `After a raise, complete my attack for up to ${cardCount(n, 'A')}, otherwise drop back.`,
    },
    counter: {
      label: 'Counter-attack',
      help: 'If that is played with: counter-attacks if it costs no more than that and you hold the cards; otherwise does not.',
      fields: { most },
      says: ({ most: n }: Of<'counter'>) => `Counter-attack for up to ${cardCount(n, 'A')}, otherwise let it be.`,
    },
    bid: {
      label: 'Fight a sprint or a climb',
      help: 'Outbids the others by as little as needed for the place, within your limits; otherwise passes.',
      fields: {
        contest: { label: 'Where', values: contestText },
        place: { label: 'For', values: { first: 'the first place', any: 'any place with a bonus' } },
        sprints: { label: 'At most, in Sp' },
        rides: { label: 'If that is a tie, at most, in R' },
      },
      says: ({ contest, place, sprints, rides }: Of<'bid'>) => {
        const goal = place === 'first' ? 'the first place' : 'any place with a bonus'
        const limit = `${cardCount(sprints, 'S')}${rides === 0 ? '' : ` and ${cardCount(rides, 'R')}`}`
        return `In ${contestText[contest]}, pay up to ${limit} for ${goal}, otherwise pass.`
      },
    },
    feed: {
      label: 'Swap nothing',
      help: 'Says in the feed zone that you are done.',
      fields: {},
      says: () => 'Swap nothing in the feed zone.',
    },
  },
  did: (move: Move, about: Readonly<Record<string, string | number>>) => `${deed(move, Number(about['cards']))}, sector ${about['sector']}`,
} satisfies OrderSentences<typeof orders>

function deed(move: Move, n: number): string {
  switch (move.type) {
    case 'play':
      return `rode with ${plays[move.play]}`
    case 'hide':
      return `laid ${cards[move.card]} face down`
    case 'attack':
      return move.level === 0 ? 'passed, no attack' : `followed with ${cardCount(n, 'A')}`
    case 'answer':
      return move.answer === 'drop' ? 'dropped back' : `completed the attack with ${cardCount(n, 'A')}`
    case 'counter':
      return move.answer === 'no' ? 'let the counter-attack be' : `counter-attacked with ${cardCount(n, 'A')}`
    case 'bid':
      return n === 0 ? 'passed in the bidding' : `bid ${n === 1 ? '1 card' : `${n} cards`}`
    case 'besace':
    case 'swap':
    case 'done':
      return 'swapped nothing'
  }
}

export type OrdersWords = typeof words
