import { useRef, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { useSize } from '../motion.ts'
import type { Language } from '@echappee/text'
import { kitWords } from '../words/index.ts'
import { wholeZoom, zoomBy, type Lens } from './camera.ts'
import type { Box, Size } from '../drawing/geometry/points.ts'
import { useGestures } from './gestures.ts'
import { Plane } from './plane.tsx'
import { RoadMap } from './road-map.tsx'
import { isStill, useRig } from './use-rig.ts'
import { ZoomContext } from './zoom.ts'

interface RoadCameraProps {
  /** The whole picture, in the units it is drawn in. */
  readonly world: Box
  /** What must be seen: the riders who move, or whose turn it is; as much of it as the frame can show well. */
  readonly target: Box | undefined | ((frame: Size) => Box | undefined)
  /** How long the camera may take to get there; 0 jumps. */
  readonly ms: number
  readonly label: string
  readonly language: Language
  /** Pixels for one unit at which the road is read well: text of 12 px and more. */
  readonly comfort?: number
  readonly closest?: number
  /** The course in few strokes, in the same units, for the map in the corner; shown while the whole is not in sight. */
  readonly map?: ReactNode
  /** What stands still, in a picture of its own below, so that whatever moves does not paint it again. */
  readonly ground?: ReactNode
  readonly children: ReactNode
  /** What lies over the road and does not move with it. */
  readonly over?: ReactNode
}

/** A winding road behind a frame: follows the race, and can be dragged, pinched, scrolled and steered by keys. */
export function RoadCamera(props: RoadCameraProps): ReactElement {
  const box = useRef<HTMLDivElement>(null)
  const frame = useSize(box)
  return (
    <div className="road-camera" ref={box}>
      {frame === undefined ? undefined : <Looking frame={frame} {...props} />}
    </div>
  )
}

function Looking({ frame, ...props }: RoadCameraProps & { readonly frame: Size }): ReactElement {
  const { world, target, ms, label, language, comfort = 1, closest = 2.5, map, ground, children, over } = props
  const words = kitWords(language).road
  const lens: Lens = { world, frame, comfort, closest }
  const {
    rig,
    drawn: { zoom, isFollowing },
  } = useRig(lens, typeof target === 'function' ? target(frame) : target, ms)
  const look = rig.change
  const follow = () => rig.follow(isStill() ? 0 : Infinity)
  const box = useRef<HTMLElement>(null)
  const gestures = useGestures(box, { lens, now: () => rig.now().camera, look, follow })
  const isWhole = zoom <= wholeZoom(lens) * 1.001
  const centre = { x: frame.width / 2, y: frame.height / 2 }
  const keys = { tabIndex: 0, 'aria-label': `${label} (${words.keys})` }
  // For things that keep their size: `calc(14px / var(--zoom))`.
  const size = { '--zoom': zoom } as CSSProperties
  return (
    <ZoomContext value={zoom}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a picture that is looked around in by keys */}
      <section className="road-look" ref={box} data-whole={isWhole} style={size} {...keys} {...gestures}>
        <Plane rig={rig} lens={lens} zoom={zoom} ground={ground}>
          {children}
        </Plane>
      </section>
      {over}
      {map === undefined || isWhole ? undefined : (
        <RoadMap rig={rig} lens={lens} zoom={zoom} label={words.map}>
          {map}
        </RoadMap>
      )}
      <div className="road-buttons">
        {isFollowing ? undefined : (
          <RoadButton label={words.follow} onClick={follow}>
            <circle r="4" fill="currentColor" />
            <path d="M0-10V-6M0 6V10M-10 0H-6M6 0H10" />
          </RoadButton>
        )}
        <RoadButton label={words.zoomIn} onClick={() => look((now) => zoomBy(now, 1.4, centre, lens))}>
          <path d="M-7 0H7M0-7V7" />
        </RoadButton>
        <RoadButton label={words.zoomOut} onClick={() => look((now) => zoomBy(now, 1 / 1.4, centre, lens))}>
          <path d="M-7 0H7" />
        </RoadButton>
      </div>
    </ZoomContext>
  )
}

interface RoadButtonProps {
  readonly label: string
  readonly onClick: () => void
  readonly children: ReactNode
}

function RoadButton({ label, onClick, children }: RoadButtonProps): ReactElement {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick}>
      <svg width="24" height="24" viewBox="-12 -12 24 24" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round">
          {children}
        </g>
      </svg>
    </button>
  )
}
