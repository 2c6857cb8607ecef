import { FORECAST_GAMES, blended } from '@echappee/bots'
import type { Weights } from '@echappee/kernel'
import type { Reliability } from '../training/calibration.ts'
import { mean } from '../simulation/statistics.ts'
import { PARTS, type Foretold } from './foretold.ts'

/** Brier scores at a part of the games: of the chance that is shown, of imagined games alone, of the weights without a clone, of equal chances. */
interface PartScore {
  readonly part: number
  readonly brier: number
  readonly played: number
  readonly plain: number
  readonly base: number
  /** Of a forecast that knows everything but the luck to come, and of what the coach told; absent where that was not measured. */
  readonly least?: number
  readonly coach?: number
}

export interface ReliabilityReport {
  readonly parts: readonly PartScore[]
  /** Tenths of the chance that is shown. */
  readonly reliability: readonly Reliability[]
  /** Tenths of the chance that the coach told; empty where he was not asked. */
  readonly coachReliability: readonly Reliability[]
}

export function reliabilityReport(told: readonly Foretold[], blend: Weights): ReliabilityReport {
  const chancesOf = ({ progress, wins, values }: Foretold) => blended(blend, progress, wins, values).chances
  return {
    parts: PARTS.map((part) => {
      const own = told.filter((one) => one.part === part)
      return {
        part,
        brier: brierOf(own, chancesOf),
        played: brierOf(own, ({ wins }) => wins.map((won) => won / FORECAST_GAMES)),
        plain: brierOf(own, ({ plain }) => plain),
        base: brierOf(own, ({ shares }) => shares.map(() => 1 / shares.length)),
        ...(own.some(({ spread }) => spread === undefined) ? {} : { least: mean(own.flatMap(({ spread }) => spread!)) }),
        ...(own.some(({ coach }) => coach === undefined)
          ? {}
          : { coach: mean(own.map(({ coach }) => (coach!.chance - coach!.share) ** 2)) }),
      }
    }),
    reliability: tenths(told.flatMap((one) => chancesOf(one).map((chance, seat) => ({ chance, share: one.shares[seat]! })))),
    coachReliability: tenths(told.flatMap(({ coach }) => coach ?? [])),
  }
}

function tenths(told: readonly { readonly chance: number; readonly share: number }[]): Reliability[] {
  const bins = Array.from({ length: 10 }, () => ({ count: 0, foretold: 0, came: 0 }))
  for (const { chance, share } of told) {
    const bin = bins[Math.min(9, Math.floor(chance * 10))]!
    bin.count++
    bin.foretold += chance
    bin.came += share
  }
  return bins.flatMap(({ count, foretold, came }, i) =>
    count === 0 ? [] : [{ from: i / 10, count, foretold: foretold / count, came: came / count }],
  )
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
