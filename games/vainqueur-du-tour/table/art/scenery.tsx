import { useId, type ReactElement } from 'react'
import type { StageType } from '../../content/board.ts'
import { MountainScenery } from './mountain.tsx'
import { BROWN, INK, LEAF, LIGHT, RED, YELLOW } from '@echappee/kit/drawing'
import { PlainScenery } from './plain.tsx'
import { VelodromeScenery } from './velodrome.tsx'

interface SceneryProps {
  readonly type: StageType
  readonly width: number
  readonly height: number
}

/** What lies behind the road: a group for a board of the given size, its corner at 0,0. */
export function Scenery({ type, width, height }: SceneryProps): ReactElement {
  const clip = useId()
  const Landscape = LANDSCAPES[type]
  return (
    <g aria-hidden="true" clipPath={`url(#${clip})`}>
      <clipPath id={clip}>
        <rect width={width} height={height} />
      </clipPath>
      <Landscape width={width} height={height} unit={Math.min(height / 430, width / 480)} />
    </g>
  )
}

/** The leader's cap, peak to the right. */
export function YellowCap({ size }: { size: number }): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" strokeLinejoin="round" strokeLinecap="round">
      <path d="M5 32C2 15 13 8 22 8S39 15 37 31Z" fill={YELLOW} stroke={INK} strokeWidth="3" />
      <path d="M17 9Q24 17 25 31" fill="none" stroke={INK} strokeWidth="7" />
      <path d="M17 10Q24 17 25 31" fill="none" stroke={RED} strokeWidth="3.5" />
      <path d="M5 32Q22 26 37 31Q46 32 46 37Q38 40 30 37Q17 33 6 37Z" fill={YELLOW} stroke={INK} strokeWidth="3" />
      <circle cx="19" cy="7.5" r="2.5" fill={INK} />
    </svg>
  )
}

/** A face of the die, 1 to 6. */
export function Die({ value, size }: { value: number; size: number }): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <rect x="6" y="7" width="39" height="39" rx="9" fill={INK} />
      <rect x="3.5" y="3.5" width="38" height="38" rx="9" fill={LIGHT} stroke={INK} strokeWidth="3" />
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={22.5 + x * 10.5} cy={22.5 + y * 10.5} r={value === 1 ? 5.5 : 4} fill={value === 1 ? RED : INK} />
      ))}
    </svg>
  )
}

/** The kind of a stage: flat road, mountain, stopwatch. */
export function StageIcon({ type, size }: { type: StageType; size: number }): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" strokeLinejoin="round" strokeLinecap="round">
      {STAGE_ICONS[type]}
    </svg>
  )
}

const LANDSCAPES = { plain: PlainScenery, mountain: MountainScenery, timetrial: VelodromeScenery } as const

type Pip = readonly [x: number, y: number]
const CORNERS: readonly Pip[] = [
  [-1, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
]
const PIPS: Readonly<Record<number, readonly Pip[]>> = {
  1: [[0, 0]],
  2: CORNERS.slice(0, 2),
  3: [...CORNERS.slice(0, 2), [0, 0]],
  4: CORNERS,
  5: [...CORNERS, [0, 0]],
  6: [...CORNERS, [-1, 0], [1, 0]],
}

const STAGE_ICONS: Readonly<Record<StageType, ReactElement>> = {
  plain: (
    <>
      <path d="M2 15Q9 10 16 14T30 13V29H2Z" fill={LEAF} stroke={INK} strokeWidth="2" />
      <circle cx="23" cy="7" r="4" fill={YELLOW} stroke={INK} strokeWidth="2" />
      <path d="M13 15h6l7 14H6Z" fill={LIGHT} stroke={INK} strokeWidth="2" />
      <path d="M16 18v2M16 24v3" stroke={INK} strokeWidth="2" />
    </>
  ),
  mountain: (
    <>
      <path d="M2 28 12 9l6 9 4-6 8 16Z" fill={BROWN} stroke={INK} strokeWidth="2" />
      <path d="M12 9 7.5 17.5l3 2 2-2.5 2.5 2 1.5-2.5Z" fill={LIGHT} stroke={INK} strokeWidth="1.6" />
    </>
  ),
  timetrial: (
    <>
      <path d="M16 4v4M12 3h8M25 8l-2 2" stroke={INK} strokeWidth="3" />
      <circle cx="16" cy="19" r="10.5" fill={LIGHT} stroke={INK} strokeWidth="2.4" />
      <path d="M16 19V9.5A9.5 9.5 0 0 1 24.2 23.8Z" fill={RED} />
      <path d="M16 19V11M16 19l5 3" stroke={INK} strokeWidth="2.2" />
    </>
  ),
}
