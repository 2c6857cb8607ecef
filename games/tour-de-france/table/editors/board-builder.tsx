import type { Issue } from '@echappee/kernel'
import type { Language } from '@echappee/text'
import { KeptDocuments, Pill, Pills, TextField, named } from '@echappee/kit/editors'
import { useDeferredValue, useState, type ReactElement } from 'react'
import { BOARD_LIMITS, TERRAINS, type Board } from '../../content/board.ts'
import { checkBoard } from '../../rules/board-check.ts'
import { lastRow, squaresOf } from '../../rules/squares.ts'
import { boardSchema } from '../../rules/tour-schema.ts'
import { wordsIn } from '../props.ts'
import { BoardPicture } from './board-picture.tsx'
import { BoardText } from './board-text.tsx'
import {
  SQUARE_KINDS,
  addRow,
  hasMedian,
  kindOf,
  removeRow,
  rowAt,
  setKind,
  setTerrain,
  toggleDoubled,
  toggleLane,
  toggleMedian,
} from './draft.ts'
import { SprintFields } from './sprint-fields.tsx'

export interface BuilderProps {
  readonly board: Board
  readonly onChange: (board: Board) => void
  readonly language: Language
}

/** A board under one's hands: a square is chosen on the drawing or by its row, and changed with the buttons beside it. */
export function BoardBuilder({ issues, ...props }: BuilderProps & { readonly issues: readonly Issue[] }): ReactElement {
  const { board, onChange, language } = props
  const words = wordsIn(language)
  const say = words.editor
  const [square, setSquare] = useState('1.1')
  const drawn = useDeferredValue(useLastDrawable(board))
  const all = squaresOf(board)
  const here = all.find(({ name }) => name === square) ?? all[0]
  const row = here?.row ?? 1
  const plan = rowAt(board, row)
  const last = lastRow(board)
  const toRow = (number: number) => {
    const inRow = all.filter((other) => other.row === number)
    const next = inRow.find(({ lane }) => lane === here?.lane) ?? inRow[0]
    if (next !== undefined) setSquare(next.name)
  }
  return (
    <div className="editor">
      <BoardPicture
        board={drawn}
        square={here?.name ?? '1.1'}
        wrong={[...new Set(issues.flatMap(({ params }) => (typeof params['square'] === 'string' ? [params['square']] : [])))]}
        onChoose={setSquare}
        language={language}
      />
      {here === undefined || plan === undefined ? undefined : (
        <>
          <div className="editor-row">
            <label className="editor-field">
              {say.row(last)}
              <input type="number" min={1} max={last} value={row} onChange={({ target }) => toRow(Number(target.value))} />
            </label>
            <Pill isOff={last >= BOARD_LIMITS.rows.max} onClick={() => onChange(addRow(board, row))}>
              {say.addRow}
            </Pill>
            <Pill isOff={last <= BOARD_LIMITS.rows.min} onClick={() => onChange(removeRow(board, row))}>
              {say.removeRow}
            </Pill>
          </div>
          <Pills
            label={say.squares}
            items={all.filter((other) => other.row === row).map(({ name }) => ({ id: name, text: name }))}
            chosen={[here.name]}
            onPick={setSquare}
          />
          <Pills
            label={say.kind(here.name)}
            items={named(SQUARE_KINDS, say.kinds)}
            chosen={[kindOf(board, here.name)]}
            onPick={(kind) => onChange(setKind(board, here.name, kind))}
          />
          <Pills
            label={say.terrain(row)}
            items={named(TERRAINS, words.terrains)}
            chosen={[plan.terrain]}
            onPick={(terrain) => onChange(setTerrain(board, row, terrain))}
          />
          <Pills
            label={say.lanes}
            items={LANES.map((lane) => ({ id: String(lane), text: String(lane) }))}
            chosen={plan.lanes.map(String)}
            onPick={(lane) => onChange(toggleLane(board, row, Number(lane)))}
          />
          <Pills
            label={say.doubled}
            items={plan.lanes.map((lane) => ({ id: String(lane), text: String(lane) }))}
            chosen={plan.doubled.map(String)}
            onPick={(lane) => onChange(toggleDoubled(board, row, Number(lane)))}
          />
          <Pills
            label={say.medians}
            items={LANES.slice(0, -1).map((lane) => ({ id: String(lane), text: `${lane}|${lane + 1}` }))}
            chosen={LANES.filter((lane) => hasMedian(board, row, lane)).map(String)}
            onPick={(lane) => onChange(toggleMedian(board, row, Number(lane)))}
          />
          <SprintFields {...props} row={row} />
          <TextField label={say.name} value={board.name} most={BOARD_LIMITS.name} onChange={(name) => onChange({ ...board, name })} />
        </>
      )}
      <BoardText {...props} />
      <KeptDocuments
        place="tour-de-france/boards"
        schema={boardSchema}
        nameOf={({ name }) => name}
        document={board}
        onOpen={onChange}
        language={language}
      />
    </div>
  )
}

const LANES = Array.from({ length: BOARD_LIMITS.lanes }, (_, i) => i + 1)

/** Rows and medians that are not in order can't be laid: the road as it was stays in sight while one types. */
function useLastDrawable(board: Board): Board {
  const [drawable, setDrawable] = useState(board)
  const isDrawable = !checkBoard(board).some(({ path: [list, , part] }) => list === 'medians' || (list === 'rows' && part !== undefined))
  if (isDrawable && drawable !== board) setDrawable(board)
  return isDrawable ? board : drawable
}
