import type { Said } from '@echappee/kernel'

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
  readonly question: Said
  readonly run: string
  /** Metrics that are shown for every variant; or a label whose values are. */
  readonly show: readonly string[]
  readonly by?: string
  readonly advice: Said
  readonly doubt: Said
}

/** The questions about a game: `docs/studies/<game>.studies.json`. */
export interface Studies {
  readonly game: string
  readonly seed: string
  readonly runs: Readonly<Record<string, Run>>
  readonly questions: readonly Question[]
}

/** What a question's games came to, as it is kept beside the question. */
export interface Figure {
  readonly variant: string
  /** Of a metric, or `value: metric` for those that have this value of a label. */
  readonly name: string
  readonly isShare: boolean
  readonly count: number
  readonly mean: number
  readonly low: number
  readonly high: number
}

/** By question: `docs/studies/<game>.answers.json`. */
export type Answers = Readonly<Record<string, readonly Figure[]>>

/** What a figure counts, and of whom. */
export function partsOfName(name: string): { readonly metric: string; readonly value: string | undefined } {
  const at = name.lastIndexOf(': ')
  return at < 0 ? { metric: name, value: undefined } : { metric: name.slice(at + 2), value: name.slice(0, at) }
}

/** As somebody types it to get the same again. */
export function commandFor(
  { game, seed }: Pick<Studies, 'game' | 'seed'>,
  { vary, options = [], seats, bots = 'greedy', games }: Run,
): string {
  const words = [...vary.map((text) => `--vary ${text}`), ...options.map((text) => `--option ${text}`)]
  return `npx echappee compare ${game} ${[...words, ...(seats === undefined ? [] : [`--seats ${seats}`])].join(' ')} --bots ${bots} --games ${games} --seed ${seed}`
}
