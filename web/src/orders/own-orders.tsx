import type { OwnOrder } from '@echappee/protocol'
import type { ReactElement } from 'react'
import { timeText } from '../online/seat-doing.ts'
import { useWords } from '../shell/language.tsx'
import type { Offers } from './use-offers.ts'

interface OwnOrdersProps {
  readonly offers: Offers
  readonly orders: readonly OwnOrder[]
  readonly onRecall: (number: number) => Promise<boolean>
}

/** The orders of the seat: at work, with what they did and a way to withdraw them; below, those that are no longer. */
export function OwnOrders({ offers, orders, onRecall }: OwnOrdersProps): ReactElement {
  const { words } = offers
  const active = orders.filter(({ state }) => state === 'active')
  const ended = orders.filter(({ state }) => state !== 'active').toReversed()
  return (
    <section aria-labelledby="orders-own">
      <h3 id="orders-own" tabIndex={-1}>
        {words.own}
      </h3>
      {active.length === 0 ? <p className="muted">{words.none}</p> : undefined}
      <ol className="own-orders">
        {active.map((one) => (
          <OwnOrderItem key={one.number} offers={offers} one={one}>
            <button
              type="button"
              className="button"
              aria-label={words.recallOf(saysOf(offers, one))}
              onClick={() => void onRecall(one.number).then((isDone) => (isDone ? focusOwnOrders() : undefined))}
            >
              {words.recall}
            </button>
          </OwnOrderItem>
        ))}
      </ol>
      {active.length > 1 ? <p className="muted">{words.several}</p> : undefined}
      {ended.length === 0 ? undefined : (
        <details className="ended-orders">
          <summary>{words.ended(ended.length)}</summary>
          <ul className="own-orders">
            {ended.map((one) => (
              <OwnOrderItem key={one.number} offers={offers} one={one}>
                <small>{words.states[one.state]}</small>
              </OwnOrderItem>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** What was pressed has gone: the keyboard goes on from the list. */
export function focusOwnOrders(): void {
  document.querySelector<HTMLElement>('#orders-own')?.focus()
}

interface OwnOrderItemProps {
  readonly offers: Offers
  readonly one: OwnOrder
  readonly children: ReactElement
}

function OwnOrderItem({ offers, one, children }: OwnOrderItemProps): ReactElement {
  const { language } = useWords()
  const { text, words } = offers
  return (
    <li>
      <p>
        {saysOf(offers, one)} {one.order.isOnce ? <small className="order-once">{words.once}</small> : undefined}
      </p>
      {children}
      {one.did.length === 0 ? (
        one.state === 'active' ? (
          <small className="muted">{words.idle}</small>
        ) : undefined
      ) : (
        <ul className="order-deeds">
          {one.did.toReversed().map(({ move, about, at, isTakenBack }) => (
            <li key={`${at}`} data-taken-back={isTakenBack || undefined}>
              <time dateTime={new Date(at).toISOString()}>{timeText(at, language)}</time> <span>{text.did(move as never, about)}</span>
              {isTakenBack ? <small> ({words.takenBack})</small> : undefined}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** An order of an earlier version of the game may be of a kind that has gone. */
function saysOf({ text }: Offers, { order }: OwnOrder): string {
  return text.kinds[order.kind]?.says(order.values as never) ?? order.kind
}
