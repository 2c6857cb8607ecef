import { Adam } from '@echappee/bots'
import { seededChance } from '@echappee/kernel'
import type { Choice } from './level-games.ts'

const EPOCHS = 8
const BATCH = 256
const RATE = 0.02
/** Keeps weights small that nothing speaks for. */
const SHRINK = 2e-5

/** Softmax regression: the weights under which these choices were likeliest, by Adam's gradient steps. The order is the seed's. */
export function imitate(choices: readonly Choice[], features: number, contexts: number, seed: string): Float64Array {
  const weights = new Float64Array(features * contexts)
  const slope = new Float64Array(weights.length)
  const adam = new Adam(weights.length)
  const order = choices.map((_, i) => i)
  const chance = seededChance(seed, 'order')
  const steps = EPOCHS * Math.ceil(choices.length / BATCH)
  for (let step = 0, at = choices.length; step < steps; step++) {
    if (at >= choices.length) {
      at = 0
      for (let i = order.length - 1; i > 0; i--) {
        const j = chance.int(i + 1)
        ;[order[i], order[j]] = [order[j]!, order[i]!]
      }
    }
    const batch = order.slice(at, (at += BATCH))
    slope.fill(0)
    for (const i of batch) addSlope(choices[i]!, weights, slope, features, 1 / batch.length)
    for (let i = 0; i < weights.length; i++) slope[i]! -= SHRINK * weights[i]!
    adam.climb(weights, slope, RATE * Math.min(1, (2 * (steps - step)) / steps))
  }
  return weights
}

/** Mean surprise of the choices, in nats: less is better. */
export function surpriseOf(choices: readonly Choice[], weights: Float64Array, features: number): number {
  let sum = 0
  for (const choice of choices) sum -= Math.log(likelihoodsOf(choice, weights, features)[choice.chosen]!)
  return sum / choices.length
}

const effective = new Float64Array(1024)
let likelihoods = new Float64Array(64)

function likelihoodsOf({ rows, context, moves }: Choice, weights: Float64Array, features: number): Float64Array {
  if (moves > likelihoods.length) likelihoods = new Float64Array(2 * moves)
  for (let i = 0, w = 0; i < features; i++) {
    let sum = 0
    for (let c = 0; c < context.length; c++) sum += context[c]! * weights[w++]!
    effective[i] = sum
  }
  let most = -Infinity
  for (let m = 0, r = 0; m < moves; m++) {
    let score = 0
    for (let i = 0; i < features; i++) score += effective[i]! * rows[r++]!
    likelihoods[m] = score
    if (score > most) most = score
  }
  let sum = 0
  for (let m = 0; m < moves; m++) sum += likelihoods[m] = Math.exp(likelihoods[m]! - most)
  for (let m = 0; m < moves; m++) likelihoods[m]! /= sum
  return likelihoods
}

function addSlope(choice: Choice, weights: Float64Array, slope: Float64Array, features: number, share: number): void {
  const { rows, context, moves, chosen } = choice
  const likely = likelihoodsOf(choice, weights, features)
  for (let i = 0, w = 0; i < features; i++) {
    let miss = rows[chosen * features + i]!
    for (let m = 0; m < moves; m++) miss -= likely[m]! * rows[m * features + i]!
    if (miss === 0) w += context.length
    else for (let c = 0; c < context.length; c++) slope[w++]! += share * miss * context[c]!
  }
}
