import { check, pathText } from '@echappee/kernel'
import { play } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import { DEFAULT_BOARD, type BoardPack } from '../content/board.ts'
import { BOARD_ISSUES, boardSchema } from '../rules/board-schema.ts'
import { game } from '../rules/index.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- packs are spoilt in ways that their type forbids
type Spoilt = any

function problems(spoil: (board: Spoilt) => void): string[] {
  const board: Spoilt = structuredClone(DEFAULT_BOARD)
  spoil(board)
  const checked = check(boardSchema, board)
  return checked.ok ? [] : checked.issues.map(({ path, code }) => `${pathText(path)} ${code}`)
}

const MISTAKES: readonly [expected: string, spoil: (board: Spoilt) => void][] = [
  ['kmPerSquare km_per_square', (b) => (b.kmPerSquare = 10)],
  ['kmPerSquare invalid_type', (b) => (b.kmPerSquare = '20')],
  ['id invalid_type', (b) => delete b.id],
  ['stages no_stages', (b) => (b.stages = [])],
  ['stages invalid_type', (b) => (b.stages = {})],
  ['stages[2] invalid_type', (b) => (b.stages[2] = 3)],
  ['stages[2].n stage_number', (b) => (b.stages[2].n = 2.5)],
  ['stages[0].n stage_number', (b) => (b.stages[0].n = 0)],
  ['stages[2].n stage_order', (b) => (b.stages[2].n = 2)],
  ['stages[3].n stage_order', (b) => (b.stages[2].n = 9)],
  ['stages[2].type invalid_value', (b) => (b.stages[2].type = 'cobbles')],
  ['stages[2].lengthKm stage_length', (b) => (b.stages[2].lengthKm = 210)],
  ['stages[3].lengthKm stage_length', (b) => (b.stages[3].lengthKm = 0)],
  ['stages[3].lengthKm stage_length', (b) => (b.stages[3].lengthKm = -20)],
  ['stages[2].lengthKm invalid_type', (b) => delete b.stages[2].lengthKm],
  ['stages[2].sprintFromKm sprint_zone', (b) => (b.stages[2].sprintFromKm = 0)],
  ['stages[2].sprintFromKm sprint_zone', (b) => (b.stages[2].sprintFromKm = 150)],
  ['stages[2].sprintFromKm sprint_zone', (b) => (b.stages[2].sprintFromKm = 220)],
  ['stages[2].sprintFromKm invalid_type', (b) => delete b.stages[2].sprintFromKm],
  ['stages[2].name invalid_type', (b) => (b.stages[2].name = 3)],
  ['stages[1].track unknown_track', (b) => (b.stages[1].track = 'blue')],
  ['stages[1].track unknown_track', (b) => (b.stages[1].track = 'toString')],
  ['tracks.red.finish track_finish', (b) => (b.tracks.red.finish = 5)],
  ['tracks.red.squares[13].at square_range', (b) => (b.tracks.red.squares[13].at = 36)],
  ['tracks.red.squares[0].at square_range', (b) => (b.tracks.red.squares[0].at = 0)],
  ['tracks.red.squares[0].at square_range', (b) => (b.tracks.red.squares[0].at = 1.5)],
  ['tracks.red.squares[1].at square_twice', (b) => (b.tracks.red.squares[1].at = 3)],
  ['tracks.red.squares[2].do invalid_value', (b) => (b.tracks.red.squares[2].do = 'JUMP')],
  ['tracks.red.squares[0].n instruction_n', (b) => (b.tracks.red.squares[0].n = 0)],
  ['tracks.red.squares[0].n invalid_type', (b) => delete b.tracks.red.squares[0].n],
  ['tracks.red.squares[2].n again_has_no_n', (b) => (b.tracks.red.squares[2].n = 1)],
  ['stages[2].lengthKm stage_length', (b) => (b.stages[2].lengthKm = 1020)],
  ['stages[11].n stage_number', (b) => (b.stages[11].n = 100)],
  ['stages too_big', (b) => (b.stages = Array.from({ length: 31 }, (_, i) => ({ ...b.stages[0], n: i + 1 })))],
  ['stages[2].name too_big', (b) => (b.stages[2].name = 'a'.repeat(61))],
  ['stages[2].name plain_text', (b) => (b.stages[2].name = 'red \u001B[31m')],
  ['id too_big', (b) => (b.id = 'a'.repeat(61))],
  ['tracks.red.finish track_finish', (b) => (b.tracks.red.finish = 9007199254740991)],
  ['tracks.red.squares[0].n instruction_n', (b) => (b.tracks.red.squares[0].n = 61)],
  ['tracks.red.squares[1].n instruction_n', (b) => (b.tracks.red.squares[1].n = 10)],
  ['tracks many_tracks', (b) => Object.assign(b.tracks, { a: b.tracks.red, b: b.tracks.red, c: b.tracks.red, d: b.tracks.red })],
]

describe('board packs', () => {
  it.each(MISTAKES)('VDT-6: one mistake, one place: %s', (expected, spoil) => {
    expect(problems(spoil)).toEqual([expected])
  })

  it('VDT-6: every condition of the game has its mistake above', () => {
    const codes = new Set(MISTAKES.map(([expected]) => expected.split(' ')[1]))
    expect(BOARD_ISSUES.filter((code) => !codes.has(code))).toEqual([])
  })

  const ALLOWED: readonly [params: object, spoil: (board: Spoilt) => void][] = [
    [{ expected: 20 }, (b) => (b.kmPerSquare = 10)],
    [{ min: 1, max: 99 }, (b) => (b.stages[0].n = 0)],
    [{ step: 20, max: 1000 }, (b) => (b.stages[2].lengthKm = 210)],
    [{ step: 20, length: 220 }, (b) => Object.assign(b.stages[2], { lengthKm: 220, sprintFromKm: 230 })],
  ]
  it.each(ALLOWED)('VDT-6: a mistake says what is allowed: %o', (params, spoil) => {
    const board: Spoilt = structuredClone(DEFAULT_BOARD)
    spoil(board)
    expect(check(boardSchema, board)).toMatchObject({ ok: false, issues: [{ params }] })
  })

  it('VDT-33: a board that would never end is refused, and the largest that is allowed can be shown in a small message', () => {
    const endless = { stages: Array.from({ length: 2500 }, (_, i) => ({ n: i + 1, type: 'plain', lengthKm: 2e7, sprintFromKm: null })) }
    expect(check(boardSchema, { id: 'endless', kmPerSquare: 20, ...endless }).ok).toBe(false)
    const name = '\u{1F6B4}'.repeat(60)
    const squares = Array.from({ length: 59 }, (_, i) => ({ at: i + 1, do: 'ADVANCE' as const, n: 59 }))
    const board: BoardPack = {
      id: name,
      kmPerSquare: 20,
      stages: Array.from({ length: 30 }, (_, i) => ({ n: i + 70, type: 'plain' as const, lengthKm: 1000, sprintFromKm: 980, name })),
      tracks: Object.fromEntries([1, 2, 3, 4].map((n) => [`${n}${name.slice(2)}`, { finish: 60, squares }])),
    }
    expect(check(boardSchema, board)).toEqual({ ok: true, value: board })
    const { state } = play({ game, options: { board } })
    expect(Buffer.byteLength(JSON.stringify(game.view(state, 0)))).toBeLessThan(48_000)
  })

  it('VDT-6: several mistakes are told at once', () => {
    const several = problems((b) => {
      b.stages[0].lengthKm = 10
      b.tracks.red.finish = 3
    })
    expect(several).toEqual(['stages[0].lengthKm stage_length', 'tracks.red.finish track_finish'])
  })

  it('VDT-6: what a board may have: gaps in the numbers, a zone in the mountains, names, no tracks where none is needed', () => {
    expect(problems(() => {})).toEqual([])
    const board = {
      id: 'mine',
      kmPerSquare: 20,
      stages: [
        { n: 3, type: 'mountain', lengthKm: 40, sprintFromKm: 20, name: 'Le mur' },
        { n: 7, type: 'plain', lengthKm: 20, sprintFromKm: null },
      ],
    }
    const checked = check(boardSchema, board)
    expect(checked).toEqual({ ok: true, value: { ...board, tracks: {} } })
    const { state } = play({ game, options: { board: board as unknown as BoardPack } })
    expect(state.tour.stages).toEqual([3, 7])
  })

  it('VDT-6: in the options the place begins with the option', () => {
    const board: Spoilt = structuredClone(DEFAULT_BOARD)
    board.stages[2].lengthKm = 210
    const checked = check(game.schemas.options, { board })
    expect(checked.ok ? [] : checked.issues.map(({ path }) => pathText(path))).toEqual(['board.stages[2].lengthKm'])
  })

  it('VDT-6: stages that are not on the board, named twice, or no list at all', () => {
    const codes = (options: unknown) => {
      const checked = check(game.schemas.options, options)
      return checked.ok ? [] : checked.issues.map(({ path, code }) => `${pathText(path)} ${code}`)
    }
    const board = { id: 'one', kmPerSquare: 20, stages: [{ n: 1, type: 'plain', lengthKm: 60, sprintFromKm: null }], tracks: {} }
    expect(codes({ stages: [1, 13] })).toEqual(['stages no_such_stage'])
    expect(codes({ stages: [4, 4] })).toEqual(['stages stage_twice'])
    expect(codes({ stages: [] })).toEqual(['stages invalid_list'])
    expect(codes({ stages: Array.from({ length: 31 }, () => 1) })).toEqual(['stages invalid_list'])
    expect(codes({ stages: [100] })).toEqual(['stages invalid_list'])
    expect(codes({ board, stages: 'half' })).toEqual(['stages no_such_stage'])
    expect(codes({ board })).toEqual([])
    expect(codes({ board: 'blue' })).toEqual(['board invalid_preset'])
    expect(codes({ sprinters: 7, stageRoundLimit: 201 })).toEqual(['sprinters out_of_range', 'stageRoundLimit out_of_range'])
  })

  it('VDT-6: the game keeps a copy of the board that nobody can change', () => {
    const board: BoardPack = structuredClone(DEFAULT_BOARD)
    const { state } = play({ game, options: { board } })
    expect(() => (state.tour.board.stages[0]!.n = 9)).toThrow(TypeError)
    board.stages[0]!.n = 0
    expect(state.tour.board.stages[0]!.n).toBe(1)
  })
})
