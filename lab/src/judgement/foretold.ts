import { FORECAST_GAMES, advise, choiceEffect, imaginedWins, type BotLevel } from '@echappee/bots'
import { chancesToWin, seededChance, type AnyKnowledge, type Clone, type Features, type Json, type Seat } from '@echappee/kernel'
import type { Rules } from '../opened-game.ts'
import { playLevelGame, playLevelOn, rulesFor, type LevelTask } from '../training/level-games.ts'

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
  /** By seat: how much the share of the win varies when the level itself plays on from here; absent where that was not tried. */
  readonly spread?: readonly number[]
  /** What the coach told the seat to act, and what it had of the win when his move was played and the level played on. */
  readonly coach?: { readonly chance: number; readonly share: number }
}

export interface ForetellTask extends LevelTask {
  /** Undefined takes the game's own. */
  readonly clone?: Clone | undefined
  /** So many times the level itself plays on from each position. */
  readonly again?: number | undefined
  /** Whether the coach is asked at each position. */
  readonly asksCoach?: boolean | undefined
}

/** What the choices of a level won beyond those of its clone in one game, and how open they were. */
export interface Edge {
  readonly seats: number
  readonly gain: number
  readonly doubt: number
}

/** Few for each choice: there are many choices. */
const EDGE_PAIRS = 10

/** What was foretold in games that a clone was not fitted to, and what their choices won beyond it. */
export async function foretellWithEdge(
  task: ForetellTask,
): Promise<{ readonly told: readonly Foretold[]; readonly edges: readonly Edge[] }> {
  const { game, knowledge } = await rulesFor(task.games.game)
  const rules = { game, knowledge: { ...knowledge, clone: task.clone! } }
  const edges: Edge[] = []
  let [gain, doubt, choices] = [0, 0, 0]
  const told = await foretell(
    task,
    (state, seat, move) => {
      const effect = choiceEffect(rules, state, seat, move as Json, EDGE_PAIRS, `${task.games.seed}/edge/${task.first}/${choices++}`)
      gain += effect?.by[seat] ?? 0
      doubt += effect?.doubt ?? 0
    },
    (seats) => {
      edges.push({ seats, gain, doubt })
      ;[gain, doubt] = [0, 0]
    },
  )
  return { told, edges }
}

export const PARTS = [0.25, 0.5, 0.75] as const

/** Games of a level, stopped at three moments: at the first quiet position after each part of their decisions. */
export async function foretell(
  { games, first, count, clone, again = 0, asksCoach = false }: ForetellTask,
  look: (state: unknown, seat: Seat, move: unknown) => void = () => {},
  onEnd: (seats: number) => void = () => {},
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
    onEnd(shares.length)
    for (const part of PARTS) {
      const { state } = quiet.find(({ at }) => at >= part * decisions) ?? quiet.at(-1)!
      const seed = `${games.seed}/${number}/${part}`
      told.push({
        part,
        progress: features.progress(state),
        wins: imaginedWins({ game, knowledge }, FORECAST_GAMES, seed, () => game.clone(state) as unknown),
        values: chancesToWin(features, value, state),
        plain: chancesToWin(features, weights, state),
        shares,
        ...(again > 1 ? { spread: spreadFrom(rules, games.level, state, again, seed) } : {}),
        ...(asksCoach ? { coach: coachAt(rules, games.level, state, seed) } : {}),
      })
    }
  }
  return told
}

/** What no forecast can know: the variance of the win when the level plays on from here again and again. */
function spreadFrom(rules: Rules, level: BotLevel, state: unknown, times: number, seed: string): number[] {
  const ends = Array.from({ length: times }, (_, i) => {
    const own = `${seed}/again/${i}`
    return playLevelOn(rules, level, rules.game.clone(state), seededChance(own), own)
  })
  return ends[0]!.map((_, seat) => {
    const mean = ends.reduce((sum, shares) => sum + shares[seat]!, 0) / times
    return ends.reduce((sum, shares) => sum + (shares[seat]! - mean) ** 2, 0) / (times - 1)
  })
}

/** About what the coach has time for on a phone. */
const COACH_GAMES = 100

/** His move is played, and the level plays on. */
function coachAt(rules: Rules, level: BotLevel, state: unknown, seed: string): { chance: number; share: number } {
  const { game, knowledge } = rules
  const seat = game.toAct(state)[0]!
  const decision = { game, knowledge, view: game.view(state, seat) as unknown, seat, chance: seededChance(seed, 'coach') }
  const { move, chance } = advise(decision, { iterations: COACH_GAMES }, { iterations: FORECAST_GAMES })
  const after: unknown = game.clone(state)
  const ctx = { chance: seededChance(seed, 'after') }
  game.apply(after, seat, move, ctx)
  return { chance, share: playLevelOn(rules, level, after, ctx.chance, `${seed}/after`)[seat]! }
}
