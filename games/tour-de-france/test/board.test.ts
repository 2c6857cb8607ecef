import { check } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import type { Board } from '../content/board.ts'
import { BOARDS } from '../content/boards.ts'
import { TOURS, type Tour } from '../content/tours.ts'
import { BOARD_ISSUES, checkBoard } from '../rules/board-check.ts'
import { graphOf } from '../rules/graph.ts'
import { optionSchema } from '../rules/options.ts'
import { boardSchema, tourSchema } from '../rules/tour-schema.ts'
import { HOUSE_TOUR } from './house-tour.ts'

const VILLAGE = HOUSE_TOUR.boards['village']!
const range = (parts: Partial<Board['rows'][number]> = {}) => ({
  from: 1,
  to: 24,
  terrain: 'flat' as const,
  lanes: [1, 2],
  doubled: [],
  ...parts,
})
const plain = (parts: Partial<Board> = {}): Board => ({
  ...VILLAGE,
  rows: [range()],
  medians: [],
  ways: [],
  chance: [],
  exchange: [],
  sprints: [],
  ...parts,
})

const sprint = (before: number) => ({ name: 'L', before, prizes: [{ points: 1, seconds: 1 }] })

describe('boards as data', () => {
  it('TDF-2 the boards of the game are good, and so is one of our own', () => {
    for (const board of [...Object.values(BOARDS), VILLAGE]) {
      expect(checkBoard(board)).toEqual([])
      expect(check(boardSchema, JSON.parse(JSON.stringify(board)))).toEqual({ ok: true, value: board })
    }
    for (const tour of [...Object.values(TOURS), HOUSE_TOUR])
      expect(check(tourSchema, JSON.parse(JSON.stringify(tour)))).toEqual({ ok: true, value: tour })
  })

  it('what may be left out has its default', () => {
    expect(check(boardSchema, { name: 'Bare', rows: [{ from: 1, to: 20, lanes: [1, 2] }] })).toMatchObject({
      ok: true,
      value: { runOffLanes: 3, chance: [], sprints: [], rows: [{ terrain: 'flat', doubled: [] }] },
    })
  })

  const broken: Record<(typeof BOARD_ISSUES)[number], [Board, (string | number)[]]> = {
    rows_order: [plain({ rows: [range(), range({ from: 25, to: 24 })] }), ['rows', 1, 'to']],
    rows_gap: [plain({ rows: [range(), range({ from: 27, to: 30 })] }), ['rows', 1, 'from']],
    row_count: [plain({ rows: [range({ to: 12 })] }), ['rows']],
    lane_order: [plain({ rows: [range({ lanes: [2, 1] })] }), ['rows', 0, 'lanes', 1]],
    doubled_lane: [plain({ rows: [range(), range({ from: 25, to: 26, doubled: [3] })] }), ['rows', 1, 'doubled', 0]],
    doubled_first_row: [plain({ rows: [range({ doubled: [2] })] }), ['rows', 0, 'doubled']],
    median_lanes: [plain({ medians: [{ lanes: [1, 3], rows: [3, 4], borders: [3, 4] }] }), ['medians', 0, 'lanes']],
    median_range: [plain({ medians: [{ lanes: [1, 2], rows: [5, 4], borders: [3, 4] }] }), ['medians', 0, 'rows']],
    no_square: [plain({ chance: ['4.1', '9A'] }), ['chance', 1]],
    way_row: [plain({ ways: [{ from: '4.1', straight: '6.1', diagonal: [] }] }), ['ways', 0, 'straight']],
    way_twice: [
      plain({
        ways: [
          { from: '4.1', straight: '5.1', diagonal: [] },
          { from: '4.1', straight: '5.1', diagonal: [] },
        ],
      }),
      ['ways', 1, 'from'],
    ],
    square_twice: [plain({ chance: ['4.1'], exchange: ['4.1'] }), ['exchange', 0]],
    sprint_row: [plain({ sprints: [sprint(40)] }), ['sprints', 0, 'before']],
    sprint_order: [plain({ sprints: [9, 8].map(sprint) }), ['sprints', 1, 'before']],
    dead_end: [plain({ rows: [range({ lanes: [1, 2, 3] }), range({ from: 25, to: 26, lanes: [1] })] }), ['rows', 0]],
    unreachable: [plain({ rows: [range({ lanes: [1] }), range({ from: 25, to: 26, lanes: [1, 2, 3] })] }), ['rows', 1]],
  }

  it.each(BOARD_ISSUES)('names the mistake %s with its place', (code) => {
    const [board, path] = broken[code]
    expect(checkBoard(board).map((issue) => [issue.code, issue.path])).toContainEqual([code, path])
    const result = check(optionSchema, { tour: { boards: { own: board }, stages: [{ board: 'own' }] } })
    expect(result.ok ? [] : result.issues).toContainEqual(expect.objectContaining({ code, path: ['tour', 'boards', 'own', ...path] }))
  })

  const DEFECTS: readonly [code: string, params: Record<string, string | number>, place: string, parts: Partial<Board>][] = [
    ['rows_gap', { expected: 25, given: 27 }, 'rows 1 from', { rows: [range(), range({ from: 27, to: 30 })] }],
    ['rows_order', { from: 25, to: 24 }, 'rows 1 to', { rows: [range(), range({ from: 25, to: 24 })] }],
    ['row_count', { rows: 12, min: 20, max: 200 }, 'rows', { rows: [range({ to: 12 })] }],
    ['row_count', { rows: 201, min: 20, max: 200 }, 'rows', { rows: [range({ to: 201 })] }],
    ['lane_order', { lane: 1, before: 2 }, 'rows 0 lanes 1', { rows: [range({ lanes: [2, 1] })] }],
    ['lane_order', { lane: 2, before: 2 }, 'rows 0 lanes 1', { rows: [range({ lanes: [2, 2] })] }],
    ['doubled_lane', { lane: 3, lanes: '1, 2' }, 'rows 1 doubled 0', { rows: [range(), range({ from: 25, to: 26, doubled: [3] })] }],
    ['doubled_lane', { lane: 2, lanes: '1, 2' }, 'rows 1 doubled 1', { rows: [range(), range({ from: 25, to: 26, doubled: [2, 2] })] }],
    ['median_lanes', { low: 2, high: 1 }, 'medians 0 lanes', { medians: [{ lanes: [2, 1], rows: [3, 4], borders: [3, 4] }] }],
    ['median_range', { from: 5, to: 4, last: 24 }, 'medians 0 rows', { medians: [{ lanes: [1, 2], rows: [5, 4], borders: [3, 4] }] }],
    ['median_range', { from: 3, to: 25, last: 24 }, 'medians 0 borders', { medians: [{ lanes: [1, 2], rows: [3, 4], borders: [3, 25] }] }],
    ['no_square', { square: '4.9' }, 'ways 0 from', { ways: [{ from: '4.9', straight: '5.1', diagonal: [] }] }],
    ['no_square', { square: '5.9' }, 'ways 0 straight', { ways: [{ from: '4.1', straight: '5.9', diagonal: [] }] }],
    ['no_square', { square: '5.8' }, 'ways 0 diagonal 1', { ways: [{ from: '4.1', straight: '5.1', diagonal: ['5.2', '5.8'] }] }],
    ['way_row', { square: '6.1', from: '4.1', row: 5 }, 'ways 0 straight', { ways: [{ from: '4.1', straight: '6.1', diagonal: [] }] }],
    [
      'way_row',
      { square: '3.2', from: '4.1', row: 5 },
      'ways 0 diagonal 0',
      { ways: [{ from: '4.1', straight: null, diagonal: ['3.2'] }] },
    ],
    ['square_twice', { square: '5.1' }, 'ways 0 diagonal 0', { ways: [{ from: '4.1', straight: '5.1', diagonal: ['5.1'] }] }],
    ['square_twice', { square: '5.2' }, 'ways 0 diagonal 1', { ways: [{ from: '4.1', straight: null, diagonal: ['5.2', '5.2'] }] }],
    ['no_square', { square: '9A' }, 'chance 0', { chance: ['9A'] }],
    ['square_twice', { square: '4.1' }, 'exchange 0', { chance: ['4.1'], exchange: ['4.1'] }],
    ['sprint_row', { row: 1, last: 24 }, 'sprints 0 before', { sprints: [1].map(sprint) }],
    ['sprint_row', { row: 25, last: 24 }, 'sprints 0 before', { sprints: [25].map(sprint) }],
    ['sprint_order', { row: 8, previous: 8 }, 'sprints 1 before', { sprints: [8, 8].map(sprint) }],
  ]
  it.each(DEFECTS)('TDF-2 says what is wrong with a board, and where: %s', (code, params, place, parts) => {
    const issues = checkBoard(plain(parts)).map((issue) => ({ ...issue, path: issue.path.join(' ') }))
    expect(issues).toEqual([{ code, params, path: place }])
  })

  it('TDF-2 boards at the bounds are good', () => {
    const both = [1, 2] as const
    for (const parts of [
      { rows: [range({ to: 20 })] },
      { rows: [range({ to: 200 })] },
      { medians: [{ lanes: both, rows: [4, 4] as const, borders: [24, 24] as const }] },
      { medians: [{ lanes: both, rows: [24, 24] as const, borders: [4, 4] as const }] },
      { sprints: [2, 3, 24].map(sprint) },
      { ways: [{ from: '4.1', straight: '5.2', diagonal: ['5.1'] }] },
    ])
      expect(checkBoard(plain(parts))).toEqual([])
  })

  it('TDF-2 each lane that leads nowhere is named with the rows that it is in', () => {
    const rows = [range({ lanes: [1, 2, 3] }), range({ from: 25, to: 26, lanes: [1] })]
    expect(checkBoard(plain({ rows }))).toEqual([{ code: 'dead_end', path: ['rows', 0], params: { square: '24.3' } }])
    const wider = [range({ lanes: [1] }), range({ from: 25, to: 26, lanes: [1, 2, 3] })]
    expect(checkBoard(plain({ rows: wider }))).toEqual([{ code: 'unreachable', path: ['rows', 1], params: { square: '25.3' } }])
  })

  it('TDF-2 a board by itself has its mistakes at its own places', () => {
    expect(check(boardSchema, plain({ rows: [range({ to: 12 })] }))).toMatchObject({
      ok: false,
      issues: [{ code: 'row_count', path: ['rows'] }],
    })
  })

  it('two mistakes of one square each have their place', () => {
    const board = plain({
      rows: [range({ lanes: [1] }), range({ from: 25, to: 25, lanes: [1, 4] }), range({ from: 26, to: 26, lanes: [1] })],
    })
    const result = check(optionSchema, { tour: { boards: { own: board }, stages: [{ board: 'own' }] } })
    const path = ['tour', 'boards', 'own', 'rows', 1]
    expect(result.ok ? [] : result.issues).toEqual(['dead_end', 'unreachable'].map((code) => ({ code, path, params: { square: '25.4' } })))
  })

  it('TDF-2 refuses tours that are too long, have too many boards, or name a board that is not there', () => {
    const codes = (tour: unknown) => {
      const result = check(optionSchema, { tour })
      return result.ok ? [] : result.issues.map(({ code, path }) => `${code} ${path.join('.')}`)
    }
    const stage = { board: 'flat', kind: 'road' as const }
    expect(codes({ stages: Array.from({ length: 22 }, () => stage) })).toEqual(['too_big tour.stages'])
    expect(codes({ stages: [] })).toEqual(['too_small tour.stages'])
    expect(codes({ stages: [{ board: 'moon' }] })).toEqual(['unknown_board tour.stages.0.board'])
    expect(codes({ boards: { flat: VILLAGE }, stages: [stage] })).toEqual(['board_name tour.boards.flat'])
    const boards = (length: number) => Object.fromEntries(Array.from({ length }, (_, i) => [`b${i}`, VILLAGE]))
    expect(codes({ boards: boards(7), stages: [stage] })).toEqual(['board_count tour.boards'])
    expect(codes({ boards: boards(6), stages: [stage] })).toEqual([])
    expect(codes({ stages: Array.from({ length: 21 }, () => stage) } satisfies Partial<Tour>)).toEqual([])
  })

  it('a number or a list without measure is refused at once, before anybody counts squares', () => {
    const codes = (board: unknown) => {
      const result = check(boardSchema, board)
      return result.ok ? [] : result.issues.map(({ code }) => code)
    }
    expect(codes(plain({ rows: [range({ to: Number.MAX_SAFE_INTEGER })] }))).toEqual(['too_big'])
    expect(codes(plain({ chance: Array.from({ length: 10_000 }, () => '4.1') }))).toEqual(['too_big'])
    expect(codes(plain({ name: 'Tour\u202E' }))).toEqual(['plain_text'])
  })

  it('a board that comes from a file many times is compiled once', () => {
    const copy = () => JSON.parse(JSON.stringify(VILLAGE)) as Board
    expect(graphOf(copy())).toBe(graphOf(copy()))
  })
})
