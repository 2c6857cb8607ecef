import { BOT_KINDS, winShares } from '@echappee/bots'
import type { Seat } from '@echappee/kernel'
import type { GameResult } from './one-game.ts'
import type { Fault } from './players.ts'
import { botsOf, type SimulationPlan } from './plan.ts'
import { mean, spread, sum, wilson, type Share, type Spread } from './statistics.ts'

/** How one bot, or one seat, fared. `wins` counts a win shared by two as a half. */
export interface Fared extends Share {
  readonly wins: number
  /** The share that would be fair: seats held, of all seats. */
  readonly fair: number
  readonly meanPlace: number
  readonly meanScore: number
}

export interface Tally {
  readonly byBot: readonly ({ readonly bot: string; readonly seats: number } & Fared)[]
  readonly bySeat: readonly ({ readonly seat: Seat } & Fared)[]
  readonly decisions: Spread & { readonly total: number }
  /** The most decisions that one seat made in a game. */
  readonly rounds: Spread
  readonly endings: {
    readonly outright: number
    readonly shared: number
    /** Of the winners. */
    readonly winningScore: Spread
    /** Of everybody. */
    readonly score: Spread
  }
  /** Programs that lost by themselves. */
  readonly faults: readonly (Fault & { readonly game: number; readonly bot: string })[]
}

export function tallyUp(plan: SimulationPlan, results: readonly GameResult[]): Tally {
  const shares = results.map((result) => winShares(result))
  const winners = results.map(({ places }) => places.filter((place) => place === 1).length)
  const fared = (holds: (game: number, seat: Seat) => boolean, held: number): Fared => {
    const wins: number[] = []
    const places: number[] = []
    const scores: number[] = []
    for (const [game, result] of results.entries())
      for (const [seat, place] of result.places.entries()) {
        if (!holds(game, seat)) continue
        wins.push(shares[game]![seat]!)
        places.push(place)
        scores.push(result.scores[seat]!)
      }
    const total = sum(wins)
    return {
      wins: total,
      ...wilson(total, results.length),
      fair: held / plan.bots.length,
      meanPlace: mean(places),
      meanScore: mean(scores),
    }
  }
  const table = results.map((_, game) => botsOf(plan, game + 1))
  const decisions = results.map((result) => sum(result.decisions))
  return {
    byBot: inOrder(plan.bots).map((bot) => {
      const held = plan.bots.filter((other) => other === bot).length
      return { bot, seats: held, ...fared((game, seat) => table[game]![seat] === bot, held) }
    }),
    bySeat: plan.bots.map((_, seat) => ({ seat, ...fared((_game, other) => other === seat, 1) })),
    decisions: { ...spread(decisions), total: sum(decisions) },
    rounds: spread(results.map((result) => Math.max(...result.decisions))),
    endings: {
      outright: winners.filter((count) => count === 1).length,
      shared: winners.filter((count) => count > 1).length,
      winningScore: spread(results.map(({ places, scores }) => scores[places.indexOf(1)]!)),
      score: spread(results.flatMap(({ scores }) => [...scores])),
    },
    faults: results.flatMap(({ faults = [] }, i) => faults.map((fault) => ({ game: i + 1, bot: table[i]![fault.seat]!, ...fault }))),
  }
}

/** Each once: the levels as on their ladder, then the programs. */
export function inOrder(bots: readonly string[]): string[] {
  const levels: readonly string[] = BOT_KINDS
  return [...levels.filter((level) => bots.includes(level)), ...new Set(bots.filter((bot) => !levels.includes(bot)))]
}
