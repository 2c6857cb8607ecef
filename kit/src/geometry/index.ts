/** Points, boxes, winding lines and roads of arcs, without React and DOM: what a game's own geometry is made from. */
export { angleOn, besideLine, laneOf, lineThrough, pointOn, wayOn, type Line } from './line.ts'
export { closedLine, pathData, smoothLine } from './outline.ts'
export { boxesMeet, firstClash, hullOf, isNear } from './overlap.ts'
export {
  beside,
  degrees,
  jointsOf,
  layPath,
  lineAt,
  pointAt,
  poseAt,
  scaleOnScreen,
  strip,
  turned,
  widenTo,
  type Bearing,
  type Path,
  type Piece,
} from './path.ts'
export { boxAround, clamp, round, type Box, type Point, type Pose, type Size } from './points.ts'
