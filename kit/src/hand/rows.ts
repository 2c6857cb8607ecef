/** Where choices stand on the screen. No DOM. */
export interface Spot {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The choice that a key leads to from choice `at`; undefined for keys that lead nowhere. */
export function neighbour(spots: readonly Spot[], at: number, key: string): number | undefined {
  const last = spots.length - 1
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return last
    case 'ArrowRight':
      return at === last ? 0 : at + 1
    case 'ArrowLeft':
      return at === 0 ? last : at - 1
    case 'ArrowDown':
      return above(spots, at, 1) ?? (isOneRow(spots) && at < last ? at + 1 : isOneRow(spots) ? 0 : at)
    case 'ArrowUp':
      return above(spots, at, -1) ?? (isOneRow(spots) && at > 0 ? at - 1 : isOneRow(spots) ? last : at)
    default:
      return undefined
  }
}

/** The nearest choice of the next row below (1) or above (−1). */
function above(spots: readonly Spot[], at: number, down: 1 | -1): number | undefined {
  const from = spots[at]!
  const isBeyond = (spot: Spot) => (down === 1 ? middle(spot) > from.bottom : middle(spot) < from.top)
  const beyond = spots.flatMap((spot, i) => (isBeyond(spot) ? [i] : []))
  if (beyond.length === 0) return undefined
  const distance = (i: number) => 10 * Math.abs(middle(spots[i]!) - middle(from)) + Math.abs(centre(spots[i]!) - centre(from))
  return beyond.reduce((best, i) => (distance(i) < distance(best) ? i : best))
}

function isOneRow(spots: readonly Spot[]): boolean {
  return spots.every((spot) => middle(spot) < spots[0]!.bottom && middle(spot) > spots[0]!.top)
}

const middle = ({ top, bottom }: Spot) => (top + bottom) / 2
const centre = ({ left, right }: Spot) => (left + right) / 2
