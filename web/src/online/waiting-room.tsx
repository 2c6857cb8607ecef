import { BOT_CHOICES, LEVEL_NAMES } from '@echappee/bots'
import type { Problem, SeatPresence, TableInfo } from '@echappee/protocol'
import { RiderToken } from '@echappee/kit'
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { useWords } from '../shell/language.tsx'
import { api, type ApiResult } from './api.ts'
import { forgetSeat, keepName, nonceFor, ownName, type SeatHold } from './keys.ts'
import { go, makePath } from '../shell/router.ts'
import { namesOf } from './names.ts'
import { poster, type LoadedGame } from '../shell/games.ts'
import { CopyLink } from '../shell/copy-link.tsx'
import { PageFrame } from '../shell/frame.tsx'
import { Link } from '../shell/link.tsx'
import { QrCode } from '../shell/qr-code.tsx'
import { NotifyMe } from './notify-me.tsx'
import { TellMe } from './tell-me.tsx'
import { Meanwhile } from './meanwhile.tsx'
import { Presence } from './presence.tsx'
import { waitAt } from './waiting-at.ts'
import { RaceFacts } from './race-facts.tsx'
import { serverProblemText } from './problem-text.ts'

interface WaitingRoomProps {
  readonly info: TableInfo
  readonly seat: number
  readonly hold: SeatHold | undefined
  readonly loaded: LoadedGame
  /** What the server has last said no to. */
  readonly problem: string | undefined
  readonly isLost: boolean
  readonly isScreen: boolean
  readonly chat: ReactNode
  readonly presence: readonly SeatPresence[]
  readonly onTake: (hold: SeatHold) => void
}

/** Before the start: who sits where, the link to share, and for the host the bots and the start. */
export function WaitingRoom({
  info,
  seat,
  hold,
  loaded,
  problem: outerProblem,
  isLost,
  isScreen,
  chat,
  presence,
  onTake,
}: WaitingRoomProps): ReactElement {
  const { m } = useWords()
  const [name, setName] = useState(ownName)
  const [refused, setProblem] = useState<Problem>()
  const problem = refused === undefined ? outerProblem : serverProblemText(m.online.problems, refused)
  const ofCup = info.cup
  const isHost = hold !== undefined && seat === info.host && ofCup === null
  const isFull = info.seats.every(({ by, isReady }) => by !== 'open' && isReady)
  const names = namesOf(info.seats)
  const hasFree = info.seats.some(({ by }) => by === 'open')
  const mayJoin = hold === undefined && !isScreen && hasFree
  const [botLevel, setBotLevel] = useState(info.standIn.level)
  const free = info.seats.flatMap(({ by }, i) => (by === 'open' ? [i] : []))
  const fillAll = async () => {
    for (const at of free) if (hold !== undefined) showProblem(await api.fill(info.id, hold.key, at, botLevel))
  }
  // Whoever reads the rules meanwhile finds back.
  useEffect(() => {
    if (hold !== undefined) waitAt(info.id)
  }, [hold, info.id])
  const showProblem = (answer: ApiResult<unknown>) => setProblem(answer.ok ? undefined : answer.problem)

  // The button that was pressed gives way to others: the keyboard stays in its row.
  const row = useRef<Element>(null)
  const fill = async (button: Element, at: number, by: string) => {
    if (hold === undefined) return
    row.current = button.closest('li')
    showProblem(await api.fill(info.id, hold.key, at, by))
  }
  useEffect(() => {
    if (row.current === null || document.activeElement !== document.body) return
    row.current.querySelector('button')?.focus()
    row.current = null
  })

  const take = async (wanted: number) => {
    // Drawn after this page was shown the commitment, and once.
    const { commitment } = info.fairness
    const nonce = nonceFor(info)
    const result = await api.take(info.id, name.trim() === '' ? m.setup.person(wanted + 1) : name.trim(), nonce, wanted)
    if (!result.ok) return setProblem(result.problem)
    keepName(name.trim())
    onTake({ key: result.value.key, seat: result.value.seat, commitment, nonce })
  }
  const leave = async () => {
    if (hold === undefined) return
    const answer = await api.leave(info.id, hold.key)
    if (!answer.ok) return setProblem(answer.problem)
    forgetSeat(info.id)
    waitAt(undefined)
    go({ page: 'online' })
  }

  const link = `${location.origin}${makePath({ page: 'onlineTable', id: info.id, isScreen: false })}`
  const share =
    ofCup !== null ? (
      <p className="buttons">
        <Link to={{ page: 'cup', id: ofCup }} className="button">
          {m.newTable.backToCup}
        </Link>
      </p>
    ) : (
      <div className="share">
        <p>{m.online.share}</p>
        {isScreen ? <QrCode link={link} isLarge /> : undefined}
        {/* On a phone it would stand before those who have come. */}
        <CopyLink link={link} hasCode={!isScreen && hold !== undefined && matchMedia('(min-width: 901px)').matches} />
      </div>
    )
  return (
    <PageFrame>
      <div className="online-page waiting-room">
        <header className="waiting-head">
          <img src={poster(info.game)} alt="" width="75" height="80" />
          <div>
            <h1>{loaded.entry.cover.title}</h1>
            <h2>{m.online.waitingTitle}</h2>
          </div>
        </header>
        {hold !== undefined || isScreen ? share : undefined}
        <div className="waiting-main">
          {isLost ? <output className="problem">{m.online.lost}</output> : undefined}
          {hold === undefined && !isScreen ? <p>{hasFree ? m.online.invited(names[info.host] ?? '?') : m.online.full}</p> : undefined}
          {mayJoin ? (
            <div className="field">
              <label htmlFor="join-name">{m.online.yourName}</label>
              <input id="join-name" value={name} maxLength={24} autoComplete="name" onChange={(event) => setName(event.target.value)} />
            </div>
          ) : undefined}
          <ol className="waiting-seats">
            {info.seats.map(({ by, isReady }, i) => (
              // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
              <li key={i} data-own={i === seat || undefined}>
                <RiderToken seat={i} size={44} />
                <span>
                  {by === 'open' ? <em className="muted">{m.online.seatFree}</em> : <strong>{names[i]}</strong>}
                  {by === 'open' || by === 'human' ? undefined : <em className="muted"> {m.setup.by[by] ?? by}</em>}
                  {by === 'human' && !isReady ? <em className="muted"> {m.online.seatNotReady}</em> : undefined}
                  {by === 'human' && isReady && i !== seat ? <Presence presence={presence[i]} /> : undefined}
                </span>
                <span className="buttons">
                  {by === 'open' && mayJoin ? (
                    <button type="button" className="button primary" onClick={() => void take(i)}>
                      {m.online.join}
                    </button>
                  ) : undefined}
                  {isHost && by === 'open' ? (
                    <button type="button" className="button" onClick={({ currentTarget }) => void fill(currentTarget, i, botLevel)}>
                      {m.presence.botHere}
                    </button>
                  ) : undefined}
                  {isHost && i !== seat && by !== 'open' ? (
                    <button type="button" className="button" onClick={({ currentTarget }) => void fill(currentTarget, i, 'open')}>
                      {m.online.reopen}
                    </button>
                  ) : undefined}
                  {i === seat && !isHost && hold !== undefined && ofCup === null ? (
                    <button type="button" className="button" onClick={() => void leave()}>
                      {m.online.leave}
                    </button>
                  ) : undefined}
                </span>
              </li>
            ))}
          </ol>
          {hold === undefined ? undefined : info.clock.kind === 'days' ? (
            <TellMe table={info.id} hold={hold} />
          ) : (
            <NotifyMe table={info.id} hold={hold} />
          )}
          {info.ended === null ? undefined : <p className="problem">{m.online.ended[info.ended]}</p>}
          {problem === undefined ? undefined : (
            <p className="problem" role="alert">
              {problem}
            </p>
          )}
          {isHost ? (
            <p className="buttons">
              <button
                type="button"
                className="button primary big"
                disabled={!isFull}
                onClick={() => void api.start(info.id, hold.key).then(showProblem)}
              >
                {m.online.start}
              </button>
              {free.length === 0 ? undefined : (
                <>
                  <button type="button" className="button" onClick={() => void fillAll()}>
                    {m.presence.fillAll}
                  </button>
                  <select aria-label={m.setup.level} value={botLevel} onChange={({ target }) => setBotLevel(target.value)}>
                    {BOT_CHOICES.map((kind) => (
                      <option key={kind} value={kind}>
                        {LEVEL_NAMES[kind]}
                      </option>
                    ))}
                  </select>
                </>
              )}
              {isFull ? undefined : <span className="muted">{m.online.startWaits}</span>}
            </p>
          ) : (
            <p className="muted">{ofCup === null ? m.online.onlyHost(names[info.host] ?? '?') : m.newTable.cupStarts}</p>
          )}
        </div>
        <div className="waiting-side">
          {isScreen ? undefined : <Meanwhile info={info} loaded={loaded} />}
          <RaceFacts info={info} loaded={loaded} />
          {hold === undefined && !isScreen ? share : undefined}
          {chat}
        </div>
      </div>
    </PageFrame>
  )
}
