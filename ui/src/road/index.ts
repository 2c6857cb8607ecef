import './road.css'

export { poseText } from './frames.ts'
export { useGlideAlong } from './glide.ts'
export { HeightProfile } from './height-profile.tsx'
export { Overview, OverviewStretch, type OverviewRider } from './overview.tsx'
export { RoadCamera } from './road-camera.tsx'
export { RoadScroller, scrollLeft } from './scroller.tsx'
export { useRoadZoom } from './zoom.ts'
