import { TERRAIN } from '@echappee/kit/drawing'
import type { Pace } from '../../content/paces.ts'
import type { Terrain } from '../../content/road.ts'

const inks = (fill: string) => ({ fill, deep: `color-mix(in srgb, ${fill} 82%, var(--print-ink))` })

/** green, yellow, red, blue; light enough for letters in ink. `deep` draws the pattern. */
export const TERRAIN_INKS: Readonly<Record<Terrain, { readonly fill: string; readonly deep: string }>> = {
  P: inks(TERRAIN.plain),
  C: inks(TERRAIN.hills),
  M: inks(TERRAIN.climb),
  S: inks(TERRAIN.descent),
}

/** Grounds of the four markers, from calm to fierce. */
export const PACE_GROUND: Readonly<Record<Pace, string>> = {
  CON: 'var(--print-green-pale)',
  SIL: 'var(--print-blue-pale)',
  ACC: 'var(--print-yellow-pale)',
  OFF: 'var(--print-red-pale)',
}
