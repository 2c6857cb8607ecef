import type { OpenedGame } from '../opened-game.ts'
import type { StudyPlan } from '@echappee/study/plan'
import { parseBots } from '../seats.ts'
import { parseVary, variantsOf } from '../study/variants.ts'
import type { Words } from '../words/en/index.ts'

/** Games that answer some questions, as `echappee compare` would play them. */
export interface Run {
  readonly vary: readonly string[]
  readonly options?: readonly string[]
  readonly seats?: number
  readonly bots?: string
  readonly games: number
}

/** One question, what it is answered by, and what follows; written by hand. */
export interface Question {
  readonly id: string
  readonly question: string
  readonly run: string
  /** Metrics that are shown for every variant; or a label whose values are. */
  readonly show: readonly string[]
  readonly by?: string
  readonly advice: string
  readonly doubt: string
}

export interface Studies {
  readonly game: string
  readonly seed: string
  readonly runs: Readonly<Record<string, Run>>
  readonly questions: readonly Question[]
}

export function studyPlan(
  opened: OpenedGame,
  { seed }: Studies,
  { vary, options = [], seats, bots = 'greedy' }: Run,
  say: Words,
): StudyPlan {
  const { game, knowledge } = opened
  const basis = { seats: seats ?? game.seats.best, bots: parseBots(bots, knowledge, say), options, parameters: [] }
  const variants = variantsOf(opened, basis, parseVary(vary, opened, say), say)
  return { game: game.id, rulesVersion: game.rulesVersion, seed, variants }
}

/** As somebody types it to get the same again. */
export function commandFor({ game, seed }: Studies, { vary, options = [], seats, bots = 'greedy', games }: Run): string {
  const words = [...vary.map((text) => `--vary ${text}`), ...options.map((text) => `--option ${text}`)]
  return `npx echappee compare ${game} ${[...words, ...(seats === undefined ? [] : [`--seats ${seats}`])].join(' ')} --bots ${bots} --games ${games} --seed ${seed}`
}
