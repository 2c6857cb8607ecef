import { check } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { STAGES, STAGE_IDS, STAGE_TYPES, type StageId } from '../content/stages.ts'
import { TERRAIN_LETTERS, TILES, TILE_IDS } from '../content/tiles.ts'
import { TOURS, TOUR_IDS } from '../content/tours.ts'
import { optionSchema, tourOf } from '../rules/options.ts'
import { profileOf, roadOf } from '../rules/road.ts'
import { stageSchema, tourSchema } from '../rules/stage-schema.ts'
import { readTiles, tileIssues } from '../rules/tile-string.ts'

/** Id, squares, start, line, finish, profile, climbs: as they were counted on the tiles by hand. */
const EXPECTED: readonly (readonly [string, number, number, number, string, string, string])[] = [
  ['ST1', 78, 5, 73, 'flat', 'S1–5 F6–73 X74–78', 'none'],
  ['ST2', 78, 5, 73, 'flat', 'S1–5 F6–22 A23–27 D28–30 F31–46 A47–53 D54–56 F57–73 X74–78', '23–27 cat 3; 47–53 cat 2'],
  ['ST3', 78, 5, 73, 'flat', 'S1–5 F6–46 A47–49 D50–54 F55–60 A61–65 D66–68 F69–73 X74–78', '47–49 cat 4; 61–65 cat 3'],
  [
    'ST4',
    78,
    4,
    73,
    'flat',
    'S1–4 F5–12 A13–15 D16–20 F21–38 A39–42 D43–46 F47–56 A57–61 D62–65 F66–73 X74–78',
    '13–15 cat 4; 39–42 cat 3; 57–61 cat 3',
  ],
  [
    'ST5',
    78,
    4,
    73,
    'flat',
    'S1–4 F5–14 A15–24 D25–28 F29–40 A41–45 D46–49 F50–54 A55–57 D58–60 F61–73 X74–78',
    '15–24 cat 1; 41–45 cat 3; 55–57 cat 4',
  ],
  ['ST6', 78, 5, 74, 'uphill', 'S1–5 F6–36 A37–43 D44–48 F49–62 A63–74 X75–78', '37–43 cat 2; 63–74 HC'],
  [
    'ST7',
    78,
    5,
    73,
    'flat',
    'S1–5 F6–12 R13–17 F18–22 A23–28 D29–30 F31–40 R41–45 F46–52 A53–57 D58–60 F61–73 X74–78',
    '23–28 cat 2; 53–57 cat 3',
  ],
  [
    'ST7w',
    81,
    5,
    76,
    'flat',
    'S1–5 F6–12 R13–17 F18–22 A23–28 D29–30 F31–40 R41–45 F46–52 A53–57 D58–60 F61–76 X77–81',
    '23–28 cat 2; 53–57 cat 3',
  ],
  [
    'ST8',
    78,
    5,
    73,
    'flat',
    'S1–5 F6–14 R15–19 F20–30 A31–37 D38–41 F42–44 R45–49 F50–60 A61–63 D64–66 F67–73 X74–78',
    '31–37 cat 2; 61–63 cat 4',
  ],
  [
    'ST8w',
    81,
    5,
    76,
    'flat',
    'S1–5 F6–14 R15–19 F20–30 A31–37 D38–41 F42–44 R45–49 F50–60 A61–63 D64–66 F67–76 X77–81',
    '31–37 cat 2; 61–63 cat 4',
  ],
  ['ST9', 78, 4, 73, 'flat', 'S1–4 F5–12 R13–17 F18–20 C21–29 F30–40 R41–45 F46–51 C52–59 F60–73 X74–78', 'none'],
  ['ST9w', 81, 4, 76, 'flat', 'S1–4 F5–15 R16–20 F21–23 C24–32 F33–43 R44–48 F49–54 C55–62 F63–76 X77–81', 'none'],
  [
    'ST10',
    78,
    5,
    74,
    'uphill',
    'S1–5 F6–14 R15–19 F20 A21–23 D24–26 F27–36 C37–47 F48–50 R51–55 F56–72 A73–74 X75–78',
    '21–23 cat 4; 73–74 uncat.',
  ],
  [
    'ST10w',
    81,
    5,
    77,
    'uphill',
    'S1–5 F6–14 R15–19 F20–23 A24–26 D27–29 F30–39 C40–50 F51–53 R54–58 F59–75 A76–77 X78–81',
    '24–26 cat 4; 76–77 uncat.',
  ],
  ['ST11', 78, 5, 73, 'flat', 'S1–5 F6–15 C16–20 F21–34 C35–42 F43–58 C59–67 F68–73 X74–78', 'none'],
  ['ST11w', 81, 5, 76, 'flat', 'S1–5 F6–15 C16–20 F21–32 R33–34 F35–37 C38–45 F46–61 C62–70 F71–76 X77–81', 'none'],
  ['ST12', 82, 4, 77, 'flat', 'S1–4 F5–12 R13–17 F18–22 A23–32 D33–35 F36–46 R47–51 F52–77 X78–82', '23–32 cat 1'],
  ['ST12w', 85, 4, 80, 'flat', 'S1–4 F5–12 R13–17 F18–22 A23–32 D33–35 F36–46 R47–51 F52–80 X81–85', '23–32 cat 1'],
  [
    'EX1',
    78,
    4,
    73,
    'flat',
    'S1–4 F5–16 A17–19 D20–22 F23–28 A29–30 D31–32 F33–66 A67–68 F69–73 X74–78',
    '17–19 cat 4; 29–30 uncat.; 67–68 uncat.',
  ],
  [
    'EX2',
    78,
    5,
    73,
    'flat',
    'S1–5 F6–15 A16–23 D24–26 F27–34 A35–45 D46–48 F49–62 A63–64 D65–66 F67–73 X74–78',
    '16–23 cat 1; 35–45 HC; 63–64 uncat.',
  ],
  ['EX3', 78, 5, 74, 'uphill', 'S1–5 F6–8 D9–10 F11–18 D19–21 F22–36 A37–46 D47–52 F53–57 A58–74 X75–78', '37–46 cat 1; 58–74 HC'],
  [
    'EX4',
    78,
    5,
    73,
    'flat',
    'S1–5 F6–16 A17–22 F23–25 A26–28 F29–30 A31–32 F33–36 A37–41 D42–48 F49–50 A51–55 D56–60 F61–62 A63–70 F71–73 X74–78',
    '17–22 cat 2; 26–28 cat 4; 31–32 uncat.; 37–41 cat 3; 51–55 cat 3; 63–70 cat 1',
  ],
  [
    'EX5',
    78,
    5,
    73,
    'flat',
    'S1–5 F6 A7–12 D13–16 F17–26 A27–33 D34–36 A37–40 D41–44 F45–53 A54–63 D64–67 F68–73 X74–78',
    '7–12 cat 2; 27–33 cat 2; 37–40 cat 3; 54–63 cat 1',
  ],
  [
    'EX6',
    78,
    5,
    74,
    'uphill',
    'S1–5 F6–19 A20–22 F23–38 A39–44 D45–48 F49–50 A51–61 D62–68 A69–74 X75–78',
    '20–22 cat 4; 39–44 cat 2; 51–61 HC; 69–74 cat 2',
  ],
  ['EX7', 78, 5, 74, 'uphill', 'S1–5 F6–12 D13–19 F20–22 D23–26 F27–44 A45–50 F51–60 A61–74 X75–78', '45–50 cat 2; 61–74 HC'],
  [
    'EX8',
    76,
    5,
    71,
    'flat',
    'S1–5 F6–14 A15–20 F21–32 A33–41 D42–44 F45–49 A50–52 D53–55 F56–64 A65–68 F69–71 X72–76',
    '15–20 cat 2; 33–41 cat 1; 50–52 cat 4; 65–68 cat 3',
  ],
  ['GT-F1', 78, 5, 73, 'flat', 'S1–5 F6–26 R27–31 F32–73 X74–78', 'none'],
  ['GT-F2', 78, 5, 73, 'flat', 'S1–5 F6–12 R13–17 F18–29 C30–34 F35–56 R57–61 F62–73 X74–78', 'none'],
  ['GT-F3', 78, 5, 73, 'flat', 'S1–5 F6–20 R21–25 F26–44 R45–49 F50–73 X74–78', 'none'],
  ['GT-R1', 78, 5, 73, 'flat', 'S1–5 F6–14 A15–17 D18–20 F21–28 R29–33 F34–42 A43–47 D48–50 F51–73 X74–78', '15–17 cat 4; 43–47 cat 3'],
  [
    'GT-R2',
    78,
    4,
    73,
    'flat',
    'S1–4 F5–17 A18–20 D21–23 F24–34 R35–39 F40–50 A51–54 D55–56 F57–64 A65–67 D68–70 F71–73 X74–78',
    '18–20 cat 4; 51–54 cat 3; 65–67 cat 4',
  ],
  ['GT-M1', 78, 5, 73, 'flat', 'S1–5 F6–14 R15–19 F20–23 A24–32 D33–36 F37–48 A49–54 D55–58 F59–73 X74–78', '24–32 cat 1; 49–54 cat 2'],
  ['GT-M2', 78, 5, 74, 'uphill', 'S1–5 F6–14 R15–19 F20–26 A27–29 D30–32 F33–61 A62–74 X75–78', '27–29 cat 4; 62–74 HC'],
  [
    'GT-M3',
    78,
    5,
    74,
    'uphill',
    'S1–5 F6–16 A17–29 D30–34 F35–36 R37–41 F42–49 A50–58 D59–61 F62–68 A69–74 X75–78',
    '17–29 HC; 50–58 cat 1; 69–74 cat 2',
  ],
  [
    'GT-M4',
    78,
    5,
    73,
    'flat',
    'S1–5 F6–14 A15–19 D20–24 F25–28 R29–33 F34–40 A41–50 D51–54 F55–56 A57–65 D66–68 F69–73 X74–78',
    '15–19 cat 3; 41–50 cat 1; 57–65 cat 1',
  ],
  ['GT-P1', 52, 5, 47, 'flat', 'S1–5 F6–47 X48–52', 'none'],
  ['GT-P2', 52, 5, 47, 'flat', 'S1–5 F6–17 A18–23 D24–26 F27–47 X48–52', '18–23 (no points)'],
  ['GT-P3', 52, 5, 47, 'flat', 'S1–5 F6–47 X48–52', 'none'],
]

const letterOf = Object.fromEntries(Object.entries(TERRAIN_LETTERS).map(([letter, terrain]) => [terrain, letter]))
const span = (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`)

describe('stages', () => {
  it.each(EXPECTED)(
    'FR-36, FR-68 %s has the squares, lines and climbs of its tiles',
    (id, squares, start, line, finish, profile, climbs) => {
      const sheet = STAGES[id.replace(/w$/, '') as StageId]
      const { tiles, sprints } = id.endsWith('w') ? sheet.wide! : sheet
      const road = roadOf(tiles)
      expect(tileIssues(tiles)).toEqual([])
      expect([road.squares, road.start, road.line]).toEqual([squares, start, line])
      expect(road.isUphillFinish).toBe(finish === 'uphill')
      expect(
        profileOf(road)
          .map(({ terrain, first, last }) => `${letterOf[terrain]}${span(first, last)}`)
          .join(' '),
      ).toBe(profile)
      const found = road.climbs.map(({ first, last, category }) => {
        const name = category === null ? 'uncat.' : category === 'HC' ? 'HC' : `cat ${category}`
        return `${span(first, last)} ${name}`
      })
      if (!climbs.includes('no points')) expect(found.length === 0 ? 'none' : found.join('; ')).toBe(climbs)
      const checked = check(stageSchema, { name: '', type: sheet.type, tiles, sprints: [...sprints] })
      expect(checked).toMatchObject({ ok: true })
    },
  )

  it('FR-2 there are 26 known stages with their wide layouts, 12 of our own, and 62 sides of tiles', () => {
    expect(EXPECTED).toHaveLength(38)
    expect(STAGE_IDS).toHaveLength(32)
    expect(TILE_IDS).toHaveLength(62)
    expect(STAGE_IDS.every((id) => STAGE_TYPES.includes(STAGES[id].type))).toBe(true)
    for (const tile of TILE_IDS) expect(TILES[tile].squares.split(' ').length).toBeGreaterThanOrEqual(2)
  })

  it('FR-36 tours have 3, 5, 9 and 21 stages, and rest days between them', () => {
    const lengths = TOUR_IDS.map((id) => TOURS[id].days.filter((day) => day !== 'rest').length)
    expect(lengths).toEqual([3, 5, 9, 21])
    expect(TOURS.TOUR21.days.filter((day) => day === 'rest')).toHaveLength(2)
    const options = check(optionSchema, { mode: 'tour', tour: 'TOUR21' })
    if (!options.ok) throw new Error('refused')
    expect(tourOf(options.value, 6).days[4]?.tiles).toBe(STAGES.ST11.wide!.tiles)
    expect(tourOf(options.value, 4).days.filter((day) => day === null)).toHaveLength(2)
  })
})

describe('a stage of one’s own', () => {
  const issuesOf = (raw: unknown) => {
    const checked = check(stageSchema, raw)
    return checked.ok
      ? []
      : checked.issues.map(({ code, path, params }) => [code, path.join('.'), params['at'] ?? params['square'] ?? null])
  }

  it('FR-36 is read with or without spaces, from a tile string alone too', () => {
    expect(check(stageSchema, 'abcdeu')).toEqual({ ok: true, value: { name: '', type: 'flat', tiles: 'a b c d e u', sprints: [] } })
    expect(check(stageSchema, 'a b 2 D, 5D c f-u')).toMatchObject({ ok: true, value: { tiles: 'a b 2 D 5D c f u' } })
  })

  it('FR-36 is refused with the place of the mistake', () => {
    expect(issuesOf('a b ? c d u')).toEqual([['unknown_tile', 'tiles', 5]])
    expect(issuesOf('a b B c d u')).toEqual([['tile_twice', 'tiles', 5]])
    expect(readTiles('a ?').issues).toEqual([{ path: [], code: 'unknown_tile', params: { at: 3, tile: '?' } }])
    expect(issuesOf('b c d u')).toEqual([['no_start_tile', 'tiles', 1]])
    expect(issuesOf('a b c d')).toEqual([['no_finish_tile', 'tiles', 7]])
    expect(issuesOf('a b 1 c d u')).toEqual([['start_inside', 'tiles', 5]])
    expect(issuesOf('a b U c d u')).toEqual([['finish_inside', 'tiles', 5]])
    expect(issuesOf('')).toEqual([
      ['no_start_tile', 'tiles', 1],
      ['no_finish_tile', 'tiles', 1],
    ])
    expect(issuesOf('a e u')).toEqual([['too_short', 'tiles', null]])
    expect(issuesOf({ tiles: 'a'.repeat(300) })[0]![1]).toBe('tiles')
  })

  it('FR-50 its sprint lines have five flat squares before them', () => {
    const tiles = 'a b d C f m u'
    expect(issuesOf({ tiles, sprints: [4] })).toEqual([['sprint_place', 'sprints.0', 4]])
    expect(issuesOf({ tiles, sprints: [24] })).toEqual([['sprint_terrain', 'sprints.0', 24]])
    expect(issuesOf({ tiles, sprints: [12, 14] })).toEqual([['sprints_too_close', 'sprints.1', 14]])
    expect(issuesOf({ tiles, type: 'itt', sprints: [12] })).toEqual([['no_sprints_in_time_trial', 'sprints', null]])
    expect(issuesOf({ tiles, sprints: [12, 18] })).toEqual([])
  })

  it('FR-36 a tour of one’s own has 1 to 21 stages and rest days only between them', () => {
    const codes = (days: unknown[]) => {
      const checked = check(tourSchema, { days })
      return checked.ok ? [] : checked.issues.map(({ code, path }) => `${code} ${path.join('.')}`)
    }
    expect(codes(['ST1', 'rest', { tiles: 'abcdu', type: 'itt' }])).toEqual([])
    expect(codes(['rest', 'ST1', 'rest', 'rest', 'ST2', 'rest'])).toEqual([
      'rest_first days.0',
      'rests_together days.3',
      'rest_last days.5',
    ])
    expect(codes([])).toEqual(['no_stage days'])
    expect(codes(Array.from({ length: 22 }, () => 'ST1'))).toEqual(['too_many_stages days'])
    const many = check(tourSchema, { days: Array.from({ length: 22 }, () => 'ST1') })
    expect(many).toMatchObject({ ok: false, issues: [{ params: { stages: 22, maximum: 21 } }] })
    expect(codes(['ST1', 'ST99'])).toEqual(['unknown_stage days.1'])
    expect(codes(['ST1', { tiles: 'a b b u' }])).toEqual(['tile_twice days.1.tiles'])
  })

  it('FR-9 a single race is no time trial', () => {
    const checked = check(optionSchema, { mode: 'race', stage: { tiles: 'abcdu', type: 'itt' } })
    expect(checked).toMatchObject({ ok: false, issues: [{ code: 'time_trial_in_race' }] })
  })
})
