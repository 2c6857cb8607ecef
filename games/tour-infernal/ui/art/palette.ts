import type { Tile } from '../../content/sectors.ts'

/** Printing inks of the artwork. They stay the same by day and by night: a poster does not change its colours. */
export const INK = '#23201c'
export const LIGHT = '#fff8e8'
export const YELLOW = '#f2b632'
export const RED = '#d2452f'
export const BLUE = '#20598c'
export const GREEN = '#3f7d58'

/** The ground that a tile is printed on. */
export const TILE_INKS: Readonly<Record<Tile, string>> = {
  ST: '#f4ead5',
  NR: '#cfe0b8',
  WR: '#dbe3b4',
  HW: '#bcdbe2',
  PM: '#e6c394',
  HM: '#b4c6cf',
  SP: '#bfe0c4',
  FZ: '#fbe3a4',
  LC: '#f6cdc0',
  CO: '#d9cbb2',
}

/** Tones of the scenery, by day and by night. */
export interface Tones {
  readonly sky: string
  readonly light: string
  readonly cloud: string
  readonly far: string
  readonly mid: string
  readonly field: string
  readonly verge: string
  readonly tree: string
  readonly wall: string
  readonly roof: string
  readonly rock: string
  readonly rockShade: string
  readonly snow: string
  readonly road: string
  readonly edge: string
  readonly paint: string
  readonly stone: readonly string[]
}

export const DAY: Tones = {
  sky: '#dcebe6',
  light: '#f2c655',
  cloud: '#f7f3e4',
  far: '#bcd3a8',
  mid: '#a9c98f',
  field: '#c5daa9',
  verge: '#9dbf83',
  tree: '#6f9c68',
  wall: '#f7eeda',
  roof: '#d98b73',
  rock: '#a9c0c8',
  rockShade: '#8fabb6',
  snow: '#fbf7ea',
  road: '#d9cfba',
  edge: '#f7f0de',
  paint: '#fffdf6',
  stone: ['#cdb285', '#b99a6b', '#e3cfa3'],
}

export const NIGHT: Tones = {
  sky: '#1b2231',
  light: '#e9dcb5',
  cloud: '#252e40',
  far: '#223140',
  mid: '#24393f',
  field: '#24363f',
  verge: '#2a433f',
  tree: '#34544e',
  wall: '#46505c',
  roof: '#6b4747',
  rock: '#303f55',
  rockShade: '#27344a',
  snow: '#7f90a5',
  road: '#514b52',
  edge: '#6d6468',
  paint: '#a59a8c',
  stone: ['#6b5f52', '#594e45', '#7d705f'],
}
