import { rules } from '@echappee/games/catalog/rules'
import type { StudyPlan } from '@echappee/study/plan'
import { playStretch, type Part } from '@echappee/study/stretch'
import { expose } from 'comlink'

/** Some games that follow each other, counted as the command line counts them. */
async function play(plan: StudyPlan, first: number, count: number): Promise<Part> {
  const parts = rules[plan.game]!
  const [game, knowledge, metrics] = await Promise.all([parts.rules(), parts.bot(), parts.metrics?.()])
  return playStretch({ game, knowledge, metrics }, plan, first, count)
}

const laboratory = { play }

export type Laboratory = typeof laboratory
expose(laboratory)
