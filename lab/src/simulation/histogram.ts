import type { Spread } from './statistics.ts'

/** How often each value came: as much room for ten games as for a million. Plain JSON. */
export type Histogram = Record<string, number>

export function addValue(histogram: Histogram, value: number): void {
  histogram[value] = (histogram[value] ?? 0) + 1
}

export function spreadOf(histogram: Readonly<Histogram>): Spread {
  const entries = Object.entries(histogram)
    .map(([value, count]) => ({ value: Number(value), count }))
    .sort((a, b) => a.value - b.value)
  const count = entries.reduce((sum, entry) => sum + entry.count, 0)
  const total = totalOf(histogram)
  const at = (place: number): number => {
    let left = place
    for (const entry of entries) if ((left -= entry.count) < 0) return entry.value
    return entries.at(-1)!.value
  }
  const median = (at((count - 1) >> 1) + at(count >> 1)) / 2
  return { mean: total / count, median, min: entries[0]!.value, max: entries.at(-1)!.value }
}

export function totalOf(histogram: Readonly<Histogram>): number {
  return Object.entries(histogram)
    .map(([value, count]) => Number(value) * count)
    .sort((a, b) => a - b)
    .reduce((sum, part) => sum + part, 0)
}
