import type { Terrain } from '../../content/road.ts'

/** Printing inks of the artwork. They stay the same by day and by night: a poster does not change its colours. */
export const INK = '#23201c'
export const LIGHT = '#fff8e8'
export const YELLOW = '#f2b632'
export const RED = '#d2452f'

/** CDB 2.2: green, yellow, red, blue; light enough for letters in ink. `deep` draws the pattern. */
export const TERRAIN_INKS: Readonly<Record<Terrain, { readonly fill: string; readonly deep: string }>> = {
  P: { fill: '#93bf80', deep: '#76a565' },
  C: { fill: '#ecc65c', deep: '#d3a637' },
  M: { fill: '#e38c74', deep: '#cb6a51' },
  S: { fill: '#8bb7da', deep: '#6799c2' },
}

/** Tones of the landscape behind the road. */
export interface Tones {
  readonly sky: string
  readonly light: string
  readonly wind: string
  readonly far: string
  readonly near: string
  readonly tree: string
  readonly wall: string
  readonly roof: string
  readonly spot: string
}

export const DAY: Tones = {
  sky: '#cfe2de',
  light: '#f4cf68',
  wind: '#f3f4e8',
  far: '#b9d1b4',
  near: '#a3c394',
  tree: '#6f9c6a',
  wall: '#f7eeda',
  roof: '#c9674d',
  spot: '#ffe39a',
}

export const NIGHT: Tones = {
  sky: '#1f2837',
  light: '#e9dcb5',
  wind: '#2b374a',
  far: '#26363f',
  near: '#2b4040',
  tree: '#3a5a4f',
  wall: '#59616b',
  roof: '#7a4b45',
  spot: '#4d4730',
}
