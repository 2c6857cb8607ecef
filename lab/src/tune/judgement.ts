import { intervalOf, type Interval } from '@echappee/study/interval'
import type { StudyPlan } from '@echappee/study/plan'
import type { Part } from '@echappee/study/stretch'
import type { Ground } from './rounds.ts'
import { endsOf, isSamePoint, labelAt, neighboursOf, numbersAt, usualPoint, type Point } from './space.ts'
import { isMet, missOf, momentsFor, type Met } from './target.ts'

/** What is judged on fresh seeds beside the best: why it is looked at. */
export type Role = 'best' | 'usual' | 'neighbour' | 'end'

export interface Judged {
  readonly label: string
  readonly parameters: Readonly<Record<string, number>>
  readonly role: Role
  readonly games: number
  readonly miss: number
  /** By target. */
  readonly targets: readonly (Interval & { readonly target: string; readonly met: Met })[]
}

/** The best first, then its neighbours, the box, and each parameter at both of its ends. */
export function judgedPoints({ search: { axes } }: Ground, best: Point): { readonly point: Point; readonly role: Role }[] {
  const all: { point: Point; role: Role }[] = [
    { point: best, role: 'best' },
    ...neighboursOf(axes, best).map((point) => ({ point, role: 'neighbour' as const })),
    { point: usualPoint(axes), role: 'usual' },
    ...axes.flatMap((_, axis) => endsOf(axes, best, axis).map((point) => ({ point, role: 'end' as const }))),
  ]
  return all.filter(({ point }, i) => all.findIndex((other) => isSamePoint(other.point, point)) === i)
}

export function judgePlan({ search, game, rulesVersion, metricFiles, variantAt }: Ground, points: readonly Point[]): StudyPlan {
  return {
    game,
    rulesVersion,
    seed: `${search.seed}/judge`,
    variants: points.map(variantAt),
    watched: [...new Set(search.targets.map(({ metric }) => metric))],
    ...(metricFiles === undefined ? {} : { metricFiles }),
  }
}

export function judgedOf({ search, columns }: Ground, points: ReturnType<typeof judgedPoints>, part: Part): Judged[] {
  return points.map(({ point, role }, v) => {
    const moments = momentsFor(search.targets, columns, part.summaries[v]!)
    return {
      label: labelAt(search.axes, point),
      parameters: numbersAt(search.axes, point),
      role,
      games: part.summaries[v]!.games,
      miss: missOf(search.targets, moments),
      targets: search.targets.map((target, i) => ({ target: target.text, ...intervalOf(moments[i]!), met: isMet(target, moments[i]!) })),
    }
  })
}

/** Parameters at both of whose ends every game came out as it did at the best point, in all that is counted. */
export function deadParameters({ search: { axes } }: Ground, points: ReturnType<typeof judgedPoints>, part: Part): string[] {
  const best = points[0]!.point
  const isSame = (point: Point): boolean => {
    const v = points.findIndex((other) => isSamePoint(other.point, point))
    return v === 0 || part.differences[v - 1]!.every(([count, mean, squares]) => count === 0 || (mean === 0 && squares === 0))
  }
  return axes.flatMap(({ key }, axis) => (endsOf(axes, best, axis).every(isSame) ? [key] : []))
}
