import { check } from '@echappee/kernel'
import { issueText, type OptionEditorProps } from '@echappee/ui'
import { JsonFile, takeChecked } from '@echappee/ui/files'
import { useState, type ReactElement } from 'react'
import { BOARDS, BOARD_IDS, type BoardId } from '../../content/boards.ts'
import { STAGE_KINDS, TOUR_IDS, TOUR_LIMITS, type StageKind, type Tour, type TourId } from '../../content/tours.ts'
import { lastRow } from '../../rules/squares.ts'
import { tourSchema } from '../../rules/tour-schema.ts'
import { wordsIn } from '../props.ts'
import { BoardBuilder } from './board-builder.tsx'
import { tourDraft, withBoard, withStages } from './draft.ts'

const OWN = 'own'
const MOST_UNDONE = 50

/** A tour of the game, or one's own: its stages, and boards that are drawn, typed or opened from a file. */
export function TourEditor({ value, onChange, language, labelId }: OptionEditorProps): ReactElement {
  const words = wordsIn(language)
  const say = words.editor
  const [history, setHistory] = useState<readonly unknown[]>([])
  const isPreset = typeof value === 'string'
  const change = (next: unknown) => {
    setHistory([...history.slice(-MOST_UNDONE), value])
    onChange(next)
  }
  const undo = () => {
    if (history.length === 0) return
    setHistory(history.slice(0, -1))
    onChange(history.at(-1))
  }
  const file = (
    <JsonFile
      language={language}
      onOpen={takeChecked(tourSchema, change, language, words.issues)}
      save={isPreset ? undefined : { name: say.file, document: value }}
    />
  )
  return (
    <div className="tdf-editor">
      <select
        aria-labelledby={labelId}
        value={isPreset ? value : OWN}
        onChange={({ target }) => change(target.value === OWN ? tourDraft(isPreset ? (value as TourId) : 'evening') : target.value)}
      >
        {TOUR_IDS.map((id) => (
          <option key={id} value={id}>
            {words.options.tour.values[id]}
          </option>
        ))}
        <option value={OWN}>{say.own}</option>
      </select>
      {isPreset ? (
        file
      ) : (
        <OwnTour tour={value as Tour} onChange={change} onUndo={undo} canUndo={history.length > 0} language={language} file={file} />
      )}
    </div>
  )
}

interface OwnTourProps extends Pick<OptionEditorProps, 'language'> {
  readonly tour: Tour
  readonly onChange: (tour: Tour) => void
  readonly onUndo: () => void
  readonly canUndo: boolean
  readonly file: ReactElement
}

function OwnTour({ tour, onChange, onUndo, canUndo, language, file }: OwnTourProps): ReactElement {
  const words = wordsIn(language)
  const say = words.editor
  const own = Object.keys(tour.boards)
  const [chosen, setChosen] = useState(own[0])
  const id = chosen !== undefined && own.includes(chosen) ? chosen : own[0]
  const checked = check(tourSchema, tour)
  const issues = checked.ok ? [] : checked.issues
  const add = (from: BoardId) => {
    const name = Array.from({ length: TOUR_LIMITS.boards }, (_, i) => `${OWN}${i === 0 ? '' : i + 1}`).find((one) => !own.includes(one))
    if (name === undefined) return
    onChange(withBoard(tour, name, BOARDS[from]))
    setChosen(name)
  }
  return (
    <>
      <Stages tour={tour} onChange={onChange} language={language} />
      <p className="tdf-editor-time">{say.minutes(minutesOf(tour))}</p>
      <div className="tdf-editor-row">
        <label>
          {say.board}
          <select value={id ?? ''} onChange={({ target }) => setChosen(target.value)}>
            {own.map((name) => (
              <option key={name} value={name}>
                {tour.boards[name]!.name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say.addBoard}
          <select value="" onChange={({ target }) => target.value !== '' && add(target.value as BoardId)}>
            <option value="">{say.copyOf}</option>
            {BOARD_IDS.map((box) => (
              <option key={box} value={box}>
                {words.boards[box]}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="pill" aria-disabled={!canUndo} onClick={onUndo}>
          {say.undo}
        </button>
      </div>
      {issues.length === 0 ? (
        <p className="tdf-editor-good">{say.good}</p>
      ) : (
        <ul className="problem" aria-live="polite">
          {issues.slice(0, 5).map((issue) => (
            <li key={issueText(language, issue, words.issues)}>{issueText(language, issue, words.issues)}</li>
          ))}
        </ul>
      )}
      {id === undefined ? undefined : (
        <BoardBuilder
          key={id}
          board={tour.boards[id]!}
          issues={issues.filter(({ path }) => path[0] === 'boards' && path[1] === id)}
          onChange={(board) => onChange(withBoard(tour, id, board))}
          language={language}
        />
      )}
      {file}
    </>
  )
}

/** TDF-2: one line a stage. */
function Stages({ tour, onChange, language }: Pick<OwnTourProps, 'tour' | 'onChange' | 'language'>): ReactElement {
  const words = wordsIn(language)
  const say = words.editor
  const { stages } = tour
  return (
    <ol className="tdf-editor-stages">
      {stages.map((stage, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- a stage is its place in the tour
        <li key={i}>
          <span>
            <select
              aria-label={say.stageBoard(i + 1)}
              value={stage.board}
              onChange={({ target }) => onChange(withStages(tour, stages.with(i, { ...stage, board: target.value })))}
            >
              {Object.entries(tour.boards).map(([id, { name }]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              {BOARD_IDS.map((id) => (
                <option key={id} value={id}>
                  {words.boards[id]}
                </option>
              ))}
            </select>
            <select
              aria-label={say.stageKind(i + 1)}
              value={stage.kind}
              onChange={({ target }) => onChange(withStages(tour, stages.with(i, { ...stage, kind: target.value as StageKind })))}
            >
              {STAGE_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {say.stageKinds[kind]}
                </option>
              ))}
            </select>
            <button
              type="button"
              className="pill"
              aria-label={say.removeStage(i + 1)}
              aria-disabled={stages.length === 1}
              onClick={() => stages.length > 1 && onChange(withStages(tour, stages.toSpliced(i, 1)))}
            >
              ×
            </button>
          </span>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="pill"
          aria-disabled={stages.length >= TOUR_LIMITS.stages}
          onClick={() => stages.length < TOUR_LIMITS.stages && onChange(withStages(tour, [...stages, stages.at(-1)!]))}
        >
          {say.addStage}
        </button>
      </li>
    </ol>
  )
}

/** Of four teams: half a minute a row, less in a time trial; in steps of five. */
function minutesOf({ boards, stages }: Tour): number {
  const minutes = stages.reduce((sum, { board, kind }) => {
    const rows = lastRow(boards[board] ?? BOARDS[board as BoardId] ?? BOARDS.flat)
    return sum + rows * (kind === 'ttt' ? 0.32 : 0.48)
  }, 0)
  return Math.max(5, Math.round(minutes / 5) * 5)
}
