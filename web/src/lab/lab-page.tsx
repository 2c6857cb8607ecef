import { BOT_KINDS, LEVEL_NAMES, type BotLevel } from '@echappee/bots'
import { checkOptions, defaultOptions, type Json } from '@echappee/kernel'
import type { StudyPlan } from '@echappee/study/plan'
import { columnsFor } from '@echappee/study/stretch'
import { useId, useState, type ReactElement } from 'react'
import { OptionForm } from '../setup/option-form.tsx'
import { CopyLink } from '../shell/copy-link.tsx'
import { PageFrame } from '../shell/frame.tsx'
import { useGame } from '../shell/game-page.tsx'
import { findGame, menu, type LoadedGame } from '../shell/games.ts'
import { useWords } from '../shell/language.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { Found } from './found.tsx'
import './lab.css'
import { MOST_GAMES, commandOf, readWish, writeWish, type StudyWish } from './study-link.ts'
import { useStudied } from './use-studied.ts'
import { useStudy } from './use-study.ts'

const GAME_COUNTS = [100, 500, 2000, MOST_GAMES]

/** Is this rule fair, and how sure are we? Bots play many games in workers; the link holds all that was asked. */
export function LabPage(): ReactElement {
  const { m } = useWords()
  usePageTitle(m.lab.title)
  const [wish, setWish] = useState(() => readWish(location.search, menu[0]!.id))
  const known = findGame(wish.game)?.parts === undefined ? { ...wish, game: menu[0]!.id } : wish
  const loaded = useGame(known.game)
  const change = (changed: Partial<StudyWish>) => {
    const next = { ...known, ...changed }
    setWish(next)
    history.replaceState(history.state, '', writeWish(next))
  }
  return (
    <PageFrame>
      <div className="lab-page">
        <h1>{m.lab.title}</h1>
        <p className="muted">{m.lab.intro}</p>
        {loaded === undefined || loaded.entry.id !== known.game ? (
          <p className="loading">{m.setup.loading}</p>
        ) : (
          <Bench key={known.game} loaded={loaded} wish={known} onChange={change} />
        )}
      </div>
    </PageFrame>
  )
}

interface BenchProps {
  readonly loaded: LoadedGame
  readonly wish: StudyWish
  readonly onChange: (changed: Partial<StudyWish>) => void
}

function Bench({ loaded: { entry, game, text }, wish, onChange }: BenchProps): ReactElement {
  const { m } = useWords()
  const id = useId()
  const { min, max, best } = game.seats
  const seats = Math.min(max, Math.max(min, wish.seats ?? best))
  const usual = defaultOptions(game.optionFields)
  const options: Readonly<Record<string, unknown>> = { ...usual, ...wish.options }
  const checked = checkOptions(game, options, seats)
  const [running, setRunning] = useState<StudyPlan>()
  const studied = useStudied(entry.id)
  const part = useStudy(running, wish.games)
  const ask = (changed: Partial<StudyWish>) => {
    setRunning(undefined)
    onChange(changed)
  }
  const begin = () => {
    if (!checked.ok) return
    const variant = { label: game.id, options: checked.value as Json, bots: Array.from({ length: seats }, () => wish.level) }
    setRunning({ game: game.id, rulesVersion: game.rulesVersion, seed: wish.seed, variants: [variant] })
  }
  const setOptions = (next: Readonly<Record<string, unknown>>) =>
    ask({
      options: Object.fromEntries(Object.entries(next).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(usual[key]))),
    })
  const isDone = part !== undefined && part.count >= wish.games
  return (
    <>
      <form
        className="panel lab-form"
        onSubmit={(event) => {
          event.preventDefault()
          begin()
        }}
      >
        <label htmlFor={`${id}-game`}>{m.lab.game}</label>
        <select id={`${id}-game`} value={entry.id} onChange={(event) => ask({ game: event.target.value, options: {}, seats: undefined })}>
          {menu.map((each) =>
            each.parts === undefined ? undefined : (
              <option key={each.id} value={each.id}>
                {each.cover.title}
              </option>
            ),
          )}
        </select>
        <label htmlFor={`${id}-seats`}>{m.lab.seats}</label>
        <select id={`${id}-seats`} value={seats} onChange={(event) => ask({ seats: Number(event.target.value) })}>
          {Array.from({ length: max - min + 1 }, (_, i) => (
            <option key={i}>{min + i}</option>
          ))}
        </select>
        <label htmlFor={`${id}-level`}>{m.lab.level}</label>
        <select id={`${id}-level`} value={wish.level} onChange={(event) => ask({ level: event.target.value as BotLevel })}>
          {BOT_KINDS.map((level) => (
            <option key={level} value={level}>
              {LEVEL_NAMES[level]}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-games`}>{m.lab.games}</label>
        <select id={`${id}-games`} value={wish.games} onChange={(event) => ask({ games: Number(event.target.value) })}>
          {[...new Set([...GAME_COUNTS, wish.games])]
            .sort((a, b) => a - b)
            .map((count) => (
              <option key={count}>{count}</option>
            ))}
        </select>
        <details className="lab-rules">
          <summary>{m.lab.rules}</summary>
          <OptionForm fields={game.optionFields} text={text} editors={{}} options={options} onChange={setOptions} />
        </details>
        {checked.ok ? undefined : (
          <p className="problem" role="alert">
            {m.lab.impossible}
          </p>
        )}
        <button type="submit" className="button primary" disabled={!checked.ok || (running !== undefined && !isDone)}>
          {m.lab.begin}
        </button>
      </form>
      {running === undefined ? undefined : (
        <section className="panel" aria-labelledby={`${id}-found`}>
          <h2 id={`${id}-found`}>{m.lab.found}</h2>
          <output>{m.lab.progress(part?.count ?? 0, wish.games)}</output>
          <progress max={wish.games} value={part?.count ?? 0} aria-label={m.lab.found} />
          {part === undefined || studied === undefined ? undefined : (
            <Found part={part} columns={columnsFor({ game, ...studied }, { bots: running.variants[0]!.bots })} seats={seats} />
          )}
          <p className="lab-command">
            <code>{commandOf(wish, seats)}</code>
          </p>
          <CopyLink link={new URL(writeWish({ ...wish, seats }), location.href).href} label={m.lab.link} />
        </section>
      )}
    </>
  )
}
