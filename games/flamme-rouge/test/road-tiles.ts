import type { RoadTile, Terrain } from '../ui/road/tiles.ts'

const TERRAIN: Readonly<Record<string, Terrain>> = {
  S: 'start',
  F: 'flat',
  A: 'ascent',
  D: 'descent',
  C: 'cobbles',
  R: 'supply',
  X: 'beyond',
}

/** Tiles of the specification in short: squares as `4S2` (four start squares of two lanes), then the bend. */
const TILES: Readonly<Record<string, string>> = {
  a: '5S2 1F2 0',
  A: '4S2 2F2 0',
  b: '6F2 0',
  C: '3F2 3A2 0',
  D: '5A2 1D2 0',
  e: '2F2 -90',
  F: '3D2 3F2 0',
  G: '2A2 90',
  H: '2D2 45',
  h: '2F2 -45',
  J: '2F2 -90',
  K: '2A2 -45',
  k: '2F2 45',
  L: '3A2 3D2 0',
  M: '2F2 4A2 0',
  N: '6A2 0',
  O: '2A2 -90',
  o: '2F2 90',
  P: '2D2 -90',
  Q: '2A2 45',
  u: '1F2 5X2 0',
  U: '2A2 4X2 0',
  '3': '5R3 1F2 0',
  '5': '1C1 1C2 1C1 1C2 2C1 0',
  '6D': '3C1 1C2 1C1 1F2 0',
  '7D': '1C1 1C2 1C1 3F2 0',
  '8': '3F2 1C1 1C2 1C1 0',
}
/** Other letters of the box that are drawn alike. */
const SAME: Readonly<Record<string, string>> = {
  c: 'b',
  d: 'b',
  f: 'b',
  l: 'b',
  m: 'b',
  n: 'b',
  '2D': 'b',
  g: 'e',
  i: 'e',
  j: 'o',
  p: 'o',
  q: 'h',
  t: 'h',
  r: 'k',
  s: 'k',
  R: 'K',
  T: 'k',
  '4': '3',
}

export const STAGES: Readonly<Record<string, { tiles: string; squares: number; finish: number }>> = {
  ST1: { tiles: 'a b c d e f g h i j k l m n o p q r s t u', squares: 78, finish: 73 },
  ST6: { tiles: 'a b c f i m e t K G L H J s d o p R Q N U', squares: 78, finish: 74 },
  'GT-M3': { tiles: 'a b i M R Q D H P g 3 e j C N F s t K O U', squares: 78, finish: 74 },
  ST9: { tiles: 'A 2D 3 p 5 7D o k j q 4 e 8 6D h g i r s T u', squares: 78, finish: 73 },
  'GT-P1': { tiles: 'a b e c g d j f k l o u', squares: 52, finish: 47 },
}

export function tilesOf(order: string): RoadTile[] {
  return order.split(' ').map(tileOf)
}

export const LETTERS: readonly string[] = Object.keys(TILES).filter((letter) => !/[aAuU]/.test(letter))

function tileOf(letter: string): RoadTile {
  const words = TILES[SAME[letter] ?? letter]!.split(' ')
  const squares = words
    .slice(0, -1)
    .flatMap((word) => Array.from({ length: Number(word[0]) }, () => ({ terrain: TERRAIN[word[1]!]!, lanes: Number(word[2]) })))
  return { squares, bend: Number(words.at(-1)) }
}
