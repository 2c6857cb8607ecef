import type { Columns } from '@echappee/study/column'
import type { StudyPlan } from '@echappee/study/plan'
import type { Part } from '@echappee/study/stretch'
import type { Contrast } from '@echappee/study/verdict'
import type { OpenedGame } from '../opened-game.ts'

/** What a study found, and what it came from. */
export interface Report {
  readonly opened: OpenedGame
  readonly plan: StudyPlan
  readonly part: Part
  /** By variant. */
  readonly columns: readonly Columns[]
  readonly contrasts: readonly Contrast[]
  readonly isPartial: boolean
  /** As somebody types it to get the same again. */
  readonly command: string
  /** That was given, or drawn. */
  readonly seed: string
}

/** The variant is named where there is more than one beside the first. */
export function contrastLabels({ plan }: Pick<Report, 'plan'>): (contrast: Pick<Contrast, 'variant' | 'name'>) => string {
  return ({ variant, name }) => (plan.variants.length > 2 ? `${name} (${plan.variants[variant]!.label})` : name)
}
