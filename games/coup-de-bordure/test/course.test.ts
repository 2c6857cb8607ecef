import { check, defaultOptions, pathText, seededChance } from '@echappee/kernel'
import { play } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { COURSES, COURSE_IDS } from '../content/courses.ts'
import { FEED_SQUARE, FINISH_SQUARES, LAST_SQUARE, TERRAINS, TILES, TILES_PER_TERRAIN, type Terrain } from '../content/road.ts'
import { TEAMS } from '../content/teams.ts'
import { COURSE_ISSUES, tileShortage } from '../rules/course-schema.ts'
import { inProportion, sum } from '../rules/drafts.ts'
import { game } from '../rules/index.ts'
import { optionFields } from '../rules/options.ts'

function problems(options: unknown): string[] {
  const checked = check(game.schemas.options, options)
  return checked.ok ? [] : checked.issues.map(({ path, code }) => `${pathText(path)} ${code}`)
}
const withCases = (cases: unknown, more: object = {}) => problems({ course: { cases, ...more } })

const MISTAKES: readonly [expected: string, course: unknown, options?: object][] = [
  ['course.cases[15] ends_with_plain', { cases: 'PPPSPPMPSPCSCSCP' }],
  ['course.cases course_length', { cases: 'PPPSPPMPSPCSCSC' }],
  ['course.cases course_length', { cases: 'PPPSPPMPSPCSCSCSS' }],
  ['course.cases course_length', { cases: [] }],
  ['course.cases[3] unknown_terrain', { cases: 'PPPXPPMPSPCSCSCS' }],
  ['course.cases[3] unknown_terrain', { cases: 'PPPsPPMPSPCSCSCS' }],
  ['course.cases[3] invalid_type', { cases: ['P', 'P', 'P', 4, 'P', 'P', 'M', 'P', 'S', 'P', 'C', 'S', 'C', 'S', 'C', 'S'] }],
  ['course.cases invalid_type', { cases: 16 }],
  ['course.cases invalid_type', {}],
  ['course invalid_type', 16],
  ['course invalid_preset', 'tour'],
  ['course.name invalid_type', { cases: 'PPPSPPMPSPCSCSCS', name: 7 }],
  ['course.names names_length', { cases: 'PPPSPPMPSPCSCSCS', names: ['Start'] }],
  ['course.names[1] invalid_type', { cases: 'PPPSPPMPSPCSCSCS', names: ['Start', 2] }],
  ['course.name too_big', { cases: 'PPPSPPMPSPCSCSCS', name: 'a'.repeat(61) }],
  ['course.name plain_text', { cases: 'PPPSPPMPSPCSCSCS', name: 'red \u001B[31m' }],
  ['course.cases course_length', { cases: 'P'.repeat(10_000) }],
  ['course document_size', { cases: 'P'.repeat(100_000) }],
  ['course.cases tile_limit', { cases: 'SSSSSSSSSSSSSSSS' }, { tileLimit: true }],
]

describe('courses', () => {
  it('CDB-2: more cases of a terrain than the box has tiles are a warning while the limit is off', () => {
    const course = { name: '', cases: Array.from({ length: LAST_SQUARE }, (): Terrain => 'S'), names: [] }
    const options = (tileLimit: boolean) => ({ ...defaultOptions(optionFields), course, tileLimit })
    expect(game.optionWarnings!(options(false))).toMatchObject([{ path: ['course', 'cases'], code: 'tile_limit' }])
    expect(game.optionWarnings!(options(true)), 'a mistake then').toEqual([])
    expect(game.optionWarnings!(defaultOptions(optionFields))).toEqual([])
  })

  it.each(MISTAKES)('CDB-2: one mistake, one place: %s', (expected, course, options = {}) => {
    expect(problems({ course, ...options })).toEqual([expected])
  })

  it('CDB-2: every condition of a course has its mistake above', () => {
    const codes = new Set(MISTAKES.map(([expected]) => expected.split(' ')[1]))
    expect(COURSE_ISSUES.filter((code) => !codes.has(code))).toEqual([])
  })

  it('E32 CDB-2: the last square is no Plain, there are sixteen, and all else is free', () => {
    expect(withCases('PPPSPPMPSPCSCSCP')).toEqual(['course.cases[15] ends_with_plain'])
    expect(withCases('PPPSPPMPSPCSCSC')).toEqual(['course.cases course_length'])
    expect(withCases('SSSSSSSSSSSSSSSS')).toEqual([])
    const limited = check(game.schemas.options, { course: { cases: 'SSSSSSSSSSSSSSSS' }, tileLimit: true })
    expect(limited.ok ? [] : limited.issues).toEqual([
      { path: ['course', 'cases'], code: 'tile_limit', params: { terrain: 'S', count: 16, limit: 12 } },
    ])
    expect(problems({ course: { cases: 'SSSSSSSSSSSSMMMM' }, tileLimit: true })).toEqual([])
    expect(tileShortage(COURSES.gah.cases)).toEqual([])
  })

  it('CDB-2: a course as a word or as a list, with names or without', () => {
    const word = check(game.schemas.options, { course: { cases: 'PPPS PPMP SPCS CSCS', note: 'mine' } })
    const list = check(game.schemas.options, { course: { cases: COURSES.msr.cases, names: [] } })
    expect(word).toEqual(list)
    expect(word.ok && word.value.course).toEqual({ name: '', cases: COURSES.msr.cases, names: [] })
    const names = COURSES.msr.names!.fr
    const { state } = play({ game, options: { course: { name: 'Chez nous', cases: COURSES.msr.cases, names } } })
    expect(state.race.course).toEqual({ id: 'custom', name: 'Chez nous', cases: COURSES.msr.cases, names: { fr: names, en: names } })
  })

  it('CDB-2: the game keeps a copy of the course that nobody can change', () => {
    const course = { name: '', cases: [...COURSES.pt.cases], names: [] }
    const { state } = play({ game, options: { course } })
    expect(() => (state.race.course.cases[0] = 'M')).toThrow(TypeError)
    course.cases[0] = 'M'
    expect(state.race.course.cases[0]).toBe('P')
    expect(Object.isFrozen(COURSES.pt.cases) && Object.isFrozen(TEAMS['pt-bmc'].riders[0]!.tokens)).toBe(true)
  })

  it('CDB-2, CDB-3, CDB-5: the four courses: sixteen squares, their names, the feed zone and three finish squares', () => {
    for (const id of COURSE_IDS) {
      const { cases, names } = COURSES[id]
      expect([cases.length, names!.fr.length, names!.en.length]).toEqual([LAST_SQUARE, LAST_SQUARE, LAST_SQUARE])
      expect(cases.at(-1)).not.toBe('P')
      expect(problems({ course: { cases } })).toEqual([])
    }
    expect([FEED_SQUARE, ...FINISH_SQUARES]).toEqual([7, 17, 18, 19])
  })

  it('CDB-2: the four courses have the terrains that the energy of their teams asks for', () => {
    for (const id of COURSE_IDS) {
      const tokens = Object.values(TEAMS)
        .filter(({ course }) => course === id)
        .flatMap(({ riders }) => riders.map((rider) => rider.tokens))
      const all = TERRAINS.flatMap((terrain, i) => Array.from({ length: tokens.reduce((count, own) => count + own[i]!, 0) }, () => terrain))
      const cases = TERRAINS.map((terrain) => COURSES[id].cases.filter((other) => other === terrain).length)
      expect(all).toHaveLength(72)
      // Paris-Tours: Hill and Sprint tie for the last square, and the real race has three hills.
      expect(cases).toEqual(id === 'pt' ? [7, 3, 0, 6] : inProportion(LAST_SQUARE, all))
      expect(sum(cases)).toBe(LAST_SQUARE)
    }
  })

  it('CDB-2: the tiles of the box', () => {
    expect(TILES).toHaveLength(24)
    for (const terrain of TERRAINS) expect(TILES.filter((faces) => faces.includes(terrain))).toHaveLength(TILES_PER_TERRAIN)
  })

  it('CDB-2: whole races on a hand-made course', () => {
    const course = { name: '', cases: 'SSSSSSSSSSSSSSSS'.split('') as 'S'[], names: [] }
    const chance = seededChance('sprints')
    const { state } = play({ game, options: { course, assign: 'random' }, seats: 3, chance })
    while (state.phase !== 'finished') {
      const [seat] = game.toAct(state)
      const legal = game.legal(state, seat!)
      game.apply(state, seat!, legal[chance.int(legal.length)]!, { chance })
    }
    expect(game.outcome(state)!.places.toSorted((a, b) => a - b)).toEqual([1, 2, 3])
  })
})
