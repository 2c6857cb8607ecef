import type { ReactElement } from 'react'
import { asImage } from '../motion.ts'
import { lineAt, openLine, pointAt, type Box, type Path } from './path.ts'
import type { Stretch } from './stretches.ts'

export interface MiniMapDot {
  readonly key: string
  /** Along the road, in the path's measure. */
  readonly distance: number
  readonly fill: string
  readonly isMine?: boolean
}

interface MiniMapProps {
  readonly path: Path
  readonly box: Box
  readonly from?: number
  readonly to?: number
  readonly stretches?: readonly Stretch[]
  readonly dots: readonly MiniMapDot[]
  /** The part that the large view shows. */
  readonly frame?: Box | undefined
  readonly width: number
  readonly label: string
}

/** The whole road as a line, with a dot for each rider. */
export function MiniMap({ path, box, from = 0, to = path.length, stretches = [], dots, frame, width, label }: MiniMapProps): ReactElement {
  const unit = box.width / width
  const line = openLine(lineAt(path, from, to, 0))
  const tip = pointAt(path, to)
  return (
    <svg
      className="mini-map"
      width={width}
      height={Math.round(box.height / unit)}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      {...asImage(label)}
    >
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={line} className="mini-map-edge" strokeWidth={8 * unit} />
        <path d={line} className="mini-map-road" strokeWidth={4.6 * unit} />
        {stretches.map((part) => (
          <path
            key={part.from}
            d={openLine(lineAt(path, part.from, part.to, 0))}
            stroke={part.colour}
            strokeWidth={4.6 * unit}
            strokeLinecap="butt"
          />
        ))}
      </g>
      <circle cx={tip.x} cy={tip.y} r={4.5 * unit} className="mini-map-finish" strokeWidth={2 * unit} />
      {dots.map((dot) => {
        const { x, y } = pointAt(path, dot.distance)
        return (
          <circle
            key={dot.key}
            cx={x}
            cy={y}
            r={(dot.isMine === true ? 5.4 : 4.2) * unit}
            fill={dot.fill}
            className="mini-map-dot"
            strokeWidth={1.6 * unit}
          />
        )
      })}
      {frame === undefined ? undefined : <rect {...frame} className="mini-map-frame" fill="none" strokeWidth={2 * unit} rx={4 * unit} />}
    </svg>
  )
}
