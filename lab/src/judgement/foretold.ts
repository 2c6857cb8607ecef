import { FORECAST_GAMES, choiceEffect, imaginedWins } from '@echappee/bots'
import { chancesToWin, type AnyKnowledge, type Clone, type Features, type Json, type Seat } from '@echappee/kernel'
import { playLevelGame, rulesFor, type LevelTask } from '../training/level-games.ts'

/** What was said at a moment of a game, and how the game ended. */
export interface Foretold {
  /** Which part of the game's decisions was over: a quarter, a half, three quarters. */
  readonly part: number
  readonly progress: number
  /** By seat: imagined games won, of so many; the fitted value; and what the weights without a clone say. */
  readonly wins: readonly number[]
  readonly values: readonly number[]
  readonly plain: readonly number[]
  readonly shares: readonly number[]
}

export interface ForetellTask extends LevelTask {
  /** Undefined takes the game's own. */
  readonly clone?: Clone | undefined
}

/** What the choices of a level won beyond those of its clone, and how open they were, summed over games. */
export interface Edge {
  readonly gain: number
  readonly doubt: number
}

/** Few for each choice: there are many choices. */
const EDGE_PAIRS = 10

/** What was foretold in games that a clone was not fitted to, and what their choices won beyond it. */
export async function foretellWithEdge(task: ForetellTask): Promise<Edge & { readonly told: readonly Foretold[] }> {
  const { game, knowledge } = await rulesFor(task.games.game)
  const rules = { game, knowledge: { ...knowledge, clone: task.clone! } }
  let gain = 0
  let doubt = 0
  let choices = 0
  const told = await foretell(task, (state, seat, move) => {
    const effect = choiceEffect(rules, state, seat, move as Json, EDGE_PAIRS, `${task.games.seed}/edge/${task.first}/${choices++}`)
    gain += effect?.by[seat] ?? 0
    doubt += effect?.doubt ?? 0
  })
  return { told, gain, doubt }
}

export const PARTS = [0.25, 0.5, 0.75] as const

/** Games of a level, stopped at three moments: at the first quiet position after each part of their decisions. */
export async function foretell(
  { games, first, count, clone }: ForetellTask,
  look: (state: unknown, seat: Seat, move: unknown) => void = () => {},
): Promise<Foretold[]> {
  const rules = await rulesFor(games.game)
  const knowledge: AnyKnowledge = clone === undefined ? rules.knowledge : { ...rules.knowledge, clone }
  const { game } = rules
  const { features, weights } = knowledge.judgement! as { features: Features<unknown>; weights: Parameters<typeof chancesToWin>[1] }
  const { value } = knowledge.clone!
  const told: Foretold[] = []
  for (let number = first; number < first + count; number++) {
    const quiet: { at: number; state: unknown }[] = []
    let decisions = 0
    const shares = playLevelGame(rules, games, number, (state, seat, move) => {
      look(state, seat, move)
      if (features.isQuiet(state)) quiet.push({ at: decisions, state: game.clone(state) })
      decisions++
    })
    for (const part of PARTS) {
      const { state } = quiet.find(({ at }) => at >= part * decisions) ?? quiet.at(-1)!
      told.push({
        part,
        progress: features.progress(state),
        wins: imaginedWins({ game, knowledge }, FORECAST_GAMES, `${games.seed}/${number}/${part}`, () => game.clone(state) as unknown),
        values: chancesToWin(features, value, state),
        plain: chancesToWin(features, weights, state),
        shares,
      })
    }
  }
  return told
}
