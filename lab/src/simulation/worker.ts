import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FileTrouble } from '../failure.ts'
import type { AnyMetric } from '@echappee/kernel'
import { addRow, emptySummary, type Summary } from '@echappee/study/summary'
import { loadMetrics } from '../metric-file.ts'
import { openRules, type Rules } from '../opened-game.ts'
import { playGame, recordGame, type GameResult } from './one-game.ts'
import { recordName, type SimulationPlan } from './plan.ts'

export interface Chunk {
  readonly plan: SimulationPlan
  /** Number of the first game, from 1. */
  readonly first: number
  readonly count: number
}

/** A file that can't be written is an answer: an error of our own class would not survive the way between threads. */
export type ChunkResult =
  | { readonly results: readonly GameResult[]; readonly summary?: Summary | undefined }
  | { readonly trouble: { file: string; code: string } }

const opened = new Map<string, Promise<Rules>>()

export async function playChunk({ plan, first, count }: Chunk): Promise<ChunkResult> {
  const rules = opened.get(plan.game) ?? openRules(plan.game)
  opened.set(plan.game, rules)
  const results: GameResult[] = []
  const extra = await loadMetrics(plan.metricFiles)
  let summary: Summary | undefined
  for (let index = first; index < first + count; index++) {
    try {
      const { row, ...result } = await playOne(await rules, plan, index, extra)
      results.push(result)
      if (row !== undefined) addRow((summary ??= emptySummary(row)), row)
    } catch (error) {
      if (error instanceof FileTrouble) return { trouble: { file: error.file, code: error.code } }
      throw new Error(`game ${index} of seed ${plan.seed}: ${(error as Error).message}`, { cause: error })
    }
  }
  return { results, summary }
}

async function playOne(rules: Rules, plan: SimulationPlan, index: number, extra: readonly AnyMetric[]): Promise<GameResult> {
  if (plan.records === undefined) return playGame(rules, plan, index, extra)
  const { result, record } = await recordGame(rules, plan, index, extra)
  const file = join(plan.records, recordName(plan, index))
  try {
    writeFileSync(file, JSON.stringify(record) + '\n')
  } catch (error) {
    throw new FileTrouble(file, error, true)
  }
  return result
}
