import { playStretch, type Part, type Stretch } from '@echappee/study/stretch'
import { loadMetrics } from '../metric-file.ts'
import { openRules, type Rules } from '../opened-game.ts'

const opened = new Map<string, Promise<Rules>>()

export async function playPart({ plan, first, count, apart }: Stretch): Promise<Part> {
  const rules = opened.get(plan.game) ?? openRules(plan.game)
  opened.set(plan.game, rules)
  return playStretch(await rules, plan, first, count, { extra: await loadMetrics(plan.metricFiles), apart })
}
