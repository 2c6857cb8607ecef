import type { Column, Columns } from '@echappee/study/column'
import type { Moments } from '@echappee/study/moments'
import type { Part } from '@echappee/study/stretch'
import type { TrialFigure } from '@echappee/study/trial'
import type { ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { labWords } from '../words/index.ts'
import { FigureTable } from './figure-table.tsx'

interface FoundProps {
  readonly part: Part
  readonly columns: Columns
}

const rowsOf = (list: readonly Column[], moments: readonly Moments[]): TrialFigure[] =>
  list.flatMap((column, i) => (moments[i]![0] < 2 ? [] : [{ ...column, moments: moments[i]! }]))

const isStart = ({ name }: TrialFigure) => name.startsWith('win.start')

/** Who wins by start order in the open; everything else that was counted, folded. */
export function Found({ part, columns }: FoundProps): ReactElement {
  const { language } = useWords()
  const say = labWords(language)
  const [summary] = part.summaries
  const game = rowsOf(columns.game, summary!.game)
  const wins = game.filter(isStart)
  const others = [...game.filter((row) => !isStart(row)), ...rowsOf(columns.seat, summary!.seat)]
  return (
    <>
      {wins.length === 0 ? undefined : (
        <FigureTable caption={say.starts} rows={wins.map((row) => ({ ...row, fair: 1 / wins.length }))} isDrawn />
      )}
      <details>
        <summary>{say.everything}</summary>
        <FigureTable caption={say.everything} rows={others} />
      </details>
    </>
  )
}
