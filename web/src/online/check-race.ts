import { replay, type GameRecord } from '@echappee/kernel'
import { verifyFairness, type Fairness, type Problem, type Verified } from '@echappee/protocol'
import type { Language } from '@echappee/text'
import { loadGame } from '../shell/games.ts'
import { api } from './api.ts'
import { seatHold, witnessOf } from './keys.ts'

export interface CheckedRace {
  readonly verified: Verified
  readonly fairness: Fairness
  readonly record: GameRecord
  /** Every outcome with what it stood for, by move. */
  readonly outcomes: readonly { readonly move: number; readonly text: string }[]
}

/** Computes every shuffle and die of a finished online race again, and compares them with what this device saw. */
export async function checkRace(id: string, language: Language): Promise<CheckedRace | Problem> {
  const hold = seatHold(id)
  const result = await api.record(id)
  if (!result.ok) return result.problem
  const { record, fairness } = result.value
  const loaded = await loadGame(record.game, language, record.rulesVersion)
  if (loaded === undefined) return { code: 'unknownGame', sentence: `This site does not have the game ${record.game}.` }
  const outcomes: { move: number; text: string }[] = []
  replay(loaded.game, record, ({ seq, drawn }) => {
    if (drawn.length === 0) return
    const texts = drawn.map(({ bound, value, drew }) => `${value}/${bound}${drew === undefined ? '' : ` → ${JSON.stringify(drew)}`}`)
    outcomes.push({ move: seq, text: texts.join(', ') })
  })
  const verified = verifyFairness(loaded.game, record, fairness, hold === undefined ? {} : witnessOf(hold))
  return { record, fairness, outcomes, verified }
}
