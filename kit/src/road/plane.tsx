import { useRef, type ReactElement, type ReactNode } from 'react'
import type { Box } from '../drawing/geometry/points.ts'
import { reachOf, toFrame, type Lens } from './camera.ts'
import type { CameraRig } from './rig.ts'
import { useCamera } from './use-rig.ts'

interface PlaneProps {
  readonly rig: CameraRig
  readonly lens: Lens
  /** Pixels a unit as drawn; a camera on its way moves and scales the drawing as a whole. */
  readonly zoom: number
  readonly ground: ReactNode | undefined
  readonly children: ReactNode
}

/** All of the picture behind a frame: painted once, then moved as a whole, so that a camera that moves paints nothing. */
export function Plane({ rig, lens, zoom, ground, children }: PlaneProps): ReactElement {
  const plane = useRef<HTMLDivElement>(null)
  const reach = reachOf(lens)
  useCamera(rig, (camera) => {
    const { x, y } = toFrame(camera, lens.frame, reach)
    // Whole pixels keep text sharp.
    plane.current!.style.transform =
      camera.zoom === zoom ? `translate(${Math.round(x)}px, ${Math.round(y)}px)` : `translate(${x}px, ${y}px) scale(${camera.zoom / zoom})`
  })
  const size = { width: reach.width * zoom, height: reach.height * zoom, viewBox: viewBoxOf(reach) }
  return (
    <div className="road-plane" ref={plane}>
      {ground === undefined ? undefined : (
        <svg className="road-ground" {...size} aria-hidden="true">
          {ground}
        </svg>
      )}
      <svg className="road-front" {...size}>
        {children}
      </svg>
    </div>
  )
}

export function viewBoxOf({ x, y, width, height }: Box): string {
  return [x, y, width, height].join(' ')
}
