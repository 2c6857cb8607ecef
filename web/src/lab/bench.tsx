import { BOT_KINDS, LEVEL_NAMES, type BotLevel } from '@echappee/bots'
import { checkOptions, defaultOptions, type Json } from '@echappee/kernel'
import type { StudyPlan } from '@echappee/study/plan'
import { useId, useRef, useState, type ReactElement } from 'react'
import { OptionForm } from '../setup/option-form.tsx'
import { menu, type LoadedGame } from '../shell/games.ts'
import { useWords } from '../shell/language.tsx'
import { labWords } from '../words/index.ts'
import { Outcome } from './outcome.tsx'
import { LONGEST_SEED, MOST_GAMES, USUAL_SEED, otherOptions, type StudyWish } from './study-link.ts'
import { StudyShelf } from './study-shelf.tsx'
import { useStudy } from './use-study.ts'

const GAME_COUNTS = [100, 500, 2000, MOST_GAMES]

interface BenchProps {
  readonly loaded: LoadedGame
  readonly wish: StudyWish
  readonly onChange: (changed: Partial<StudyWish>) => void
}

/** What is asked, and below it what was found. */
export function Bench({ loaded, wish, onChange }: BenchProps): ReactElement {
  const { game, text, ui } = loaded
  const { language } = useWords()
  const say = labWords(language)
  const id = useId()
  const { min, max, best } = game.seats
  const seats = Math.min(max, Math.max(min, wish.seats ?? best))
  const options: Readonly<Record<string, unknown>> = { ...defaultOptions(game.optionFields), ...wish.options }
  const checked = checkOptions(game, options, seats)
  const form = useRef<HTMLFormElement>(null)
  const [running, setRunning] = useState<StudyPlan>()
  const part = useStudy(running, wish.games)
  const isRunning = running !== undefined && (part?.count ?? 0) < wish.games
  const ask = (changed: Partial<StudyWish>) => {
    setRunning(undefined)
    onChange(changed)
  }
  const begin = () => {
    if (!checked.ok) return
    const variant = { label: game.id, options: checked.value as Json, bots: Array.from({ length: seats }, () => wish.level) }
    setRunning({ game: game.id, rulesVersion: game.rulesVersion, seed: wish.seed || USUAL_SEED, variants: [variant] })
  }
  const counts = [...new Set([...GAME_COUNTS, wish.games])].sort((a, b) => a - b)
  return (
    <>
      <form
        ref={form}
        className="panel lab-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (isRunning) setRunning(undefined)
          else begin()
        }}
      >
        <label htmlFor={`${id}-game`}>{say.game}</label>
        <select id={`${id}-game`} value={game.id} onChange={(event) => ask({ game: event.target.value, options: {}, seats: undefined })}>
          {menu.map((each) =>
            each.parts === undefined ? undefined : (
              <option key={each.id} value={each.id}>
                {each.cover.title}
              </option>
            ),
          )}
        </select>
        <label htmlFor={`${id}-seats`}>{say.seats}</label>
        <select id={`${id}-seats`} value={seats} onChange={(event) => ask({ seats: Number(event.target.value) })}>
          {Array.from({ length: max - min + 1 }, (_, i) => (
            <option key={i}>{min + i}</option>
          ))}
        </select>
        <label htmlFor={`${id}-level`}>{say.level}</label>
        <select id={`${id}-level`} value={wish.level} onChange={(event) => ask({ level: event.target.value as BotLevel })}>
          {BOT_KINDS.map((level) => (
            <option key={level} value={level}>
              {LEVEL_NAMES[level]}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-games`}>{say.games}</label>
        <select id={`${id}-games`} value={wish.games} onChange={(event) => ask({ games: Number(event.target.value) })}>
          {counts.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
        <label htmlFor={`${id}-seed`}>{say.seed}</label>
        <input id={`${id}-seed`} value={wish.seed} maxLength={LONGEST_SEED} onChange={(event) => ask({ seed: event.target.value })} />
        <details className="lab-rules" open={!checked.ok || undefined}>
          <summary>{say.rules}</summary>
          <OptionForm
            fields={game.optionFields}
            text={text}
            editors={ui.editors ?? {}}
            options={options}
            onChange={(next) => ask({ options: otherOptions(game, next) })}
          />
        </details>
        {checked.ok ? undefined : (
          <p className="problem" role="alert">
            {say.impossible}
          </p>
        )}
        <button type="submit" className="button primary" disabled={!checked.ok}>
          {isRunning ? say.stop : say.begin}
        </button>
      </form>
      {running === undefined ? undefined : <Outcome game={game} plan={running} part={part} wish={{ ...wish, seats }} seats={seats} />}
      <StudyShelf
        game={game}
        onWish={(wanted) => {
          ask(wanted)
          form.current?.querySelector<HTMLButtonElement>('[type="submit"]')?.focus()
        }}
      />
    </>
  )
}
