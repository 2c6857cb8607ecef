/** What a drawing is made of, without a DOM: points and lines, inks, cyclists, a winding road with its land. */
export { Cyclist, CyclistAtOrigin, FallenCyclist } from './cyclist/cyclist.tsx'
export { SIDE_CYCLIST, SideCyclist } from './cyclist/side-cyclist.tsx'
export { angleOn, besideLine, laneOf, lineThrough, pointOn, wayOn, type Line } from './geometry/line.ts'
export { closedLine, pathData, smoothLine } from './geometry/outline.ts'
export { boxesMeet, firstClash, hullOf, isNear } from './geometry/overlap.ts'
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
} from './geometry/path.ts'
export { boxAround, clamp, round, type Box, type Point, type Pose, type Size } from './geometry/points.ts'
export * from './inks.ts'
export { CourseLine } from './winding-road/course-line.tsx'
export { Hills, elevationOf, type Elevation } from './winding-road/hills.tsx'
export { pavementOf, type Edges } from './winding-road/pavement.ts'
export { planter, type Covers } from './winding-road/planter.ts'
export { RoadArt } from './winding-road/road-art.tsx'
export { blockedBy, characterAt, freeSpots, lot, nearest, pick, roomAt, type Blocked, type Spot } from './winding-road/scatter.ts'
export { fromBack, landIn, type Scenery } from './winding-road/scenery.ts'
export { seaOf, seasideThings, shoreOf } from './winding-road/shore.ts'
export { placeSigns, type Sign, type Stop } from './winding-road/signs.ts'
export { joinStretches, type Stretch } from './winding-road/stretches.ts'
export { ROOM, type Placed, type Thing } from './winding-road/things.ts'
