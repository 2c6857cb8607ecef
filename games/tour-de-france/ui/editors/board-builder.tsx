import type { Issue } from '@echappee/kernel'
import type { Language } from '@echappee/ui'
import { useDeferredValue, useId, useState, type ReactElement } from 'react'
import { BOARD_LIMITS, TERRAINS, type Board, type Terrain } from '../../content/board.ts'
import { checkBoard } from '../../rules/board-check.ts'
import { lastRow, squaresOf } from '../../rules/squares.ts'
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
  type SquareKind,
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
  const say = wordsIn(language).editor
  const form = useId()
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
    <div className="tdf-builder">
      <BoardPicture
        board={drawn}
        square={here?.name ?? '1.1'}
        wrong={[...new Set(issues.flatMap(({ params }) => (typeof params['square'] === 'string' ? [params['square']] : [])))]}
        onChoose={setSquare}
        language={language}
      />
      {here === undefined || plan === undefined ? undefined : (
        <div className="tdf-builder-panel">
          <div className="tdf-editor-row">
            <label>
              {say.row(last)}
              <input type="number" min={1} max={last} value={row} onChange={({ target }) => toRow(Number(target.value))} />
            </label>
            <button
              type="button"
              className="pill"
              aria-disabled={last >= BOARD_LIMITS.rows.max}
              onClick={() => onChange(addRow(board, row))}
            >
              {say.addRow}
            </button>
            <button
              type="button"
              className="pill"
              aria-disabled={last <= BOARD_LIMITS.rows.min}
              onClick={() => onChange(removeRow(board, row))}
            >
              {say.removeRow}
            </button>
          </div>
          <Pick
            label={say.squares}
            items={all.filter((other) => other.row === row).map(({ name }) => ({ id: name, text: name }))}
            chosen={[here.name]}
            onPick={setSquare}
          />
          <Pick
            label={say.kind(here.name)}
            items={SQUARE_KINDS.map((kind) => ({ id: kind, text: say.kinds[kind] }))}
            chosen={[kindOf(board, here.name)]}
            onPick={(kind) => onChange(setKind(board, here.name, kind as SquareKind))}
          />
          <Pick
            label={say.terrain(row)}
            items={TERRAINS.map((terrain) => ({ id: terrain, text: wordsIn(language).terrains[terrain] }))}
            chosen={[plan.terrain]}
            onPick={(terrain) => onChange(setTerrain(board, row, terrain as Terrain))}
          />
          <Pick
            label={say.lanes}
            items={LANES.map((lane) => ({ id: String(lane), text: String(lane) }))}
            chosen={plan.lanes.map(String)}
            onPick={(lane) => onChange(toggleLane(board, row, Number(lane)))}
          />
          <Pick
            label={say.doubled}
            items={plan.lanes.map((lane) => ({ id: String(lane), text: String(lane) }))}
            chosen={plan.doubled.map(String)}
            onPick={(lane) => onChange(toggleDoubled(board, row, Number(lane)))}
          />
          <Pick
            label={say.medians}
            items={LANES.slice(0, -1).map((lane) => ({ id: String(lane), text: `${lane}|${lane + 1}` }))}
            chosen={LANES.filter((lane) => hasMedian(board, row, lane)).map(String)}
            onPick={(lane) => onChange(toggleMedian(board, row, Number(lane)))}
          />
          <SprintFields {...props} row={row} />
          <div className="tdf-editor-row">
            <label htmlFor={`${form}-name`}>
              {say.name}
              <input
                id={`${form}-name`}
                maxLength={BOARD_LIMITS.name}
                value={board.name}
                onChange={({ target }) => onChange({ ...board, name: target.value })}
              />
            </label>
          </div>
        </div>
      )}
      <BoardText {...props} />
    </div>
  )
}

const LANES = Array.from({ length: BOARD_LIMITS.lanes }, (_, i) => i + 1)

interface PickProps {
  readonly label: string
  readonly items: readonly { readonly id: string; readonly text: string }[]
  readonly chosen: readonly string[]
  readonly onPick: (id: string) => void
}

function Pick({ label, items, chosen, onPick }: PickProps): ReactElement {
  return (
    <fieldset className="tdf-pick">
      <legend>{label}</legend>
      {items.map(({ id, text }) => (
        <button key={id} type="button" className="pill" aria-pressed={chosen.includes(id)} onClick={() => onPick(id)}>
          {text}
        </button>
      ))}
    </fieldset>
  )
}

/** Rows and medians that are not in order can't be laid: the road as it was stays in sight while one types. */
function useLastDrawable(board: Board): Board {
  const [drawable, setDrawable] = useState(board)
  const isDrawable = !checkBoard(board).some(({ path: [list, , part] }) => list === 'medians' || (list === 'rows' && part !== undefined))
  if (isDrawable && drawable !== board) setDrawable(board)
  return isDrawable ? board : drawable
}
