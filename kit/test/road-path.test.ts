import { describe, expect, test } from 'vitest'
import { firstClash, hullOf, isNear } from '../src/drawing/geometry/overlap.ts'
import { closedLine } from '../src/drawing/geometry/outline.ts'
import { boxAround } from '../src/drawing/geometry/points.ts'
import { beside, degrees, jointsOf, layPath, lineAt, poseAt, strip, turned, widenTo } from '../src/drawing/geometry/path.ts'

const quarter = { length: (100 * Math.PI) / 2, turn: degrees(90) }

describe('a path of straights and arcs', () => {
  test('a quarter turn to the right leads from east to south, its radius away in both directions', () => {
    const path = layPath([{ length: 50, turn: 0 }, quarter])
    const end = poseAt(path, path.length)
    expect(end.x).toBeCloseTo(150)
    expect(end.y).toBeCloseTo(100)
    expect(end.heading).toBeCloseTo(Math.PI / 2)
  })

  test('goes straight on before the beginning and past the end', () => {
    const path = layPath([{ length: 50, turn: 0 }, quarter])
    expect(poseAt(path, -20)).toEqual({ x: -20, y: 0, heading: 0 })
    const past = poseAt(path, path.length + 30)
    expect(past.x).toBeCloseTo(150)
    expect(past.y).toBeCloseTo(130)
  })

  test('the right side of the way east is south', () => {
    expect(beside({ x: 0, y: 0, heading: 0 }, 10)).toEqual({ x: 0, y: 10 })
    expect(turned({ x: 0, y: 0, heading: 0 }, 4, 10)).toEqual({ x: 4, y: 10 })
  })

  test('a lane beside an arc keeps its distance from the centre', () => {
    const path = layPath([quarter])
    for (const { x, y } of lineAt(path, 0, path.length, 40)) expect(Math.hypot(x, y - 100)).toBeCloseTo(60)
  })

  test('joints are the poses between the pieces', () => {
    const pieces = [{ length: 50, turn: 0 }, quarter, { length: 10, turn: 0 }]
    const path = layPath(pieces)
    let at = 0
    jointsOf(pieces).forEach((joint, i) => {
      expect(joint.x).toBeCloseTo(poseAt(path, at).x)
      expect(joint.y).toBeCloseTo(poseAt(path, at).y)
      at += pieces[i]?.length ?? 0
    })
  })

  test('pieces that go on alike are one leg, and no pieces are still a place', () => {
    expect(layPath([quarter, quarter]).legs).toHaveLength(1)
    expect(poseAt(layPath([]), 5)).toEqual({ x: 5, y: 0, heading: 0 })
  })

  test('a strip can grow from one width to another', () => {
    const outline = strip(layPath([{ length: 100, turn: 0 }]), 0, 100, [-10, 10], [-20, 40])
    expect(boxAround(outline)).toEqual({ x: 0, y: -20, width: 100, height: 60 })
    expect(closedLine(outline)).toBe('M0 -10L100 -20L100 40L0 10Z')
  })

  test('a box is widened around its middle', () => {
    expect(widenTo({ x: 0, y: 0, width: 100, height: 100 }, 2)).toEqual({ x: -50, y: 0, width: 200, height: 100 })
    expect(widenTo({ x: 0, y: 0, width: 400, height: 100 }, 2)).toEqual({ x: 0, y: -50, width: 400, height: 200 })
  })
})

describe('overlap', () => {
  const square = (x: number, y: number) => hullOf(boxAt(x, y))
  const boxAt = (x: number, y: number) => [
    { x, y },
    { x: x + 10, y },
    { x: x + 10, y: y + 10 },
    { x, y: y + 10 },
  ]

  test('outlines that share a border only touch', () => {
    expect(isNear(square(0, 0), square(10, 0))).toBe(false)
    expect(isNear(square(0, 0), square(9, 0))).toBe(true)
    expect(isNear(square(0, 0), square(14, 0), 5)).toBe(true)
  })

  test('the first clash names two outlines that are not neighbours', () => {
    const road = [square(0, 0), square(10, 0), square(20, 0), square(5, 5)]
    expect(firstClash(road, 1, 0)).toEqual([0, 3])
    expect(firstClash(road.slice(0, 3), 1, 0)).toBeUndefined()
  })

  test('a hull leaves out what lies inside', () => {
    expect(hullOf([...boxAt(0, 0), { x: 5, y: 5 }])).toHaveLength(4)
  })
})
