/** What two bots did against each other. */
export interface Meeting {
  readonly a: number
  readonly b: number
  /** Games that count as independent. */
  readonly games: number
  /** The share of the wins that `a` had. */
  readonly share: number
}

export interface Rating {
  readonly rating: number
  readonly low: number
  readonly high: number
}

/** 400 points of rating are odds of ten to one. */
const POINTS = 400 / Math.LN10
const CENTRE = 1500
const Z_95 = 1.959963984540054
/** As if each pair had also played so many drawn games: nobody is infinitely strong. */
const PRIOR = 1
const STEPS = 50

/** Ratings by Bradley and Terry, fitted by Newton's method; the intervals come from the curvature. Their mean is 1500. */
export function ratingsOf(count: number, meetings: readonly Meeting[]): Rating[] {
  const strengths = Array.from({ length: count }, () => 0)
  let curvature = square(count)
  for (let step = 0; step < STEPS; step++) {
    const slope = Array.from({ length: count }, () => 0)
    curvature = square(count)
    for (const { a, b, games, share } of meetings) {
      const expected = 1 / (1 + Math.exp(strengths[b]! - strengths[a]!))
      const pull = games * share + PRIOR / 2 - (games + PRIOR) * expected
      const bend = (games + PRIOR) * expected * (1 - expected)
      slope[a]! += pull
      slope[b]! -= pull
      curvature[a]![a]! += bend
      curvature[b]![b]! += bend
      curvature[a]![b]! -= bend
      curvature[b]![a]! -= bend
    }
    // Only differences count: holding the sum makes the matrix one that can be inverted.
    for (const row of curvature) for (let i = 0; i < count; i++) row[i]! += 1
    const inverse = inverted(curvature)
    for (let i = 0; i < count; i++) strengths[i]! += inverse[i]!.reduce((sum, value, j) => sum + value * slope[j]!, 0)
  }
  const spread = inverted(curvature)
  return strengths.map((strength, i) => {
    const rating = CENTRE + POINTS * strength
    const half = POINTS * Z_95 * Math.sqrt(Math.max(0, spread[i]![i]! - 1 / (count * count)))
    return { rating, low: rating - half, high: rating + half }
  })
}

function square(count: number): number[][] {
  return Array.from({ length: count }, () => Array.from({ length: count }, () => 0))
}

/** Gauss and Jordan, for a matrix with a strong diagonal. */
function inverted(matrix: readonly (readonly number[])[]): number[][] {
  const count = matrix.length
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))])
  for (let i = 0; i < count; i++) {
    const pivot = rows[i]![i]!
    for (let k = 0; k < 2 * count; k++) rows[i]![k]! /= pivot
    for (let j = 0; j < count; j++) {
      const factor = rows[j]![i]!
      if (j !== i) for (let k = 0; k < 2 * count; k++) rows[j]![k]! -= factor * rows[i]![k]!
    }
  }
  return rows.map((row) => row.slice(count))
}
