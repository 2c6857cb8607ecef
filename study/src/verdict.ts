import type { Columns } from './column.ts'
import { holm } from './holm.ts'
import { CONFIDENCE, intervalOf, sequenceOf, type Interval } from './interval.ts'
import { standardError, variance, type Moments } from './moments.ts'
import { sharedColumns, type Part, type Shared } from './stretch.ts'
import { normalQuantile, studentBeyond } from './student.ts'

/** What can be said of a difference: it is there, it is not larger than something, or more games are needed. */
export type Verdict =
  | { readonly kind: 'differs' }
  | { readonly kind: 'alike'; readonly within: number }
  | { readonly kind: 'unknown'; readonly needed: number }

/** One column of one variant beside that of the first. */
export interface Contrast {
  /** Number of the variant. */
  readonly variant: number
  readonly name: string
  readonly isShare: boolean
  readonly games: number
  readonly base: number
  readonly other: number
  /** What the other has more. */
  readonly effect: Interval
  /** Holm's, over all contrasts of the study. */
  readonly p: number
  readonly verdict: Verdict
  /** Variance of the difference on equal seeds, over that on seeds of their own; below 1 pairing gains. */
  readonly pairing: number
}

export interface Certainty {
  /** Differences within it count as none: of a share, in shares; of anything else, of the first variant's mean. */
  readonly tolerance: number
  /** Games planned for, where one may stop at any time: then the intervals are those of a sequence. */
  readonly tuned?: number
}

export const TOLERANCE = 0.02
const POWER = 0.8

export function contrastsOf(part: Part, columns: readonly Columns[], certainty: Certainty): Contrast[] {
  const raw = part.differences.flatMap((list, v) => {
    const shared = sharedColumns(columns[0]!, columns[v + 1]!)
    return list.flatMap((moments, i) => (moments[0] < 2 ? [] : [{ variant: v + 1, moments, shared: shared[i]! }]))
  })
  const tests = raw.filter(({ moments }) => moments[2] > 0).length
  const corrected = holm(raw.map(({ moments }) => pOf(moments)))
  return raw.map(({ variant, moments, shared }, i) => {
    const [a, b] = [columnMoments(part, 0, shared.base), columnMoments(part, variant, shared.other)]
    const x = toleranceOf(shared, a[1], certainty.tolerance)
    const { tuned } = certainty
    const effect = tuned === undefined ? intervalOf(moments) : sequenceOf(moments, tuned)
    const isThere =
      tuned === undefined
        ? corrected[i]! < 1 - CONFIDENCE
        : excludesZero(sequenceOf(moments, tuned, 1 - (1 - CONFIDENCE) / Math.max(1, tests)))
    const independent = variance(a) + variance(b)
    return {
      variant,
      name: shared.name,
      isShare: shared.isShare,
      games: moments[0],
      base: a[1],
      other: b[1],
      effect,
      p: corrected[i]!,
      verdict: isThere ? { kind: 'differs' } : smallOrUnknown(moments, effect, x, tests),
      pairing: independent === 0 ? 0 : variance(moments) / independent,
    }
  })
}

/** Whether all that can be known of shares is known to within `width`, so that a sequence may stop. */
export function isKnown(contrasts: readonly Contrast[], width: number, focus?: readonly string[]): boolean {
  const watched = contrasts.filter(({ name, isShare }) => (focus === undefined ? isShare : focus.includes(name)))
  return (
    watched.length > 0 &&
    watched.every(({ effect, isShare, base }) => effect.high - effect.low <= 2 * (isShare ? width : width * Math.abs(base)))
  )
}

/** Games after which an edge of x would be found with 80 % chance, or shown not to be there. */
export function gamesNeeded(moments: Readonly<Moments>, x: number, tests: number): number {
  const reach = normalQuantile(1 - (1 - CONFIDENCE) / 2 / Math.max(1, tests)) + normalQuantile(POWER)
  return Math.ceil((reach * reach * variance(moments)) / (x * x))
}

function smallOrUnknown(moments: Readonly<Moments>, effect: Interval, x: number, tests: number): Verdict {
  const within = Math.max(Math.abs(effect.low), Math.abs(effect.high))
  if (within <= x || moments[2] === 0) return { kind: 'alike', within: moments[2] === 0 ? 0 : within }
  return { kind: 'unknown', needed: Math.max(moments[0] + 1, gamesNeeded(moments, x, tests)) }
}

function toleranceOf({ isShare }: Shared, base: number, tolerance: number): number {
  return isShare ? tolerance : Math.max(tolerance * Math.abs(base), 1e-9)
}

function pOf(moments: Readonly<Moments>): number {
  if (moments[2] === 0) return moments[1] === 0 ? 1 : 0
  return studentBeyond(moments[1] / standardError(moments), moments[0] - 1)
}

const excludesZero = ({ low, high }: Interval): boolean => low > 0 || high < 0

function columnMoments({ summaries }: Part, variant: number, at: number): Moments {
  const { game, seat } = summaries[variant]!
  return at < game.length ? game[at]! : seat[at - game.length]!
}
