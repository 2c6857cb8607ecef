import { isPlainText } from '@echappee/kernel'
import * as z from 'zod/mini'
import { BOARD_LIMITS, TERRAINS, type Board } from '../content/board.ts'
import { BOARD_IDS } from '../content/boards.ts'
import { STAGE_KINDS, TOUR_LIMITS, type Tour } from '../content/tours.ts'
import { checkBoard } from './board-check.ts'
import { CARRY_ISSUES, carrySchema } from './carry.ts'

/** Mistakes of a tour around its boards. */
export const TOUR_ISSUES = ['unknown_board', 'board_name', 'board_count', ...CARRY_ISSUES] as const

const { lanes: LANES, rows: ROWS } = BOARD_LIMITS
const plain = z.refine<string>(isPlainText, { params: { code: 'plain_text' } })
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(BOARD_LIMITS.name), plain)
const boardId = z.string().check(z.minLength(1), z.maxLength(TOUR_LIMITS.id), plain)
const squareName = z.string().check(z.regex(/^\d{1,3}(?:\.[1-4]|[A-H])$/))
const row = z.int().check(z.minimum(1), z.maximum(ROWS.max))
const lane = z.int().check(z.minimum(1), z.maximum(LANES))
const list = <T extends z.ZodMiniType>(of: T, max: number) => z.prefault(z.array(of).check(z.maxLength(max)), () => [])

const rowRange = z.strictObject({
  from: row,
  to: row,
  terrain: z.prefault(z.enum(TERRAINS), 'flat'),
  lanes: z.array(lane).check(z.minLength(1), z.maxLength(LANES)),
  doubled: list(lane, LANES),
})
const median = z.strictObject({ lanes: z.tuple([lane, lane]), rows: z.tuple([row, row]), borders: z.tuple([row, row]) })
const way = z.strictObject({
  from: squareName,
  straight: z.prefault(z.nullable(squareName), null),
  diagonal: list(squareName, LANES),
})
const gain = z.int().check(z.minimum(0), z.maximum(BOARD_LIMITS.prize))
const prize = z.strictObject({ points: gain, seconds: gain })
const sprint = z.strictObject({ name, before: row, prizes: z.array(prize).check(z.minLength(1), z.maxLength(BOARD_LIMITS.prizes)) })

/** The form of `docs/board-format.md`. */
export const boardForm = z.strictObject({
  name,
  rows: z.array(rowRange).check(z.minLength(1), z.maxLength(BOARD_LIMITS.ranges)),
  runOffLanes: z.prefault(lane, 3),
  medians: list(median, BOARD_LIMITS.medians),
  ways: list(way, BOARD_LIMITS.ways),
  chance: list(squareName, BOARD_LIMITS.specials),
  exchange: list(squareName, BOARD_LIMITS.specials),
  sprints: list(sprint, BOARD_LIMITS.sprints),
})

/** The form, and what only the whole board can tell. */
export const boardSchema: z.ZodMiniType<Board> = boardForm.check(({ value, issues }) => {
  // A list that is too long is mistake enough; nobody looks through it.
  if (issues.length === 0) issues.push(...boardIssues(value, []))
})

/** The schema prefixes paths in place: each issue needs its own. */
function boardIssues(board: Board, at: readonly string[]) {
  return checkBoard(board).map(({ code, path, params }) => ({
    code: 'custom' as const,
    input: board,
    path: [...at, ...path],
    params: { code, ...params },
  }))
}

const stage = z.strictObject({
  board: boardId,
  kind: z.prefault(z.enum(STAGE_KINDS), 'road'),
})

/** TDF-2. */
export const tourSchema: z.ZodMiniType<Tour> = z
  .strictObject({
    boards: z.prefault(z.record(boardId, boardForm), () => ({})),
    stages: z.array(stage).check(z.minLength(1), z.maxLength(TOUR_LIMITS.stages)),
    carry: z.exactOptional(carrySchema),
  })
  .check(({ value: { boards, stages }, issues }) => {
    if (issues.length > 0) return
    const own = Object.keys(boards)
    const add = (code: (typeof TOUR_ISSUES)[number], path: (string | number)[], params: Record<string, string | number>): void => {
      issues.push({ code: 'custom', input: own, path, params: { code, ...params } })
    }
    // To look through a board takes long: they are counted first.
    if (own.length > TOUR_LIMITS.boards) return add('board_count', ['boards'], { boards: own.length, max: TOUR_LIMITS.boards })
    for (const id of own) if (isBoxBoard(id)) add('board_name', ['boards', id], { board: id })
    for (const [i, { board }] of stages.entries())
      if (!isBoxBoard(board) && !own.includes(board))
        add('unknown_board', ['stages', i, 'board'], { board, known: [...BOARD_IDS, ...own].join(', ') })
    for (const id of own) issues.push(...boardIssues(boards[id]!, ['boards', id]))
  })

function isBoxBoard(id: string): boolean {
  return (BOARD_IDS as readonly string[]).includes(id)
}
