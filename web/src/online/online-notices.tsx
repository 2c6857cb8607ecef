import { SPECTATOR } from '@echappee/kernel'
import type { TableInfo } from '@echappee/protocol'
import type { ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import type { OnlineState } from './online-table.ts'
import type { Shown } from '../table/table.ts'
import { Link } from '../shell/link.tsx'
import type { Told } from './told-before.ts'
import { TimeLeft } from './time-left.tsx'

interface OnlineNoticesProps {
  readonly info: TableInfo
  readonly hasPastRules: boolean
  readonly state: OnlineState
  readonly shown: Shown
  readonly problem: string | undefined
  readonly names: (seat: number) => string
  readonly wasFreed: boolean
  readonly isScreen: boolean
  readonly comeBack: () => void
  readonly agree: (doesAgree: boolean) => void
  readonly pause: (isOn: boolean) => void
  /** What had just been told where somebody wishes to go back to. */
  readonly proposed: Told | undefined
  /** Absent for whoever has no seat. */
  readonly rematch: (() => void) | undefined
}

/** What must be said above the prompt of an online race. */
export function OnlineNotices(props: OnlineNoticesProps): ReactElement {
  const { info, hasPastRules, state, shown, problem, names, wasFreed, isScreen, comeBack, agree, pause, proposed, rematch } = props
  const { m } = useWords()
  const { seat, deadline } = state
  const standIn = seat === SPECTATOR ? null : (info.seats[seat]?.standIn ?? null)
  return (
    <>
      {state.isLost ? <Alert text={m.online.lost} /> : undefined}
      {wasFreed ? <p className="table-notice">{m.online.freed}</p> : undefined}
      {problem === undefined ? undefined : <Alert text={problem} />}
      {standIn === null ? undefined : (
        <p className="table-notice">
          {m.online.standIn(names(seat))}{' '}
          <button type="button" className="button" onClick={comeBack}>
            {m.online.comeBack}
          </button>
        </p>
      )}
      {state.hasRunOut && standIn === null ? <Alert text={m.online.ranOut(info.standIn.after)} /> : undefined}
      {hasPastRules && info.ended === null ? <p className="table-notice">{m.online.pastRules(info.rulesVersion)}</p> : undefined}
      {info.isPaused && info.status === 'running' ? (
        <p className="table-notice">
          {m.people.paused}{' '}
          {seat === info.host ? (
            <button type="button" className="button" onClick={() => pause(false)}>
              {m.people.goOn}
            </button>
          ) : undefined}
        </p>
      ) : undefined}
      <Proposal {...{ info, seat, names, agree, proposed }} />
      {info.ended === null ? undefined : <p className="table-notice">{m.online.ended[info.ended]}</p>}
      {info.rematch === null ? undefined : (
        <p className="table-notice">
          {m.online.rematchReady}{' '}
          {rematch === undefined ? (
            <Link to={{ page: 'onlineTable', id: info.rematch, isScreen }} className="button">
              {m.online.rematchGo}
            </Link>
          ) : (
            <button type="button" className="button" onClick={rematch}>
              {m.online.rematchGo}
            </button>
          )}
        </p>
      )}
      {deadline === undefined || shown.outcome !== undefined ? undefined : (
        <TimeLeft deadline={deadline} ahead={state.ahead} isOwn={shown.awaited.includes(seat)} />
      )}
    </>
  )
}

function Alert({ text }: { readonly text: string }): ReactElement {
  return (
    <p className="table-notice" role="alert">
      {text}
    </p>
  )
}

/** Somebody wishes to go back, or all have gone back: what was seen is known still. */
function Proposal({
  info,
  seat,
  names,
  agree,
  proposed,
}: Pick<OnlineNoticesProps, 'info' | 'names' | 'agree' | 'proposed'> & { seat: number }): ReactElement | undefined {
  const { m, language } = useWords()
  const { proposal } = info
  const last = info.rewinds.at(-1)
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  if (proposal === null || info.status !== 'running')
    return last === undefined || info.status !== 'running' ? undefined : (
      <p className="table-notice">
        {m.people.rewound(info.rewinds.length)}
        {last.seen.length === 0 ? '' : ` ${m.people.seen(list.format(last.seen.map(names)))}`}
      </p>
    )
  const isAsked = info.seats[seat]?.by === 'human' && !proposal.agreed.includes(seat)
  return (
    <p className="table-notice" role="alert">
      {m.people.wishesBack(names(proposal.seat), proposal.decision + 1)}{' '}
      {proposed === undefined || proposed.line === '' ? undefined : <em>{m.people.wishesBackAfter(proposed.line)} </em>}
      {isAsked ? (
        <>
          <button type="button" className="button primary" onClick={() => agree(true)}>
            {m.people.agree}
          </button>{' '}
        </>
      ) : undefined}
      {info.seats[seat]?.by === 'human' ? (
        <button type="button" className="button" onClick={() => agree(false)}>
          {isAsked ? m.people.disagree : m.people.withdraw}
        </button>
      ) : undefined}
    </p>
  )
}
