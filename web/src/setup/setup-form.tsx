import { BOT_CHOICES, BOT_KINDS } from '@echappee/bots'
import { checkOptions, type Issue, type SeatRecord } from '@echappee/kernel'
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import type { LoadedGame } from '../shell/games.ts'
import { defaultSeats, startTable } from './start.ts'
import { go } from '../shell/router.ts'
import { readSetupLink, seatsOf, setupLink, type SetupChoice } from '../share/setup-link.ts'
import { CourseChoice, chosenIn } from './course-choice.tsx'
import { firstOptions } from './first-options.ts'
import { Fold, OptionGroups } from './option-groups.tsx'
import { OptionProblems } from './option-problems.tsx'
import { SeatCounts } from './seat-counts.tsx'
import { SeatList } from './seat-list.tsx'
import { ShareSetup } from './share-setup.tsx'

/** What a link may ask for, and what is offered. */
const LEVELS = ['human', ...BOT_KINDS]
const CHOICES = ['human', ...BOT_CHOICES]

/** Who rides and what, on this device; all else is folded. */
export function SetupForm({ loaded }: { readonly loaded: LoadedGame }): ReactElement {
  const { m, language } = useWords()
  const { game, text, ui } = loaded
  const [seats, setSeats] = useState<readonly SeatRecord[]>(() => defaultSeats(game, m.setup.person(1)))
  const [options, setOptions] = useState(() => firstOptions(loaded, language))
  const [seed, setSeed] = useState('')
  const [isBadLink, setBadLink] = useState(false)
  const take = useEffectEvent((choice: SetupChoice | undefined) => {
    setBadLink(choice === undefined)
    if (choice === undefined) return
    setSeats(seatsOf(choice, LEVELS, m.setup.person(1)))
    setOptions(choice.options)
    setSeed(choice.seed)
  })
  useEffect(() => {
    const hash = location.hash.slice(1)
    if (hash !== '') void readSetupLink(game, hash).then(take)
  }, [game])
  const checked = checkOptions(game, options, seats.length)
  const issues: readonly Issue[] = checked.ok ? [] : checked.issues
  const warnings = checked.ok ? (game.optionWarnings?.(checked.value) ?? []) : []
  const course = chosenIn(ui.courses?.(options, language) ?? [], options)
  const humans = seats.filter(({ by }) => by === 'human').length

  const start = async (changes: Readonly<Record<string, unknown>> = {}) => {
    const named = seats.map((seat, i) => ({ ...seat, name: seat.name.trim() === '' ? m.setup.person(i + 1) : seat.name.trim() }))
    const started = await startTable({
      game: game.id,
      language,
      options: { ...options, ...changes },
      seats: named,
      seed: seed.trim() === '' ? undefined : seed.trim(),
      you: m.setup.person(1),
    })
    if (started.ok) go({ page: 'table', id: started.id })
  }

  const playOnline = async () => {
    const made = await setupLink(game, { options, seats: seats.map(({ by }) => by), seed: '' })
    go({ page: 'newTable', game: game.id }, new URL(made).hash)
  }

  const form = {
    fields: game.optionFields,
    text,
    editors: ui.editors ?? {},
    options,
    onChange: setOptions,
    setup: {
      ride: (changes: Readonly<Record<string, unknown>>) => void start(changes),
      link: (changes: Readonly<Record<string, unknown>>) =>
        setupLink(game, { options: { ...options, ...changes }, seats: seats.map(({ by }) => by), seed }),
    },
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (checked.ok) void start()
      }}
    >
      {isBadLink ? <p className="problem">{m.share.setupBad}</p> : undefined}
      <fieldset className="who">
        <legend>{m.setup.who}</legend>
        <SeatCounts seats={seats} limits={game.seats} onChange={setSeats} />
        {humans === 1 ? undefined : <p className="muted">{humans > 1 ? m.setup.hotSeat : m.setup.watch}</p>}
        <Fold title={m.setup.riders} note={seats.map(({ name }, i) => name.trim() || m.setup.person(i + 1)).join(', ')}>
          <SeatList seats={seats} limits={game.seats} levels={CHOICES} onChange={setSeats} />
        </Fold>
      </fieldset>
      <CourseChoice ui={ui} game={game} seats={seats.length} {...form} />
      <section className="setup-rules" aria-labelledby="setup-rules">
        <h2 id="setup-rules">{m.setup.options}</h2>
        <OptionGroups {...form} issues={issues} />
      </section>
      <OptionProblems issues={issues} warnings={warnings} text={text} />
      <p className="buttons setup-start">
        {course === undefined ? undefined : (
          <span>
            <b>{course.name}</b> {course.minutes === 0 ? undefined : m.setup.time(course.minutes, course.minutes)}
          </span>
        )}
        <button type="submit" className="button primary big" disabled={!checked.ok}>
          {m.setup.start}
        </button>
      </p>
      <ShareSetup game={game} choice={{ options, seats: seats.map(({ by }) => by), seed: seed.trim() }}>
        <div className="field">
          <label htmlFor="seed">{m.setup.seed}</label>
          <input id="seed" value={seed} maxLength={80} onChange={(event) => setSeed(event.target.value)} aria-describedby="seed-hint" />
          <small id="seed-hint">{m.setup.seedHint}</small>
        </div>
      </ShareSetup>
      <p className="buttons">
        <button type="button" className="button" onClick={() => void playOnline()}>
          {m.newTable.fromSetup}
        </button>
      </p>
    </form>
  )
}
