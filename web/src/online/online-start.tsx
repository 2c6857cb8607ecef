import type { Clock, Problem } from '@echappee/protocol'
import type { SeatRecord } from '@echappee/kernel'
import { issueText, type AnyGameText } from '@echappee/text'
import { useState, type ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { api } from './api.ts'
import { holdSeat, keepName, ownName } from './keys.ts'
import { go } from '../shell/router.ts'
import { serverProblemText } from './problem-text.ts'

const CLOCKS: Readonly<Record<'none' | 's60' | 's180' | 'd1' | 'd3', Clock>> = {
  none: { kind: 'none' },
  s60: { kind: 'decision', seconds: 60 },
  s180: { kind: 'decision', seconds: 180 },
  d1: { kind: 'days', days: 1 },
  d3: { kind: 'days', days: 3 },
}

interface OnlineStartProps {
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: readonly SeatRecord[]
  readonly text: AnyGameText
  readonly isDisabled: boolean
  readonly hasSeed: boolean
}

/** The same race, for friends by a link: persons of the set-up become open seats, the first is one's own. */
export function OnlineStart({ game, options, seats, text, isDisabled, hasSeed }: OnlineStartProps): ReactElement {
  const { m, language } = useWords()
  const [clock, setClock] = useState<keyof typeof CLOCKS>('none')
  const [isPublic, setPublic] = useState(false)
  const [hasChat, setChat] = useState(true)
  const [name, setName] = useState(() => ownName())
  const [problem, setProblem] = useState<Problem>()
  const [isAsking, setAsking] = useState(false)

  const free = seats.slice(1).filter(({ by }) => by === 'human').length
  const usual = seats[0]?.name.trim() || m.setup.person(1)

  const create = async () => {
    if (isDisabled || isAsking) return
    setAsking(true)
    const created = await api.create({
      game,
      options: options as Parameters<typeof api.create>[0]['options'],
      seats: seats.map(({ by }, seat) => (seat === 0 || by === 'human' ? 'open' : by)),
      host: name.trim() || usual,
      isPublic,
      hasChat,
      clock: CLOCKS[clock],
      standIn: { after: 2, level: 'greedy' },
    })
    setAsking(false)
    if (!created.ok) return setProblem(created.problem)
    const { table, seat, key } = created.value
    holdSeat(table, seat, key)
    keepName(name.trim())
    go({ page: 'onlineTable', id: table.id, isScreen: false })
  }

  return (
    <details className="setup-options">
      <summary>
        <b>{m.online.setup}</b>
      </summary>
      <p className="muted">{m.online.freeSeats(free)}</p>
      {hasSeed ? <p className="muted">{m.online.noSeed}</p> : undefined}
      <div className="options">
        <div className="field">
          <label htmlFor="online-name">{m.online.yourName}</label>
          <input
            id="online-name"
            value={name}
            placeholder={usual}
            maxLength={24}
            autoComplete="name"
            onChange={(event) => setName(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // Around it is the form of a race on this device.
              event.preventDefault()
              void create()
            }}
          />
        </div>
        <div className="field">
          <label htmlFor="online-clock">{m.online.clock}</label>
          <select id="online-clock" value={clock} onChange={(event) => setClock(event.target.value as keyof typeof CLOCKS)}>
            {Object.keys(CLOCKS).map((key) => (
              <option key={key} value={key}>
                {m.online.clocks[key as keyof typeof CLOCKS]}
              </option>
            ))}
          </select>
        </div>
        <label className="check">
          <input type="checkbox" checked={isPublic} onChange={(event) => setPublic(event.target.checked)} />
          {m.online.isPublic}
        </label>
        <label className="check">
          <input type="checkbox" checked={hasChat} onChange={(event) => setChat(event.target.checked)} />
          {m.online.hasChat}
        </label>
      </div>
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
      <p className="buttons">
        <button type="button" className="button primary" disabled={isDisabled || isAsking} onClick={() => void create()}>
          {m.online.create}
        </button>
      </p>
    </details>
  )
}
