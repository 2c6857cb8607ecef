import type { Column, Columns } from '@echappee/study/column'
import type { Moments } from '@echappee/study/moments'
import type { Part } from '@echappee/study/stretch'
import type { ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { FigureTable } from './figure-table.tsx'

interface FoundProps {
  readonly part: Part
  readonly columns: Columns
  readonly seats: number
}

const rowsOf = (list: readonly Column[], moments: readonly Moments[]) =>
  list.flatMap((column, i) => (moments[i]![0] < 2 ? [] : [{ column, moments: moments[i]! }]))

/** Who wins by start order in the open; everything else that was counted, folded. */
export function Found({ part, columns, seats }: FoundProps): ReactElement {
  const { m } = useWords()
  const [summary] = part.summaries
  const game = rowsOf(columns.game, summary!.game)
  const wins = game.filter(({ column }) => column.name.startsWith('win.start'))
  const others = [...game.filter(({ column }) => !wins.some((row) => row.column === column)), ...rowsOf(columns.seat, summary!.seat)]
  return (
    <>
      <FigureTable caption={m.lab.starts} rows={wins} fair={1 / seats} />
      <details>
        <summary>{m.lab.everything}</summary>
        <FigureTable caption={m.lab.everything} rows={others} />
      </details>
    </>
  )
}
