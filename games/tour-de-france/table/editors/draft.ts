import { BOARD_LIMITS, type Board, type Median, type RowRange, type Sprint, type Terrain } from '../../content/board.ts'
import { BOARDS, type BoardId } from '../../content/boards.ts'
import { TOURS, TOUR_LIMITS, type Tour, type TourId } from '../../content/tours.ts'
import { lastRow, squaresOf, type Square } from '../../rules/squares.ts'

/** A row by itself; a board of the box holds stretches of rows that are alike. */
type RowPlan = Pick<RowRange, 'terrain' | 'lanes' | 'doubled'>
export const SQUARE_KINDS = ['plain', 'chance', 'exchange'] as const
type SquareKind = (typeof SQUARE_KINDS)[number]

/** A known tour as a draft, with a copy of its first board to draw on. */
export function tourDraft(id: TourId): Tour {
  const { stages } = TOURS[id]
  const first = stages[0]!.board
  return withBoard(
    { boards: {}, stages: stages.map((stage) => (stage.board === first ? { ...stage, board: OWN_BOARD } : stage)) },
    OWN_BOARD,
    {
      ...BOARDS[first as BoardId],
      name: `${BOARDS[first as BoardId].name} 2`,
    },
  )
}

const OWN_BOARD = 'own'

export function withBoard(tour: Tour, id: string, board: Board): Tour {
  return { ...tour, boards: { ...tour.boards, [id]: board } }
}

/** For one more board; undefined when the tour has as many as it may. */
export function freeBoardId({ boards }: Tour): string | undefined {
  const ids = Array.from({ length: TOUR_LIMITS.boards }, (_, i) => (i === 0 ? OWN_BOARD : `${OWN_BOARD}${i + 1}`))
  return ids.find((id) => !Object.hasOwn(boards, id))
}

export function kindOf(board: Board, square: string): SquareKind {
  return board.chance.includes(square) ? 'chance' : board.exchange.includes(square) ? 'exchange' : 'plain'
}

export function setKind(board: Board, square: string, kind: SquareKind): Board {
  const without = (list: readonly string[]) => list.filter((other) => other !== square)
  return {
    ...board,
    chance: kind === 'chance' ? [...without(board.chance), square] : without(board.chance),
    exchange: kind === 'exchange' ? [...without(board.exchange), square] : without(board.exchange),
  }
}

export function rowAt({ rows }: Board, row: number): RowPlan | undefined {
  return rows.find(({ from, to }) => row >= from && row <= to)
}

export function setTerrain(board: Board, row: number, terrain: Terrain): Board {
  return withRow(board, row, (plan) => ({ ...plan, terrain }))
}

/** The last lane of a row stays. */
export function toggleLane(board: Board, row: number, lane: number): Board {
  return withRow(board, row, ({ terrain, lanes, doubled }) => {
    const next = lanes.includes(lane) ? lanes.filter((other) => other !== lane) : [...lanes, lane].sort((a, b) => a - b)
    return next.length === 0
      ? { terrain, lanes, doubled }
      : { terrain, lanes: next, doubled: doubled.filter((other) => next.includes(other)) }
  })
}

/** Two squares in this lane: the row carries letters. */
export function toggleDoubled(board: Board, row: number, lane: number): Board {
  return withRow(board, row, (plan) => ({
    ...plan,
    doubled: plan.doubled.includes(lane) ? plan.doubled.filter((other) => other !== lane) : [...plan.doubled, lane],
  }))
}

/** One row more, like the one it follows. */
export function addRow(board: Board, row: number): Board {
  const plans = plansOf(board)
  if (plans.length >= BOARD_LIMITS.rows.max) return board
  return rebuilt(board, plans.toSpliced(row, 0, plans[row - 1]!), (old) => (old > row ? old + 1 : old))
}

export function removeRow(board: Board, row: number): Board {
  const plans = plansOf(board)
  if (plans.length <= BOARD_LIMITS.rows.min) return board
  return rebuilt(board, plans.toSpliced(row - 1, 1), (old) => (old === row ? undefined : old > row ? old - 1 : old))
}

export function hasMedian({ medians }: Board, row: number, lane: number): boolean {
  return medians.some(({ lanes: [low], rows }) => low === lane && row >= rows[0] && row <= rows[1])
}

/** Trees between this lane and the next, on this row alone or joined to those before it. */
export function toggleMedian(board: Board, row: number, lane: number): Board {
  const isHere = ({ lanes: [low], rows }: Median) => low === lane && row >= rows[0] && row <= rows[1]
  const before = board.medians.find(({ lanes: [low], rows }) => low === lane && rows[1] === row - 1)
  if (board.medians.some(isHere))
    return { ...board, medians: board.medians.flatMap((median) => (isHere(median) ? split(median, row) : [median])) }
  if (before === undefined)
    return { ...board, medians: [...board.medians, { lanes: [lane, lane + 1], rows: [row, row], borders: [row, row] }] }
  const joined: Median = { ...before, rows: [before.rows[0], row], borders: [before.borders[0], Math.max(before.borders[1], row - 1)] }
  return { ...board, medians: board.medians.map((median) => (median === before ? joined : median)) }
}

export function sprintAt({ sprints }: Board, row: number): Sprint | undefined {
  return sprints.find(({ before }) => before === row)
}

/** Undefined takes the line away. */
export function setSprint(board: Board, row: number, sprint: Sprint | undefined): Board {
  const others = board.sprints.filter(({ before }) => before !== row)
  return { ...board, sprints: (sprint === undefined ? others : [...others, sprint]).sort((a, b) => a.before - b.before) }
}

function plansOf(board: Board): RowPlan[] {
  return Array.from({ length: lastRow(board) }, (_, i) => {
    const { terrain, lanes, doubled } = rowAt(board, i + 1) ?? board.rows.at(-1)!
    return { terrain, lanes, doubled }
  })
}

function withRow(board: Board, row: number, change: (plan: RowPlan) => RowPlan): Board {
  const plans = plansOf(board)
  return row < 1 || row > plans.length ? board : rebuilt(board, plans.with(row - 1, change(plans[row - 1]!)), (old) => old)
}

/** Rows changed, moved or gone: whatever named a square names it as it is called now, or is gone with it. */
function rebuilt(board: Board, plans: readonly RowPlan[], moved: (row: number) => number | undefined): Board {
  const rows = stretches(plans)
  const names = new Map(squaresOf({ ...board, rows }).map((square) => [keyOf(square), square.name]))
  const nameOf = new Map(
    squaresOf(board).flatMap((square) => {
      const row = moved(square.row)
      const name = row === undefined ? undefined : names.get(keyOf({ ...square, row }))
      return name === undefined ? [] : [[square.name, name] as const]
    }),
  )
  const named = (list: readonly string[]) => list.flatMap((square) => nameOf.get(square) ?? [])
  const last = plans.length
  return {
    ...board,
    rows,
    chance: named(board.chance),
    exchange: named(board.exchange),
    ways: board.ways.flatMap(({ from, straight, diagonal }) => {
      const start = nameOf.get(from)
      if (start === undefined) return []
      return [{ from: start, straight: straight === null ? null : (nameOf.get(straight) ?? null), diagonal: named(diagonal) }]
    }),
    medians: board.medians.flatMap(({ lanes, rows: [a, b], borders: [c, d] }) => {
      const end = Math.min(last, moved(b) ?? b - 1)
      const start = moved(a) ?? a
      const border = Math.min(last, moved(d) ?? d - 1)
      return end < start ? [] : [{ lanes, rows: [start, end], borders: [moved(c) ?? c, Math.max(moved(c) ?? c, border)] }]
    }),
    sprints: board.sprints.flatMap((sprint) => {
      const before = moved(sprint.before)
      return before === undefined || before > last ? [] : [{ ...sprint, before }]
    }),
  }
}

const keyOf = ({ row, lane, part }: Pick<Square, 'row' | 'lane' | 'part'>) => `${row} ${lane} ${part}`

/** Rows that are alike and follow one another, together. */
function stretches(plans: readonly RowPlan[]): RowRange[] {
  const rows: RowRange[] = []
  for (const [i, plan] of plans.entries()) {
    const last = rows.at(-1)
    if (last !== undefined && isAlike(last, plan)) rows[rows.length - 1] = { ...last, to: i + 1 }
    else rows.push({ from: i + 1, to: i + 1, ...plan })
  }
  return rows
}

function isAlike(one: RowPlan, other: RowPlan): boolean {
  const text = ({ terrain, lanes, doubled }: RowPlan) => JSON.stringify([terrain, lanes, doubled])
  return text(one) === text(other)
}

/** What is left of a median without this row. */
function split({ lanes, rows, borders }: Median, row: number): Median[] {
  const parts: Median[] = [
    { lanes, rows: [rows[0], row - 1], borders: [borders[0], Math.max(borders[0], row - 2)] },
    { lanes, rows: [row + 1, rows[1]], borders: [row + 1, Math.max(row + 1, borders[1])] },
  ]
  return parts.filter((part) => part.rows[0] <= part.rows[1])
}
