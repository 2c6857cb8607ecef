import { BOT_KINDS, winShares } from '@echappee/bots'
import type { Seat } from '@echappee/kernel'
import { addTo, noMoments, type Moments } from '@echappee/study/moments'
import { addValue, spreadOf, totalOf, type Histogram } from './histogram.ts'
import type { GameResult } from './one-game.ts'
import type { Fault } from './players.ts'
import { botsOf, type SimulationPlan } from './plan.ts'
import { mean, sum, wilson, type Share, type Spread } from './statistics.ts'

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

interface Sums {
  held: number
  wins: number
  places: number
  scores: number
}

/** What the games so far came to, in the same room for ten and for a million. Plain JSON. */
export interface Count {
  games: number
  shared: number
  readonly byBot: Record<string, Sums>
  readonly bySeat: Sums[]
  readonly decisions: Histogram
  readonly rounds: Histogram
  readonly winningScore: Histogram
  readonly score: Histogram
  readonly faults: Tally['faults'][number][]
  /** By bot, then by feature: of the mean over its seats in a game, since those are not independent of each other. */
  readonly features: Record<string, Moments[]>
}

const noSums = (): Sums => ({ held: 0, wins: 0, places: 0, scores: 0 })

export function emptyCount({ bots }: SimulationPlan): Count {
  return {
    games: 0,
    shared: 0,
    byBot: Object.fromEntries(inOrderOfLevel(bots).map((bot) => [bot, noSums()])),
    bySeat: bots.map(noSums),
    decisions: {},
    rounds: {},
    winningScore: {},
    score: {},
    faults: [],
    features: {},
  }
}

/** In the order of the games. */
export function addResult(count: Count, plan: SimulationPlan, result: GameResult): void {
  const { places, scores, decisions, faults = [], features } = result
  const game = ++count.games
  const table = botsOf(plan, game)
  const shares = winShares(result)
  for (const [seat, bot] of table.entries())
    for (const sums of [count.byBot[bot]!, count.bySeat[seat]!]) {
      sums.held++
      sums.wins += shares[seat]!
      sums.places += places[seat]!
      sums.scores += scores[seat]!
    }
  if (places.filter((place) => place === 1).length > 1) count.shared++
  addValue(count.decisions, sum(decisions))
  addValue(count.rounds, Math.max(...decisions))
  addValue(count.winningScore, scores[places.indexOf(1)]!)
  for (const score of scores) addValue(count.score, score)
  for (const fault of faults) count.faults.push({ game, bot: table[fault.seat]!, ...fault })
  if (features !== undefined) addFeatures(count, table, features)
}

function addFeatures(count: Count, table: readonly string[], features: readonly (readonly number[])[]): void {
  for (const bot of new Set(table)) {
    const own = features.filter((_, seat) => table[seat] === bot)
    if (own.length === 0) continue
    const moments = (count.features[bot] ??= own[0]!.map(noMoments))
    for (const [k, one] of moments.entries()) addTo(one, mean(own.map((values) => values[k]!)))
  }
}

export function tallyOf(plan: SimulationPlan, count: Count): Tally {
  const { games, shared, byBot, bySeat } = count
  const fared = ({ held, wins, places, scores }: Sums, seats: number): Fared => ({
    wins,
    ...wilson(wins, games),
    fair: seats / plan.bots.length,
    meanPlace: places / held,
    meanScore: scores / held,
  })
  return {
    byBot: inOrderOfLevel(plan.bots).map((bot) => {
      const seats = plan.bots.filter((other) => other === bot).length
      return { bot, seats, ...fared(byBot[bot]!, seats) }
    }),
    bySeat: bySeat.map((sums, seat) => ({ seat, ...fared(sums, 1) })),
    decisions: { ...spreadOf(count.decisions), total: totalOf(count.decisions) },
    rounds: spreadOf(count.rounds),
    endings: { outright: games - shared, shared, winningScore: spreadOf(count.winningScore), score: spreadOf(count.score) },
    faults: count.faults,
  }
}

/** Each once: the levels as on their ladder, then the programs. */
export function inOrderOfLevel(bots: readonly string[]): string[] {
  const levels: readonly string[] = BOT_KINDS
  return [...levels.filter((level) => bots.includes(level)), ...new Set(bots.filter((bot) => !levels.includes(bot)))]
}
