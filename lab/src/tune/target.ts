import type { Columns } from '@echappee/study/column'
import { intervalOf } from '@echappee/study/interval'
import type { Moments } from '@echappee/study/moments'
import type { Summary } from '@echappee/study/summary'
import { BadInput } from '../failure.ts'
import { nearest } from '../nearest.ts'
import type { Words } from '../words/en/index.ts'

/** What a metric's mean should be. */
export interface Target {
  readonly metric: string
  readonly isShare: boolean
  readonly sign: '<=' | '>='
  readonly limit: number
  /** As it was written. */
  readonly text: string
}

/** `metric<=x` or `metric>=x`; x of a share also as a percentage. */
export function parseTargets(texts: readonly string[], { game, seat }: Columns, say: Words): Target[] {
  const columns = [...game, ...seat]
  return texts.map((text) => {
    const [, metric, sign, number, percent] = /^([^<>=\s]+)\s*(<=|>=)\s*(-?\d{1,9}(?:[.,]\d{1,6})?)\s*(%?)$/.exec(text) ?? []
    if (metric === undefined) throw new BadInput(say.tune.targetForm(text))
    const names = columns.map(({ name }) => name)
    const column = columns.find(({ name }) => name === metric)
    if (column === undefined) throw new BadInput(say.unknownMetric(metric, nearest(metric, names), names))
    const value = Number(number!.replace(',', '.'))
    const limit = percent === '%' ? value / 100 : value
    if (column.isShare ? limit < 0 || limit > 1 : percent === '%') throw new BadInput(say.tune.targetRange(text, metric, column.isShare))
    return { metric, isShare: column.isShare, sign: sign as Target['sign'], limit, text }
  })
}

/** The moments of each target's metric. */
export function momentsFor(targets: readonly Target[], { game, seat }: Columns, summary: Summary): Moments[] {
  return targets.map(({ metric }) => {
    const at = game.findIndex(({ name }) => name === metric)
    return at >= 0 ? summary.game[at]! : summary.seat[seat.findIndex(({ name }) => name === metric)]!
  })
}

/** How far the means are from what they should be, all together: 0 where every target is met. Of a share in shares, else in parts of the limit. */
export function missOf(targets: readonly Target[], moments: readonly Moments[]): number {
  return targets.reduce((sum, { sign, limit, isShare }, i) => {
    const [count, mean] = moments[i]!
    if (count === 0) return sum + 1
    const miss = sign === '<=' ? mean - limit : limit - mean
    return sum + Math.max(0, miss) / (isShare ? 1 : Math.max(Math.abs(limit), 1e-9))
  }, 0)
}

export type Met = 'met' | 'missed' | 'unknown'

/** By the whole 95 % interval. */
export function isMet({ sign, limit }: Target, moments: Moments): Met {
  const { low, high } = intervalOf(moments)
  const [best, worst] = sign === '<=' ? [low - limit, high - limit] : [limit - high, limit - low]
  return worst <= 0 ? 'met' : best > 0 ? 'missed' : 'unknown'
}
