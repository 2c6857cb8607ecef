import type { Columns } from '@echappee/study/column'
import { gamesBeforeLook, partedAfterLook } from '@echappee/study/pairing'
import type { StudyPlan } from '@echappee/study/plan'
import { STRETCH, mergePart, type Part, type Stretch } from '@echappee/study/stretch'
import { inOrder, type Crew } from '../in-order.ts'
import { crewHere } from '../pool.ts'
import { playPart } from './worker.ts'

export interface StudyRun {
  readonly plan: StudyPlan
  /** By variant. */
  readonly columns: readonly Columns[]
  readonly games: number
  readonly crew: Crew<Stretch, Part>
  /** Where a study that was left off goes on. */
  readonly from?: Part | undefined
  /** After each stretch, in the order of the games: whether enough is known. */
  readonly isEnough?: (sofar: Part) => boolean
  readonly onPart?: (sofar: Part) => void
  /** Asked before each stretch: whether somebody wants it to stop. */
  readonly isStopped?: () => boolean
}

export const studyCrew = (workers: number): Crew<Stretch, Part> =>
  crewHere({ file: new URL('worker.ts', import.meta.url), here: playPart }, workers)

/** Merged in the order of the games, whatever the crew; undefined if it was stopped before the first stretch. */
export async function runStudy(run: StudyRun): Promise<Part | undefined> {
  const { plan, columns, games, crew, from, isEnough = () => false, onPart = () => {}, isStopped = () => false } = run
  let sofar = from
  let next = (from?.count ?? 0) + 1
  let isOver = from !== undefined && isEnough(from)
  const stretch = (): Stretch | undefined => {
    if (next > games || isOver || isStopped()) return undefined
    // Which seeds come next is known only when all games before have been looked at.
    if (plan.variants.length > 1 && next > gamesBeforeLook(sofar?.count ?? 0)) return undefined
    const first = next
    next += STRETCH
    return { plan, first, count: Math.min(STRETCH, games - first + 1), apart: sofar?.apart }
  }
  await inOrder(crew, stretch, (part) => {
    if (isOver) return
    sofar = partedAfterLook(mergePart(sofar, part), plan, columns)
    onPart(sofar)
    isOver = isEnough(sofar)
  })
  return sofar
}
