/** Points, boxes and winding lines, without React and DOM: what a game's own geometry is made from. */
export { angleOn, besideLine, laneOf, lineThrough, pathData, pointOn, wayOn, type Line } from './line.ts'
export { boxAround, clamp, round, type Box, type Point, type Pose, type Size } from './points.ts'
