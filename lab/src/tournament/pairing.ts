import { winShares } from '@echappee/bots'
import type { AnyGame } from '@echappee/kernel'
import type { GameResult } from '../simulation/one-game.ts'
import { arrangements, botsOf, type SimulationPlan } from '../simulation/plan.ts'
import { mean, wilson, type Share } from '../simulation/statistics.ts'

/** The largest table of even number that is no larger than the usual one: half of it for each of two bots. */
export function tableSize({ seats: { min, max, best } }: AnyGame): number {
  const usual = best - (best % 2)
  return Math.min(usual >= min ? usual : usual + 2, max - (max % 2))
}

/** Both bots in turn around the table. */
export function tableOf(a: string, b: string, seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? a : b))
}

export interface PairResult extends Share {
  /** Games that were played, and how many independent ones tell as much. */
  readonly games: number
  readonly independent: number
}

/** The share of the wins that the first bot of the plan had. Games on one seed are one trial, for they are alike. */
export function pairResult(plan: SimulationPlan, results: readonly GameResult[]): PairResult {
  const [a] = plan.bots
  const wins = results.map((result, i) => {
    const bots = botsOf(plan, i + 1)
    return winShares(result).reduce((sum, share, seat) => sum + (bots[seat] === a ? share : 0), 0)
  })
  const size = arrangements(plan.bots)
  const trials: number[] = []
  for (let first = 0; first < wins.length; first += size) trials.push(mean(wins.slice(first, first + size)))
  const share = mean(wins)
  const independent = independentGames(trials, share, wins.length)
  return { ...wilson(share * independent, independent), games: wins.length, independent }
}

/** Mean processor time of a bot's decisions, in milliseconds. */
export function thoughtOfBot(plan: SimulationPlan, results: readonly GameResult[], bot: string): number {
  let [spent, decisions] = [0, 0]
  for (const [i, result] of results.entries())
    for (const [seat, name] of botsOf(plan, i + 1).entries()) {
      if (name !== bot) continue
      spent += result.spent?.[seat] ?? 0
      decisions += result.decisions[seat]!
    }
  return decisions === 0 ? 0 : spent / decisions
}

/** A share of so many independent games would vary as much as the trials do. */
function independentGames(trials: readonly number[], share: number, games: number): number {
  if (trials.length < 2) return games
  const centre = mean(trials)
  const variance = trials.reduce((sum, trial) => sum + (trial - centre) ** 2, 0) / (trials.length - 1) / trials.length
  const each = share * (1 - share)
  return variance <= each / games ? games : each / variance
}
