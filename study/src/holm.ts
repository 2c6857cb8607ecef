/** Holm's correction: what each p becomes when all of them were looked at. The chance of any false alarm stays below what p is held to. */
export function holm(ps: readonly number[]): number[] {
  const order = ps.map((_, i) => i).sort((a, b) => ps[a]! - ps[b]! || a - b)
  const corrected = ps.map(() => 1)
  let least = 0
  for (const [rank, i] of order.entries()) {
    least = Math.max(least, Math.min(1, ps[i]! * (ps.length - rank)))
    corrected[i] = least
  }
  return corrected
}
