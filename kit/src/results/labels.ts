/** Labels at the ends of lines keep their order and a distance of `height` from each other, between `top` and `bottom`. */
export function spreadLabels(
  wanted: readonly number[],
  { top, bottom, height }: { top: number; bottom: number; height: number },
): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b)
  const placed = [...wanted]
  let least = top
  for (const i of order) {
    placed[i] = Math.max(wanted[i]!, least)
    least = placed[i] + height
  }
  let most = bottom
  for (const i of order.toReversed()) {
    placed[i] = Math.min(placed[i]!, most)
    most = placed[i] - height
  }
  return placed
}
