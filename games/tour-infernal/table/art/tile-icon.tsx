import { memo, type ReactElement } from 'react'
import type { Tile } from '../../content/sectors.ts'
import { BLUE, GREEN, INK, LIGHT, RED, TERRAIN, YELLOW } from '@echappee/kit/drawing'
import { TILE_INKS } from './tile-inks.ts'

interface TileIconProps {
  readonly tile: Tile
  readonly size: number
}

/** A sector's sign; read by its shape, not by its colour. */
export const TileIcon = memo(function TileIcon({ tile, size }: TileIconProps): ReactElement {
  return (
    <svg className="ti-tile-icon" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <rect x="2" y="2" width="44" height="44" rx="9" fill={TILE_INKS[tile]} stroke={INK} strokeWidth="3" />
      <g fill="none" stroke={INK} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        {GLYPHS[tile]}
      </g>
    </svg>
  )
})

const GLYPHS: Readonly<Record<Tile, ReactElement>> = {
  ST: (
    <>
      <path d="M15 9v30" strokeWidth="4" />
      <path d="M15 10h21l-6 7 6 7H15Z" fill={RED} />
    </>
  ),
  NR: (
    <>
      <path d="M20 9h8l9 30H11Z" fill="var(--print-dim-line)" />
      <path d="M24 13v4M24 23v4M24 33v4" stroke={LIGHT} />
    </>
  ),
  WR: (
    <>
      <path d="M13 40c0-12 22-8 22-18S14 20 16 8" strokeWidth="11" />
      <path d="M13 40c0-12 22-8 22-18S14 20 16 8" stroke="var(--print-dim)" strokeWidth="6" />
    </>
  ),
  HW: (
    <>
      <path d="M40 18H17c-6 0-7-8-1-8 4 0 5 4 3 6" stroke={BLUE} strokeWidth="4" />
      <path d="M40 26H9" stroke={BLUE} strokeWidth="4" />
      <path d="M36 34H19c-5 0-6 7 0 7 3 0 4-3 2-5" stroke={BLUE} strokeWidth="4" />
    </>
  ),
  PM: (
    <>
      <path d="M7 38C14 34 16 17 25 17s11 17 17 21Z" fill={TERRAIN.mountain} />
      <path d="M24 37c5-4-4-6 1-11" stroke={LIGHT} />
    </>
  ),
  HM: (
    <>
      <path d="M5 39 18 13l7 13 6-8 13 21Z" fill={BLUE} />
      <path d="M13 23l5-10 5 9-4 3-2-3Z" fill={LIGHT} strokeWidth="2.4" />
      <path d="M28 22l3-4 4 7-4 1Z" fill={LIGHT} strokeWidth="2.4" />
    </>
  ),
  SP: <path d="M9 11h8l9 13-9 13H9l8-13ZM24 11h8l9 13-9 13h-8l8-13Z" fill={GREEN} />,
  FZ: (
    <>
      <path d="M14 22C14 6 34 6 34 22" strokeWidth="3.4" />
      <path d="M10 21h28l-3 18H13Z" fill={YELLOW} />
      <path d="M11 28c8 5 18 5 26 0" />
    </>
  ),
  LC: (
    <>
      <path d="M12 40V20" strokeWidth="6" />
      <path d="M9 20 42 13" strokeWidth="10" />
      <path d="M9 20 42 13" stroke={LIGHT} strokeWidth="5" strokeLinecap="butt" />
      <path d="M9 20 42 13" stroke={RED} strokeWidth="5" strokeDasharray="6 6" strokeLinecap="butt" />
    </>
  ),
  CO: (
    <g fill={TERRAIN.mountain} strokeWidth="2.6">
      <rect x="7" y="10" width="15" height="8" rx="3.4" />
      <rect x="25" y="10" width="16" height="8" rx="3.4" fill="var(--print-sand)" />
      <rect x="5" y="20" width="10" height="8" rx="3.4" fill="var(--print-sand)" />
      <rect x="18" y="20" width="14" height="8" rx="3.4" />
      <rect x="35" y="20" width="9" height="8" rx="3.4" />
      <rect x="7" y="30" width="16" height="8" rx="3.4" />
      <rect x="26" y="30" width="15" height="8" rx="3.4" fill="var(--print-sand)" />
    </g>
  ),
}
