import type { Json } from '@echappee/kernel'
import { choose as chooseWell } from '../../src/tables/bot-worker.ts'
import type { BotDecision } from '../../src/tables/context.ts'

/** In the first round of `_template` the bot of seat 1 thinks for ever and that of seat 2 takes its thread down; later they are well. */
export async function choose(task: BotDecision): Promise<Json> {
  if (task.view === null) return null
  const { round } = task.view as { round: number }
  if (round === 1 && task.seat === 1) for (;;);
  if (round === 1 && task.seat === 2) process.exit(3)
  return chooseWell(task)
}
