import { SPECTATOR } from '@echappee/kernel'
import type { TableInfo } from '@echappee/protocol'
import type { ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import type { OnlineState } from './online-table.ts'
import type { Shown } from '../table/table.ts'
import { Link } from '../shell/link.tsx'
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
  /** Absent for whoever has no seat. */
  readonly rematch: (() => void) | undefined
}

/** What must be said above the prompt of an online race. */
export function OnlineNotices(props: OnlineNoticesProps): ReactElement {
  const { info, hasPastRules, state, shown, problem, names, wasFreed, isScreen, comeBack, rematch } = props
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
