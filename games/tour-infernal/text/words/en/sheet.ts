import type { FirstReason } from '../../../rules/events.ts'
import type { Phase } from '../../../rules/state.ts'
import { words as game } from './index.ts'
import { count, list, seconds } from './names.ts'
import type { PlayValue } from '../../../sheet/questions.ts'
import type { SheetRefusal } from '../../../sheet/refusals.ts'

/** `name` is the rider's. */
export interface RefusalValues {
  readonly name: string
  readonly riders: number
  readonly of: number
  readonly cards: number
  readonly most: number
}

const refusals: Readonly<Record<SheetRefusal, (values: RefusalValues) => string>> = {
  NOT_SOLITARY: ({ name, riders }) => `${name} is not alone (${count(riders, 'rider')} beside): a third card is for riders who are alone.`,
  HOLDS_R: ({ name }) => `${name} is in front and must still hold an R: only a rider who is behind, or has no R left, plays another card.`,
  PLAY_CARDS: ({ name, cards, most }) => `${name} has ${count(cards, 'card')}, and this takes ${most}.`,
  NO_COBBLES_CARD: ({ name, cards, most }) => `${name} has ${count(cards, 'card')}: on cobbles this takes ${most}, one of them face down.`,
  NEUTRAL_PLAY: () => 'A neutral rider plays R or 2R.',
  WAVE_CANCELLED: ({ riders, of }) => `${riders} of ${of} can’t get away: that many attacks cancel each other.`,
  PAIR: () => 'Of a pair only one can get away: if both attack, nobody does.',
  MORE_CARDS: ({ name, cards, most }) => `${name} can’t hold ${cards}: after what was played, ${most} at most are left.`,
  MISSION_COPIES: ({ most }) => `There are only ${most} copies of each mission.`,
}

const reasons: Readonly<Record<FirstReason, string>> = {
  kept: 'rode hard and stays first',
  pulled: 'was the first to ride hard',
  second: 'nobody rode hard, and this rider was second',
}

const plays: Readonly<Record<PlayValue, string>> = { R: 'R', RR: '2R', third: '2R+?', other: 'Sp/At' }

const tableAsk: Readonly<Partial<Record<Phase, string>>> = {
  play: 'What did you lay to ride?',
  attack: 'Did you attack?',
  answer: 'Did you pay the raise?',
  counter: 'Did you counter-attack?',
  bid: 'How many did you lay?',
  swap: 'Did you swap a card?',
}

export const words = {
  tableAsk,
  game,
  plays,
  sector: (n: number) => `Sector ${n}`,
  die: 'Die',
  cards: { R: 'R', S: 'Sp', A: 'At' },
  figures: { gap: 'seconds behind', bonus: 'bonus seconds' },
  swapped: 'Swapped a card',
  swappedAll: 'Swapped no more',
  endPage: 'End of the sector',
  ask: {
    course: { ask: 'Which tile lies here?', help: 'The feed slot is not asked for: its side follows from the others.' },
    first: { ask: 'Who is first player?', help: 'Whoever last rode a bicycle.' },
    plays: { ask: 'What did each of them play?', help: 'In the order of play. 2R+? is for riders who are alone.' },
    escapes: { ask: 'Who got away?', help: 'At the end of the attacks, after all cancellations.' },
    counters: { ask: 'Who counter-attacked?' },
    contest: (kind: string, most: number) => (most === 1 ? `${kind}: who was first?` : `${kind}: in which order?`),
    contestHelp: 'Only the riders of the group that fought for it.',
    die: { ask: 'What does the die of the barrier show?' },
    missions: { ask: 'Which mission did each of them have?' },
    cards: 'How many cards are left?',
    cardsHelp: (name: string) => (name === '' ? '' : `From ${name} on. Proposed: without lost attacks, sprints and climbs.`),
  },
  first: (name: string, reason: FirstReason | null) =>
    reason === null ? `${name} is first player.` : `${name} is first player: ${reasons[reason]}.`,
  order: (names: readonly string[]) => `Order of play: ${names.join(', ')}.`,
  allowance: (name: string, n: number) => (n === 0 ? `${name} may swap nothing.` : `${name} may swap up to ${count(n, 'card')}.`),
  short: (names: readonly string[], left: number) => `Fewer cards than sectors to ride (${left}): ${list(names)}.`,
  abandon: (names: readonly string[]) => `No card left, out of the race: ${list(names)}.`,
  road: 'On the road',
  bunch: (names: readonly string[], gap: number) => `${game.people.gap(gap)}: ${list(names)}`,
  group: (names: readonly string[], gap: number, speed: number, cost: number, cancels: number) =>
    [
      `${game.people.gap(gap)}: ${list(names)}`,
      `speed ${speed}`,
      ...(names.length < 2 ? [] : [`an attack costs ${cost} At, a double one ${2 * cost}`]),
      ...(names.length > 2 ? [`${cancels} attackers cancel it`] : []),
    ].join(' · '),
  running: 'As it stands: bonus minus gap',
  sum: (gap: number, bonus: number) => `${game.people.gap(gap)}, +${seconds(bonus)}`,
  refusals,
}

export type Words = typeof words
