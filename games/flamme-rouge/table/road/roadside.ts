import { type Box, boxesMeet, type Point, pointAt, type Sign } from '@echappee/kit/drawing'
import { sideOf, type RoadLayout } from './layout.ts'

/** To the left of the road as one rides; to its right, or farther off, where a sign stands there. */
export function besideRoad(
  layout: RoadLayout,
  signs: readonly Sign[],
  place: { readonly square: number; readonly distance: number; readonly reach: number },
  boxAt: (point: Point) => Box,
): Point {
  const edge = sideOf(layout, place.square, 1) + place.reach
  const points = [-edge, edge, -edge - FARTHER, edge + FARTHER].map((side) => pointAt(layout.path, place.distance, side))
  return points.find((point) => signs.every(({ box }) => !boxesMeet(box, boxAt(point)))) ?? points[0]!
}

const FARTHER = 34
