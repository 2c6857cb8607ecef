import type { Json, Numbers, PolicyWeights } from '@echappee/kernel'

/** One way to play that is studied. */
export interface Variant {
  readonly label: string
  /** Checked, the defaults filled in. */
  readonly options: Json
  /** Only where one of them is not as in the box. */
  readonly parameters?: Numbers
  /** One word a seat. */
  readonly bots: readonly string[]
  /** What bots that play by what was learned have learned for it; absent where they play as the game has it. */
  readonly policy?: PolicyWeights
}

/** What is studied. It crosses to workers, into files and links, so it is plain data; everything that is found follows from it. */
export interface StudyPlan {
  readonly game: string
  readonly rulesVersion: number
  readonly seed: string
  /** The first is what the others are compared with. */
  readonly variants: readonly Variant[]
  /** Files with metrics of one's own. */
  readonly metricFiles?: readonly string[]
  /** Metrics that decide whether seeds are shared (see `pairing.ts`); all where it is absent. */
  readonly watched?: readonly string[]
}

/** By variant after the first: its first game on seeds of its own; null while it shares those of the first. */
export type Apart = readonly (number | null)[]

/** From game to game the bots move on by one seat. */
export function seatedBots({ bots }: Variant, index: number): readonly string[] {
  const shift = (index - 1) % bots.length
  return shift === 0 ? bots : bots.map((_, seat) => bots[(seat + shift) % bots.length]!)
}

/** Everything that happens in game number `index` (from 1) follows from this text and its variant. */
export function gameSeed({ seed }: StudyPlan, variant: number, index: number, apart?: Apart): string {
  const from = apart?.[variant - 1] ?? null
  return from === null || index < from ? `${seed}/${index}` : `${seed}/apart/${variant}/${index}`
}
