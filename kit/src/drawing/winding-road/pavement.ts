import { closedLine } from '../geometry/outline.ts'
import { strip, type Path } from '../geometry/path.ts'

/** Left and right edge, from the middle of the road. */
export type Edges = readonly [number, number]

/** A piece of the road, as wide at either end as its edges say. */
export interface Paved {
  readonly from: number
  readonly to: number
  /** Where it begins, if they differ. */
  readonly entryEdges?: Edges
  readonly edges: Edges
}

/** All that is paved, as the `d` of a path. Where a lane ends, it runs out over so much of the next piece; where one begins, it grows before. */
export function pavementOf(path: Path, pieces: readonly Paved[], reach: number): string {
  return pieces
    .map((piece, i) => {
      const next = pieces[i + 1]
      const wedges = next === undefined ? [] : wedgesOf(piece, next, reach)
      return [{ ...piece, near: entryOf(piece), far: piece.edges }, ...wedges]
        .map(({ from, to, near, far }) => closedLine(strip(path, from, to, near, far)))
        .join('')
    })
    .join('')
}

interface Wedge {
  readonly from: number
  readonly to: number
  readonly near: Edges
  readonly far: Edges
}

function wedgesOf(piece: Paved, next: Paved, reach: number): Wedge[] {
  return ([0, 1] as const).flatMap((side): Wedge[] => {
    const [a, b] = [piece.edges[side], entryOf(next)[side]]
    if (Math.abs(a - b) < 1) return []
    const isEnding = Math.abs(a) > Math.abs(b)
    return isEnding
      ? [{ from: next.from, to: next.from + reach, near: sorted(a, b), far: [b, b] }]
      : [{ from: piece.to - reach, to: piece.to, near: [a, a], far: sorted(a, b) }]
  })
}

function entryOf({ edges, entryEdges = edges }: Paved): Edges {
  return entryEdges
}

function sorted(a: number, b: number): Edges {
  return [Math.min(a, b), Math.max(a, b)]
}
