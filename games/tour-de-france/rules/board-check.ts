import { BOARD_LIMITS, type Board } from '../content/board.ts'
import { linksOf } from './graph.ts'
import { lastRow, squaresOf } from './squares.ts'

/** What can be wrong with a board whose fields are all of the right type and size. */
export const BOARD_ISSUES = [
  'rows_order',
  'rows_gap',
  'row_count',
  'lane_order',
  'doubled_lane',
  'doubled_first_row',
  'median_lanes',
  'median_range',
  'no_square',
  'way_row',
  'way_twice',
  'square_twice',
  'sprint_row',
  'sprint_order',
  'dead_end',
  'unreachable',
] as const
export type BoardIssueCode = (typeof BOARD_ISSUES)[number]

export interface BoardIssue {
  readonly code: BoardIssueCode
  readonly path: (string | number)[]
  readonly params: Record<string, string | number>
}

/** Every mistake with its place. The links are looked at only when everything else is right. */
export function checkBoard(board: Board): BoardIssue[] {
  const rows = checkRows(board)
  if (rows.length > 0) return rows
  const rest = [...checkMedians(board), ...checkWays(board), ...checkSpecials(board), ...checkSprints(board)]
  return rest.length > 0 ? rest : checkLinks(board)
}

function checkRows({ rows }: Board): BoardIssue[] {
  const issues: BoardIssue[] = []
  let expected = 1
  for (const [i, { from, to, lanes, doubled }] of rows.entries()) {
    if (from !== expected) issues.push({ code: 'rows_gap', path: ['rows', i, 'from'], params: { expected, given: from } })
    if (to < from) issues.push({ code: 'rows_order', path: ['rows', i, 'to'], params: { from, to } })
    expected = to + 1
    for (const [j, lane] of lanes.entries())
      if (j > 0 && lane <= lanes[j - 1]!)
        issues.push({ code: 'lane_order', path: ['rows', i, 'lanes', j], params: { lane, before: lanes[j - 1]! } })
    for (const [j, lane] of doubled.entries())
      if (!lanes.includes(lane) || doubled.indexOf(lane) !== j)
        issues.push({ code: 'doubled_lane', path: ['rows', i, 'doubled', j], params: { lane, lanes: lanes.join(', ') } })
    if (i === 0 && doubled.length > 0) issues.push({ code: 'doubled_first_row', path: ['rows', 0, 'doubled'], params: {} })
  }
  const { min, max } = BOARD_LIMITS.rows
  const last = rows.at(-1)?.to ?? 0
  if (issues.length === 0 && (last < min || last > max))
    issues.push({ code: 'row_count', path: ['rows'], params: { rows: last, min, max } })
  return issues
}

function checkMedians(board: Board): BoardIssue[] {
  const last = lastRow(board)
  return board.medians.flatMap(({ lanes: [low, high], rows, borders }, i): BoardIssue[] => [
    ...(high === low + 1 ? [] : [{ code: 'median_lanes' as const, path: ['medians', i, 'lanes'], params: { low, high } }]),
    ...[rows, borders].flatMap((range, j): BoardIssue[] =>
      range[0] <= range[1] && range[1] <= last
        ? []
        : [{ code: 'median_range', path: ['medians', i, j === 0 ? 'rows' : 'borders'], params: { from: range[0], to: range[1], last } }],
    ),
  ])
}

function checkWays(board: Board): BoardIssue[] {
  const rowOf = new Map(squaresOf(board).map(({ name, row }) => [name, row]))
  const issues: BoardIssue[] = []
  for (const [i, { from, straight, diagonal }] of board.ways.entries()) {
    const row = rowOf.get(from)
    if (row === undefined) issues.push({ code: 'no_square', path: ['ways', i, 'from'], params: { square: from } })
    if (board.ways.findIndex((way) => way.from === from) < i)
      issues.push({ code: 'way_twice', path: ['ways', i, 'from'], params: { square: from } })
    const targets = straight === null ? [] : [{ name: straight, path: ['straight'] }]
    const all: { name: string; path: (string | number)[] }[] = [...targets, ...diagonal.map((name, j) => ({ name, path: ['diagonal', j] }))]
    for (const { name, path } of all) {
      const to = rowOf.get(name)
      if (to === undefined) issues.push({ code: 'no_square', path: ['ways', i, ...path], params: { square: name } })
      else if (row !== undefined && to !== row + 1)
        issues.push({ code: 'way_row', path: ['ways', i, ...path], params: { square: name, from, row: row + 1 } })
      if (all.findIndex((other) => other.name === name) < all.findIndex((other) => other.path === path))
        issues.push({ code: 'square_twice', path: ['ways', i, ...path], params: { square: name } })
    }
  }
  return issues
}

function checkSpecials(board: Board): BoardIssue[] {
  const known = new Set(squaresOf(board).map(({ name }) => name))
  const seen = new Set<string>()
  const issues: BoardIssue[] = []
  for (const list of ['chance', 'exchange'] as const)
    for (const [i, square] of board[list].entries()) {
      if (!known.has(square)) issues.push({ code: 'no_square', path: [list, i], params: { square } })
      else if (seen.has(square)) issues.push({ code: 'square_twice', path: [list, i], params: { square } })
      seen.add(square)
    }
  return issues
}

function checkSprints(board: Board): BoardIssue[] {
  const last = lastRow(board)
  return board.sprints.flatMap(({ before }, i): BoardIssue[] => {
    const previous = board.sprints[i - 1]?.before
    if (before < 2 || before > last) return [{ code: 'sprint_row', path: ['sprints', i, 'before'], params: { row: before, last } }]
    if (previous !== undefined && before <= previous)
      return [{ code: 'sprint_order', path: ['sprints', i, 'before'], params: { row: before, previous } }]
    return []
  })
}

/** From every square there is a way on, and to every square there is a way. */
function checkLinks(board: Board): BoardIssue[] {
  const { size, next, nextFrom, names, row, start } = linksOf(board)
  const reached = new Set<number>(start)
  for (let id = 0; id < size; id++) for (let i = nextFrom[id]!; i < nextFrom[id + 1]!; i++) reached.add(next[i]!)
  const issues: BoardIssue[] = []
  for (let id = 0; id < size; id++) {
    if (nextFrom[id] === nextFrom[id + 1]) add('dead_end', id)
    if (!reached.has(id)) add('unreachable', id)
  }
  return issues

  function add(code: BoardIssueCode, id: number): void {
    const range = board.rows.findIndex(({ from, to }) => row[id]! >= from && row[id]! <= to)
    issues.push({ code, path: ['rows', range], params: { square: names[id]! } })
  }
}
