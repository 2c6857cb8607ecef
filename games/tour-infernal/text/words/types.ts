import type { Card } from '../../content/cards.ts'
import type { Phase } from '../../rules/state.ts'

export type Params = Readonly<Record<string, string | number>>

/** The values of a refusal, with people, cards and plays already in words. */
export interface RefusalValues {
  readonly acting?: string
  readonly phase?: Phase
  readonly card?: string
  readonly play?: string
  readonly needed?: number
  readonly held?: number
  readonly company?: number
  readonly level?: number
  readonly most?: number
  readonly total?: number
  readonly speed?: number
  readonly sector?: number
}

/** How a unit rode, for the sentence: `who` is a rider's name or the name of the group. */
export interface RideWords {
  readonly who: string
  readonly speed: number
  readonly from: number
  readonly to: number
}

/** The steps of a sector that somebody sees. */
const STEPS = ['besace', 'ride', 'gaps', 'attacks', 'event', 'over'] as const
export type StepName = (typeof STEPS)[number]

/** What the hand allows in step 1, beside a single R. */
export interface PlaysLeft {
  readonly RR: boolean
  /** 2R with a third card. */
  readonly third: boolean
  /** Kinds that can be laid instead of R. */
  readonly other: readonly Card[]
}
