import { Adam, LearnedPolicy, Trace, addEntropySlope, policyFrom } from '@echappee/bots'
import { seededChance, type MoveFeatures } from '@echappee/kernel'
import { describe, expect, test } from 'vitest'

/** A state is a number, a move is a number; the second context holds in odd states alone. */
const features: MoveFeatures<number, number> = {
  list: [
    { name: 'size', means: 'The number itself.' },
    { name: 'even', means: 'The number is even.' },
  ],
  contexts: ['always', 'odd'],
  context(state, _, into) {
    into[0] = 1
    into[1] = state % 2
  },
  write(_state, _seat, moves, into) {
    for (const [m, move] of moves.entries()) {
      into[2 * m] = move
      into[2 * m + 1] = move % 2 === 0 ? 1 : 0
    }
  },
}
const moves = [0, 1, 2, 3]

/** The log-likelihood of a move, by a policy of these weights. */
function logLikelihood(weights: readonly number[], state: number, move: number): number {
  return Math.log(new LearnedPolicy(features, Float64Array.from(weights)).judge(state, 0, moves)[move]!)
}

describe('a learned policy', () => {
  test('is a softmax over features, weighed by context', () => {
    const policy = new LearnedPolicy(features, Float64Array.from([1, 0, 0, 2]))
    const even = policy.judge(0, 0, moves).slice(0, 4)
    const sum = moves.reduce((all, move) => all + Math.exp(move), 0)
    for (const move of moves) expect(even[move]).toBeCloseTo(Math.exp(move) / sum, 12)
    const odd = policy.judge(1, 0, moves)
    expect(odd[2]! / odd[1]!).toBeCloseTo(Math.exp(1 + 2), 9)
  })

  test('draws moves as often as they are likely; heat makes them more alike', () => {
    const policy = new LearnedPolicy(features, Float64Array.from([1, 0, 0, 0]))
    const count = (heat: number) => {
      const chance = seededChance('draws')
      let last = 0
      for (let i = 0; i < 4000; i++) if (policy.draw(0, 0, moves, chance, heat) === 3) last++
      return last / 4000
    }
    expect(count(1)).toBeCloseTo(0.644, 1)
    expect(count(10)).toBeLessThan(0.35)
    expect(count(0.2)).toBeGreaterThan(0.95)
  })

  test('is not made from weights of other features, or too few of them', () => {
    const data = { features: ['size', 'even'], contexts: ['always', 'odd'], weights: [1, 2, 3, 4] }
    expect(policyFrom(features, data)).toBeDefined()
    expect(policyFrom(features, { ...data, features: ['size', 'odd'] })).toBeUndefined()
    expect(policyFrom(features, { ...data, contexts: ['always'] })).toBeUndefined()
    expect(policyFrom(features, { ...data, weights: [1, 2, 3] })).toBeUndefined()
  })

  test('notes the slope of what it played', () => {
    const weights = [0.3, -0.2, 0.5, 0.7]
    const policy = new LearnedPolicy(features, Float64Array.from(weights))
    policy.judge(1, 0, moves)
    const trace = new Trace(2, 2)
    trace.note(policy, moves.length, 2, 0.25)
    const slope = new Float64Array(4)
    trace.addTo(slope, 1)
    const small = 1e-6
    for (const [i] of weights.entries()) {
      const nudged = weights.map((weight, k) => (k === i ? weight + small : weight))
      expect(slope[i]).toBeCloseTo((0.75 * (logLikelihood(nudged, 1, 2) - logLikelihood(weights, 1, 2))) / small, 4)
    }
  })

  test('becomes more even by the slope of its entropy', () => {
    const policy = new LearnedPolicy(features, Float64Array.from([2, 0, 0, 0]))
    policy.judge(0, 0, moves)
    const slope = new Float64Array(4)
    addEntropySlope(policy, moves.length, slope, 1)
    expect(slope[0]).toBeLessThan(0)
  })

  test('climbs to what pays', () => {
    const policy = new LearnedPolicy(features, new Float64Array(4))
    const adam = new Adam(4)
    const chance = seededChance('climb')
    const trace = new Trace(2, 2)
    for (let step = 0; step < 300; step++) {
      const slope = new Float64Array(4)
      for (let game = 0; game < 8; game++) {
        const state = chance.int(2)
        trace.clear()
        const move = policy.draw(state, 0, moves, chance)
        trace.note(policy, moves.length, move, 0.5)
        // Large numbers pay in even states, small ones in odd states.
        trace.addTo(slope, state === 0 ? move / 3 : 1 - move / 3)
      }
      adam.climb(policy.weights, slope, 0.05)
    }
    expect(policy.judge(0, 0, moves)[3]).toBeGreaterThan(0.7)
    expect(policy.judge(1, 0, moves)[0]).toBeGreaterThan(0.7)
  })
})
