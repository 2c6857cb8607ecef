import { BOT_KINDS } from '@echappee/bots'
import { checkOptions, type Issue, type SeatRecord } from '@echappee/kernel'
import type { Problem } from '@echappee/protocol'
import { issueText } from '@echappee/text'
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react'
import { CourseChoice, chosenIn } from '../setup/course-choice.tsx'
import { firstOptions } from '../setup/first-options.ts'
import { OptionGroups } from '../setup/option-groups.tsx'
import { OptionProblems } from '../setup/option-problems.tsx'
import { SeatCounts } from '../setup/seat-counts.tsx'
import { readSetupLink, setupLink, type SetupChoice } from '../share/setup-link.ts'
import type { LoadedGame } from '../shell/games.ts'
import { useWords } from '../shell/language.tsx'
import { go } from '../shell/router.ts'
import { api } from './api.ts'
import { holdSeat, keepName, ownName } from './keys.ts'
import { serverProblemText } from './problem-text.ts'
import { TableTerms, USUAL_TERMS, type Terms } from './table-terms.tsx'

type Wanted = Parameters<typeof api.create>[0]

/** Seats for people, until bots are put there; what is ridden; how the table is kept. */
export function NewTableForm({ loaded }: { readonly loaded: LoadedGame }): ReactElement {
  const { m, language } = useWords()
  const { game, text, ui } = loaded
  const [name, setName] = useState(ownName)
  const [seats, setSeats] = useState<readonly SeatRecord[]>(() => Array.from({ length: game.seats.best }, () => PERSON))
  const [options, setOptions] = useState(() => firstOptions(loaded, language))
  const [terms, setTerms] = useState(USUAL_TERMS)
  const [problem, setProblem] = useState<Problem>()
  const [isAsking, setAsking] = useState(false)
  useSetupLink(loaded, (choice) => {
    setSeats(seatsOf(choice))
    setOptions(choice.options)
  })
  const checked = checkOptions(game, options, seats.length)
  const issues: readonly Issue[] = checked.ok ? [] : checked.issues
  const warnings = checked.ok ? (game.optionWarnings?.(checked.value) ?? []) : []
  const course = chosenIn(ui.courses?.(options, language) ?? [], options)
  const people = seats.filter(({ by }) => by === 'human').length

  const create = async (changes: Readonly<Record<string, unknown>> = {}) => {
    if (isAsking) return
    setAsking(true)
    const host = name.trim() || m.setup.person(1)
    const created = await api.create(wantedTable(game.id, { ...options, ...changes }, seats, host, terms))
    setAsking(false)
    if (!created.ok) return setProblem(created.problem)
    const { table, seat, key } = created.value
    holdSeat(table, seat, key)
    keepName(name.trim())
    go({ page: 'onlineTable', id: table.id, isScreen: false })
  }

  const form = {
    fields: game.optionFields,
    text,
    editors: ui.editors ?? {},
    options,
    onChange: setOptions,
    setup: {
      ride: (changes: Readonly<Record<string, unknown>>) => void create(changes),
      link: (changes: Readonly<Record<string, unknown>>) =>
        setupLink(game, { options: { ...options, ...changes }, seats: seats.map(({ by }) => by), seed: '' }),
    },
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (checked.ok) void create()
      }}
    >
      <fieldset className="who">
        <legend>{m.newTable.who}</legend>
        <div className="new-table-who">
          <div className="field">
            <label htmlFor="online-name">{m.online.yourName}</label>
            <input
              id="online-name"
              value={name}
              placeholder={m.setup.person(1)}
              maxLength={24}
              autoComplete="name"
              onChange={(event) => setName(event.target.value)}
            />
          </div>
          <SeatCounts people={{ label: m.newTable.people, least: 1 }} seats={seats} limits={game.seats} onChange={setSeats} />
        </div>
        <p className="muted">{m.newTable.seats(people - 1)}</p>
      </fieldset>
      <TableTerms terms={terms} usualCoach={people === 1} onChange={setTerms} />
      <CourseChoice ui={ui} game={game} seats={seats.length} {...form} />
      <section className="setup-rules" aria-labelledby="setup-rules">
        <h2 id="setup-rules">{m.setup.options}</h2>
        <OptionGroups {...form} issues={issues} />
      </section>
      <OptionProblems issues={issues} warnings={warnings} text={text} />
      {problem === undefined ? undefined : (
        <div className="problem" role="alert">
          {serverProblemText(m.online.problems, problem)}
          <ul>
            {(problem.issues ?? []).map((issue) => (
              <li key={issueText(language, issue, text.issues)}>{issueText(language, issue, text.issues)}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="buttons setup-start">
        {course === undefined ? undefined : (
          <span>
            <b>{course.name}</b> {course.minutes === 0 ? undefined : m.setup.time(course.minutes, course.minutes)}
          </span>
        )}
        <button type="submit" className="button primary big" disabled={!checked.ok || isAsking}>
          {m.newTable.create}
        </button>
      </p>
    </form>
  )
}

const PERSON: SeatRecord = { name: '', by: 'human' }

/** A set-up made for this device: its first seat is the host's, whoever had it. */
const seatsOf = ({ seats }: SetupChoice): SeatRecord[] =>
  seats.map((by, seat) => (seat > 0 && (BOT_KINDS as readonly string[]).includes(by) ? { name: '', by } : PERSON))

/** After so many answers by the clock a bot stands in. */
const PATIENCE = 2

function wantedTable(
  game: string,
  options: Readonly<Record<string, unknown>>,
  seats: readonly SeatRecord[],
  host: string,
  { hasCoach, standIn, ...terms }: Terms,
): Wanted {
  return {
    game,
    options: options as Wanted['options'],
    seats: seats.map(({ by }) => (by === 'human' ? 'open' : by)),
    host,
    ...terms,
    ...(hasCoach === undefined ? {} : { hasCoach }),
    standIn: { after: PATIENCE, level: standIn },
  }
}

/** The set-up of a link, or of the page that led here. */
function useSetupLink({ game }: LoadedGame, onTake: (choice: SetupChoice) => void): void {
  const take = useEffectEvent((choice: SetupChoice | undefined) => {
    if (choice !== undefined) onTake(choice)
  })
  useEffect(() => {
    const hash = location.hash.slice(1)
    if (hash !== '') void readSetupLink(game, hash).then(take)
  }, [game])
}
