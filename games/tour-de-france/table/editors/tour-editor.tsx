import { check, type Issue } from '@echappee/kernel'
import type { OptionEditorProps } from '@echappee/kit'
import { issueText, type Language } from '@echappee/text'
import { OrderedList, PresetSelect, Select, UndoPill, Verdict, named, useUndo } from '@echappee/kit/editors'
import { JsonFile, takeChecked } from '@echappee/kit/files'
import { useState, type ReactElement } from 'react'
import { BOARDS, BOARD_IDS, type BoardId } from '../../content/boards.ts'
import { STAGE_KINDS, TOUR_IDS, TOUR_LIMITS, type Tour } from '../../content/tours.ts'
import { tourSchema } from '../../rules/tour-schema.ts'
import { wordsIn } from '../props.ts'
import { minutesOf } from '../tour-minutes.ts'
import { BoardBuilder } from './board-builder.tsx'
import { freeBoardId, tourDraft, withBoard } from './draft.ts'

/** A tour of the game, or one's own: its stages, and boards that are drawn, typed or opened from a file. */
export function TourEditor({ value, onChange, language, labelId }: OptionEditorProps): ReactElement {
  const words = wordsIn(language)
  const { change, undo } = useUndo(value, onChange)
  const isPreset = typeof value === 'string'
  return (
    <div className="editor">
      <PresetSelect
        labelId={labelId}
        value={value}
        presets={named(TOUR_IDS, words.options.tour.values)}
        own={words.editor.own}
        draftOf={tourDraft}
        onChange={change}
      />
      {isPreset ? undefined : <OwnTour tour={value as Tour} onChange={change} undo={undo} language={language} />}
      <JsonFile
        language={language}
        onOpen={takeChecked(tourSchema, change, language, words.issues)}
        save={isPreset ? undefined : { name: words.editor.file, document: value }}
      />
    </div>
  )
}

interface OwnTourProps {
  readonly tour: Tour
  readonly onChange: (tour: Tour) => void
  readonly undo: (() => void) | undefined
  readonly language: Language
}

function OwnTour({ tour, onChange, undo, language }: OwnTourProps): ReactElement {
  const words = wordsIn(language)
  const say = words.editor
  const own = Object.keys(tour.boards)
  const [chosen, setChosen] = useState(own[0])
  const id = chosen !== undefined && own.includes(chosen) ? chosen : own[0]
  const checked = check(tourSchema, tour)
  const issues = checked.ok ? [] : checked.issues
  const free = freeBoardId(tour)
  const add = (from: BoardId | '') => {
    if (from === '' || free === undefined) return
    onChange(withBoard(tour, free, BOARDS[from]))
    setChosen(free)
  }
  return (
    <>
      <Stages tour={tour} onChange={onChange} language={language} />
      <p className="tdf-editor-time">{say.minutes(minutesOf(tour))}</p>
      <div className="editor-row">
        <label className="editor-field">
          {say.board}
          <Select value={id ?? ''} items={ownBoards(tour)} onChange={setChosen} />
        </label>
        {free === undefined ? undefined : (
          <label className="editor-field">
            {say.addBoard}
            <Select value="" items={[{ id: '', text: say.copyOf }, ...named(BOARD_IDS, words.boards)]} onChange={add} />
          </label>
        )}
        <UndoPill undo={undo} language={language} />
      </div>
      <Verdict problems={issues.map((issue) => told(issue, tour, language))} good={say.good} language={language} />
      {id === undefined ? undefined : (
        <BoardBuilder
          key={id}
          board={tour.boards[id]!}
          issues={issues.filter(({ path }) => path[0] === 'boards' && path[1] === id)}
          onChange={(board) => onChange(withBoard(tour, id, board))}
          language={language}
        />
      )}
    </>
  )
}

/** TDF-2: one line a stage. */
function Stages({ tour, onChange, language }: Omit<OwnTourProps, 'undo'>): ReactElement {
  const words = wordsIn(language)
  const say = words.editor
  const boards = [...ownBoards(tour), ...named<string>(BOARD_IDS, words.boards)]
  return (
    <OrderedList
      label={say.stages}
      items={tour.stages}
      most={TOUR_LIMITS.stages}
      nameOf={say.stage}
      adds={[{ text: say.addStage, item: tour.stages.at(-1)! }]}
      onChange={(stages) => onChange({ ...tour, stages })}
      language={language}
    >
      {(stage, set, name) => (
        <>
          <Select label={say.stageBoard(name)} value={stage.board} items={boards} onChange={(board) => set({ ...stage, board })} />
          <Select
            label={say.stageKind(name)}
            value={stage.kind}
            items={named(STAGE_KINDS, say.stageKinds)}
            onChange={(kind) => set({ ...stage, kind })}
          />
        </>
      )}
    </OrderedList>
  )
}

const ownBoards = ({ boards }: Tour) => Object.entries(boards).map(([id, { name }]) => ({ id, text: name }))

/** A board is called by its name; a sentence that names its square needs no other place. */
function told(issue: Issue, { boards }: Tour, language: Language): string {
  const { issues } = wordsIn(language)
  const [list, id, ...rest] = issue.path
  const board = list === 'boards' ? boards[String(id)] : undefined
  if (board === undefined) return issueText(language, issue, issues)
  return `${board.name} – ${issueText(language, { ...issue, path: 'square' in issue.params ? [] : rest }, issues)}`
}
