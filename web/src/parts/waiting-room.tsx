import { BOT_LEVELS } from '@echappee/bots'
import type { Problem, TableInfo } from '@echappee/protocol'
import { RiderToken } from '@echappee/ui'
import { useState, type ReactElement } from 'react'
import { useWords } from '../language.tsx'
import { api, type Told } from '../online/api.ts'
import { forgetSeat, newNonce, type SeatHold } from '../online/keys.ts'
import { go, makePath } from '../router.ts'
import { nameOf } from '../online/names.ts'
import { CopyLink } from './copy-link.tsx'
import { Frame } from './frame.tsx'
import { NotifyMe } from './notify-me.tsx'

interface WaitingRoomProps {
  readonly info: TableInfo
  readonly seat: number
  readonly hold: SeatHold | undefined
  readonly title: string
  readonly isConnected: boolean
  readonly onTake: (hold: SeatHold) => void
}

/** Before the start: who sits where, the link to share, and for the host the bots and the start. */
export function WaitingRoom({ info, seat, hold, title, isConnected, onTake }: WaitingRoomProps): ReactElement {
  const { m } = useWords()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const isHost = hold !== undefined && seat === info.host
  const isFull = info.seats.every(({ by, isReady }) => by !== 'open' && isReady)
  const told = (answer: Told<unknown>) => setProblem(answer.ok ? undefined : answer.problem)

  const take = async (wanted: number) => {
    // Drawn after this page was shown the commitment.
    const { commitment } = info.fairness
    const nonce = newNonce()
    const taken = await api.take(info.id, name.trim() === '' ? m.setup.person(wanted + 1) : name.trim(), nonce, wanted)
    if (taken.ok) onTake({ key: taken.value.key, seat: taken.value.seat, commitment, nonce })
    else setProblem(taken.problem)
  }
  const leave = async () => {
    if (hold === undefined) return
    const answer = await api.leave(info.id, hold.key)
    if (!answer.ok) return setProblem(answer.problem)
    forgetSeat(info.id)
    go({ page: 'online' })
  }

  return (
    <Frame>
      <div className="online-page">
        <h1>{title}</h1>
        <h2>{m.online.waitingTitle}</h2>
        <p>{m.online.share}</p>
        <CopyLink link={`${location.origin}${makePath({ page: 'onlineTable', id: info.id, isScreen: false })}`} />
        {isConnected ? undefined : <output className="problem">{m.online.lost}</output>}
        {hold === undefined ? (
          <div className="field">
            <label htmlFor="join-name">{m.online.yourName}</label>
            <input id="join-name" value={name} maxLength={24} autoComplete="name" onChange={(event) => setName(event.target.value)} />
          </div>
        ) : undefined}
        <ol className="waiting-seats">
          {info.seats.map(({ name: who, by, isReady }, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
            <li key={i} data-own={i === seat || undefined}>
              <RiderToken seat={i} size={44} />
              <span>
                {by === 'open' ? <em className="muted">{m.online.seatFree}</em> : <strong>{nameOf(who, i)}</strong>}
                {by === 'open' || by === 'human' ? undefined : <em className="muted"> {m.setup.by[by] ?? by}</em>}
                {by === 'human' && !isReady ? <em className="muted"> {m.online.seatNotReady}</em> : undefined}
              </span>
              <span className="buttons">
                {by === 'open' && hold === undefined ? (
                  <button type="button" className="button primary" onClick={() => void take(i)}>
                    {m.online.join}
                  </button>
                ) : undefined}
                {isHost && by === 'open'
                  ? BOT_LEVELS.map((level) => (
                      <button
                        key={level}
                        type="button"
                        className="button"
                        onClick={() => void api.fill(info.id, hold.key, i, level).then(told)}
                      >
                        {m.setup.by[level] ?? level}
                      </button>
                    ))
                  : undefined}
                {isHost && i !== seat && by !== 'open' ? (
                  <button type="button" className="button" onClick={() => void api.fill(info.id, hold.key, i, 'open').then(told)}>
                    {m.online.reopen}
                  </button>
                ) : undefined}
                {i === seat && !isHost && hold !== undefined ? (
                  <button type="button" className="button" onClick={() => void leave()}>
                    {m.online.leave}
                  </button>
                ) : undefined}
              </span>
            </li>
          ))}
        </ol>
        {hold === undefined ? undefined : <NotifyMe table={info.id} hold={hold} />}
        {problem === undefined ? undefined : (
          <p className="problem" role="alert">
            {m.online.problems[problem.code] ?? problem.sentence}
          </p>
        )}
        {isHost ? (
          <p className="buttons">
            <button
              type="button"
              className="button primary big"
              disabled={!isFull}
              onClick={() => void api.start(info.id, hold.key).then(told)}
            >
              {m.online.start}
            </button>
            {isFull ? undefined : <span className="muted">{m.online.startWaits}</span>}
          </p>
        ) : (
          <p className="muted">{m.online.onlyHost(info.seats[info.host]?.name ?? '?')}</p>
        )}
      </div>
    </Frame>
  )
}
