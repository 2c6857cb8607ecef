import type { Weights } from '@echappee/kernel'
import type { Position } from './positions.ts'

const STEPS = 600
const RATE = 0.05
/** Keeps weights small that nothing speaks for. */
const SHRINK = 1e-4
const [FIRST_DECAY, SECOND_DECAY] = [0.9, 0.999]

/**
 * Softmax regression: the weights under which the ends of these games were likeliest, by Adam's gradient steps. Each feature has a weight for
 * the start and one for the end; in between they are mixed by progress. No weight is below zero, for a game names its features so that more of
 * them is better. Nothing here is random.
 */
export function fitWeights(positions: readonly Position[]): Weights {
  const count = positions[0]!.values[0]!.length
  const scales = scalesOf(positions, count)
  const weights = new Float64Array(2 * count)
  const first = new Float64Array(2 * count)
  const second = new Float64Array(2 * count)
  for (let step = 1; step <= STEPS; step++) {
    const slope = gradient(positions, scales, weights, count)
    // Smaller steps towards the end, so that it comes to rest.
    const rate = RATE * Math.min(1, (2 * (STEPS - step)) / STEPS)
    for (let i = 0; i < weights.length; i++) {
      first[i] = FIRST_DECAY * first[i]! + (1 - FIRST_DECAY) * slope[i]!
      second[i] = SECOND_DECAY * second[i]! + (1 - SECOND_DECAY) * slope[i]! ** 2
      const move = (rate * (first[i]! / (1 - FIRST_DECAY ** step))) / (Math.sqrt(second[i]! / (1 - SECOND_DECAY ** step)) + 1e-8)
      weights[i] = Math.max(0, weights[i]! - move)
    }
  }
  const unscaled = (i: number): number => Number((weights[i]! / scales[i % count]!).toFixed(5))
  const features = Array.from({ length: count }, (_, i) => i)
  return { start: features.map((i) => unscaled(i)), end: features.map((i) => unscaled(count + i)) }
}

/** Of minus the mean log-likelihood. */
function gradient(positions: readonly Position[], scales: readonly number[], weights: Float64Array, count: number): Float64Array {
  const slope = new Float64Array(weights.length)
  for (const { progress, values, shares } of positions) {
    const chances = softmax(values.map((own) => scoreOf(own, progress, scales, weights, count)))
    for (let seat = 0; seat < values.length; seat++) {
      const miss = chances[seat]! - shares[seat]!
      const own = values[seat]!
      for (let i = 0; i < count; i++) {
        const pull = (miss * own[i]!) / scales[i]!
        slope[i]! += pull * (1 - progress)
        slope[count + i]! += pull * progress
      }
    }
  }
  for (let i = 0; i < slope.length; i++) slope[i] = slope[i]! / positions.length + SHRINK * weights[i]!
  return slope
}

function scoreOf(own: readonly number[], progress: number, scales: readonly number[], weights: Float64Array, count: number): number {
  let score = 0
  for (let i = 0; i < count; i++) score += (own[i]! / scales[i]!) * (weights[i]! * (1 - progress) + weights[count + i]! * progress)
  return score
}

export function softmax(scores: readonly number[]): number[] {
  const best = Math.max(...scores)
  const parts = scores.map((score) => Math.exp(score - best))
  const sum = parts.reduce((total, part) => total + part, 0)
  return parts.map((part) => part / sum)
}

/** How far the seats of a position lie apart in each feature, on average. */
function scalesOf(positions: readonly Position[], count: number): number[] {
  const squares = Array.from({ length: count }, () => 0)
  let seats = 0
  for (const { values } of positions) {
    seats += values.length
    for (let i = 0; i < count; i++) {
      const mean = values.reduce((total, own) => total + own[i]!, 0) / values.length
      for (const own of values) squares[i]! += (own[i]! - mean) ** 2
    }
  }
  return squares.map((square) => Math.sqrt(square / seats) || 1)
}
