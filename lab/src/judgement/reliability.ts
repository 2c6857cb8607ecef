import { FORECAST_GAMES, blended } from '@echappee/bots'
import type { Weights } from '@echappee/kernel'
import type { Reliability } from '../training/calibration.ts'
import { PARTS, type Foretold } from './foretold.ts'

/** Brier scores at a part of the games: of the chance that is shown, of imagined games alone, of the weights without a clone, of equal chances. */
interface PartScore {
  readonly part: number
  readonly brier: number
  readonly played: number
  readonly plain: number
  readonly base: number
}

export interface ReliabilityReport {
  readonly parts: readonly PartScore[]
  /** Tenths of the chance that is shown. */
  readonly reliability: readonly Reliability[]
}

export function reliabilityReport(told: readonly Foretold[], blend: Weights): ReliabilityReport {
  const chancesOf = ({ progress, wins, values }: Foretold) => blended(blend, progress, wins, values).chances
  const bins = Array.from({ length: 10 }, () => ({ count: 0, foretold: 0, came: 0 }))
  for (const one of told)
    for (const [seat, chance] of chancesOf(one).entries()) {
      const bin = bins[Math.min(9, Math.floor(chance * 10))]!
      bin.count++
      bin.foretold += chance
      bin.came += one.shares[seat]!
    }
  return {
    parts: PARTS.map((part) => {
      const own = told.filter((one) => one.part === part)
      return {
        part,
        brier: brierOf(own, chancesOf),
        played: brierOf(own, ({ wins }) => wins.map((won) => won / FORECAST_GAMES)),
        plain: brierOf(own, ({ plain }) => plain),
        base: brierOf(own, ({ shares }) => shares.map(() => 1 / shares.length)),
      }
    }),
    reliability: bins.flatMap(({ count, foretold, came }, i) =>
      count === 0 ? [] : [{ from: i / 10, count, foretold: foretold / count, came: came / count }],
    ),
  }
}

function brierOf(told: readonly Foretold[], chancesOf: (one: Foretold) => readonly number[]): number {
  let miss = 0
  let seats = 0
  for (const one of told)
    for (const [seat, chance] of chancesOf(one).entries()) {
      miss += (chance - one.shares[seat]!) ** 2
      seats++
    }
  return miss / seats
}
