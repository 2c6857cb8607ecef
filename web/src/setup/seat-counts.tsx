import { BOT_CHOICES, LEVEL_NAMES, type BotLevel } from '@echappee/bots'
import type { SeatRecord } from '@echappee/kernel'
import { useId, type ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { nextBot } from './start.ts'

interface SeatCountsProps {
  /** What the people are called, and how few of them there can be. */
  readonly people?: { readonly label: string; readonly least: number }
  readonly seats: readonly SeatRecord[]
  readonly limits: { readonly min: number; readonly max: number }
  readonly onChange: (seats: readonly SeatRecord[]) => void
}

/** How many people on this device, how many bots, and how they ride. */
export function SeatCounts({ people: wanted, seats, limits: { min, max }, onChange }: SeatCountsProps): ReactElement {
  const { m } = useWords()
  const id = useId()
  const people = seats.filter(({ by }) => by === 'human')
  const bots = seats.filter(({ by }) => by !== 'human')
  const levels = new Set(bots.map(({ by }) => by))
  const [level = ''] = levels.size === 1 ? levels : []
  const addPerson = () => onChange([...people, { name: '', by: 'human' }, ...bots.slice(0, max - people.length - 1)])
  const addBot = () => onChange([...seats, { ...nextBot(seats), ...(level === '' ? {} : { by: level }) }])
  const without = (isPerson: boolean) => {
    const last = seats.findLastIndex(({ by }) => (by === 'human') === isPerson)
    const left = seats.filter((_, seat) => seat !== last)
    onChange(left.length < min ? [...left, nextBot(left)] : left)
  }
  return (
    <div className="seat-counts">
      <Stepper
        label={wanted?.label ?? m.setup.people}
        value={people.length}
        less={people.length > (wanted?.least ?? 0) ? () => without(true) : undefined}
        more={people.length < max ? addPerson : undefined}
      />
      <Stepper
        label={m.setup.bots}
        value={bots.length}
        less={bots.length > 0 && seats.length > min ? () => without(false) : undefined}
        more={seats.length < max ? addBot : undefined}
      />
      {bots.length === 0 ? undefined : (
        <div className="field">
          <label htmlFor={id}>{m.setup.level}</label>
          <select
            id={id}
            value={level}
            aria-describedby={`${id}-plays`}
            onChange={({ target }) => onChange(seats.map((seat) => (seat.by === 'human' ? seat : { ...seat, by: target.value })))}
          >
            {level === '' ? <option value="">{m.setup.variousLevels}</option> : undefined}
            {level === 'random' ? <option value="random">{LEVEL_NAMES.random}</option> : undefined}
            {BOT_CHOICES.map((kind) => (
              <option key={kind} value={kind}>
                {LEVEL_NAMES[kind]}
              </option>
            ))}
          </select>
          <small id={`${id}-plays`}>{level === '' ? m.setup.variousPlay : m.setup.plays[level as BotLevel]}</small>
        </div>
      )}
    </div>
  )
}

interface StepperProps {
  readonly label: string
  readonly value: number
  readonly less: (() => void) | undefined
  readonly more: (() => void) | undefined
}

function Stepper({ label, value, less, more }: StepperProps): ReactElement {
  const { m } = useWords()
  return (
    <fieldset className="stepper">
      <legend>{label}</legend>
      <button type="button" className="button" aria-label={m.setup.fewer(label)} disabled={less === undefined} onClick={less}>
        −
      </button>
      <output>{value}</output>
      <button type="button" className="button" aria-label={m.setup.more(label)} disabled={more === undefined} onClick={more}>
        +
      </button>
    </fieldset>
  )
}
