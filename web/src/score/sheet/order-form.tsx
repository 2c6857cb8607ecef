import { RiderToken } from '@echappee/kit'
import type { OrderAnswer, OrderQuestion } from '@echappee/sheet'
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react'
import { addRider, emptyOrder, groupsOf, moveRider, orderFrom, placesIn, removeRider, setLevel, type PlacedRider } from './order.ts'
import type { FormProps } from './question-form.tsx'

/** Riders tapped in order of arrival; those who are placed can be dragged, made level or taken out. */
export function OrderForm(props: FormProps<OrderQuestion, OrderAnswer>): ReactElement {
  const { question, initial, riders, nameOf, words, submit } = props
  const { least = question.riders.length, most = question.riders.length, hasTies = false } = question
  const [order, setOrder] = useState<readonly PlacedRider[]>(() => (initial === undefined ? emptyOrder : orderFrom(initial.groups)))
  const waiting = question.riders.filter((rider) => !order.some((placed) => placed.rider === rider))
  const token = (rider: number, size: number) => <RiderToken {...riders[rider]!} size={size} />
  const tap = (rider: number) => {
    const next = addRider(order, rider)
    // Who is left alone can only be last.
    const last = waiting.filter((other) => other !== rider)
    setOrder(least === question.riders.length && last.length === 1 ? addRider(next, last[0]!) : next)
  }
  const isReady = order.length >= least && order.length <= most
  return (
    <div className="score-order">
      {order.length === 0 ? undefined : <PlacedList {...props} order={order} onChange={setOrder} hasTies={hasTies} token={token} />}
      {order.length >= most ? undefined : (
        <ul className="score-taps">
          {waiting.map((rider) => (
            <li key={rider}>
              <button type="button" className="score-tap" onClick={() => tap(rider)}>
                {token(rider, 40)}
                <span>{nameOf(rider)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="score-submit">
        {waiting.length > 1 && least === question.riders.length ? (
          <button type="button" className="button" onClick={() => setOrder(waiting.reduce(addRider, order))}>
            {words.inThisOrder}
          </button>
        ) : undefined}
        {order.length > 0 ? (
          <button type="button" className="button" onClick={() => setOrder(emptyOrder)}>
            {words.again}
          </button>
        ) : undefined}
        <button
          type="button"
          className="button primary big"
          disabled={!isReady}
          onClick={() => submit({ kind: 'order', groups: groupsOf(order) })}
        >
          {order.length === 0 && least === 0 ? words.nobody : isReady ? words.enter : words.still(least - order.length)}
        </button>
      </p>
    </div>
  )
}

interface PlacedListProps extends FormProps<OrderQuestion, OrderAnswer> {
  readonly order: readonly PlacedRider[]
  readonly onChange: (order: readonly PlacedRider[]) => void
  readonly hasTies: boolean
  readonly token: (rider: number, size: number) => ReactElement
}

function PlacedList({ order, onChange, hasTies, token, nameOf, words }: PlacedListProps): ReactElement {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number>()
  const places = placesIn(order)

  const onDrag = (event: PointerEvent) => {
    if (dragged === undefined) return
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
    const over = rows.findIndex(({ bottom }) => event.clientY < bottom)
    const to = over < 0 ? rows.length - 1 : over
    const from = order.findIndex(({ rider }) => rider === dragged)
    if (to !== from) onChange(moveRider(order, from, to))
  }
  const onKey = (event: KeyboardEvent, from: number) => {
    const to = event.key === 'ArrowUp' ? from - 1 : event.key === 'ArrowDown' ? from + 1 : undefined
    if (to === undefined || to < 0 || to >= order.length) return
    event.preventDefault()
    onChange(moveRider(order, from, to))
  }
  return (
    <ol className="score-placed" aria-label={words.placed} ref={list}>
      {order.map(({ rider, isLevel }, i) => (
        <li key={rider} data-level={isLevel || undefined} data-dragged={rider === dragged || undefined}>
          <strong>{places[i]}</strong>
          <button
            type="button"
            className="score-handle"
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              setDragged(rider)
            }}
            onPointerMove={onDrag}
            onPointerUp={() => setDragged(undefined)}
            onPointerCancel={() => setDragged(undefined)}
            onKeyDown={(event) => onKey(event, i)}
          >
            {token(rider, 34)}
            <b>{nameOf(rider)}</b>
            <span className="visually-hidden">{words.move}</span>
            <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
              <path d="M3 5H15M3 9H15M3 13H15" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
          {hasTies && i > 0 ? (
            <button
              type="button"
              className="score-level"
              aria-pressed={isLevel}
              aria-label={words.level(nameOf(rider), nameOf(order[i - 1]!.rider))}
              onClick={() => onChange(setLevel(order, i, !isLevel))}
            >
              =
            </button>
          ) : undefined}
          <button
            type="button"
            className="score-level is-out"
            aria-label={words.takeBack(nameOf(rider))}
            onClick={() => onChange(removeRider(order, i))}
          >
            ×
          </button>
        </li>
      ))}
    </ol>
  )
}
