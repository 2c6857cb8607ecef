import { TILES } from '../../../content/sectors.ts'
import type { CourseIssue } from '../../../rules/course-schema.ts'
import type { OptionIssue } from '../../../rules/options.ts'
import type { RefusalCode } from '../../../rules/refusals.ts'
import type { Phase } from '../../../rules/state.ts'
import type { Params, RefusalValues } from '../types.ts'
import { cardCount, count, tiles } from './names.ts'

const phases: Readonly<Record<Phase, string>> = {
  besace: 'everybody is packing',
  play: 'it is time to ride',
  hidden: 'a card goes face down',
  attack: 'it is time to attack or stay',
  answer: 'a raise must be answered',
  counter: 'it is time to counter-attack or not',
  bid: 'it is time to bid or pass',
  swap: 'it is time to swap cards',
  finished: 'the race is over',
}

export const refusals: Readonly<Record<RefusalCode, (values: RefusalValues) => string>> = {
  GAME_OVER: () => 'The race is over.',
  ABANDONED: ({ sector }) => `Your rider abandoned at the beginning of sector ${sector ?? '?'}.`,
  ALREADY_CHOSEN: () => 'Your bag is packed: the others are still packing.',
  ALREADY_SWAPPED: () => 'Your swaps are made: the others are still at it.',
  NO_ALLOWANCE: ({ speed }) => `At speed ${speed ?? '?'} there was no time to swap anything in the feed zone.`,
  NOT_YOUR_TURN: ({ acting }) => (acting === undefined ? 'It is not your turn.' : `It is ${acting}’s turn.`),
  WRONG_PHASE: ({ phase }) => `Not now: ${phase === undefined ? 'something else is being decided' : phases[phase]}.`,
  BESACE_RANGE: ({ most }) => `Of each kind there are 0 to ${most ?? '?'} cards to choose.`,
  BESACE_TOTAL: ({ total, needed }) => `A bag takes ${needed ?? '?'} cards of your choice, not ${total ?? '?'}.`,
  NOT_SOLITARY: ({ company }) =>
    `A third card is for riders who are alone: ${company === 1 ? 'another one rides' : `${company ?? 'some'} others ride`} with you.`,
  NOT_DISTANCED: ({ play }) => `${play ?? 'This card'} instead of R is for riders behind the leaders, or without any R.`,
  PLAY_CARDS: ({ card, needed, held }) => `Not enough ${card ?? 'cards'}: ${needed ?? '?'} needed, ${held ?? 0} in hand.`,
  NO_COBBLES_CARD: ({ needed, held }) => `Cobbles: a card must be left for the hidden one (${needed ?? '?'} needed, ${held ?? 0} in hand).`,
  HIDE_CARD: ({ card }) => `There is no ${card ?? 'such card'} in your hand to hide.`,
  LEVEL_TOO_LOW: () => 'This is a double attack: it takes a double attack to follow it.',
  ATTACK_CARDS: ({ needed, held }) => `This attack costs ${cardCount(needed ?? 0, 'A')}; you have ${held ?? 0}.`,
  COMPLETE_CARDS: ({ needed, held }) => `Staying in the attack costs ${cardCount(needed ?? 0, 'A')} more; you have ${held ?? 0}.`,
  COUNTER_CARDS: ({ needed, held }) => `A counter-attack costs ${cardCount(needed ?? 0, 'A')}; you have ${held ?? 0}.`,
  BID_RANGE: ({ most }) => `At most ${count(most ?? 0, 'card')} at a time.`,
  BID_CARDS: ({ card, needed, held }) => `${needed ?? '?'} ${card ?? 'cards'} to play, ${held ?? 0} in hand.`,
  SWAP_SAME: ({ card }) => `Swapping ${card ?? 'a card'} for ${card ?? 'itself'} changes nothing.`,
  SWAP_HAND: ({ card }) => `There is no ${card ?? 'such card'} in your hand to give.`,
  SWAP_RESERVE: ({ card }) => `There is no ${card ?? 'such card'} in your reserve to take.`,
}

/** The same on the choice itself, where there is room for few words. */
export const reasons: Readonly<Record<RefusalCode, (values: RefusalValues) => string>> = {
  GAME_OVER: () => 'the race is over',
  ABANDONED: () => 'abandoned',
  ALREADY_CHOSEN: () => 'already packed',
  ALREADY_SWAPPED: () => 'already done',
  NO_ALLOWANCE: () => 'rode too fast to swap',
  NOT_YOUR_TURN: () => 'not your turn',
  WRONG_PHASE: () => 'not now',
  BESACE_RANGE: ({ most }) => `0 to ${most ?? '?'} of each`,
  BESACE_TOTAL: ({ needed }) => `exactly ${needed ?? '?'} cards`,
  NOT_SOLITARY: () => 'only for a rider alone',
  NOT_DISTANCED: () => 'only behind, or without R',
  PLAY_CARDS: ({ card, held }) => (held === 0 ? `no ${card ?? 'card'} left` : `only ${held ?? 0} ${card ?? ''} left`),
  NO_COBBLES_CARD: () => 'no card left to hide',
  HIDE_CARD: () => 'none in hand',
  LEVEL_TOO_LOW: () => 'it is a double attack',
  ATTACK_CARDS: ({ needed, held }) => `costs ${cardCount(needed ?? 0, 'A')}, you have ${held ?? 0}`,
  COMPLETE_CARDS: ({ needed, held }) => `costs ${cardCount(needed ?? 0, 'A')}, you have ${held ?? 0}`,
  COUNTER_CARDS: ({ needed, held }) => `costs ${cardCount(needed ?? 0, 'A')}, you have ${held ?? 0}`,
  BID_RANGE: ({ most }) => `${most ?? '?'} at most`,
  BID_CARDS: ({ card, held }) => (held === 0 ? `no ${card ?? 'card'} in hand` : `only ${held ?? 0} ${card ?? ''}`),
  SWAP_SAME: () => 'changes nothing',
  SWAP_HAND: ({ card }) => `no ${card ?? 'card'} in hand`,
  SWAP_RESERVE: ({ card }) => `no ${card ?? 'card'} in reserve`,
}

/** "Cobbles (CO)": as it is called, and as it stands in the file. */
const tile = (code: string | number | undefined) => {
  const known = TILES.find((name) => name === code)
  return known === undefined ? String(code) : `${tiles[known]} (${known})`
}
const tileList = (codes: string | number | undefined) => String(codes).split(', ').map(tile).join(', ')

export const issues: Readonly<Record<CourseIssue | OptionIssue, (params: Params) => string>> = {
  small_field: (p) => `is for fields of at most ${p['most']} riders; this table has ${p['seats']}`,
  neutral_riders: (p) => `a table of ${p['seats']} has room for ${p['most'] === 0 ? 'no neutral riders' : `at most ${p['most']}`}`,
  no_such_seat: (p) => `there is no seat ${p['seat']} at a table of ${p['seats']}`,
  course_length: (p) => `a course has ${p['expected']} sectors, this one has ${p['given']}`,
  start_tile: (p) => `sector ${p['sector']} is always ${tile(p['expected'])}, not ${tile(p['tile'])}`,
  feed_tile: (p) =>
    `sector ${p['sector']} is always ${tile(p['expected'])} (its side follows from the other tiles), not ${tile(p['tile'])}`,
  tile_not_in_zone: (p) => `sector ${p['sector']}: zone ${p['zone']} has no ${tile(p['tile'])}; it has ${tileList(p['allowed'])}`,
  tile_stock: (p) => `sector ${p['sector']}: zone ${p['zone']} has only ${count(Number(p['stock']), 'tile')} ${tile(p['tile'])}`,
}
