import type { StudyPlan } from '@echappee/study/plan'
import { playStretch, type Part } from '@echappee/study/stretch'
import { loadMetrics } from '../metric-file.ts'
import { openRules, type Rules } from '../opened-game.ts'

export interface Stretch {
  readonly plan: StudyPlan
  readonly first: number
  readonly count: number
}

const opened = new Map<string, Promise<Rules>>()

export async function playPart({ plan, first, count }: Stretch): Promise<Part> {
  const rules = opened.get(plan.game) ?? openRules(plan.game)
  opened.set(plan.game, rules)
  return playStretch(await rules, plan, first, count, await loadMetrics(plan.metricFiles))
}
