import { check, checkOptions, pathText } from '@echappee/kernel'
import { play as run } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { COURSES, PRESETS, type CoursePlan } from '../content/courses.ts'
import type { Tile } from '../content/sectors.ts'
import { COURSE_ISSUES, courseSchema } from '../rules/course-schema.ts'
import { game } from '../rules/index.ts'
import { optionsFor, optionSchema } from '../rules/options.ts'

const good = (): { name?: unknown; sectors: unknown[] } => ({ sectors: [...COURSES.balade] })

function problems(spoil: (plan: any) => unknown): string[] {
  const plan = good()
  spoil(plan)
  const checked = check(courseSchema, plan)
  return checked.ok ? [] : checked.issues.map(({ path, code }) => `${pathText(path)} ${code}`)
}

/** balade: ST NR SP NR FZ PM NR HW NR WR */
const MISTAKES: [expected: string, spoil: (plan: any) => unknown][] = [
  ['sectors course_length', (p) => p.sectors.pop()],
  ['sectors course_length', (p) => p.sectors.push('NR')],
  ['sectors[0] start_tile', (p) => (p.sectors[0] = 'NR')],
  ['sectors[4] feed_tile', (p) => (p.sectors[4] = 'SP')],
  ['sectors[2] tile_not_in_zone', (p) => (p.sectors[2] = 'ST')],
  ['sectors[6] tile_not_in_zone', (p) => (p.sectors[6] = 'LC')],
  ['sectors[6] tile_not_in_zone', (p) => (p.sectors[6] = 'FZ')],
  ['sectors[8] tile_not_in_zone', (p) => (p.sectors[8] = 'SP')],
  ['sectors[9] tile_not_in_zone', (p) => (p.sectors[9] = 'CO')],
  ['sectors[2] tile_stock', (p) => (p.sectors[1] = 'SP')],
  ['sectors[3] tile_stock', (p) => (p.sectors[2] = 'NR')],
  ['sectors[7] tile_stock', (p) => (p.sectors[7] = 'PM')],
  ['sectors[9] tile_stock', (p) => (p.sectors[9] = 'NR')],
  ['sectors[3] invalid_value', (p) => (p.sectors[3] = 'XX')],
  ['sectors[3] invalid_value', (p) => (p.sectors[3] = 7)],
  ['name too_big', (p) => (p.name = 'a'.repeat(61))],
  ['name plain_text', (p) => (p.name = 'turned \u202E')],
  ['sectors invalid_type', (p) => delete p.sectors],
  ['sectors invalid_type', (p) => (p.sectors = 'balade')],
  ['name invalid_type', (p) => (p.name = 3)],
]

describe('hand-made courses', () => {
  it.each(MISTAKES)('TI-2: one mistake, one place: %s', (expected, spoil) => {
    expect(problems(spoil)).toEqual([expected])
  })

  it('TI-2: every condition has its mistake above', () => {
    const codes = new Set(MISTAKES.map(([expected]) => expected.split(' ')[1]))
    expect(COURSE_ISSUES.filter((code) => !codes.has(code))).toEqual([])
  })

  it('TI-2: several mistakes are told at once, with what would be right', () => {
    const checked = check(courseSchema, { sectors: ['NR', 'NR', 'SP', 'NR', 'FZ', 'PM', 'LC', 'PM', 'NR', 'WR'] })
    expect(checked.ok ? [] : checked.issues).toMatchObject([
      { path: ['sectors', 0], code: 'start_tile', params: { sector: 1, tile: 'NR', expected: 'ST' } },
      { path: ['sectors', 6], code: 'tile_not_in_zone', params: { sector: 7, tile: 'LC', zone: 2, allowed: 'HM, PM, CO, SP, HW, WR, NR' } },
      { path: ['sectors', 7], code: 'tile_stock', params: { sector: 8, tile: 'PM', zone: 2, stock: 1 } },
    ])
  })

  it('TI-2: the presets are good courses; notes are dropped, a name is kept', () => {
    for (const preset of PRESETS) expect(check(courseSchema, { sectors: [...COURSES[preset]] }).ok).toBe(true)
    expect(check(courseSchema, { ...good(), name: 'Ours', note: 1 })).toEqual({ ok: true, value: { ...good(), name: 'Ours' } })
  })

  it('TI-2: in the options the place begins with the option', () => {
    const issues = (options: unknown) => {
      const checked = check(optionSchema, options)
      return checked.ok ? [] : checked.issues.map(({ path, code }) => `${pathText(path)} ${code}`)
    }
    expect(issues({ course: { sectors: [...COURSES.balade].with(6, 'LC') } })).toEqual(['course.sectors[6] tile_not_in_zone'])
    expect(issues({ course: 'nowhere' })).toEqual(['course invalid_preset'])
    expect(issues({ layMax: 7, neutralRiders: -1, direction: 'up', missions: 1, firstPlayer: 3, seats: 4 })).toEqual([
      'seats unknown_option',
      'direction invalid_value',
      'firstPlayer invalid_value',
      'layMax out_of_range',
      'missions invalid_value',
      'neutralRiders out_of_range',
    ])
    expect(issues({})).toEqual([])
  })

  it('TI-2: the game keeps a copy of the course that nobody can change', () => {
    const plan: CoursePlan = { name: 'Ours', sectors: [...COURSES.balade] }
    const { state } = run({ game, options: { course: plan }, chance: [0] })
    plan.sectors[1] = 'HM'
    expect(state.race.course).toEqual(COURSES.balade)
    expect(() => (state.race.course[1] = 'HM' as Tile)).toThrow(TypeError)
    expect(() => ((state.race.options.course as CoursePlan).sectors[1] = 'HM')).toThrow(TypeError)
    expect(() => (state.race.options.layMax = 6)).toThrow(TypeError)
  })

  it('TI-7, TI-110…113: what a table of this size does not have is refused, not dropped', () => {
    const issues = (options: object, seats: number) => {
      const checked = checkOptions(game, options, seats)
      return checked.ok ? [] : checked.issues.map(({ path, code }) => `${pathText(path)} ${code}`)
    }
    expect(issues({ sfDoubleAbove2: true, sfMajorityCancel: true, sfRelay: true }, 4)).toEqual([])
    expect(issues({ sfDoubleAbove2: true, sfMajorityCancel: true, sfRelay: true, neutralRiders: 1 }, 5)).toEqual([
      'sfDoubleAbove2 small_field',
      'sfMajorityCancel small_field',
      'sfRelay small_field',
      'neutralRiders neutral_riders',
    ])
    expect([issues({ neutralRiders: 2 }, 3), issues({ neutralRiders: 2 }, 4)]).toEqual([[], ['neutralRiders neutral_riders']])
    expect([issues({ firstPlayer: 'seat8' }, 8), issues({ firstPlayer: 'seat8' }, 3)]).toEqual([[], ['firstPlayer no_such_seat']])
  })

  it('TI-110…113: in earlier records, what is for small fields is off in larger ones', () => {
    const all = check(optionSchema, { sfDoubleAbove2: true, sfMajorityCancel: true, sfRelay: true, neutralRiders: 2 })
    if (!all.ok) throw new Error('good options')
    const on = (seats: number) => {
      const { sfDoubleAbove2, sfMajorityCancel, sfRelay, neutralRiders } = optionsFor(all.value, seats)
      return [sfDoubleAbove2, sfMajorityCancel, sfRelay, neutralRiders]
    }
    expect([3, 4, 5, 8].map(on)).toEqual([
      [true, true, true, 2],
      [true, true, true, 1],
      [false, false, false, 0],
      [false, false, false, 0],
    ])
  })
})
