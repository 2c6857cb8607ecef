import { variance, standardError, type Moments } from './moments.ts'
import { studentQuantile } from './student.ts'

/** A mean, and where it lies with 95 % confidence. */
export interface Interval {
  readonly mean: number
  readonly low: number
  readonly high: number
}

export const CONFIDENCE = 0.95

/** Student's: for a number of games that was fixed beforehand. */
export function intervalOf(moments: Readonly<Moments>, confidence = CONFIDENCE): Interval {
  const [count, mean] = moments
  if (count < 2) return { mean, low: -Infinity, high: Infinity }
  const half = studentQuantile(1 - (1 - confidence) / 2, count - 1) * standardError(moments)
  return { mean, low: mean - half, high: mean + half }
}

/** No sequence says anything before so many games: the variance must be known somewhat. */
export const FEWEST = 100

/**
 * A confidence sequence (Waudby-Smith, Arbour, Sinha, Kennedy, Ramdas, 2024): with 95 % confidence the truth lies within at every number
 * of games at once, so that looking after each and stopping when one likes does no harm. It is narrowest near `tuned` games.
 */
export function sequenceOf(moments: Readonly<Moments>, tuned: number, confidence = CONFIDENCE): Interval {
  const [count, mean] = moments
  if (count < FEWEST) return { mean, low: -Infinity, high: Infinity }
  const alpha = 1 - confidence
  const rho2 = (2 * Math.log(1 / alpha) + Math.log(1 + 2 * Math.log(1 / alpha))) / tuned
  const grown = count * rho2 + 1
  const half = Math.sqrt(variance(moments) * ((2 * grown) / (count * count * rho2)) * Math.log(Math.sqrt(grown) / alpha))
  return { mean, low: mean - half, high: mean + half }
}
