import type { Seat } from '@echappee/kernel'
import type { ReactElement, ReactNode, Ref } from 'react'
import type { TableProps } from '../table.ts'
import { kitWords } from '../words/index.ts'
import { RiderToken } from './rider-token.tsx'
import { RobotMark } from './robot-mark.tsx'

// oxlint-disable-next-line typescript/no-explicit-any -- the table of any game
type AnyTable = TableProps<any, any, any>

/** Everybody's panels, one `PersonPanel` each. */
export function People({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactElement {
  return (
    <ol className="people" aria-label={label}>
      {children}
    </ol>
  )
}

interface PersonPanelProps {
  readonly table: AnyTable
  readonly seat: Seat
  readonly isTurn?: boolean
  readonly isLeader?: boolean
  /** Out of the race. */
  readonly isOut?: boolean
  /** On the token: a cap, a jersey. */
  readonly badge?: ReactNode
  /** After the name. */
  readonly beside?: ReactNode
  /** At the right: `Score`, a time, a gap. */
  readonly score?: ReactNode
  /** Below: state, tags, `RiderRow`s of a team. */
  readonly children?: ReactNode
  readonly panel?: Ref<HTMLLIElement>
}

/** A rider or a team: token, name, whether it is you or a robot, score and state. */
export function PersonPanel(props: PersonPanelProps): ReactElement {
  const { table, seat, isTurn = false, isLeader = false, isOut = false, badge, beside, score, children, panel } = props
  const { names, isBot, botKind, viewer, language } = table
  return (
    <li
      className="person"
      ref={panel}
      data-panel={seat}
      data-turn={isTurn || undefined}
      data-out={isOut || undefined}
      data-own={seat === viewer || undefined}
      aria-current={isTurn ? 'true' : undefined}
    >
      <span className="person-token">
        <RiderToken seat={seat} isLeader={isLeader} size={44} />
        {badge}
      </span>
      <div className="person-name">
        <b>{names(seat)}</b>
        {seat === viewer ? (
          <small>{kitWords(language).you}</small>
        ) : isBot(seat) ? (
          <RobotMark language={language} kind={botKind?.(seat)} />
        ) : undefined}
        {beside}
      </div>
      {score}
      {children}
    </li>
  )
}

interface OrderProps {
  readonly table: AnyTable
  readonly seats: readonly Seat[]
  readonly acting: Seat | undefined
  readonly isLeader?: (seat: Seat) => boolean
  readonly label?: string
}

/** Who plays after whom. */
export function OrderOfPlay({ table, seats, acting, isLeader, label }: OrderProps): ReactElement {
  const words = label ?? kitWords(table.language).order
  return (
    <div className="order-of-play">
      <span>{words}</span>
      <ol aria-label={words}>
        {seats.map((seat) => (
          <li key={seat} data-turn={acting === seat || undefined} aria-current={acting === seat ? 'true' : undefined}>
            <RiderToken seat={seat} isLeader={isLeader?.(seat) ?? false} size={24} label={table.names(seat)} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** How many cards somebody holds; `label` in words. */
export function CardCount({ count, label }: { readonly count: number; readonly label: string }): ReactElement {
  return (
    <span className="card-count" title={label}>
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
        <rect x="6" y="2" width="9" height="12" rx="2" fill="none" stroke="currentColor" strokeWidth="1.6" transform="rotate(12 10 8)" />
        <rect x="3" y="3" width="9" height="12" rx="2" fill="var(--card)" stroke="currentColor" strokeWidth="1.6" />
      </svg>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  )
}

interface TagProps {
  /** `turn` is yellow, `good` green, `bad` red, `calm` sand, `dark` ink. */
  readonly kind?: 'turn' | 'good' | 'bad' | 'calm' | 'dark'
  readonly title?: string
  readonly children: ReactNode
}

/** A short state on a coloured ground. */
export function Tag({ kind = 'calm', title, children }: TagProps): ReactElement {
  return (
    <span className="tag" data-kind={kind} title={title}>
      {children}
    </span>
  )
}
