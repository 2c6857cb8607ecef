import type { Columns } from './column.ts'
import { variance } from './moments.ts'
import type { Apart, StudyPlan } from './plan.ts'
import { columnMoments, sharedColumns, type Part } from './stretch.ts'
import { normalQuantile } from './student.ts'

/** After so many games, then after twice as many each time, it is looked at whether shared seeds lose. */
export const FIRST_LOOK = 100

export function isLook(count: number): boolean {
  for (let look = FIRST_LOOK; look <= count; look *= 2) if (look === count) return true
  return false
}

/** The last game that can be played before the next look. */
export function gamesBeforeLook(count: number): number {
  let look = FIRST_LOOK
  while (look <= count) look *= 2
  return look
}

/** False alarms among all looks and metrics of a variant stay below this. */
const ALARM = 0.05

/**
 * Shared seeds help where both variants make the same of the same luck. Where one makes the opposite of it, they harm: a variant with a watched
 * metric that certainly goes against the first one's is played on seeds of its own from here on. What was played counts all the same: no mean
 * depends on which seeds were shared, and this looks at no mean.
 */
export function partedAfterLook(part: Part, { watched }: StudyPlan, columns: readonly Columns[]): Part {
  if (!isLook(part.count)) return part
  const looks = Math.log2(part.count / FIRST_LOOK) + 1
  const apart: Apart = part.differences.map((list, i) => {
    const before = part.apart?.[i] ?? null
    if (before !== null) return before
    const shared = sharedColumns(columns[0]!, columns[i + 1]!)
    const correlations = list.flatMap((_, at) => {
      const { name } = shared[at]!
      return watched === undefined || watched.includes(name) ? (correlationOf(part, i, at, columns) ?? []) : []
    })
    const limit = normalQuantile(ALARM / 2 ** looks / Math.max(1, correlations.length))
    return correlations.some((r) => Math.atanh(r) * Math.sqrt(part.count - 3) < limit) ? part.count + 1 : null
  })
  return apart.every((from) => from === null) ? part : { ...part, apart }
}

/** Between the same column of both in games of the same number; undefined where it can't be told: nothing varies, or some games say nothing. */
function correlationOf(part: Part, i: number, at: number, columns: readonly Columns[]): number | undefined {
  const { base, other } = sharedColumns(columns[0]!, columns[i + 1]!)[at]!
  const [a, b, difference] = [columnMoments(part, 0, base), columnMoments(part, i + 1, other), part.differences[i]![at]!]
  const [va, vb] = [variance(a), variance(b)]
  const isWhole = a[0] === part.count && b[0] === part.count
  if (!isWhole || !(va > 0 && vb > 0)) return undefined
  const r = (va + vb - variance(difference)) / (2 * Math.sqrt(va * vb))
  return Math.max(-LIMIT, Math.min(LIMIT, r))
}

/** Fisher's transformation has no value at 1. */
const LIMIT = 1 - 1e-9
