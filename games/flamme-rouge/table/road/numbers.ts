import { type Blocked, type Point, poseAt, roomAt, turned } from '@echappee/kit/drawing'
import type { RoadLayout, RoadSquare } from './layout.ts'

/** Where every n-th number stands: right of its square, or left where another part of the road or another number is nearer. */
export function numberPlaces({ path, squares }: RoadLayout, every: number): readonly (Point & { readonly number: number })[] {
  const real = squares.filter(({ isVirtual }) => !isVirtual)
  const road = real.map((square) => ({ ...poseAt(path, (square.from + square.to) / 2), square, radius: square.edges[1] + 12 }))
  const taken: Blocked[] = []
  return real
    .filter(({ number }) => every > 0 && number % every === 0)
    .flatMap((square) => {
      const others = [...taken, ...road.filter((other) => Math.abs(other.square.number - square.number) > 3)]
      const place = sidesOf(path, square).find((spot) => roomAt(spot, others) > 6)
      // Without room on either side the number is left out: the next one is near.
      if (place === undefined) return []
      taken.push({ ...place, radius: 26 })
      return [{ ...place, number: square.number }]
    })
}

const DISTANCE = 24

function sidesOf(path: RoadLayout['path'], { from, to, edges }: RoadSquare): Point[] {
  const pose = poseAt(path, (from + to) / 2)
  return [turned(pose, 0, edges[1] + DISTANCE), turned(pose, 0, edges[0] - DISTANCE)]
}
