import { useRef, type ReactElement, type ReactNode } from 'react'
import { asImage, useSize } from '../motion.ts'
import type { Box, Size } from '../drawing/geometry/points.ts'
import { seenBox, type Lens } from './camera.ts'
import { viewBoxOf } from './plane.tsx'
import type { CameraRig } from './rig.ts'
import { useCamera } from './use-rig.ts'

interface RoadMapProps {
  readonly rig: CameraRig
  readonly lens: Lens
  readonly zoom: number
  readonly label: string
  readonly children: ReactNode
}

/** The whole course in the corner, and what the camera sees of it. */
export function RoadMap({ rig, lens, zoom, label, children }: RoadMapProps): ReactElement {
  const { world, frame } = lens
  const inside = useRef<HTMLDivElement>(null)
  const view = useRef<HTMLSpanElement>(null)
  const size = useSize(inside)
  const { x: left, y: top, scale } = placeIn(size ?? frame, world)
  useCamera(rig, (camera) => {
    const { x, y } = seenBox(camera, frame)
    view.current!.style.transform = `translate(${left + x * scale}px, ${top + y * scale}px) scale(${zoom / camera.zoom})`
  })
  const seen = { width: (frame.width / zoom) * scale + EDGE, height: (frame.height / zoom) * scale + EDGE }
  return (
    <div className="road-map" {...asImage(label)}>
      <div ref={inside} style={{ aspectRatio: world.width / world.height }}>
        <svg viewBox={viewBoxOf(world)}>{children}</svg>
        <span className="road-map-view" ref={view} style={seen} />
      </div>
    </div>
  )
}

/** The middle of its edge is where the sight ends. */
const EDGE = 2

/** Where the origin of a picture lies that is shown whole in the middle of a box, and how large a unit is. */
function placeIn({ width, height }: Size, world: Box): { x: number; y: number; scale: number } {
  const scale = Math.min(width / world.width, height / world.height)
  return { x: width / 2 - (world.x + world.width / 2) * scale, y: height / 2 - (world.y + world.height / 2) * scale, scale }
}
