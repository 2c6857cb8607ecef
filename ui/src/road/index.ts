import './road.css'

export { boxAround, clamp, round, type Box, type Point, type Pose, type Size } from './geometry.ts'
export { poseText } from './frames.ts'
export { useGlideAlong } from './glide.ts'
export { angleOn, besideLine, laneOf, lineThrough, pathData, pointOn, wayOn, type Line } from './line.ts'
export { Overview, OverviewStretch, type OverviewRider } from './overview.tsx'
export { RoadCamera } from './road-camera.tsx'
export { RoadScroller, scrollLeft } from './scroller.tsx'
