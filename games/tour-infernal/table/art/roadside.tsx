import { LAND } from '@echappee/kit/drawing'
import type { ReactElement } from 'react'
import type { Tile } from '../../content/sectors.ts'

interface RoadsideProps {
  readonly tile: Tile
  readonly width: number
  /** The ground that things stand on. */
  readonly base: number
}

/** Things beside the road that belong to the kind of sector. */
export function Roadside({ tile, width, base }: RoadsideProps): ReactElement {
  const Thing = THINGS[tile]
  const places = width > 700 ? [0.1, 0.36, 0.58, 0.86] : width > 450 ? [0.14, 0.52, 0.86] : [0.18, 0.76]
  return (
    <g>
      {places.map((at, i) => (
        <g key={at} transform={`translate(${at * width} ${base + 6 + (i % 2) * 6})`}>
          <Thing index={i} />
        </g>
      ))}
    </g>
  )
}

interface ThingProps {
  readonly index: number
}

function Poplars({ index }: ThingProps): ReactElement {
  return (
    <g fill={LAND.tree}>
      {[-22, 0, 20].map((x, i) => (
        <ellipse key={x} cx={x} cy={-22 - ((i + index) % 3) * 6} rx="6.5" ry={22 + ((i + index) % 3) * 6} />
      ))}
    </g>
  )
}

function Village({ index }: ThingProps): ReactElement {
  if (index % 2 === 1) return <Poplars index={index} />
  return (
    <g>
      <path d="M-46 0v-18h26v18zM-14 0v-30h16v30zM10 0v-16h30v16z" fill={LAND.wall} />
      <path d="M-50-18-33-30-16-18zM-16-30-6-56 4-30zM6-16 25-27 44-16z" fill={LAND.roof} />
    </g>
  )
}

function Pines({ index }: ThingProps): ReactElement {
  return (
    <g fill={LAND.tree}>
      {[-26, -4, 18].map((x, i) => (
        <path key={x} transform={`translate(${x} 0) scale(${0.8 + ((i + index) % 3) * 0.2})`} d="M0-40-9-20h5L-12 0h24L4-20h5z" />
      ))}
    </g>
  )
}

/** A windmill, and trees that lean. */
function Wind({ index }: ThingProps): ReactElement {
  if (index % 2 === 1)
    return (
      <g>
        <path d="M-20 0Q-22-30-40-44-14-42-12-22L-10 0ZM10 0Q8-26-8-38 16-36 18-18L20 0Z" fill={LAND.tree} />
        <path d="M-70-52H-20q12 0 9-10M-84-66h34" fill="none" stroke={LAND.cloud} strokeWidth="4" strokeLinecap="round" />
      </g>
    )
  return (
    <g>
      <path d="M-12 0-7-44H7L12 0Z" fill={LAND.wall} />
      <path d="M-9-44Q0-58 9-44Z" fill={LAND.roof} />
      <path d="M0-44-26-66M0-44 24-68M0-44-24-20M0-44 26-22" stroke={LAND.rockShade} strokeWidth="6" strokeLinecap="round" />
    </g>
  )
}

/** Slag heap, chimney and a row of brick houses. */
function Mine({ index }: ThingProps): ReactElement {
  return index % 2 === 0 ? (
    <g>
      <path d="M-60 2-22-46Q-16-52-8-46L34 2Z" fill={LAND.rockShade} />
      <path d="M26 2V-48h10V2Z" fill={LAND.roof} />
      <path d="M31-54q8-8 18-4 2-12 16-10" fill="none" stroke={LAND.cloud} strokeWidth="6" strokeLinecap="round" />
    </g>
  ) : (
    <g>
      <path d="M-44 2v-20l12-10 12 10 12-10 12 10 12-10 12 10V2Z" fill={LAND.roof} />
      <path d="M-36-6h8v8h-8zM-12-6h8v8h-8zM12-6h8v8h-8z" fill={LAND.wall} />
    </g>
  )
}

/** Boards along the road with arrows on them. */
function Boards({ index }: ThingProps): ReactElement {
  return (
    <g>
      <path d="M-64-4h128v-22H-64Z" fill={index % 2 === 0 ? LAND.roof : LAND.wall} />
      {[-46, -14, 18, 50].map((x) => (
        <path key={x} d={`M${x - 8}-21h7l6 6-6 6h-7l6-6z`} fill={index % 2 === 0 ? LAND.wall : LAND.roof} />
      ))}
      <g fill={LAND.tree}>
        {[-52, -30, -8, 14, 36, 56].map((x, i) => (
          <circle key={x} cx={x} cy={-33 - (i % 2) * 4} r="7" />
        ))}
      </g>
    </g>
  )
}

/** Tents of the feed zone. */
function Tents({ index }: ThingProps): ReactElement {
  return (
    <g>
      <path d="M-34 0v-18h68V0Z" fill={LAND.wall} />
      <path d="M-42-18 0-44 42-18Z" fill={index % 2 === 0 ? LAND.roof : LAND.light} />
      <path d="M-14-18 0-44 14-18Z" fill={LAND.wall} />
      <path d="M0-44v-12l14 5-14 5" fill={LAND.roof} />
    </g>
  )
}

/** A signal and telegraph poles along the railway. */
function Railway({ index }: ThingProps): ReactElement {
  return index % 2 === 0 ? (
    <g>
      <path d="M-3 0v-52h6V0ZM-22-48h44v5h-44zM-16-40h32v4h-32z" fill={LAND.rockShade} />
    </g>
  ) : (
    <g>
      <path d="M-30 0v-22h60V0Z" fill={LAND.wall} />
      <path d="M-36-22-22-36h44l14 14Z" fill={LAND.roof} />
      <path d="M-22 0v-14h12V0ZM6-15h14v9H6Z" fill={LAND.rockShade} />
    </g>
  )
}

const THINGS: Readonly<Record<Tile, (props: ThingProps) => ReactElement>> = {
  ST: Village,
  NR: Village,
  WR: Poplars,
  HW: Wind,
  PM: Pines,
  HM: Pines,
  SP: Boards,
  FZ: Tents,
  LC: Railway,
  CO: Mine,
}
