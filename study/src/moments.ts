/** Number, mean and sum of squared distances from it: all that an interval needs. Plain JSON. */
export type Moments = [count: number, mean: number, squares: number]

export const noMoments = (): Moments => [0, 0, 0]

/** Welford's step, in place. */
export function addTo(moments: Moments, value: number): void {
  const count = moments[0] + 1
  const step = value - moments[1]
  const mean = moments[1] + step / count
  moments[2] += step * (value - mean)
  moments[1] = mean
  moments[0] = count
}

/** Those of both together, in place of the first. The order matters to the last bit: merge in the order of the games. */
export function mergeInto(into: Moments, [count, mean, squares]: Readonly<Moments>): void {
  if (count === 0) return
  const all = into[0] + count
  const step = mean - into[1]
  into[2] += squares + (step * step * into[0] * count) / all
  into[1] += (step * count) / all
  into[0] = all
}

/** Of one value. */
export function variance([count, , squares]: Readonly<Moments>): number {
  return count < 2 ? Number.NaN : squares / (count - 1)
}

/** Of the mean. */
export function standardError(moments: Readonly<Moments>): number {
  return Math.sqrt(variance(moments) / moments[0])
}
