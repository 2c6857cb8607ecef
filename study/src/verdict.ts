import type { Columns } from './column.ts'
import { holm } from './holm.ts'
import { CONFIDENCE, intervalOf, sequenceOf, sequenceReach, type Interval } from './interval.ts'
import { standardError, variance, type Moments } from './moments.ts'
import { columnMoments, sharedColumns, type Part, type Shared } from './stretch.ts'
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
  /** As if it were the only contrast. */
  readonly pAlone: number
  readonly verdict: Verdict
  /** Variance of the difference as it was played, over that on seeds of their own; below 1 sharing them gains. */
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
  const alone = raw.map(({ moments }) => pOf(moments))
  const corrected = holm(alone)
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
      pAlone: alone[i]!,
      verdict: isThere
        ? { kind: 'differs' }
        : smallOrUnknown({ moments, x, tests, share: shared.isShare ? b[1] : undefined, isSequence: tuned !== undefined }, effect),
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

export interface Sought {
  readonly moments: Readonly<Moments>
  /** The edge that matters. */
  readonly x: number
  /** Contrasts of the study. */
  readonly tests: number
  /** Of a share: its mean, which tells how its variance grows with the edge. */
  readonly share?: number | undefined
  /** Whether one may stop at any time, and intervals are wider for it. */
  readonly isSequence?: boolean
}

/**
 * Games after which an edge of x would be found with at least 80 % chance, and none be shown to be none. The variance is known by so many games
 * only, and may be larger by chance, or grow with the edge: both are allowed for.
 */
export function gamesNeeded({ moments, x, tests, share, isSequence = false }: Sought): number {
  const half = (alpha: number) => (isSequence ? sequenceReach(1, alpha) : normalQuantile(1 - alpha / 2))
  const toFind = half((1 - CONFIDENCE) / Math.max(1, tests)) + normalQuantile(POWER)
  const toShowNone = half(1 - CONFIDENCE) + normalQuantile(1 - (1 - POWER) / 2)
  const reach = Math.max(toFind, toShowNone)
  const doubt = 1 + normalQuantile(POWER) * Math.sqrt(2 / Math.max(1, moments[0] - 1))
  const growth = share === undefined || !(share > 0 && share < 1) ? 1 : 1 + (x * Math.abs(1 - 2 * share)) / (share * (1 - share))
  return Math.ceil((reach * reach * variance(moments) * doubt * growth) / (x * x))
}

function smallOrUnknown(sought: Sought, effect: Interval): Verdict {
  const { moments, x } = sought
  const within = Math.max(Math.abs(effect.low), Math.abs(effect.high))
  if (within <= x || moments[2] === 0) return { kind: 'alike', within: moments[2] === 0 ? 0 : within }
  return { kind: 'unknown', needed: Math.max(moments[0] + 1, gamesNeeded(sought)) }
}

function toleranceOf({ isShare }: Shared, base: number, tolerance: number): number {
  return isShare ? tolerance : Math.max(tolerance * Math.abs(base), 1e-9)
}

function pOf(moments: Readonly<Moments>): number {
  if (moments[2] === 0) return moments[1] === 0 ? 1 : 0
  return studentBeyond(moments[1] / standardError(moments), moments[0] - 1)
}

const excludesZero = ({ low, high }: Interval): boolean => low > 0 || high < 0
