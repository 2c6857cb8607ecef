import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FileTrouble } from '../failure.ts'
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
export type ChunkResult = { readonly results: readonly GameResult[] } | { readonly trouble: { file: string; code: string } }

const opened = new Map<string, Promise<Rules>>()

export async function playChunk({ plan, first, count }: Chunk): Promise<ChunkResult> {
  const rules = opened.get(plan.game) ?? openRules(plan.game)
  opened.set(plan.game, rules)
  const results: GameResult[] = []
  for (let index = first; index < first + count; index++) {
    try {
      results.push(await playOne(await rules, plan, index))
    } catch (error) {
      if (error instanceof FileTrouble) return { trouble: { file: error.file, code: error.code } }
      throw new Error(`game ${index} of seed ${plan.seed}: ${(error as Error).message}`, { cause: error })
    }
  }
  return { results }
}

async function playOne(rules: Rules, plan: SimulationPlan, index: number): Promise<GameResult> {
  if (plan.records === undefined) return playGame(rules, plan, index)
  const { result, record } = await recordGame(rules, plan, index)
  const file = join(plan.records, recordName(plan, index))
  try {
    writeFileSync(file, JSON.stringify(record) + '\n')
  } catch (error) {
    throw new FileTrouble(file, error, true)
  }
  return result
}
