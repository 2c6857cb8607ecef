import { RiderToken } from '@echappee/kit'
import type { ReactElement } from 'react'
import type { Card } from '../../content/cards.ts'
import { wordsIn, type Props } from '../props.ts'
import { leaderOf } from '../../text/race.ts'
import { MiniCards } from './mini-cards.tsx'

export interface Turn {
  readonly seat: number
  readonly state?: 'now' | 'in' | 'waiting' | 'out' | 'ready' | undefined
  readonly cards?: readonly Card[] | undefined
  /** Where no cards lie. */
  readonly note?: string
  /** After the name, for those who hear. */
  readonly role?: string
}

/** People in the order of speaking, each with what lies in front of him. */
export function Order({ label, turns, ...props }: Props & { readonly label?: string; readonly turns: readonly Turn[] }): ReactElement {
  const { scene, names, language } = props
  return (
    <ol className="ti-order" aria-label={label}>
      {turns.map(({ seat, state, cards = [], note = '…', role }) => (
        <li key={seat} data-state={state} aria-current={state === 'now' ? 'true' : undefined}>
          <RiderToken
            seat={seat}
            isLeader={leaderOf(scene) === seat}
            size={32}
            label={role === undefined ? names(seat) : `${names(seat)}, ${role}`}
          />
          <span className="ti-order-laid">{cards.length > 0 ? <MiniCards cards={cards} words={wordsIn(language)} /> : <i>{note}</i>}</span>
        </li>
      ))}
    </ol>
  )
}
