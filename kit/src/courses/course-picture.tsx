import type { ReactElement } from 'react'
import { round, type Size } from '../drawing/geometry/points.ts'
import { INK, LAND, LIGHT, RED } from '../drawing/inks.ts'

/** A place on the road from the side: `along` from 0 at the start to 1 at the line, `down` from 0 at the top of the picture to 1 at its foot. */
export interface ProfilePoint {
  readonly along: number
  readonly down: number
  /** Of the ground between the point before and this one, where it is not plain. */
  readonly ink?: string | undefined
}

export interface StageProfile {
  readonly points: readonly ProfilePoint[]
  readonly isTimeTrial?: boolean
}

const WIDTH = 200
const HEIGHT = 60
const GAP = 3
const FAR_HILLS = 'M0 44Q24 26 48 36T92 34Q120 18 144 32T200 30V60H0Z'

interface CoursePictureProps {
  /** A course or a stage is alone; the stages of a tour stand side by side, those of a long one in rows. */
  readonly stages: readonly StageProfile[]
  /** Over a road that is not known yet. */
  readonly mark?: string
}

/** A course or the stages of a tour from the side, in small. What it shows is said beside it. */
export function CoursePicture({ stages, mark }: CoursePictureProps): ReactElement {
  const rows = stages.length > 12 ? 3 : stages.length > 5 ? 2 : 1
  const inRow = Math.ceil(stages.length / rows)
  const box = { width: (WIDTH + GAP) / inRow - GAP, height: (HEIGHT + GAP) / rows - GAP }
  return (
    <svg className="course-picture" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {stages.map((stage, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- a stage is its number
        <g key={i} transform={`translate(${(i % inRow) * (box.width + GAP)} ${Math.floor(i / inRow) * (box.height + GAP)})`}>
          <rect {...box} fill={LAND.sky} />
          {stages.length === 1 ? <path d={FAR_HILLS} fill={LAND.far} /> : undefined}
          <Ground points={stage.points} {...box} />
          {stages.length === 1 ? <Flag {...stage.points.at(-1)!} /> : undefined}
          {stage.isTimeTrial === true ? <Watch {...box} /> : undefined}
        </g>
      ))}
      {stages.length === 0 ? <rect width={WIDTH} height={HEIGHT} fill={LAND.sky} /> : undefined}
      {mark === undefined ? undefined : (
        <text x={WIDTH / 2} y={HEIGHT / 2 + 11} className="course-picture-mark">
          {mark}
        </text>
      )}
    </svg>
  )
}

function Ground({ points, width, height }: Size & Pick<StageProfile, 'points'>): ReactElement {
  const placed = points.map(({ along, down, ink }) => ({ x: round(along * width), y: round(down * height), ink: ink ?? LAND.field }))
  const stretches = placed.slice(1).map((to, i) => ({ from: placed[i]!, to, ink: to.ink }))
  return (
    <>
      {[...Map.groupBy(stretches, ({ ink }) => ink)].map(([ink, own]) => (
        <path key={ink} fill={ink} d={own.map(({ from, to }) => `M${from.x} ${height}V${from.y}L${to.x} ${to.y}V${height}Z`).join('')} />
      ))}
      <path
        d={`M${placed.map(({ x, y }) => `${x} ${y}`).join('L')}`}
        className="course-picture-road"
        strokeWidth={height < HEIGHT ? 0.8 : 1.5}
      />
    </>
  )
}

/** The line. */
function Flag({ along, down }: ProfilePoint): ReactElement {
  return (
    <g transform={`translate(${along * WIDTH - 3} ${Math.max(18, down * HEIGHT)})`}>
      <path d="M0 0V-16" className="course-picture-road" strokeWidth="1.5" />
      <path d="M0-16L-11-12.5L0-9Z" fill={RED} />
    </g>
  )
}

/** Against the clock. */
function Watch({ width, height }: Size): ReactElement {
  return (
    <g
      transform={`translate(${width / 2} ${height * 0.36}) scale(${Math.min(1, height / 36)})`}
      stroke={INK}
      strokeWidth="1.5"
      strokeLinecap="round"
    >
      <path d="M0-9V-12M-3-12H3" fill="none" />
      <circle r="9" fill={LIGHT} />
      <path d="M0-5V0L4 2" fill="none" />
    </g>
  )
}
