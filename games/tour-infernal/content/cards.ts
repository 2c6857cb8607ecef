/** R ride, S sprint (Sp), A attack (At). */
export const CARDS = ['R', 'S', 'A'] as const
export type Card = (typeof CARDS)[number]

/** A number of cards of each kind. */
export interface Cards {
  R: number
  S: number
  A: number
}

/** What each rider owns: besace, reserve and all that was laid are always this together. */
export const KIT: Readonly<Cards> = Object.freeze({ R: 20, S: 6, A: 6 })
export const COMPULSORY_R = 14
/** Cards of the besace that are chosen, out of this many of each kind. */
export const CHOSEN = 6
export const BESACE_SIZE = COMPULSORY_R + CHOSEN

/** TI-5: the chosen part of a besace. */
export interface Besace {
  readonly r: number
  readonly s: number
  readonly a: number
}

/** All 28, by r, then by s. */
export const BESACES: readonly Besace[] = Object.freeze(
  Array.from({ length: CHOSEN + 1 }, (_, r) =>
    Array.from({ length: CHOSEN - r + 1 }, (__, s): Besace => Object.freeze({ r, s, a: CHOSEN - r - s })),
  ).flat(),
)

/** TI-20: what a rider lays to ride on. */
export const PLAYS = ['R', 'RR', 'RRR', 'RRS', 'RRA', 'S', 'A'] as const
export type Play = (typeof PLAYS)[number]

export interface PlayCost extends Readonly<Cards> {
  readonly total: number
  /** TI-23. */
  readonly isPull: boolean
  readonly hasThird: boolean
  /** Replaces R, and so leaves the shelter of the bunch (TI-30). */
  readonly isOther: boolean
}

export const PLAY_COSTS: Readonly<Record<Play, PlayCost>> = Object.freeze({
  R: cost(1, 0, 0),
  RR: cost(2, 0, 0),
  RRR: cost(3, 0, 0),
  RRS: cost(2, 1, 0),
  RRA: cost(2, 0, 1),
  S: cost(0, 1, 0),
  A: cost(0, 0, 1),
})

/** What PLAY_COSTS says, found by comparing names: to look one up takes five times as long, and rides are asked for millions of times. */
export function costOf(play: Play): PlayCost {
  switch (play) {
    case 'R':
      return PLAY_COSTS.R
    case 'RR':
      return PLAY_COSTS.RR
    case 'S':
      return PLAY_COSTS.S
    case 'A':
      return PLAY_COSTS.A
    case 'RRR':
      return PLAY_COSTS.RRR
    case 'RRS':
      return PLAY_COSTS.RRS
    case 'RRA':
      return PLAY_COSTS.RRA
  }
}

function cost(R: number, S: number, A: number): PlayCost {
  const total = R + S + A
  return Object.freeze({ R, S, A, total, isPull: R >= 2, hasThird: total === 3, isOther: R === 0 })
}
