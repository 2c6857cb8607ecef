/** A share and where it lies with 95 % confidence. */
export interface Share {
  readonly share: number
  readonly low: number
  readonly high: number
}

export interface Spread {
  readonly mean: number
  readonly median: number
  readonly min: number
  readonly max: number
}

export const Z_95 = 1.959963984540054

/** Wilson's score interval: honest for few trials and for shares near 0 and 1. A shared win counts as a part of a success. */
export function wilson(successes: number, trials: number): Share {
  const share = successes / trials
  const z2 = Z_95 * Z_95
  const centre = (share + z2 / (2 * trials)) / (1 + z2 / trials)
  const half = (Z_95 / (1 + z2 / trials)) * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials * trials))
  return { share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}

export function mean(values: readonly number[]): number {
  return sum(values) / values.length
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
