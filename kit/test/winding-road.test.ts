import { expect, test } from 'vitest'
import { elevationOf } from '../src/drawing/winding-road/hills.tsx'
import { layPath } from '../src/drawing/geometry/path.ts'
import { pavementOf, type Edges } from '../src/drawing/winding-road/pavement.ts'
import { landIn } from '../src/drawing/winding-road/scenery.ts'
import { seaOf, seasideThings, shoreOf } from '../src/drawing/winding-road/shore.ts'

const path = layPath([{ length: 200, turn: 0 }])
const piece = (from: number, edges: Edges, entryEdges?: Edges) => ({ from, to: from + 100, edges, ...(entryEdges && { entryEdges }) })
const pointsOf = (d: string) => [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

test('a lane that ends runs out over the next piece, one that begins grows before it', () => {
  const narrows = pavementOf(path, [piece(0, [-40, 20]), piece(100, [-20, 20])], 30)
  expect(narrows.split('Z').filter(Boolean)).toHaveLength(3)
  expect(pointsOf(narrows)).toEqual(
    expect.arrayContaining([
      [100, -40],
      [130, -20],
    ]),
  )
  const widens = pavementOf(path, [piece(0, [-20, 20]), piece(100, [-40, 20])], 30)
  expect(pointsOf(widens)).toEqual(
    expect.arrayContaining([
      [70, -20],
      [100, -40],
    ]),
  )
})

test('a piece that begins as wide as the one before ended needs no wedge', () => {
  expect(
    pavementOf(path, [piece(0, [-40, 20]), piece(100, [-20, 20], [-40, 20])], 30)
      .split('Z')
      .filter(Boolean),
  ).toHaveLength(2)
})

test('a stage from the side fills its room, but a small hill stays small', () => {
  const box = { width: 100, height: 50, foot: 40, rise: 30, least: 5 }
  const alp = elevationOf(
    Array.from({ length: 10 }, () => 1),
    box,
  )
  expect(alp.points[0]).toEqual({ x: 0, y: 40 })
  expect(alp.points.at(-1)).toEqual({ x: 100, y: 10 })
  expect(alp.line).toBe('M0 40L100 10')
  const hill = elevationOf([0, 1, -1, 0], box)
  expect(Math.min(...hill.points.map(({ y }) => y))).toBe(34)
})

test('the sea keeps its distance from the road, and fields lie where the land is farmed', () => {
  const box = { x: 0, y: 0, width: 800, height: 600 }
  const road = [{ x: 760, y: 300, radius: 40 }]
  const shore = shoreOf(box, road)
  expect(shore.coastAt(300)).toBeGreaterThanOrEqual(864)
  expect(shore.coastAt(300)).toBeLessThan(shore.box.x + shore.box.width)
  for (const { thing, x, y } of seasideThings(shore, road)) expect(x > shore.coastAt(y)).toBe(thing === 'boat')
  expect(seaOf(shore).water).not.toContain('NaN')
  const { fields } = landIn(box, 2, ({ x }) => (x < 400 ? 'wheat' : undefined))
  expect(fields.length).toBeGreaterThan(0)
  expect(fields.every(({ thing, x, scale }) => thing === 'wheat' && x < 400 && scale === 2)).toBe(true)
})
