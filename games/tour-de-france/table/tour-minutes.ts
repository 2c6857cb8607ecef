import { BOARDS, type BoardId } from '../content/boards.ts'
import type { Board } from '../content/board.ts'
import type { StagePlan, Tour } from '../content/tours.ts'
import { lastRow } from '../rules/squares.ts'

/** Of four teams: half a minute a row, less in a time trial; in steps of five. */
export function minutesOf(tour: Tour): number {
  const minutes = tour.stages.reduce((sum, stage) => sum + lastRow(boardOf(tour, stage)) * (stage.kind === 'ttt' ? 0.32 : 0.48), 0)
  return Math.max(5, Math.round(minutes / 5) * 5)
}

export function boardOf({ boards }: Tour, { board }: StagePlan): Board {
  return boards[board] ?? BOARDS[board as BoardId] ?? BOARDS.flat
}
