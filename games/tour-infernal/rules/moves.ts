import { BESACES, CARDS, CHOSEN, PLAYS, type Besace, type Card, type Play } from '../content/cards.ts'

export type AttackLevel = 0 | 1 | 2
export type RaiseAnswer = 'complete' | 'drop'
export type CounterAnswer = 'yes' | 'no'

export type Move =
  | { type: 'besace'; r: number; s: number; a: number }
  | { type: 'play'; play: Play }
  /** The cobbles card X. */
  | { type: 'hide'; card: Card }
  /** 0 passes. */
  | { type: 'attack'; level: AttackLevel }
  | { type: 'answer'; answer: RaiseAnswer }
  | { type: 'counter'; answer: CounterAnswer }
  /** 0 passes. */
  | { type: 'bid'; count: number }
  | { type: 'swap'; give: Card; take: Card }
  | { type: 'done' }

export const MAX_SEATS = 8
export const MAX_LAY = 6

// Every move there is, made once: lists of legal moves share these objects.
/** In the order of BESACES. */
export const BESACE_MOVES: readonly Move[] = BESACES.map(besaceMove)
/** By play. */
export const PLAY_MOVES = byName(PLAYS, (play) => ({ type: 'play', play }))
/** By card. */
export const HIDE_MOVES = byName(CARDS, (card) => ({ type: 'hide', card }))
/** By level. */
export const ATTACK_MOVES = ([0, 1, 2] as const).map((level) => Object.freeze({ type: 'attack' as const, level }))
export const COMPLETE: Move = Object.freeze({ type: 'answer', answer: 'complete' })
export const DROP: Move = Object.freeze({ type: 'answer', answer: 'drop' })
export const COUNTER: Move = Object.freeze({ type: 'counter', answer: 'yes' })
export const NO_COUNTER: Move = Object.freeze({ type: 'counter', answer: 'no' })
/** By number of cards. */
export const BID_MOVES: readonly Move[] = Array.from({ length: MAX_LAY + 1 }, (_, count) => Object.freeze({ type: 'bid', count }))
export const SWAP_MOVES: readonly (Move & { type: 'swap' })[] = CARDS.flatMap((give) =>
  CARDS.filter((take) => take !== give).map((take) => Object.freeze({ type: 'swap' as const, give, take })),
)
export const DONE: Move = Object.freeze({ type: 'done' })

/** Injective over the moves that there are: 0-48 besace by r and s, then plays, X, attacks, answers, counter-attacks, bids, swaps, done. */
export function moveKey(move: Move): number {
  switch (move.type) {
    case 'besace':
      return move.r * (CHOSEN + 1) + move.s
    case 'play':
      return 50 + PLAYS.indexOf(move.play)
    case 'hide':
      return 60 + CARDS.indexOf(move.card)
    case 'attack':
      return 65 + move.level
    case 'answer':
      return move.answer === 'complete' ? 70 : 71
    case 'counter':
      return move.answer === 'yes' ? 72 : 73
    case 'bid':
      return 80 + move.count
    case 'swap':
      return 90 + CARDS.indexOf(move.give) * CARDS.length + CARDS.indexOf(move.take)
    case 'done':
      return 75
  }
}

function besaceMove({ r, s, a }: Besace): Move {
  return Object.freeze({ type: 'besace', r, s, a })
}

function byName<Name extends string>(names: readonly Name[], make: (name: Name) => Move): Readonly<Record<Name, Move>> {
  return Object.fromEntries(names.map((name) => [name, Object.freeze(make(name))])) as Record<Name, Move>
}
