import { START, WON, type Columns } from '@echappee/study/column'
import { CONFIDENCE, intervalOf } from '@echappee/study/interval'
import type { Summary } from '@echappee/study/summary'
import type { Contrast } from '@echappee/study/verdict'

/** Whoever has this label wins more, or less, than an equal share; or as often; or it is not known. */
export interface WinFinding {
  readonly label: string
  readonly value: string
  readonly count: number
  readonly share: number
  /** Widened for all that is looked at. */
  readonly low: number
  readonly high: number
  readonly fair: number
  readonly kind: 'more' | 'less' | 'fair' | 'unknown'
}

/** Of fewer nothing is said. */
const FEWEST = 30
/** So near to an equal share counts as fair. */
const NEAR = 0.03

/** Intervals are widened for all that is looked at (Bonferroni). */
export function winFindings(summary: Summary, columns: Columns, seats: number): WinFinding[] {
  const won = columns.seat.findIndex(({ name }) => name === WON)
  const entries = columns.seatLabels.flatMap(({ name }, i) =>
    Object.entries(summary.seatLabels[i]!).flatMap(([value, { count, moments }]) =>
      count < FEWEST ? [] : [{ name, value, count, moments: moments[won]! }],
    ),
  )
  const fair = 1 / seats
  return entries
    .map(({ name, value, count, moments }): WinFinding => {
      const { mean, low, high } = intervalOf(moments, 1 - (1 - CONFIDENCE) / entries.length)
      const kind = low > fair ? 'more' : high < fair ? 'less' : low > fair - NEAR && high < fair + NEAR ? 'fair' : 'unknown'
      return { label: name, value, count, share: mean, low, high, fair, kind }
    })
    .sort((a, b) => Number(b.label === START) - Number(a.label === START) || a.label.localeCompare(b.label) || b.share - a.share)
}

/** What an option's value does beside the default. */
export interface OptionFinding {
  readonly label: string
  /** Metrics that differ. */
  readonly changes: readonly string[]
  /** Not one game came out otherwise. */
  readonly isDead: boolean
}

export function optionFindings(contrasts: readonly Contrast[], labels: readonly string[]): OptionFinding[] {
  return labels.slice(1).map((label, i) => {
    const own = contrasts.filter(({ variant }) => variant === i + 1)
    return {
      label,
      changes: own.filter(({ verdict }) => verdict.kind === 'differs').map(({ name }) => name),
      isDead: own.every(({ verdict }) => verdict.kind === 'alike' && verdict.within === 0),
    }
  })
}

/** Both bots say something certain, and not the same. */
export function doDisagree(a: WinFinding['kind'], b: WinFinding['kind'] | undefined): boolean {
  if (b === undefined || a === 'unknown' || b === 'unknown') return false
  return a !== b
}
