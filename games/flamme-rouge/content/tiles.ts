/** FR-2: what a square is made of; the numbers are what a compiled road holds. */
export const TERRAINS = ['flat', 'start', 'ascent', 'descent', 'cobbles', 'supply', 'finish'] as const
export type Terrain = (typeof TERRAINS)[number]

const BENDS = ['straight', 'left45', 'left90', 'right45', 'right90'] as const
export type Bend = (typeof BENDS)[number]

/** One side of a tile: its squares from entry to exit, a letter for the terrain and the number of lanes each. */
export interface Tile {
  readonly squares: string
  readonly bend: Bend
}

export const TERRAIN_LETTERS: Readonly<Record<string, Terrain>> = {
  S: 'start',
  F: 'flat',
  A: 'ascent',
  D: 'descent',
  C: 'cobbles',
  R: 'supply',
  X: 'finish',
}

/** A capital letter is the back of the small one, `2D` the back of `2`. One copy of each. `v` is the wide finish. */
export const TILES = {
  a: { squares: 'S2 S2 S2 S2 S2 F2', bend: 'straight' },
  A: { squares: 'S2 S2 S2 S2 F2 F2', bend: 'straight' },
  b: { squares: 'F2 F2 F2 F2 F2 F2', bend: 'straight' },
  B: { squares: 'D2 D2 D2 D2 F2 F2', bend: 'straight' },
  c: { squares: 'F2 F2 F2 F2 F2 F2', bend: 'straight' },
  C: { squares: 'F2 F2 F2 A2 A2 A2', bend: 'straight' },
  d: { squares: 'F2 F2 F2 F2 F2 F2', bend: 'straight' },
  D: { squares: 'A2 A2 A2 A2 A2 D2', bend: 'straight' },
  e: { squares: 'F2 F2', bend: 'left90' },
  E: { squares: 'A2 A2', bend: 'right90' },
  f: { squares: 'F2 F2 F2 F2 F2 F2', bend: 'straight' },
  F: { squares: 'D2 D2 D2 F2 F2 F2', bend: 'straight' },
  g: { squares: 'F2 F2', bend: 'left90' },
  G: { squares: 'A2 A2', bend: 'right90' },
  h: { squares: 'F2 F2', bend: 'left45' },
  H: { squares: 'D2 D2', bend: 'right45' },
  i: { squares: 'F2 F2', bend: 'left90' },
  I: { squares: 'F2 F2', bend: 'right90' },
  j: { squares: 'F2 F2', bend: 'right90' },
  J: { squares: 'F2 F2', bend: 'left90' },
  k: { squares: 'F2 F2', bend: 'right45' },
  K: { squares: 'A2 A2', bend: 'left45' },
  l: { squares: 'F2 F2 F2 F2 F2 F2', bend: 'straight' },
  L: { squares: 'A2 A2 A2 D2 D2 D2', bend: 'straight' },
  m: { squares: 'F2 F2 F2 F2 F2 F2', bend: 'straight' },
  M: { squares: 'F2 F2 A2 A2 A2 A2', bend: 'straight' },
  n: { squares: 'F2 F2 F2 F2 F2 F2', bend: 'straight' },
  N: { squares: 'A2 A2 A2 A2 A2 A2', bend: 'straight' },
  o: { squares: 'F2 F2', bend: 'right90' },
  O: { squares: 'A2 A2', bend: 'left90' },
  p: { squares: 'F2 F2', bend: 'right90' },
  P: { squares: 'D2 D2', bend: 'left90' },
  q: { squares: 'F2 F2', bend: 'left45' },
  Q: { squares: 'A2 A2', bend: 'right45' },
  r: { squares: 'F2 F2', bend: 'right45' },
  R: { squares: 'A2 A2', bend: 'left45' },
  s: { squares: 'F2 F2', bend: 'right45' },
  S: { squares: 'F2 F2', bend: 'left45' },
  t: { squares: 'F2 F2', bend: 'left45' },
  T: { squares: 'F2 F2', bend: 'right45' },
  u: { squares: 'F2 X2 X2 X2 X2 X2', bend: 'straight' },
  U: { squares: 'A2 A2 X2 X2 X2 X2', bend: 'straight' },
  '1': { squares: 'S3 S3 S3 S3 F3 F3', bend: 'straight' },
  '1D': { squares: 'S3 S3 S3 S3 S3 F3', bend: 'straight' },
  '2': { squares: 'F3 F3 F3 F3 F3 F2', bend: 'straight' },
  '2D': { squares: 'F2 F2 F2 F2 F2 F2', bend: 'straight' },
  '3': { squares: 'R3 R3 R3 R3 R3 F2', bend: 'straight' },
  '3D': { squares: 'F2 F2 C1 C1 C2 C1', bend: 'straight' },
  '4': { squares: 'R3 R3 R3 R3 R3 F2', bend: 'straight' },
  '4D': { squares: 'C1 C2 C1 C1 F2 F2', bend: 'straight' },
  '5': { squares: 'C1 C2 C1 C2 C1 C1', bend: 'straight' },
  '5D': { squares: 'C1 C1 F2 F2 F2 F2', bend: 'straight' },
  '6': { squares: 'C1 C1 C2 C1 C1 C1', bend: 'straight' },
  '6D': { squares: 'C1 C1 C1 C2 C1 F2', bend: 'straight' },
  '7': { squares: 'F2 F2 C1 C1 C2 C1', bend: 'straight' },
  '7D': { squares: 'C1 C2 C1 F2 F2 F2', bend: 'straight' },
  '8': { squares: 'F2 F2 F2 C1 C2 C1', bend: 'straight' },
  '8D': { squares: 'C1 C1 C2 C1 C1 F2', bend: 'straight' },
  '9': { squares: 'R3 R3 F2', bend: 'straight' },
  '9D': { squares: 'F3 F3 F2', bend: 'straight' },
  v: { squares: 'F3 X3 X3 X3 X3 X3', bend: 'straight' },
  V: { squares: 'A3 A3 X3 X3 X3 X3', bend: 'straight' },
} as const satisfies Readonly<Record<string, Tile>>

export type TileId = keyof typeof TILES
export const TILE_IDS = Object.keys(TILES) as readonly TileId[]

export const START_TILES: readonly TileId[] = ['a', 'A', '1', '1D']
export const FINISH_TILES: readonly TileId[] = ['u', 'U', 'v', 'V']

/** Both sides of a tile are one piece of cardboard. */
export function pieceOf(tile: TileId): string {
  return tile.toLowerCase().charAt(0)
}
