import { placeSigns, poseAt, type Sign, type Stop } from '@echappee/kit/drawing'
import type { Board } from '../../content/board.ts'
import type { SignWords } from '../../text/words/screen.ts'
import { rowsOutline, type RoadLayout, type RoadRow } from './layout.ts'

/** Start, sprints with their prizes, finish. */
export function signsOf(board: Board, layout: RoadLayout, words: SignWords): Sign[] {
  const stopAt = (kind: Stop['kind'], row: RoadRow, lines: string[]): Stop => ({
    kind,
    lines,
    line: poseAt(layout.path, row.from),
    edges: row.entryEdges,
  })
  const sprints = board.sprints.map(({ name, before, prizes }) =>
    stopAt('sprint', layout.rows[before - 1]!, [name, ...prizes.map(({ points, seconds }, i) => words.prize(i + 1, points, seconds))]),
  )
  const finish = layout.rows.find(({ isRunOff }) => isRunOff)!
  const stops = [stopAt('start', layout.rows[0]!, [words.start]), ...sprints, stopAt('finish', finish, [words.finish])]
  return placeSigns(stops, rowsOutline(layout, 1, layout.rows.length), layout.box)
}
