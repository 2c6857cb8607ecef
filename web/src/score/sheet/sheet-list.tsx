import { issueText } from '@echappee/text'
import { JsonFile } from '@echappee/kit/files'
import { readSheetFile, workOutFile } from '@echappee/sheet'
import { useState, type ReactElement } from 'react'
import { useWords } from '../../shell/language.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { PageFrame } from '../../shell/frame.tsx'
import { Link } from '../../shell/link.tsx'
import { findGame, menu, poster } from '../../shell/games.ts'
import { go } from '../../shell/router.ts'
import { loadSheetGame } from './load-sheet-game.ts'
import { deleteSheet, newSheetId, saveSheet, savedSheets, type SavedSheet } from './saved-sheets.ts'
import { scoreWords } from '../../words/index.ts'

/** Every game with a score sheet, and the sheets of this device. */
export function SheetListPage(): ReactElement {
  const { language } = useWords()
  const words = scoreWords(language)
  usePageTitle(words.title)
  const [isNew] = useState(() => savedSheets().length === 0)
  const games = menu.filter(({ parts }) => parts?.sheet !== undefined)
  return (
    <PageFrame>
      <div className="score-list">
        <h1>{words.title}</h1>
        <p className="muted">{words.intro}</p>
        {isNew ? undefined : <OwnSheets />}
        <section aria-labelledby="score-games">
          <h2 id="score-games">{words.games}</h2>
          <ul className="score-games">
            {games.map(({ id, cover }) => (
              <li key={id}>
                <Link to={{ page: 'score', game: id, sheet: undefined }}>
                  <img src={poster(id)} alt="" width="300" height="320" />
                  <b>{cover.title}</b>
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <OpenSheet />
        {isNew ? <p className="muted">{words.ownEmpty}</p> : undefined}
      </div>
    </PageFrame>
  )
}

function OwnSheets(): ReactElement {
  const { language } = useWords()
  const words = scoreWords(language)
  const [sheets, setSheets] = useState(savedSheets)
  return (
    <section className="panel" aria-labelledby="score-own">
      <h2 id="score-own">{words.own}</h2>
      {sheets.length === 0 ? <p className="muted">{words.ownEmpty}</p> : undefined}
      <ul className="saved">
        {sheets.map((saved) => (
          <SheetRow
            key={saved.id}
            saved={saved}
            onDelete={() => {
              deleteSheet(saved.id)
              setSheets(savedSheets())
            }}
          />
        ))}
      </ul>
    </section>
  )
}

function SheetRow({ saved, onDelete }: { readonly saved: SavedSheet; readonly onDelete: () => void }): ReactElement {
  const { language } = useWords()
  const words = scoreWords(language)
  const [isAsking, setAsking] = useState(false)
  const { file, isDone, savedAt, id } = saved
  const title = findGame(file.game)?.cover.title ?? file.game
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(savedAt))
  return (
    <li>
      <div>
        <strong>{title}</strong> · {new Intl.ListFormat(language, { type: 'conjunction' }).format(file.names)}
        <br />
        <span className="muted">
          {when} · {isDone ? words.done : words.progress(file.entries.length)}
        </span>
      </div>
      <div className="buttons">
        {isAsking ? (
          <>
            <button type="button" className="button danger" onClick={onDelete}>
              {words.removeSure}
            </button>
            <button type="button" className="button" onClick={() => setAsking(false)}>
              {words.keep}
            </button>
          </>
        ) : (
          <>
            <Link to={{ page: 'score', game: file.game, sheet: id }} className="button primary">
              {words.open}
            </Link>
            <button type="button" className="button" aria-label={words.removeLabel(title)} onClick={() => setAsking(true)}>
              {words.remove}
            </button>
          </>
        )}
      </div>
    </li>
  )
}

/** A sheet from a file: checked before it is taken in, and kept beside the others. */
function OpenSheet(): ReactElement {
  const { language } = useWords()
  const words = scoreWords(language)
  const open = async (raw: unknown): Promise<readonly string[]> => {
    const id = raw !== null && typeof raw === 'object' && 'game' in raw ? String(raw.game) : ''
    const loaded = await loadSheetGame(id, language)
    if (loaded === undefined) {
      const allowed = menu.flatMap(({ id: other, parts }) => (parts?.sheet === undefined ? [] : [other]))
      return [words.importGame(id, allowed.join(', '))]
    }
    const read = readSheetFile(loaded.game, raw)
    if (!read.ok) return read.issues.map((issue) => issueText(language, issue, loaded.text.issues))
    const { question } = workOutFile(loaded.sheet, read.file)
    const sheet = newSheetId()
    if (!saveSheet({ id: sheet, file: read.file, isDone: question === undefined })) return [words.full]
    go({ page: 'score', game: id, sheet })
    return []
  }
  return (
    <section className="panel" aria-labelledby="score-import">
      <h2 id="score-import">{words.import}</h2>
      <JsonFile language={language} openLabel={words.importGo} onOpen={open} />
    </section>
  )
}
