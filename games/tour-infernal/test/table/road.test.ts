import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COURSES, PRESETS } from '../../content/courses.ts'
import { SECTORS, STOCK, TILES, ZONES, ZONE_SECTORS, type Tile } from '../../content/sectors.ts'
import { courseSchema } from '../../rules/course-schema.ts'
import { check } from '@echappee/kernel'
import { nextSlot, stockFor, tilesOf, withTile } from '../../table/course-plan.ts'
import { profileLine } from '../../table/profile.ts'
import { planRoad, roadY, secondsAt, type Bunched, type RoadSpace } from '../../table/road.ts'

const DESKTOP: RoadSpace = { left: 16, right: 978, fromY: 130, toY: 110, width: 1064, pitch: 60, depth: 30 }
const PHONE: RoadSpace = { left: 16, right: 348, fromY: 96, toY: 96, width: 370, pitch: 46, depth: 23 }

/** Up to ten riders in groups at any gaps, some of them attacking. */
const fields = fc
  .record({
    gaps: fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 3, maxLength: 10 }),
    attackers: fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
    space: fc.constantFrom(DESKTOP, PHONE),
  })
  .map(({ gaps, attackers, space }) => {
    const least = Math.min(...gaps)
    const values = [...new Set(gaps.map((gap) => (gap - least) * 20))].sort((a, b) => a - b)
    const groups = values.map((gap): Bunched => {
      const riders = gaps.flatMap((own, rider) => ((own - least) * 20 === gap ? [rider] : []))
      return { gap, riders, ahead: riders.length > 2 ? riders.filter((rider) => attackers[rider]).slice(0, 2) : [] }
    })
    return { groups, space }
  })

describe('the road', () => {
  test('shows everybody once, groups from back to front, nobody before another’s number', () => {
    fc.assert(
      fc.property(fields, ({ groups, space }) => {
        const { columns, spots, scale } = planRoad(groups, space)
        const shown = columns.filter(({ kind }) => kind === 'group')
        expect(shown.map(({ gap }) => gap)).toEqual(groups.map(({ gap }) => gap).toReversed())
        expect(spots.map(({ rider }) => rider).sort((a, b) => a - b)).toEqual(groups.flatMap(({ riders }) => riders).sort((a, b) => a - b))
        for (const [i, a] of spots.entries()) {
          const size = (space.pitch * scale) / 58
          const number = { x: a.x - 3 * size, y: a.y - 52 * size }
          for (const b of spots.filter((other, k) => k !== i && other.y >= a.y)) {
            expect(Math.hypot(b.x - 3 * size - number.x, b.y - 52 * size - number.y), 'his number').toBeGreaterThan(26 * size)
            expect(Math.hypot(b.x + 21 * size - number.x, b.y - 69 * size - number.y), 'his head').toBeGreaterThan(20 * size)
          }
          expect(a.x).toBeLessThanOrEqual(space.right)
          expect(Math.abs(a.y - roadY(space, a.x))).toBeLessThanOrEqual(space.depth)
        }
      }),
      { numRuns: 400, seed: 1 },
    )
  })

  test('keeps an attacker in front of those who stay, and every rider nearest to the own group', () => {
    fc.assert(
      fc.property(fields, ({ groups, space }) => {
        const { columns, spots } = planRoad(groups, space)
        const xOf = (rider: number) => spots.find((spot) => spot.rider === rider)!.x
        for (const { gap, riders, ahead = [] } of groups) {
          const column = columns.find((other) => other.kind === 'group' && other.gap === gap)!
          for (const rider of riders) expect(Math.abs(xOf(rider) - column.x)).toBeLessThanOrEqual(column.width / 2)
          const stayed = riders.filter((rider) => !ahead.includes(rider))
          for (const attacker of ahead) for (const other of stayed) expect(xOf(attacker)).toBeGreaterThan(xOf(other))
        }
      }),
      { numRuns: 300, seed: 2 },
    )
  })

  test('draws every 20 seconds while there is room, and cuts long stretches out when there is not', () => {
    const kinds = (gap: number, space: RoadSpace) =>
      planRoad(
        [
          { gap: 0, riders: [0, 1] },
          { gap, riders: [2] },
        ],
        space,
      ).columns.map(({ kind }) => kind)
    expect(kinds(60, DESKTOP)).toEqual(['group', 'empty', 'empty', 'group'])
    expect(kinds(400, DESKTOP)).toEqual(['group', 'cut', 'group'])
    expect(kinds(200, PHONE)).toEqual(['group', 'cut', 'group'])
  })

  test('knows where a number of seconds lies, even where nobody rides', () => {
    const plan = planRoad(
      [
        { gap: 0, riders: [0, 1] },
        { gap: 40, riders: [2] },
      ],
      DESKTOP,
    )
    const at = (gap: number) => plan.columns.find((column) => column.gap === gap)!.x
    expect(secondsAt(plan, 0)).toBe(at(0))
    expect(secondsAt(plan, 20)).toBe(at(20))
    expect(secondsAt(plan, 80)).toBeLessThan(at(40))
    expect(secondsAt({ columns: [], spots: [], scale: 1 }, 20)).toBe(0)
  })
})

describe('the profile', () => {
  test('runs through all ten sectors and is highest in the mountains', () => {
    for (const preset of PRESETS) {
      const line = profileLine(COURSES[preset])
      const xs = line.map(({ x }) => x)
      expect(xs).toEqual([...xs].sort((a, b) => a - b))
      expect(xs[0]).toBe(0)
      expect(xs.at(-1)).toBe(SECTORS)
      for (const { y } of line) expect(y).toBeGreaterThan(0)
    }
    const top = (tile: Tile) => Math.max(...profileLine(['ST', tile, 'NR']).map(({ y }) => y))
    expect(top('HM')).toBeGreaterThan(top('PM'))
    for (const tile of TILES.filter((other) => other !== 'HM' && other !== 'PM')) expect(top('PM')).toBeGreaterThan(top(tile))
  })
})

describe('a course composed by hand', () => {
  test('can only be made of tiles that the zone has left, and is then accepted by the rules (TI-2)', () => {
    const steps = fc.array(fc.record({ slot: fc.nat({ max: 7 }), pick: fc.nat({ max: 20 }) }), { maxLength: 40 })
    const slots = ZONES.flatMap((zone) => ZONE_SECTORS[zone])
    fc.assert(
      fc.property(steps, fc.constantFrom(...PRESETS), (list, preset) => {
        let plan = { sectors: [...COURSES[preset]] }
        for (const { slot, pick } of list) {
          const sector = slots[slot]!
          const offered = stockFor(plan.sectors, sector).filter(({ left }) => left > 0)
          expect(offered.length).toBeGreaterThan(0)
          plan = withTile(plan, sector, offered[pick % offered.length]!.tile)
        }
        expect(check(courseSchema, plan).ok).toBe(true)
      }),
    )
  })

  test('says how many copies are left, and leads from slot to slot', () => {
    const left = (tile: Tile, sector: number) => stockFor(COURSES.balade, sector).find((other) => other.tile === tile)?.left
    expect(left('NR', 2)).toBe(STOCK.zone1.NR! - 1)
    expect(left('SP', 2)).toBe(0)
    expect(left('LC', 6)).toBeUndefined()
    expect(stockFor(COURSES.balade, 5)).toEqual([])
    expect(nextSlot(4)).toBe(6)
    expect(nextSlot(10)).toBe(2)
    expect(
      tilesOf('random')
        .map((tile) => tile ?? '?')
        .join(' '),
    ).toBe('ST ? ? ? FZ ? ? ? ? ?')
  })
})
