import { describe, expect, it } from 'vitest'
import { rideFrames } from '../src/road/frames.ts'
import { pathData } from '../src/drawing/geometry/outline.ts'
import { boxAround } from '../src/drawing/geometry/points.ts'
import { angleOn, besideLine, laneOf, lineThrough, pointOn, wayOn } from '../src/drawing/geometry/line.ts'

/** East for 100, then south for 100. */
const CORNER = lineThrough([
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
])

describe('a winding line', () => {
  it('knows its length and its points', () => {
    expect(CORNER.length).toBe(200)
    expect(pointOn(CORNER, 50)).toEqual({ x: 50, y: 0 })
    expect(pointOn(CORNER, 130)).toEqual({ x: 100, y: 30 })
    expect(pointOn(CORNER, -5)).toEqual({ x: 0, y: 0 })
    expect(pointOn(CORNER, 999)).toEqual({ x: 100, y: 100 })
  })

  it('knows its direction, and what lies to the right of it', () => {
    expect(angleOn(CORNER, 50)).toBe(0)
    expect(angleOn(CORNER, 150)).toBeCloseTo(Math.PI / 2)
    expect(besideLine(CORNER, 50, 10)).toEqual({ x: 50, y: 10 })
    const turned = besideLine(CORNER, 150, 10)
    expect(turned.x).toBeCloseTo(90)
    expect(turned.y).toBeCloseTo(50)
  })

  it('has lanes: the inner one is shorter than the outer one', () => {
    expect(laneOf(CORNER, 20).length).toBeLessThan(laneOf(CORNER, -20).length)
  })

  it('is walked forwards and backwards, both ends included', () => {
    expect(wayOn(CORNER, 0, 200, 2)).toEqual([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
    ])
    expect(wayOn(CORNER, 150, 50, 1)[1]).toEqual({ x: 50, y: 0 })
    expect(pathData(CORNER.points)).toBe('M0 0L100 0L100 100')
  })
})

describe('a ride', () => {
  it('begins and ends where the rider stands, and follows the road between', () => {
    const from = { x: 0, y: 10, scale: 1, turn: 350 }
    const to = { x: 100, y: 120, scale: 0.5, turn: 10 }
    const frames = rideFrames(CORNER.points, from, to)
    expect(frames[0]).toEqual(from)
    expect(frames.at(-1)).toMatchObject({ x: 100, y: 120, scale: 0.5 })
    // The shorter way round.
    expect(frames.at(-1)!.turn).toBe(370)
    expect(frames[1]).toMatchObject({ x: 100, y: 15, turn: 360 })
  })
})

it('a box lies around its points', () => {
  expect(boxAround([...CORNER.points], 5)).toEqual({ x: -5, y: -5, width: 110, height: 110 })
})
