import { COAL, INK, LIGHT } from '@echappee/kit/drawing'
import { memo, type ReactElement } from 'react'
import { TERRAINS, type Terrain } from '../../content/road.ts'
import { TERRAIN_INKS } from './inks.ts'

/** An energy token: its colour, its shape and its sign each tell the terrain. `any` stands for one of free choice. */
type Face = Terrain | 'any'

interface EnergyTokenProps {
  readonly face: Face
  /** Face down, but known to its owner: a back through which the colour shows. */
  readonly isDown?: boolean
  /** Side in pixels; left out inside another SVG, where it is drawn around 0,0 in a box from −12 to 12. */
  readonly size?: number
}

export const EnergyToken = memo(function EnergyToken({ face, isDown = false, size }: EnergyTokenProps): ReactElement {
  const token = isDown && face !== 'any' ? <OwnBack terrain={face} /> : <Front face={face} isSmall={size !== undefined && size < 19} />
  return size === undefined ? token : inBox(token, size)
})

/** A face-down token as everybody sees it. `isBlank`: its owner knows that it is worth nothing. */
export const TokenBack = memo(function TokenBack({
  size,
  isBlank = false,
}: {
  readonly size?: number
  readonly isBlank?: boolean
}): ReactElement {
  const back = (
    <>
      <Back />
      {isBlank ? (
        <path d="M-4 0H4" stroke={LIGHT} strokeWidth="2" strokeLinecap="round" />
      ) : (
        <g fill="none" stroke={LIGHT} strokeWidth="1.5">
          <circle r="5" />
          <path d="M-5 0H5M0-5V5" />
        </g>
      )}
    </>
  )
  return size === undefined ? back : inBox(back, size)
})

/** An empty slot of a plate. */
export function EmptySlot({ size }: { readonly size: number }): ReactElement {
  return inBox(<rect x="-4" y="-4" width="8" height="8" rx="2.5" className="cdb-slot" />, size)
}

const OUTLINE: Readonly<Record<Face, string>> = {
  P: 'M-6.5-9.5H6.5A3 3 0 0 1 9.5-6.5V6.5A3 3 0 0 1 6.5 9.5H-6.5A3 3 0 0 1-9.5 6.5V-6.5A3 3 0 0 1-6.5-9.5Z',
  C: 'M-10.5 9.5V.5A10.5 10.5 0 0 1 10.5.5V9.5Z',
  M: 'M0-11.5 11.8 9.8H-11.8Z',
  S: 'M-10.5-8.8H2.5L11.5 0 2.5 8.8H-10.5L-6.5 0Z',
  any: 'M0-9.8A9.8 9.8 0 1 1 0 9.8A9.8 9.8 0 1 1 0-9.8Z',
}

/** Furrows, a round top, snow on a peak, arrows: letters are the riders'. */
const SIGN: Readonly<Record<Terrain, string>> = {
  P: 'M-5.500-2.500H2.500M-2.500 3.500H5.500',
  C: 'M-5.500 6.500A5.500 5.500 0 0 1 5.500 6.500',
  M: 'M-4.800-2.600-1.800 1 0-1.600 1.800 1 4.800-2.600',
  S: 'M-4.500-4.200-.5 0-4.500 4.200M1-4.200 5 0 1 4.200',
}

const SIGN_STROKE = { fill: 'none', stroke: INK, strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

function Front({ face, isSmall }: { readonly face: Face; readonly isSmall: boolean }): ReactElement {
  if (face === 'any')
    return (
      <>
        <path d={OUTLINE.any} fill={LIGHT} stroke={INK} strokeWidth="1.8" strokeDasharray="3.4 2.2" />
        {TERRAINS.map((terrain, i) => (
          <circle
            key={terrain}
            cx={i % 2 === 0 ? -3.2 : 3.2}
            cy={i < 2 ? -3.2 : 3.2}
            r="2.5"
            fill={TERRAIN_INKS[terrain].fill}
            stroke={INK}
          />
        ))}
      </>
    )
  return (
    <>
      <path d={OUTLINE[face]} fill={TERRAIN_INKS[face].fill} stroke={INK} strokeWidth={isSmall ? 2 : 1.8} strokeLinejoin="round" />
      <path d={SIGN[face]} {...SIGN_STROKE} />
    </>
  )
}

function Back(): ReactElement {
  return <rect x="-9.5" y="-9.5" width="19" height="19" rx="3" fill={COAL} stroke={INK} strokeWidth="1.8" />
}

/** Seen by its owner alone: the back with the token on it. */
function OwnBack({ terrain }: { readonly terrain: Terrain }): ReactElement {
  return (
    <>
      <Back />
      <g transform="scale(0.72)">
        <path d={OUTLINE[terrain]} fill={TERRAIN_INKS[terrain].fill} stroke={LIGHT} strokeWidth="1.6" strokeDasharray="2.6 1.6" />
        <path d={SIGN[terrain]} {...SIGN_STROKE} />
      </g>
    </>
  )
}

function inBox(token: ReactElement, size: number): ReactElement {
  return (
    <svg width={size} height={size} viewBox="-12.6 -12.6 25.2 25.2" aria-hidden="true" className="cdb-token">
      {token}
    </svg>
  )
}
