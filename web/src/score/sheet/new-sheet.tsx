import { checkOptions, defaultOptions, type Issue } from '@echappee/kernel'
import { RiderToken } from '@echappee/kit'
import { issueText } from '@echappee/text'
import { SHEET_FORMAT, type SheetFile, type SheetRider } from '@echappee/sheet'
import { useState, type ReactElement } from 'react'
import { useWords } from '../../shell/language.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { PageFrame } from '../../shell/frame.tsx'
import { useGame } from '../../shell/game-page.tsx'
import { changedOptions } from '../../setup/option-changes.ts'
import { OptionForm } from '../../setup/option-form.tsx'
import { Fold, OptionGroups, fieldsOf } from '../../setup/option-groups.tsx'
import { findGame, poster } from '../../shell/games.ts'
import { go } from '../../shell/router.ts'
import { BoxColours, SEAT_COLOURS, nextColour } from './box-colours.tsx'
import { useSheetGame, type SheetGame } from './load-sheet-game.ts'
import { newSheetId, saveSheet } from './saved-sheets.ts'
import { scoreWords } from '../../words/index.ts'
import type { ScoreWords } from '../../words/en/score.ts'

/** Who sits around the table, and how is it played? */
export function NewSheetPage({ id }: { readonly id: string }): ReactElement {
  const { m, language } = useWords()
  const words = scoreWords(language)
  const loaded = useSheetGame(id, language)
  const { title } = findGame(id)!.cover
  usePageTitle(words.newTitle(title))
  return (
    <PageFrame>
      <div className="score-new">
        <header>
          <img src={poster(id)} alt="" width="300" height="320" />
          <h1>{title}</h1>
        </header>
        {loaded === undefined ? <p className="loading">{m.setup.loading}</p> : <NewSheetForm loaded={loaded} />}
      </div>
    </PageFrame>
  )
}

function NewSheetForm({ loaded }: { readonly loaded: SheetGame }): ReactElement {
  const { m, language } = useWords()
  const words = scoreWords(language)
  const { game, sheet, text } = loaded
  // Editors of options belong to the table.
  const editors = useGame(game.id)?.ui.editors ?? {}
  const { min, max, best } = game.seats
  const usual = { ...defaultOptions(game.optionFields), ...sheet.usual }
  const [names, setNames] = useState<readonly string[]>(() => Array.from({ length: best }, () => ''))
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>(usual)
  const [colours, setColours] = useState(SEAT_COLOURS)
  const [isFull, setFull] = useState(false)
  const checked = checkOptions(game, options, names.length)
  const issues: readonly Issue[] = checked.ok ? [] : checked.issues
  const fields = Object.fromEntries(sheet.options.map((key) => [key, game.optionFields[key]!]))
  const course = fieldsOf('course', fields, options)
  const form = { fields, text, editors, options, onChange: setOptions }

  const proposed = proposedNames(words, sheet.riders(sheet.begin(usual, names.length)))

  const start = () => {
    if (!checked.ok) return
    const seatNames = names.map((name, i) => name.trim() || proposed(i))
    const file: SheetFile = {
      format: SHEET_FORMAT,
      game: game.id,
      options: checked.value as SheetFile['options'],
      names: seatNames,
      ...(colours.every((colour, seat) => colour === seat) ? {} : { colours }),
      entries: [],
    }
    const id = newSheetId()
    if (saveSheet({ id, file, isDone: false })) go({ page: 'score', game: game.id, sheet: id })
    else setFull(true)
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
    >
      <fieldset className="seats">
        <legend>{words.people}</legend>
        <p className="muted">{words.tokens}</p>
        <BoxColours colours={colours}>
          <ol className="score-people">
            {names.map((name, seat) => (
              // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
              <li key={seat}>
                <button type="button" className="score-colour" onClick={() => setColours(nextColour(colours, seat))}>
                  <RiderToken seat={seat} size={44} />
                  <span className="visually-hidden">{words.colour(name.trim() || proposed(seat), words.colours[colours[seat]!]!)}</span>
                </button>
                <input
                  aria-label={words.seatName(seat + 1)}
                  value={name}
                  placeholder={proposed(seat)}
                  maxLength={24}
                  autoComplete="off"
                  onChange={({ target }) => setNames(names.map((old, i) => (i === seat ? target.value : old)))}
                />
              </li>
            ))}
          </ol>
        </BoxColours>
        <p className="buttons">
          <button type="button" className="button" disabled={names.length >= max} onClick={() => setNames([...names, ''])}>
            {words.add}
          </button>
          <button type="button" className="button" disabled={names.length <= min} onClick={() => setNames(names.slice(0, -1))}>
            {words.takeAway}
          </button>
          <span className="muted">{words.seatCount(names.length, min, max)}</span>
        </p>
      </fieldset>
      {sheet.options.length === 0 ? undefined : (
        <section className="setup-rules" aria-labelledby="sheet-options">
          <h2 id="sheet-options">{words.options}</h2>
          <Fold title={m.setup.groups.course} note={changedOptions(course, options, text, m).join(' · ')}>
            <OptionForm {...form} fields={course} />
          </Fold>
          <OptionGroups {...form} issues={issues} />
        </section>
      )}
      {issues.length === 0 ? undefined : (
        <ul className="problem" role="alert">
          {issues.slice(0, 6).map((issue) => (
            <li key={issueText(language, issue, text.issues)}>{issueText(language, issue, text.issues)}</li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="problem" role="alert">
          {words.full}
        </p>
      ) : undefined}
      <p className="buttons">
        <button type="submit" className="button primary big" disabled={!checked.ok}>
          {words.start}
        </button>
      </p>
    </form>
  )
}

/** Where a seat has several riders it is a team: its sign is a letter where its riders have numbers. */
function proposedNames(words: ScoreWords, riders: readonly SheetRider[]): (seat: number) => string {
  const isTeam = riders.filter(({ seat }) => seat === 0).length > 1
  const isNumbered = riders.some(({ mark = '' }) => /\d/.test(mark))
  return (seat) => (isTeam ? words.team(isNumbered ? String.fromCodePoint(65 + seat) : String(seat + 1)) : words.person(seat + 1))
}
