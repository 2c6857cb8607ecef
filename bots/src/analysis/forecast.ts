import {
  chancesToWin,
  seededChance,
  type AnyGame,
  type AnyKnowledge,
  type BotKnowledge,
  type Chance,
  type Clone,
  type PolicyWeights,
  type Seat,
  type Weights,
} from '@echappee/kernel'
import type { PlayableGame } from '../decision.ts'
import { playOn, sensibleMove, winShares } from '../search/imagined-game.ts'

/** What an analysis needs of a game. */
export interface Rules {
  readonly game: AnyGame
  readonly knowledge: AnyKnowledge
}

/** Chances of winning by seat, which sum to one, each with its standard error: what other imagined games might have said. */
export interface Chances {
  readonly chances: readonly number[]
  readonly errors: readonly number[]
}

/** So many games in thought make a chance: the clone's blend was fitted to it. */
export const FORECAST_GAMES = 64

const clones = new WeakMap<Clone, AnyKnowledge>()

/** The game as the level at a usual table plays it in thought, judged by how its games ended; as it is, where nobody was cloned. */
export function cloneKnowledge(knowledge: AnyKnowledge): AnyKnowledge {
  const { clone, judgement } = knowledge
  if (clone === undefined || judgement === undefined) return knowledge
  const known = clones.get(clone)
  if (known !== undefined) return known
  const { prior: _prior, horizon: _horizon, caution: _caution, ...rest } = knowledge
  const own = { features: judgement.features, weights: clone.value }
  const policy = aligned(clone, knowledge.learning)
  const cloned: AnyKnowledge = { ...rest, ...(policy === undefined ? {} : { policy, imaginesByPolicy: true }), judgement: own }
  clones.set(clone, cloned)
  return cloned
}

/** The clone's weights under the features that the game has now: those that came later count nothing. Undefined where one is gone. */
function aligned({ features, contexts, weights }: Clone, learning: AnyKnowledge['learning']): PolicyWeights | undefined {
  if (learning === undefined) return undefined
  const names = learning.features.list.map(({ name }) => name)
  const places = features.map((name) => names.indexOf(name))
  const columns = contexts.map((name) => learning.features.contexts.indexOf(name))
  if ([...places, ...columns].includes(-1)) return undefined
  const all = Array.from({ length: names.length * learning.features.contexts.length }, () => 0)
  for (const [i, place] of places.entries())
    for (const [c, column] of columns.entries()) all[place * learning.features.contexts.length + column] = weights[i * contexts.length + c]!
  return { features: names, contexts: learning.features.contexts, weights: all }
}

/** By seat: how many of the games were won, played on by the clone. */
export function imaginedWins({ game, knowledge }: Rules, games: number, seed: string, begin: (chance: Chance) => unknown): number[] {
  const cloned = cloneKnowledge(knowledge)
  const wins: number[] = []
  for (let i = 0; i < games; i++) {
    const chance = seededChance(seed, `${i}`)
    for (const [seat, share] of playOn({ game, knowledge: cloned }, begin(chance), chance).entries()) wins[seat] = (wins[seat] ?? 0) + share
  }
  return wins
}

/** The chance of winning from a state that is known, everything shown. */
export function forecast(rules: Rules, state: unknown, seed: string): Chances {
  const { game } = rules
  if (game.outcome(state) !== undefined) {
    const chances = imaginedWins(rules, 1, seed, () => state)
    return { chances, errors: chances.map(() => 0) }
  }
  return forecastFrom(rules, seed, () => game.clone(state) as unknown)
}

/** The chance of winning of everybody as one seat saw it: every game begins in another state that its view allows. */
export function forecastFromView(rules: Rules, view: unknown, seed: string): Chances {
  const { game, knowledge } = rules
  const believe = (chance: Chance): unknown => knowledge.believe?.(view, chance) ?? game.determinize(view, chance)
  return forecastFrom(rules, seed, believe)
}

function forecastFrom({ game, knowledge }: Rules, seed: string, begin: (chance: Chance) => unknown): Chances {
  const cloned = cloneKnowledge(knowledge)
  const games = Array.from({ length: FORECAST_GAMES }, (_, i) => {
    const chance = seededChance(seed, `${i}`)
    return imagine(game, cloned, begin(chance), chance)
  })
  const sum = (of: (one: Imagined) => readonly number[]) =>
    games[0]!.shares.map((_, seat) => games.reduce((all, one) => all + of(one)[seat]!, 0))
  const wins = sum(({ shares }) => shares)
  if (knowledge.clone === undefined || knowledge.judgement === undefined) return plainChances(wins)
  const values = sum((one) => one.values).map((value) => value / FORECAST_GAMES)
  const progress = games.reduce((all, one) => all + one.progress, 0) / FORECAST_GAMES
  // Without the slope: what is told of a race goes from worker to page, where no function can.
  const { chances, errors } = blended(knowledge.clone.blend, progress, wins, values)
  return { chances, errors }
}

/** How a game went in thought. */
export interface Imagined {
  /** By seat: the share of the win, and the fitted chance of it at the first quiet position. */
  readonly shares: readonly number[]
  readonly values: readonly number[]
  readonly progress: number
}

/** Plays a game to its end in place, and notes what its first quiet position is worth. */
export function imagine<State, Move, View>(
  game: PlayableGame<State, Move, View>,
  knowledge: BotKnowledge<State, Move, View>,
  state: State,
  chance: Chance,
): Imagined {
  const { judgement } = knowledge
  for (;;) {
    const acting = game.toAct(state)[0]
    if (acting === undefined) {
      const shares = winShares(game.outcome(state)!)
      return { shares, values: shares, progress: 1 }
    }
    if (judgement === undefined || judgement.features.isQuiet(state)) break
    game.apply(state, acting, sensibleMove(game, knowledge, state, acting, chance), { chance })
  }
  const values = judgement === undefined ? [] : chancesToWin(judgement.features, judgement.weights, state)
  const progress = judgement?.features.progress(state) ?? 0
  return { shares: playOn({ game, knowledge }, state, chance), values, progress }
}

/** By seat, for the blend: the logarithms of what imagined games and the fitted value say. Nought of a few games is not never. */
export function blendRows(wins: readonly number[], values: readonly number[]): (readonly [number, number])[] {
  return wins.map((won, seat) => [Math.log((won + 1 / wins.length) / (FORECAST_GAMES + 1)), Math.log(Math.max(values[seat]!, LEAST))])
}
const LEAST = 1e-4

/** Chances, and how fast a seat's chance moves as seats win such shares of more games. */
export interface Blended extends Chances {
  readonly slope: (seat: Seat, shares: readonly number[]) => number
}

export function blended({ start, end }: Weights, progress: number, wins: readonly number[], values: readonly number[]): Blended {
  const [played, judged] = [0, 1].map((i) => start[i]! * (1 - progress) + end[i]! * progress) as [number, number]
  const scores = blendRows(wins, values).map(([won, value]) => Math.exp(played * won + judged * value))
  const total = scores.reduce((sum, score) => sum + score, 0)
  const chances = scores.map((score) => score / total)
  const counted = wins.map((won) => won + 1 / wins.length)
  // How the luck of each seat's imagined games moves the logarithm of the chance.
  const errors = chances.map((chance, seat) => {
    const parts = counted.map((won, other) => ((other === seat ? 1 : 0) - chances[other]!) ** 2 / won)
    return played * chance * Math.sqrt(parts.reduce((sum, part) => sum + part, 0))
  })
  const slope = (seat: Seat, shares: readonly number[]) =>
    shares.reduce((sum, share, other) => sum + (share * ((other === seat ? 1 : 0) - chances[other]!)) / counted[other]!, 0) *
    played *
    chances[seat]!
  return { chances, errors, slope }
}

function plainChances(wins: readonly number[]): Chances {
  const chances = wins.map((won) => won / FORECAST_GAMES)
  return { chances, errors: chances.map((chance) => Math.sqrt((chance * (1 - chance)) / FORECAST_GAMES)) }
}
