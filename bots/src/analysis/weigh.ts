import { restoredChance, type AnyKnowledge, type BotKnowledge, type Clone, type Seat } from '@echappee/kernel'
import { believedState, type Budget, type Decision } from '../decision.ts'
import { luckFrom } from '../search/luck.ts'
import { FORECAST_GAMES, blended, cloneKnowledge, imagine, type Imagined } from './forecast.ts'

/** A chance of winning with its standard error. */
interface Told {
  readonly chance: number
  readonly error: number
}

/** Two moves of a seat by what it knows, each with the chance that a curve would tell after it. */
export interface Weighed {
  readonly games: number
  readonly first: Told
  readonly second: Told
  /** How much more the first is worth, and the standard error of this. */
  readonly gain: number
  readonly gainError: number
}

const FEWEST = 2

/** Games that no search has chosen the moves by: each pair begins in the same imagined position and has the same luck. */
export function weighMoves<State, Move, View>(
  decision: Decision<State, Move, View>,
  first: Move,
  second: Move,
  { iterations, mayGoOn = () => true }: Budget,
): Weighed {
  const { game, seat, chance } = decision
  const cloned = cloneKnowledge(decision.knowledge as AnyKnowledge) as BotKnowledge<State, Move, View>
  const tallies = [new Tally(decision.knowledge.clone), new Tally(decision.knowledge.clone)] as const
  let games = 0
  for (; games < FEWEST || (games < iterations && mayGoOn()); games++) {
    const state = believedState(decision)
    const luck = luckFrom(chance)
    for (const [i, move] of [first, second].entries()) {
      const copy = game.clone(state)
      const ctx = { chance: restoredChance(luck) }
      game.apply(copy, seat, move, ctx)
      tallies[i]!.add(imagine(game, cloned, copy, ctx.chance))
    }
  }
  const [own, other] = tallies.map((tally) => tally.of(seat)) as [Pulled, Pulled]
  return {
    games,
    first: { chance: own.chance, error: errorOf(own.pulls) },
    second: { chance: other.chance, error: errorOf(other.pulls) },
    gain: own.chance - other.chance,
    gainError: errorOf(own.pulls.map((pull, i) => pull - other.pulls[i]!)),
  }
}

/** A chance, and how far each of the games pulls it. */
interface Pulled {
  readonly chance: number
  readonly pulls: readonly number[]
}

/** What came of one of the moves, game by game. */
class Tally {
  readonly #clone: Clone | undefined
  readonly #games: Imagined[] = []

  constructor(clone: Clone | undefined) {
    this.#clone = clone
  }

  add(game: Imagined): void {
    this.#games.push(game)
  }

  of(seat: Seat): Pulled {
    const games = this.#games
    const meanOf = (values: (game: Imagined) => readonly number[]) =>
      games[0]!.shares.map((_, other) => games.reduce((sum, game) => sum + values(game)[other]!, 0) / games.length)
    const shares = meanOf((game) => game.shares)
    if (this.#clone === undefined) return { chance: shares[seat]!, pulls: games.map((game) => game.shares[seat]! / games.length) }
    const progress = games.reduce((sum, game) => sum + game.progress, 0) / games.length
    // The blend was fitted to so many games: others are counted as if they were as many.
    const wins = shares.map((share) => share * FORECAST_GAMES)
    const told = blended(
      this.#clone.blend,
      progress,
      wins,
      meanOf((game) => game.values),
    )
    const pulls = games.map((game) => told.slope(seat, game.shares) * (FORECAST_GAMES / games.length))
    return { chance: told.chances[seat]!, pulls }
  }
}

/** As if one more game had come out the other way: a few equal results are no certainty. */
function errorOf(pulls: readonly number[]): number {
  const count = pulls.length
  const mean = pulls.reduce((sum, pull) => sum + pull, 0) / count
  return Math.sqrt(pulls.reduce((sum, pull) => sum + (pull - mean) ** 2, 1 / count ** 2))
}
