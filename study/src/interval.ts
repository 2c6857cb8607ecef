import { standardError, type Moments } from './moments.ts'
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

/**
 * Of a share: never below nought or above one, and where all games came out alike as wide as the rule of three says, for so many games that
 * agree are no certainty.
 */
export function shareIntervalOf(moments: Readonly<Moments>): Interval {
  const { mean, low, high } = intervalOf(moments)
  const open = moments[2] > 0 || moments[0] < 2 ? 0 : Math.min(1, 3 / moments[0])
  return { mean, low: Math.max(0, mean === 1 ? low - open : low), high: Math.min(1, mean === 0 ? high + open : high) }
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
  const half = standardError(moments) * sequenceReach(count / tuned, 1 - confidence)
  return { mean, low: mean - half, high: mean + half }
}

/** Half its width in standard errors, after so many times the games that it is tuned to. */
export function sequenceReach(times: number, alpha: number): number {
  const rho2 = times * (2 * Math.log(1 / alpha) + Math.log(1 + 2 * Math.log(1 / alpha)))
  return Math.sqrt(((2 * (rho2 + 1)) / rho2) * Math.log(Math.sqrt(rho2 + 1) / alpha))
}
