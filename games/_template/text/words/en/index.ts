import type { OptionSentences, Sentences } from '@echappee/text'
import { english } from '@echappee/text/english'
import type { optionFields } from '../../../rules/options.ts'
import type { RefusalCode } from '../../../rules/refusals.ts'
import type { EventSentence, MoveSentence, PromptSentence } from '../sentences.ts'

const { list, count } = english
const squares = (n: number) => count(n, 'square')

const refusals: Readonly<Record<RefusalCode, (card: number) => string>> = {
  GAME_OVER: () => 'The race is over.',
  NOT_YOUR_TURN: () => 'You are not asked now.',
  NOT_IN_HAND: (card) => `You hold no ${card}.`,
  TIRED: (card) => `Tired legs: no ${card} right after a ${card}.`,
}

/** The same on the card itself. */
const reasons: Readonly<Record<RefusalCode, string>> = {
  GAME_OVER: 'it is over',
  NOT_YOUR_TURN: 'not now',
  NOT_IN_HAND: 'not in hand',
  TIRED: 'tired legs',
}

export const words = {
  refusals,
  reasons,
  prompt: {
    choose: 'Choose a card, face down.',
    wait: 'Until all have chosen, you may change your card.',
    watch: 'All choose a card, face down.',
    over: (names: readonly string[]) => `${list(names)} won the race.`,
  } satisfies Sentences<PromptSentence>,
  event: {
    dealt: (name: string, cards: readonly number[]) => `${name} is dealt ${list(cards.map(String))}.`,
    roundBegan: (round: number) => `Round ${round}.`,
    chose: (name: string, card: number) => `${name} lays a ${card} face down.`,
    revealed: (plays: readonly string[]) => `Cards up: ${plays.join(', ')}.`,
    play: (name: string, card: number) => `${name}: ${card}`,
    rode: (name: string, from: number, to: number) => `${name} rides ${squares(to - from)}, to ${to}.`,
    blown: (name: string, from: number, to: number) => `The wind carries ${name} ${squares(to - from)}, to ${to}.`,
    windBlew: (n: number) => (n === 0 ? 'No wind.' : `Tail wind: ${squares(n)} for the last.`),
    reshuffled: (n: number) => `The discard pile is shuffled: ${n} cards to draw.`,
    drew: (name: string, card: number) => `${name} draws a ${card}.`,
    finished: (names: readonly string[]) => `The race is over: ${list(names)} won it.`,
  } satisfies Sentences<EventSentence>,
  move: {
    choose: (card: number, to: number, isOver: boolean) => `Play ${card} → square ${to}${isOver ? ', over the line' : ''}`,
  } satisfies Sentences<MoveSentence>,
  where: { round: (n: number) => `Round ${n}`, line: (n: number) => `line at ${n}` },
  hand: { heading: 'Your cards', chosen: 'chosen' },
  people: {
    heading: 'Riders',
    square: (n: number) => `square ${n}`,
    cards: (n: number) => count(n, 'card'),
  },
  quickStart: {
    heading: 'In one minute',
    aim: 'Be furthest when somebody reaches the line.',
    choose: 'Everybody lays one card face down. No 4 right after a 4.',
    ride: 'All cards are shown, and each rider rides what his card says.',
    finish: 'The round in which somebody reaches the line is the last. Squares beyond it count.',
  },
  final: { heading: 'Result' },
  board: {
    title: (n: number) => `A road of ${n} squares`,
    riders: 'Riders',
    rider: (name: string, square: number, cards: number) => `${name}: square ${square}, ${cards} in hand`,
    cards: 'Cards',
    hand: (cards: readonly number[]) => `Your hand: ${cards.join(', ')}`,
    choice: (card: number) => `You have chosen: ${card}`,
    piles: (draw: number, discard: number) => `Draw pile: ${draw}. Discard pile: ${discard}.`,
  },
  options: {
    squares: { label: 'Length of the road', help: 'In squares.' },
    wind: { label: 'Tail wind', help: 'A die helps the last.' },
  } satisfies OptionSentences<typeof optionFields>,
  facts: {
    breakaway: {
      label: 'Longest breakaway',
      text: (n: number) => (n === 1 ? '1 round alone in front' : `${n} rounds in a row alone in front`),
    },
  },
}

export type Words = typeof words
