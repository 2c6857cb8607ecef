import { expect, test } from 'vitest'
import type { Features } from '@echappee/kernel'
import { FeatureMeter, featuresByBot } from '../src/simulation/feature-meter.ts'
import type { GameResult } from '../src/simulation/one-game.ts'
import type { SimulationPlan } from '../src/simulation/plan.ts'
import { addResult, emptyCount } from '../src/simulation/tally.ts'

interface Road {
  readonly isQuiet: boolean
  readonly at: readonly number[]
}

const features: Features<Road> = {
  seats: ({ at }) => at.length,
  progress: () => 0,
  isQuiet: ({ isQuiet }) => isQuiet,
  list: [{ name: 'far', means: { fr: 'plus loin', en: 'farther' }, of: ({ at }, seat) => at[seat]! }],
}

test('a feature is measured once at each quiet position, beyond the mean of the table', () => {
  const meter = new FeatureMeter(features as Features<unknown>)
  meter.look({ isQuiet: true, at: [4, 0] })
  meter.look({ isQuiet: true, at: [100, 0] })
  meter.look({ isQuiet: false, at: [0, 100] })
  meter.look({ isQuiet: true, at: [10, 2] })
  expect(meter.means()).toEqual([[3], [-3]])
})

test('seats of one bot are taken together, whoever sits where, and games are the trials', () => {
  const plan: SimulationPlan = { game: 'any', options: {}, bots: ['attacker', 'wheelSucker'], seed: 's', isRotated: true }
  const game = (first: number): GameResult => ({ places: [1, 2], scores: [0, 0], decisions: [1, 1], features: [[first], [-first]] })
  const count = emptyCount(plan)
  for (const first of [2, -4]) addResult(count, plan, game(first))
  // In the second game they have changed seats.
  const [attacker, wheelSucker] = featuresByBot(plan, count)
  expect(attacker).toMatchObject({ bot: 'attacker', features: [{ mean: 3 }] })
  expect(wheelSucker).toMatchObject({ bot: 'wheelSucker', features: [{ mean: -3 }] })
  const { low, high } = attacker!.features[0]!
  expect(high - low).toBeCloseTo(2 * 1.96, 2)
})
