import { boxesMeet, firstClash, hullOf, turned } from '@echappee/kit/drawing'
import * as fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { FINISH_TILES, START_TILES, TILE_IDS, type TileId } from '../content/tiles.ts'
import { BoardArt } from '../table/road/board-art.tsx'
import { elevationOf } from '../table/road/elevation.ts'
import { layTiles, outlineOf, placeOf, VIRTUAL_SQUARES, type RoadLayout } from '../table/road/layout.ts'
import { numberPlaces } from '../table/road/numbers.ts'
import { sceneryOf } from '../table/road/scenery.ts'
import { shapesOf, stretchesOf } from '../table/road/shapes.ts'
import { signsOf } from '../table/road/signs.ts'
import { LANE, roadTile, type RoadTile } from '../table/road/tiles.ts'

const STAGES: Readonly<Record<string, { tiles: string; squares: number; finish: number }>> = {
  ST1: { tiles: 'a b c d e f g h i j k l m n o p q r s t u', squares: 78, finish: 73 },
  ST6: { tiles: 'a b c f i m e t K G L H J s d o p R Q N U', squares: 78, finish: 74 },
  'GT-M3': { tiles: 'a b i M R Q D H P g 3 e j C N F s t K O U', squares: 78, finish: 74 },
  ST9: { tiles: 'A 2D 3 p 5 7D o k j q 4 e 8 6D h g i r s T u', squares: 78, finish: 73 },
  'GT-P1': { tiles: 'a b e c g d j f k l o u', squares: 52, finish: 47 },
}
const LETTERS = TILE_IDS.filter((id) => !START_TILES.includes(id) && !FINISH_TILES.includes(id))

const lines = { sprints: [34], sprintZone: 3, summits: [{ at: 43, category: '2' }] }
const words = { start: 'Départ', finish: 'Arrivée', sprint: 'Sprint', summit: (category: string | undefined) => `Sommet ${category ?? ''}` }

describe.each(Object.entries(STAGES))('the road of %s', (_, { tiles, squares, finish }) => {
  const road = layTiles(tilesOf(tiles))

  test('has every square of its tiles, and some past the end', () => {
    expect(road.squares.filter(({ isVirtual }) => !isVirtual)).toHaveLength(squares)
    expect(road.squares).toHaveLength(squares + VIRTUAL_SQUARES)
    expect(road.squares.findIndex(({ terrain }) => terrain === 'finish')).toBe(finish)
  })

  test('does not cross itself', () => {
    expect(clash(road)).toBeUndefined()
  })

  test('each square begins where the one before ended', () => {
    road.squares.slice(1).forEach(({ number, from }, i) => {
      expect(from).toBeCloseTo(road.squares[i]!.to)
      const [before, after] = [outlineOf(road, number - 1), outlineOf(road, number)]
      const shared = Math.min(...before.flatMap((p) => after.map((q) => Math.hypot(p.x - q.x, p.y - q.y))))
      expect(shared).toBeLessThanOrEqual(LANE)
    })
  })

  test('lane 1 is on the right', () => {
    for (const { number, lanes } of road.squares.filter((square) => square.lanes > 1)) {
      const left = placeOf(road, number, lanes)
      const expected = turned(left, 0, LANE * (lanes - 1))
      expect(placeOf(road, number, 1).x).toBeCloseTo(expected.x)
      expect(placeOf(road, number, 1).y).toBeCloseTo(expected.y)
    }
  })

  test('its box holds every square of a tile', () => {
    const points = road.squares.filter(({ isVirtual }) => !isVirtual).flatMap(({ number }) => outlineOf(road, number))
    expect(points.every(({ x, y }) => boxesMeet({ x, y, width: 0.1, height: 0.1 }, road.box))).toBe(true)
  })

  test('is the same every time, and drawn with a few hundred nodes', () => {
    expect(layTiles(tilesOf(tiles))).toEqual(road)
    const signs = signsOf(road, lines, words)
    const scenery = sceneryOf(
      road,
      lines,
      signs.map(({ box }) => box),
    )
    const drawing = renderToStaticMarkup(
      <svg>
        <BoardArt layout={road} shapes={shapesOf(road, lines)} scenery={scenery} signs={signs} numberEvery={5} />
      </svg>,
    )
    expect(drawing.match(/<[a-z]/g)!.length).toBeLessThan(650)
    expect(drawing).not.toMatch(/NaN|undefined/)
  })
})

test('bends are those of the tiles where that is possible', () => {
  for (const id of ['ST1', 'ST6', 'GT-M3', 'GT-P1']) expect(layTiles(tilesOf(STAGES[id]!.tiles)).turned).toEqual([])
})

test('a road that would bite its tail is unrolled', () => {
  const circle: RoadTile[] = tilesOf(`a ${'e '.repeat(9)}b u`)
  const road = layTiles(circle)
  expect(road.turned.length).toBeGreaterThan(0)
  expect(clash(road)).toBeUndefined()
})

test('any order of tiles makes a road that does not cross itself', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 28 }), (letters) => {
      expect(clash(layTiles(tilesOf(`a ${letters.join(' ')} u`)))).toBeUndefined()
    }),
    { numRuns: 40, seed: 11 },
  )
})

test('the stage from the side rises with ascents and falls with descents', () => {
  const { points, ground } = elevationOf(['flat', 'ascent', 'ascent', 'descent'], 100, 50)
  const heights = points.map(({ y }) => -y)
  expect(heights[1]).toBe(heights[0])
  expect(heights[2]).toBeGreaterThan(heights[1]!)
  expect(heights[3]).toBeGreaterThan(heights[2]!)
  expect(heights[4]).toBe(heights[2])
  expect(points.every(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= 50)).toBe(true)
  expect(ground.endsWith('Z')).toBe(true)
})

test('numbers beside the road stand on no square and on no other number', () => {
  const road = layTiles(tilesOf(STAGES['ST1']!.tiles))
  const places = numberPlaces(road, 5)
  expect(places.length).toBeGreaterThan(11)
  for (const a of places) {
    expect(places.filter((b) => b !== a && Math.hypot(a.x - b.x, a.y - b.y) < 30)).toEqual([])
    for (const { number } of road.squares.filter(({ isVirtual }) => !isVirtual)) {
      const middle = placeOf(road, number, 1.5)
      expect(Math.hypot(a.x - middle.x, a.y - middle.y)).toBeGreaterThan(LANE)
    }
  }
})

test('neighbouring squares alike are one stretch of the line', () => {
  const road = layTiles(tilesOf('a N u'))
  expect(stretchesOf(road).map(({ colour }) => colour)).toEqual(['var(--tile-start)', 'var(--tile-ascent)', 'var(--tile-start)'])
})

function tilesOf(order: string): RoadTile[] {
  return order.split(' ').map((id) => roadTile(id as TileId))
}

/** Squares of one tile and of the next may come near in a bend; others may not touch. */
function clash(road: RoadLayout): readonly [number, number] | undefined {
  return firstClash(
    road.squares.map(({ number }) => hullOf(outlineOf(road, number))),
    3,
    0,
  )
}
