import * as fc from 'fast-check'
import type { Size } from '@echappee/kit/drawing'
import { describe, expect, test } from 'vitest'
import { STAGE_TYPES } from '../../content/board.ts'
import { CORNERS, freeCorner, placeSign, standOn } from '../../table/roadside.ts'
import { layRoad, pointAt, way, type Road } from '../../table/road.ts'

const DESKTOP: Size = { width: 1064, height: 440 }
const PHONE: Size = { width: 366, height: 326 }
const FRAMES = [DESKTOP, PHONE, { width: 740, height: 360 }, { width: 1600, height: 640 }]

const roads = fc
  .record({ type: fc.constantFrom(...STAGE_TYPES), squares: fc.integer({ min: 1, max: 100 }), frame: fc.constantFrom(...FRAMES) })
  .map(({ type, squares, frame }) => ({ road: layRoad(type, squares, frame), squares, frame }))

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y)

describe('the road', () => {
  test('has a stop for every square, evenly spaced and inside the picture', () => {
    fc.assert(
      fc.property(roads, ({ road, squares, frame }) => {
        expect(road.stops).toHaveLength(squares + 1)
        expect(road.width).toBeGreaterThanOrEqual(frame.width)
        expect(road.height).toBe(frame.height)
        for (const { x, y, side } of road.stops) {
          expect(x).toBeGreaterThanOrEqual(road.size / 2)
          expect(x).toBeLessThanOrEqual(road.width - road.size / 2)
          expect(y).toBeGreaterThanOrEqual(road.size / 2)
          expect(y).toBeLessThanOrEqual(road.height - road.size / 2)
          expect(Math.hypot(side.x, side.y)).toBeCloseTo(1)
        }
      }),
    )
  })

  test('never lets squares touch, however long the stage is', () => {
    fc.assert(
      fc.property(roads, ({ road }) => {
        for (const [i, a] of road.stops.entries())
          for (const b of road.stops.slice(i + 1)) expect(distance(a, b)).toBeGreaterThan(road.size + 4)
      }),
    )
  })

  test('is shown whole where it can be read, and is wider than the frame where it cannot', () => {
    expect(layRoad('plain', 13, DESKTOP).width).toBe(DESKTOP.width)
    expect(layRoad('timetrial', 36, DESKTOP).width).toBe(DESKTOP.width)
    expect(layRoad('mountain', 7, PHONE).width).toBe(PHONE.width)
    expect(layRoad('plain', 13, PHONE).width).toBeGreaterThan(PHONE.width)
    expect(layRoad('plain', 100, DESKTOP).width).toBeGreaterThan(DESKTOP.width)
  })

  test('leads from square to square, forwards and backwards', () => {
    const road = layRoad('timetrial', 36, DESKTOP)
    const forth = way(road, 24, 29)
    expect(distance(forth[0]!, road.stops[24]!)).toBeLessThan(1)
    expect(distance(forth.at(-1)!, road.stops[29]!)).toBeLessThan(1)
    expect(way(road, 29, 24)).toEqual(forth.toReversed())
    // It follows the bend instead of cutting it.
    const middle = pointAt(road, 24)
    const straight = { x: (road.stops[22]!.x + road.stops[26]!.x) / 2, y: (road.stops[22]!.y + road.stops[26]!.y) / 2 }
    expect(distance(middle, straight)).toBeGreaterThan(20)
  })
})

describe('beside the road', () => {
  const positions = roads.chain(({ road, squares }) =>
    fc
      .tuple(fc.integer({ min: 0, max: squares }), fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 2, maxLength: 6 }))
      .map(([first, steps]) => ({ road, riders: steps.map((step) => Math.min(squares, first + step)) })),
  )

  test('riders close together hide neither each other nor a number', () => {
    fc.assert(
      fc.property(positions, ({ road, riders }) => {
        const standing = standOn(road, riders)
        for (const [i, a] of standing.entries()) {
          for (const b of standing.slice(i + 1)) expect(distance(a, b)).toBeGreaterThan(31 * Math.min(a.scale, b.scale))
          for (const stop of road.stops) expect(distance(a, stop)).toBeGreaterThan(road.size * 0.5 + 6)
          expect(a.x).toBeGreaterThanOrEqual(20)
          expect(a.x).toBeLessThanOrEqual(road.width - 20)
          expect(a.y).toBeGreaterThanOrEqual(20)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('riders stand nearest to their own square, or to one of the same fan', () => {
    for (const frame of [DESKTOP, PHONE]) {
      const road = layRoad('plain', 13, frame)
      for (let square = 0; square <= 13; square++) {
        const [alone] = standOn(road, [square])
        expect(nearest(road, alone!)).toBe(square)
      }
    }
  })

  test('signs lie inside the picture and off the squares of the default stages', () => {
    for (const [type, squares] of [
      ['plain', 13],
      ['plain', 10],
      ['mountain', 5],
      ['mountain', 7],
      ['timetrial', 36],
    ] as const)
      for (const frame of [DESKTOP, PHONE]) {
        const road = layRoad(type, squares, frame)
        for (const square of [0, squares]) {
          const sign = placeSign(road, square, square, { width: 80, height: 26 })
          expect(sign.x).toBeGreaterThan(40)
          expect(sign.x).toBeLessThan(road.width - 40)
          const covered = road.stops.filter(({ x, y }) => Math.abs(x - sign.x) < 40 + 12 && Math.abs(y - sign.y) < 13 + 8)
          expect(covered).toEqual([])
        }
      }
  })

  test('a caption goes where nobody is', () => {
    const road = layRoad('plain', 13, DESKTOP)
    const box = { width: 200, height: 100 }
    const emptiest = freeCorner(DESKTOP, box, [], road.stops)!
    const corner = { x: emptiest.endsWith('left') ? 40 : DESKTOP.width - 40, y: emptiest.startsWith('top') ? 40 : DESKTOP.height - 40 }
    expect(freeCorner(DESKTOP, box, [corner], road.stops, [emptiest, ...CORNERS])).not.toBe(emptiest)
    const everywhere = [40, DESKTOP.width - 40].flatMap((x) => [40, DESKTOP.height - 40].map((y) => ({ x, y })))
    expect(freeCorner(DESKTOP, box, everywhere, road.stops)).toBeUndefined()
  })
})

function nearest(road: Road, { x, y }: { x: number; y: number }): number {
  const away = road.stops.map((stop) => distance(stop, { x, y }))
  return away.indexOf(Math.min(...away))
}
