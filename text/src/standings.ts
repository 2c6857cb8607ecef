/** Ranks and gaps of any race. No React, no DOM. */

/** Who shares which place, in order of arrival. */
export function arrivals(places: readonly number[]): { place: number; seats: number[] }[] {
  const distinct = [...new Set(places)].sort((a, b) => a - b)
  return distinct.map((place) => ({ place, seats: places.flatMap((other, seat) => (other === place ? [seat] : [])) }))
}

/** Places by value, the smallest first (times) or the largest (points); equals share a place, and the next ones are as many lower. */
export function placesBy(values: readonly number[], best: 'smallest' | 'largest' = 'smallest'): number[] {
  const isBetter = (a: number, b: number) => (best === 'smallest' ? a < b : a > b)
  return values.map((value) => 1 + values.filter((other) => isBetter(other, value)).length)
}

/** As in cycling: how far each is behind the best time; the first with it has no gap at all. */
export function gapsBehind(times: readonly number[]): (number | undefined)[] {
  const best = Math.min(...times)
  const leader = times.indexOf(best)
  return times.map((time, i) => (i === leader ? undefined : time - best))
}
