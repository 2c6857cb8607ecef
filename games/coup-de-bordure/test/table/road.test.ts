import { describe, expect, test } from 'vitest'
import { COURSES, COURSE_IDS } from '../../content/courses.ts'
import { FINISH_SQUARES, LAST_SQUARE, type Terrain } from '../../content/road.ts'
import { elevations, layRoad, standOn, surface } from '../../table/road.ts'

const CASES = LAST_SQUARE + FINISH_SQUARES.length
const FRAMES = [
  { width: 1040, height: 330 },
  { width: 880, height: 236 },
  { width: 1500, height: 640 },
  { width: 366, height: 180 },
]
const courses = COURSE_IDS.map((id) => COURSES[id].cases)

describe('the road', () => {
  test('CDB-2, CDB-3: sixteen squares and three more follow each other inside the picture', () => {
    for (const cases of courses)
      for (const frame of FRAMES) {
        const road = layRoad(cases, frame)
        expect(road.stops.map(({ n }) => n)).toEqual(Array.from({ length: CASES }, (_, i) => i + 1))
        for (const [i, stop] of road.stops.entries()) {
          expect(stop.left).toBeGreaterThanOrEqual(0)
          expect(stop.right).toBeLessThanOrEqual(road.width)
          if (i > 0) expect(stop.left).toBeCloseTo(road.stops[i - 1]!.right, 6)
          // The slab under the road has room for its letter and its number, the riders have room above.
          expect(frame.height - stop.y).toBeGreaterThanOrEqual(45)
          expect(stop.y).toBeGreaterThan(frame.height * 0.3)
        }
      }
  })

  test('a narrow frame scrolls, a wide one shows the whole course', () => {
    for (const frame of FRAMES) {
      const isWide = frame.width === 1500
      const { isLong, width } = layRoad(courses[0]!, frame)
      expect(isLong).toBe(!isWide)
      if (isWide) expect(width).toBe(frame.width)
      else expect(width).toBeGreaterThan(frame.width)
    }
  })

  test('rises with the terrain, and a climb of several squares rises to its end', () => {
    const [plain, sprint, hill, mountain] = elevations(['P', 'S', 'C', 'M'])
    expect(plain).toBeLessThan(sprint!)
    expect(sprint).toBeLessThan(hill!)
    expect(hill).toBeLessThan(mountain!)
    const alpe = elevations(COURSES.gah.cases).slice(-4)
    expect([...alpe].sort((a, b) => a - b)).toEqual(alpe)
    expect(new Set(alpe).size).toBe(4)
  })

  test('runs without a gap from one square to the next', () => {
    const road = layRoad(COURSES.gah.cases, FRAMES[0]!)
    for (let x = road.stops[0]!.left; x < road.stops.at(-1)!.right; x += 2)
      expect(Math.abs(surface(road, x + 2) - surface(road, x))).toBeLessThan(9)
    for (const { x, y } of road.stops) expect(surface(road, x)).toBeCloseTo(y, 6)
  })

  test('CDB-4: any number of riders stand on one square, all above the road, and the letter of each can be read', () => {
    for (const cases of [...courses, Array<Terrain>(16).fill('M')])
      for (const frame of FRAMES)
        for (const at of [1, 7, 16, 19])
          for (const riders of [1, 2, 3, 7, 12]) {
            const road = layRoad(cases, frame)
            const standing = standOn(road, Array<number>(riders).fill(at))
            for (const [i, a] of standing.entries()) {
              expect(a.y).toBeLessThanOrEqual(road.stops[at - 1]!.y)
              expect(a.top).toBeGreaterThanOrEqual(-1)
              for (const b of standing.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(12)
            }
          }
  })
})
