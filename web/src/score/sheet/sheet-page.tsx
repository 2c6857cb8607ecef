import type { Answer, ArrivalRow, Entry, Question, SheetFile } from '@echappee/sheet'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useWords } from '../../shell/language.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { Notice } from '../../shell/frame.tsx'
import { Loading } from '../../shell/game-page.tsx'
import { Link } from '../../shell/link.tsx'
import { findGame } from '../../shell/games.ts'
import { Changes } from './changes.tsx'
import { EntryList } from './entry-list.tsx'
import { Helper } from './helper.tsx'
import { useSheetGame, type SheetGame } from './load-sheet-game.ts'
import { LivePanel } from '../live/live-panel.tsx'
import { Pieces } from './pieces.tsx'
import { ArrivalForm } from './arrival-form.tsx'
import { ScreenForm } from './screen-form.tsx'
import { RideOn } from '../ride/ride-on.tsx'
import { Results } from './results.tsx'
import { loadSheet } from './saved-sheets.ts'
import { SheetFrame, SheetHead, type OpenedProps } from './sheet-frame.tsx'
import { TakeAlong } from '../ride/take-along.tsx'
import { useSheet } from './use-sheet.ts'
import { scoreWords } from '../../words/index.ts'

/** One sheet: the question, the results, the entries. */
export function SheetPage({ gameId, id }: { readonly gameId: string; readonly id: string }): ReactElement {
  const { language } = useWords()
  const words = scoreWords(language)
  const [saved] = useState(() => loadSheet(id))
  const loaded = useSheetGame(gameId, language)
  usePageTitle(`${findGame(gameId)!.cover.title} · ${words.title}`)
  if (saved?.file.game !== gameId) return <Notice title={words.lostSheet} />
  if (loaded === undefined) return <Loading />
  return (
    <SheetFrame gameId={gameId} colours={saved.file.colours}>
      <SheetView loaded={loaded} id={id} opened={saved.file} />
    </SheetFrame>
  )
}

function SheetView({ loaded, id, opened }: OpenedProps<SheetFile>): ReactElement {
  const { language } = useWords()
  const words = scoreWords(language)
  const open = useSheet(loaded, id, opened)
  const { file, worked, changes, isFull } = open
  /** The line that is being corrected. */
  const [line, setLine] = useState<number>()
  const names = (seat: number) => file.names[seat]!
  const corrected = line === undefined ? undefined : worked.lines[line]
  const question: Question | undefined = corrected?.question ?? worked.question
  const state: unknown = line === undefined ? worked.state : stateBefore(loaded, file, worked.lines.slice(0, line))
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (line !== undefined) top.current?.scrollIntoView({ block: 'start' })
  }, [line])

  const enter = (entries: readonly Entry[]) => {
    open.enter(entries)
    setLine(undefined)
  }
  const grid = line === undefined && worked.conflict === undefined ? loaded.sheet.arrival?.grid(state) : undefined
  /** By the first question of the finish: after an undo they stand in the form again. */
  const [rows, setRows] = useState<{ readonly id: string; readonly rows: readonly ArrivalRow[] }>()
  const given = new Map(open.undone.map((entry) => [entry.question, entry.answer]))
  if (worked.conflict !== undefined) given.set(worked.question!.id, worked.conflict.answer)
  if (corrected !== undefined) given.set(corrected.question.id, corrected.answer)
  return (
    <div className="score-sheet" ref={top}>
      <SheetHead title={loaded.entry.cover.title} full={isFull ? words.full : undefined}>
        <Link to={{ page: 'score', game: undefined, sheet: undefined }}>{words.back}</Link>
      </SheetHead>
      <div className="score-now">
        {changes === undefined ? undefined : (
          <Changes changes={changes} loaded={loaded} state={worked.state} names={names} onClose={open.forgetChanges} />
        )}
        {question === undefined ? (
          <p className="score-over">{words.over}</p>
        ) : grid !== undefined ? (
          <ArrivalForm
            key={`${question.id} ${file.entries.length}`}
            loaded={loaded}
            state={state}
            grid={grid}
            given={rows?.id === question.id ? rows.rows : undefined}
            names={names}
            onEnter={(entries, entered) => {
              setRows({ id: question.id, rows: entered })
              enter(entries)
            }}
          />
        ) : (
          <ScreenForm
            key={`${question.id} ${line ?? ''} ${file.entries.length}`}
            loaded={loaded}
            state={state}
            question={question}
            given={given}
            isCorrection={line !== undefined}
            conflict={corrected === undefined ? worked.conflict?.refusal : undefined}
            names={names}
            onEnter={enter}
            onCancel={line === undefined ? undefined : () => setLine(undefined)}
          />
        )}
        {line !== undefined || file.entries.length === 0 ? undefined : (
          <p className="buttons score-undo">
            <button type="button" className="button" onClick={open.undo}>
              {words.undo}
            </button>
          </p>
        )}
      </div>
      <Helper key={`helper ${file.entries.length}`} loaded={loaded} state={worked.state} names={names} />
      <Results loaded={loaded} state={worked.state} names={names} isOver={worked.question === undefined} />
      <EntryList loaded={loaded} file={file} lines={worked.lines} names={names} onCorrect={setLine} />
      <Pieces loaded={loaded} id={id} state={worked.state} names={names} />
      <RideOn loaded={loaded} id={id} file={file} state={worked.state} names={names} onTaken={() => open.takeOver(loadSheet(id)!.file)} />
      <LivePanel loaded={loaded} id={id} state={worked.state} names={names} seats={file.names.length} />
      <TakeAlong loaded={loaded} id={id} file={file} worked={worked} names={names} />
    </div>
  )
}

/** The sheet as it was when these lines had been entered. */
function stateBefore(
  { sheet }: SheetGame,
  { options, names }: SheetFile,
  lines: readonly { question: Question; answer: Answer }[],
): unknown {
  const state: unknown = sheet.begin(options, names.length)
  for (const { question, answer } of lines) sheet.enter(state, question, answer)
  return state
}
