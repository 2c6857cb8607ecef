import { BOT_KINDS } from '@echappee/bots'
import { checkOptions, defaultOptions, seededChance, type Issue, type SeatRecord } from '@echappee/kernel'
import { issueText } from '@echappee/ui'
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react'
import { useWords } from '../language.tsx'
import type { LoadedGame } from '../play/games.ts'
import { defaultSeats, startTable } from '../play/start.ts'
import { randomHex } from '../random-hex.ts'
import { go } from '../router.ts'
import { readSetupLink, seatsOf, setupLink, type SetupChoice } from '../share/setup-link.ts'
import { OnlineStart } from './online-start.tsx'
import { OptionForm } from './option-form.tsx'
import { SeatList } from './seat-list.tsx'
import { ShareSetup } from './share-setup.tsx'

const LEVELS = ['human', ...BOT_KINDS]

/** Seats, options and seed of a race, on this device or online. */
export function SetupForm({ loaded }: { readonly loaded: LoadedGame }): ReactElement {
  const { m, language } = useWords()
  const { game, text, ui } = loaded
  const [seats, setSeats] = useState<readonly SeatRecord[]>(() => defaultSeats(game, m.setup.person(1)))
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>(() => defaultOptions(game.optionFields))
  const [seed, setSeed] = useState('')
  // What was opened stays so when a mistake in it is mended.
  const [isOpen, setOpen] = useState(false)
  const [isBadLink, setBadLink] = useState(false)
  const take = useEffectEvent((choice: SetupChoice | undefined) => {
    setBadLink(choice === undefined)
    if (choice === undefined) return
    setSeats(seatsOf(choice, LEVELS, m.setup.person(1)))
    setOptions(choice.options)
    setSeed(choice.seed)
    setOpen(true)
  })
  useEffect(() => {
    const hash = location.hash.slice(1)
    if (hash !== '') void readSetupLink(game, hash).then(take)
  }, [game])
  const checked = checkOptions(game, options, seats.length)
  const issues: readonly Issue[] = checked.ok ? [] : checked.issues
  const warnings = checked.ok ? (game.optionWarnings?.(checked.value) ?? []) : []
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

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (checked.ok) void start()
      }}
    >
      {isBadLink ? <p className="problem">{m.share.setupBad}</p> : undefined}
      <SeatList seats={seats} limits={game.seats} levels={LEVELS} onChange={setSeats} />
      <p className="muted">{humans > 1 ? m.setup.hotSeat : humans === 0 ? m.setup.watch : undefined}</p>
      <details className="setup-options" open={isOpen || issues.length > 0} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{m.setup.options}</summary>
        <p className="muted">{m.setup.optionsHint}</p>
        {ui.randomCourse === undefined ? undefined : (
          <p className="buttons">
            <button
              type="button"
              className="button"
              onClick={() => setOptions({ ...options, ...ui.randomCourse!(seededChance(randomHex(8)), options) })}
            >
              {m.share.random}
            </button>
          </p>
        )}
        <OptionForm
          fields={game.optionFields}
          text={text}
          editors={ui.editors ?? {}}
          options={options}
          onChange={setOptions}
          setup={{
            ride: (changes) => void start(changes),
            link: (changes) => setupLink(game, { options: { ...options, ...changes }, seats: seats.map(({ by }) => by), seed }),
          }}
        />
        <div className="field">
          <label htmlFor="seed">{m.setup.seed}</label>
          <input id="seed" value={seed} maxLength={80} onChange={(event) => setSeed(event.target.value)} aria-describedby="seed-hint" />
          <small id="seed-hint">{m.setup.seedHint}</small>
        </div>
      </details>
      {issues.length > 0 ? (
        <div className="problem" role="alert">
          <strong>{m.setup.problems}</strong>
          <ul>
            {issues.slice(0, 6).map((issue) => (
              <li key={issueText(language, issue, text.issues)}>{issueText(language, issue, text.issues)}</li>
            ))}
          </ul>
        </div>
      ) : undefined}
      {warnings.map((warning) => (
        <p key={issueText(language, warning, text.issues)} className="muted">
          {issueText(language, warning, text.issues)}
        </p>
      ))}
      <p className="buttons setup-start">
        <button type="submit" className="button primary big" disabled={!checked.ok}>
          {m.setup.start}
        </button>
      </p>
      <ShareSetup game={game} choice={{ options, seats: seats.map(({ by }) => by), seed: seed.trim() }} />
      <OnlineStart game={game.id} options={options} seats={seats} text={text} isDisabled={!checked.ok} hasSeed={seed.trim() !== ''} />
    </form>
  )
}
