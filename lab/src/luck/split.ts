import { Analyst, effortForLuck, winShares } from '@echappee/bots'
import { replay } from '@echappee/kernel'
import { openRules, type Rules } from '../opened-game.ts'
import { recordGame } from '../simulation/one-game.ts'
import type { SimulationPlan } from '../simulation/plan.ts'

/** Races that are played and split. It crosses to the workers, so it is plain data. */
export interface SplitTask {
  readonly plan: SimulationPlan
  readonly first: number
  readonly count: number
  /** Times the usual effort of an analysis. */
  readonly times: number
}

export const PARTS = ['draws', 'own', 'others', 'rest'] as const
export type LuckPart = (typeof PARTS)[number]

/** By seat: what its result beyond an equal share was made of; the four make up the result. */
export interface SplitSeat extends Readonly<Record<LuckPart, number>> {
  readonly result: number
}

const opened = new Map<string, Promise<Rules>>()

/** By race, by seat. */
export async function splitRaces({ plan, first, count, times }: SplitTask): Promise<SplitSeat[][]> {
  const loading = opened.get(plan.game) ?? openRules(plan.game)
  opened.set(plan.game, loading)
  const rules = await loading
  const races: SplitSeat[][] = []
  for (let number = first; number < first + count; number++) {
    const { result, record } = await recordGame(rules, plan, number)
    const moves = record.moves.length
    const analyst = new Analyst(rules, moves, effortForLuck(moves, times), `luck/${record.start.digest}`)
    replay(rules.game, record, (step) => analyst.see(step))
    const wins = winShares(result)
    const { shares } = analyst.result()
    races.push(shares.map(({ seat, draws, own, others, rest }) => ({ draws, own, others, rest, result: wins[seat]! - 1 / wins.length })))
  }
  return races
}

/** A value with half of its 95 % interval. */
export interface Within {
  readonly value: number
  readonly half: number
}

/** Of the variance of results, the part that goes with each of the four: they sum to one. */
export function varianceShares(races: readonly (readonly SplitSeat[])[]): Record<LuckPart, Within> {
  const sums = races.map((seats) => ({
    all: total(seats, ({ result }) => result ** 2),
    by: PARTS.map((part) => total(seats, (seat) => seat[part] * seat.result)),
  }))
  const all = total(sums, (sum) => sum.all)
  return Object.fromEntries(
    PARTS.map((part, p) => {
      const by = total(sums, (sum) => sum.by[p]!)
      return [
        part,
        jackknifed(
          by / all,
          sums.map((sum) => (by - sum.by[p]!) / (all - sum.all)),
        ),
      ] as const
    }),
  ) as Record<LuckPart, Within>
}

/** What own choices win or lose a race against those of a Leader, on average over seats and races. */
export function ownWorth(races: readonly (readonly SplitSeat[])[]): Within {
  const means = races.map((seats) => total(seats, ({ own }) => own) / seats.length)
  const mean = total(means, (value) => value) / means.length
  return jackknifed(
    mean,
    means.map((value) => (mean * means.length - value) / (means.length - 1)),
  )
}

/** Races are independent of each other, seats of a race are not: each race is left out once. */
function jackknifed(value: number, without: readonly number[]): Within {
  const n = without.length
  if (n < 2) return { value, half: Number.POSITIVE_INFINITY }
  const middle = total(without, (one) => one) / n
  return { value, half: 1.96 * Math.sqrt(((n - 1) / n) * total(without, (one) => (one - middle) ** 2)) }
}

const total = <T>(list: readonly T[], of: (item: T) => number): number => list.reduce((sum, item) => sum + of(item), 0)
