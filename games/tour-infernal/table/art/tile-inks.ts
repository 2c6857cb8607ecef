import { LIGHT, TERRAIN } from '@echappee/kit/drawing'
import type { Tile } from '../../content/sectors.ts'

/** The ground that a tile is printed on. */
export const TILE_INKS: Readonly<Record<Tile, string>> = {
  ST: LIGHT,
  NR: 'var(--print-green-pale)',
  WR: 'var(--print-yellow-pale)',
  HW: 'var(--print-blue-pale)',
  PM: 'var(--print-brown-pale)',
  HM: TERRAIN.descent,
  SP: TERRAIN.plain,
  FZ: TERRAIN.feed,
  LC: 'var(--print-red-pale)',
  CO: TERRAIN.cobbles,
}
