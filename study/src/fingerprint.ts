import { digest } from '@echappee/kernel'
import type { Summary } from './summary.ts'

/** Six figures: Math.exp may differ in the last bit from one browser to the next. */
const FIGURES = 6
const NOTHING = 1e-12

/** Equal for equal figures, wherever they were found. */
export function fingerprint(summaries: readonly Summary[]): string {
  return digest(rounded(summaries))
}

function rounded(value: unknown): unknown {
  if (typeof value === 'number') return Math.abs(value) < NOTHING ? 0 : Number(value.toPrecision(FIGURES))
  if (Array.isArray(value)) return value.map(rounded)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rounded(inner)]))
}
