import type { Weights } from '@echappee/kernel'
import { softmax } from './fit.ts'
import type { Position } from './positions.ts'

/** How well chances foretell. `brier` is the mean squared miss of a seat's chance: 0 is perfect. */
export interface Calibration {
  readonly positions: number
  readonly brier: number
  /** Of saying 1/n to each of n seats. */
  readonly baseBrier: number
  /** The same at positions from 40 to 60 % of a game. */
  readonly halfWay: { readonly positions: number; readonly brier: number; readonly baseBrier: number }
  /** Tenths of the chance; tenths that nobody fell into are left out. */
  readonly reliability: readonly Reliability[]
}

export interface Reliability {
  readonly from: number
  readonly count: number
  /** What was foretold on average, and what came. */
  readonly foretold: number
  readonly came: number
}

export function calibrationOf(positions: readonly Position[], weights: Weights): Calibration {
  const bins = Array.from({ length: 10 }, () => ({ count: 0, foretold: 0, came: 0 }))
  for (const position of positions)
    for (const [seat, chance] of chancesAt(position, weights).entries()) {
      const bin = bins[Math.min(9, Math.floor(chance * 10))]!
      bin.count++
      bin.foretold += chance
      bin.came += position.shares[seat]!
    }
  return {
    ...brierOf(positions, weights),
    halfWay: brierOf(
      positions.filter(({ progress }) => progress >= 0.4 && progress < 0.6),
      weights,
    ),
    reliability: bins.flatMap(({ count, foretold, came }, i) =>
      count === 0 ? [] : [{ from: i / 10, count, foretold: foretold / count, came: came / count }],
    ),
  }
}

function brierOf(positions: readonly Position[], weights: Weights): { positions: number; brier: number; baseBrier: number } {
  let miss = 0
  let baseMiss = 0
  let seats = 0
  for (const position of positions)
    for (const [seat, chance] of chancesAt(position, weights).entries()) {
      miss += (chance - position.shares[seat]!) ** 2
      baseMiss += (1 / position.shares.length - position.shares[seat]!) ** 2
      seats++
    }
  return { positions: positions.length, brier: miss / seats, baseBrier: baseMiss / seats }
}

function chancesAt({ progress, values }: Position, { start, end }: Weights): number[] {
  return softmax(values.map((own) => own.reduce((score, value, i) => score + value * (start[i]! * (1 - progress) + end[i]! * progress), 0)))
}
