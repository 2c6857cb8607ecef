import { RiderToken } from '@echappee/kit'
import type { OrderAnswer, OrderQuestion } from '@echappee/sheet'
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react'
import { addRider, emptyOrder, groupsOf, moveRider, orderFrom, placesIn, removeRider, setLevel, type PlacedRider } from './order.ts'
import { RiderTaps } from './rider-taps.tsx'
import type { FormProps } from './question-form.tsx'

/**
 * Riders tapped in order of arrival. Their buttons stay where they are; a second tap takes one out. With the last one the order is entered. Of a
 * whole order those who are placed stand below, to be dragged or made level.
 */
export function OrderForm(props: FormProps<OrderQuestion, OrderAnswer>): ReactElement {
  const { question, initial, riders, nameOf, text, words, change, finish } = props
  const { least = question.riders.length, most = question.riders.length, hasTies = false } = question
  const isWhole = least === question.riders.length
  const [order, setOrder] = useState<readonly PlacedRider[]>(() => (initial === undefined ? emptyOrder : orderFrom(initial.groups)))
  const [isLevel, setLevelNext] = useState(false)
  const waiting = question.riders.filter((rider) => !order.some((placed) => placed.rider === rider))
  const places = placesIn(order)
  const token = (rider: number, size: number) => <RiderToken {...riders[rider]!} size={size} />
  const keep = (next: readonly PlacedRider[], isLastTap = false) => {
    const answer = { kind: 'order', groups: groupsOf(next) } as const
    const isReady = next.length >= least && next.length <= most
    setOrder(next)
    setLevelNext(false)
    change(isReady ? answer : undefined)
    if (isReady && isLastTap) finish?.(answer)
  }
  const place = (rider: number) => {
    const at = order.findIndex((placed) => placed.rider === rider)
    if (at >= 0) return keep(removeRider(order, at))
    if (order.length >= most) return undefined
    const next = added(order, rider, isLevel)
    // Who is left alone can only be last.
    const last = waiting.filter((other) => other !== rider)
    return keep(isWhole && last.length === 1 ? addRider(next, last[0]!) : next, isWhole)
  }
  return (
    <div className="score-order">
      <RiderTaps
        ids={question.riders}
        riders={riders}
        nameOf={nameOf}
        noteOf={(rider) => {
          const at = order.findIndex((placed) => placed.rider === rider)
          return at < 0 ? undefined : [`${places[at]}.`, text.places?.[places[at]! - 1]].join(' ')
        }}
        isFull={order.length >= most}
        onTap={place}
      />
      <p className="buttons score-tools">
        {hasTies ? (
          <>
            <button
              type="button"
              className="button"
              aria-pressed={isLevel}
              disabled={order.length === 0 || waiting.length === 0}
              onClick={() => setLevelNext(!isLevel)}
            >
              {words.levelNext}
            </button>
            <button
              type="button"
              className="button"
              disabled={waiting.length !== 2}
              onClick={() => keep(added(added(order, waiting[0]!, isLevel), waiting[1]!, true), true)}
            >
              {words.lastLevel}
            </button>
          </>
        ) : undefined}
        {isWhole ? (
          <button type="button" className="button" disabled={waiting.length < 2} onClick={() => keep(waiting.reduce(addRider, order))}>
            {words.inThisOrder}
          </button>
        ) : undefined}
        {isWhole ? (
          <button type="button" className="button" disabled={order.length === 0} onClick={() => keep(emptyOrder)}>
            {words.again}
          </button>
        ) : undefined}
      </p>
      {isWhole && order.length > 0 ? <PlacedList {...props} order={order} onChange={keep} hasTies={hasTies} token={token} /> : undefined}
    </div>
  )
}

function added(order: readonly PlacedRider[], rider: number, isLevel: boolean): readonly PlacedRider[] {
  return setLevel(addRider(order, rider), order.length, isLevel)
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
