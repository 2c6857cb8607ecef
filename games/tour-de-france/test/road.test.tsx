import { boxAround, boxesMeet, firstClash, hullOf, type Point } from '@echappee/kit/drawing'
import * as fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { RUN_OFF_ROWS, type Board } from '../content/board.ts'
import { BOARDS } from '../content/boards.ts'
import { graphOf } from '../rules/graph.ts'
import { BoardArt } from '../table/road/board-art.tsx'
import { LANE } from '../table/road/bends.ts'
import { layRoad, roadsidePlace, rowsOutline, startPlace, type RoadLayout, type RoadSquare } from '../table/road/layout.ts'
import { landOf, sceneryOf } from '../table/road/scenery.ts'
import { shapesOf, stretchesOf } from '../table/road/shapes.ts'
import { signsOf } from '../table/road/signs.ts'

const roads = [
  { board: BOARDS.flat, squares: 221, links: 407, land: 'coast', road: layRoad(BOARDS.flat) },
  { board: BOARDS.mountain, squares: 202, links: 418, land: 'mountain', road: layRoad(BOARDS.mountain) },
]
const words = {
  start: 'Départ',
  finish: 'Arrivée',
  prize: (place: number, points: number, seconds: number) => `${place}. ${points} p, ${seconds} s`,
}

describe.each(roads)('the road of $board.name', ({ board, squares, links, land, road }) => {
  const all = [...road.squares.values()]

  test('has every square of the board, and thirty of the run-off', () => {
    expect(all.filter(({ isRunOff }) => !isRunOff)).toHaveLength(squares)
    expect(all.filter(({ isRunOff }) => isRunOff)).toHaveLength(30)
  })

  test('no square covers another', () => {
    for (const square of all) {
      for (const point of inner(square)) {
        const covered = all.filter((other) => isInside(point, other.outline)).map(({ id }) => id)
        expect(covered).toEqual([square.id])
      }
    }
  })

  test('parts of the road that are not neighbours keep their distance', () => {
    expect(firstClash(rowsOutline(road, 1, road.rows.length).map(hullOf), 4, 12)).toBeUndefined()
  })

  test('every square touches the squares that follow it; a step aside across a narrowing is no wider than half a lane', () => {
    const { size, names, next, nextFrom } = graphOf(board)
    expect(nextFrom[size]).toBe(links)
    for (let from = 0; from < size; from++) {
      for (const to of next.slice(nextFrom[from], nextFrom[from + 1])) {
        const [a, b] = [names[from]!, names[to]!]
        expect(apart(road.squares.get(a)!, road.squares.get(b)!), `${a} to ${b}`).toBeLessThanOrEqual(LANE / 2 + 1)
      }
    }
  })

  test('is wide rather than high, and its box holds everything on it', () => {
    expect(road.box.width / road.box.height).toBeGreaterThan(1.3)
    expect(road.box.width / road.box.height).toBeLessThan(2.6)
    const points = [...all.flatMap(({ outline }) => outline), ...Array.from({ length: 12 }, (_, i) => startPlace(road, i))]
    expect(points.every(({ x, y }) => boxesMeet({ x, y, width: 0.1, height: 0.1 }, road.box))).toBe(true)
  })

  test('who fell stands beside the road, each in a place of his own', () => {
    road.rows
      .filter(({ isRunOff }) => !isRunOff)
      .forEach((_, i) => {
        const places = [0, 1, 2].map((index) => roadsidePlace(road, i + 1, index))
        const [own, next] = [places[0]!, places[1]!]
        expect(all.filter(({ outline }) => isInside(own, outline)).map(({ id }) => id)).toEqual([])
        expect(Math.hypot(own.x - next.x, own.y - next.y)).toBeGreaterThan(30)
      })
  })

  test('is the same every time', () => {
    expect(layRoad(structuredClone(board))).toEqual(road)
  })

  test('lies in its own land, and is drawn with a few hundred nodes', () => {
    expect(landOf(board)).toBe(land)
    const signs = signsOf(board, road, words)
    const scenery = sceneryOf(
      road,
      landOf(board),
      signs.map(({ box }) => box),
    )
    const drawing = renderToStaticMarkup(
      <svg>
        <BoardArt layout={road} shapes={shapesOf(road)} scenery={scenery} signs={signs} look="near" />
      </svg>,
    )
    expect(drawing.match(/<[a-z]/g)!.length).toBeLessThan(750)
    for (const { outline } of all)
      for (const { box } of signs) expect(boxesMeet(boxAround(outline), box) && isInside(middle(box), outline)).toBe(false)
    expect(drawing).not.toMatch(/NaN|undefined/)
  })
})

test('letters stand in the order of travel, the inside lane first', () => {
  const { rows } = roads[0]!.road
  expect(rows[8]!.lanes.map(({ squares }) => squares)).toEqual([['9A'], ['9C', '9B']])
  expect(rows[25]!.lanes.map(({ squares }) => squares)).toEqual([['26A'], ['26B'], ['26D', '26C']])
})

test('climbs, descents and the run-off are coloured stretches of the line', () => {
  expect(stretchesOf(roads[1]!.road)).toHaveLength(2 + 2 + 1)
  expect(stretchesOf(roads[0]!.road)).toHaveLength(1)
})

test('printed bends turn to the inside, and their outside squares are as long as others', () => {
  for (const { road } of roads) {
    for (const row of road.rows.filter(({ lanes }) => lanes.some(({ squares }) => squares.length > 1))) {
      expect(row.turn).toBeGreaterThan(0.6)
      for (const { squares } of row.lanes) for (const id of squares) expect(lengthOf(road, id)).toBeGreaterThan(24)
    }
  }
})

test('any board up to 150 rows finds a road that does not cross itself', () => {
  const range = fc.record({
    rows: fc.integer({ min: 1, max: 14 }),
    lanes: fc.constantFrom([1], [1, 2], [1, 2, 3]),
    isBend: fc.boolean(),
    terrain: fc.constantFrom('flat', 'climb', 'descent'),
  })
  fc.assert(
    fc.property(fc.array(range, { minLength: 4, maxLength: 14 }), (ranges) => {
      let to = 0
      const rows: Board['rows'] = ranges.map(({ rows: count, lanes, isBend, terrain }) => {
        const from = to + 1
        to += isBend ? Math.min(count, 2) : count
        return { from, to, terrain, lanes, doubled: isBend && lanes.length > 1 ? [lanes.length] : [] }
      })
      const road = layRoad({ ...BOARDS.short, rows, medians: [], ways: [], chance: [], exchange: [], sprints: [] })
      expect(firstClash(rowsOutline(road, 1, road.rows.length).map(hullOf), 4, 0)).toBeUndefined()
      expect(road.rows).toHaveLength(to + RUN_OFF_ROWS)
    }),
    { numRuns: 20, seed: 7 },
  )
})

/** The middle of a square and points near its corners. */
function inner({ outline, centre }: RoadSquare): Point[] {
  return [centre, ...outline.map(({ x, y }) => ({ x: centre.x + (x - centre.x) * 0.9, y: centre.y + (y - centre.y) * 0.9 }))].filter(
    (point) => isInside(point, outline),
  )
}

function isInside({ x, y }: Point, outline: readonly Point[]): boolean {
  let inside = false
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length]!
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  })
  return inside
}

function apart(a: RoadSquare, b: RoadSquare): number {
  return Math.min(...a.outline.flatMap((p) => b.outline.map((q) => Math.hypot(p.x - q.x, p.y - q.y))))
}

function lengthOf(road: RoadLayout, id: string): number {
  const { outline } = road.squares.get(id)!
  const half = outline.length / 2
  const line = outline
    .slice(0, half)
    .map((left, i) => ({ x: (left.x + outline[outline.length - 1 - i]!.x) / 2, y: (left.y + outline[outline.length - 1 - i]!.y) / 2 }))
  return line.slice(1).reduce((sum, point, i) => sum + Math.hypot(point.x - line[i]!.x, point.y - line[i]!.y), 0)
}

function middle({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Point {
  return { x: x + width / 2, y: y + height / 2 }
}
