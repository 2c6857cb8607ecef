import type { OrdersParts } from '@echappee/games/parts'
import type { StandingOrder } from '@echappee/kernel'
import type { TableInfo } from '@echappee/protocol'
import { useState, type ReactElement } from 'react'
import { keepLastSeen, lastSeen } from '../online/last-seen.ts'
import type { OnlineState, OnlineTable } from '../online/online-table.ts'
import { serverProblemText } from '../online/problem-text.ts'
import { useWords } from '../shell/language.tsx'
import { OrderForms } from './order-forms.tsx'
import { OwnOrders } from './own-orders.tsx'
import { RaceRadio } from './race-radio.tsx'
import { useOffers, type Offers } from './use-offers.ts'
import './orders.css'

interface OrdersDrawerProps {
  readonly parts: OrdersParts
  readonly info: TableInfo
  readonly state: OnlineState
  readonly table: Pick<OnlineTable, 'giveOrder' | 'recallOrder'>
}

/** Answers in advance: a button with how many have answered unseen, else how many are at work, and a drawer to give and withdraw them. */
export function OrdersDrawer({ parts, ...props }: OrdersDrawerProps): ReactElement | undefined {
  const offers = useOffers(parts)
  return offers === undefined ? undefined : <Drawer offers={offers} {...props} />
}

function Drawer({ offers, info, state, table }: Omit<OrdersDrawerProps, 'parts'> & { readonly offers: Offers }): ReactElement {
  const { m } = useWords()
  const { words } = offers
  const [isOpen, setOpen] = useState(false)
  const [seenAt, setSeenAt] = useState(() => lastSeen('orders', info.id))
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState<string>()
  const deeds = state.orders.flatMap(({ did }) => did)
  const unseen = isOpen ? 0 : deeds.filter(({ at }) => at > seenAt).length
  const active = state.orders.filter((one) => one.state === 'active').length
  const toggle = (willOpen: boolean) => {
    const last = Math.max(seenAt, ...deeds.map(({ at }) => at))
    keepLastSeen('orders', info.id, last)
    setSeenAt(last)
    setOpen(willOpen)
    setSaid('')
    setProblem(undefined)
  }
  const tell = async (answer: ReturnType<OnlineTable['giveOrder']>, done: string): Promise<boolean> => {
    const { ok, problem: told } = await answer
    setSaid(ok ? done : '')
    setProblem(ok ? undefined : told === undefined ? words.lost : serverProblemText(m.online.problems, told))
    return ok
  }
  const give = (order: StandingOrder) => tell(table.giveOrder(order), words.given)
  const recall = (number: number) => tell(table.recallOrder(number), words.recalled)
  return (
    <>
      <button type="button" className="drawer-button" popoverTarget="orders-drawer">
        <RaceRadio />
        <span aria-hidden="true">{words.title}</span>
        <small className="visually-hidden">{unseen > 0 ? `${words.title}. ${words.answered(unseen)}` : words.atWork(active)}</small>
        {unseen + active === 0 ? undefined : (
          <b aria-hidden="true" data-at-work={unseen === 0 || undefined}>
            {unseen > 0 ? unseen : active}
          </b>
        )}
      </button>
      <output className="visually-hidden">{unseen > 0 ? words.answered(unseen) : ''}</output>
      <section
        id="orders-drawer"
        className="orders-drawer"
        popover="auto"
        aria-labelledby="orders-title"
        onToggle={({ newState, target, currentTarget }) => {
          // React tells of what is folded inside, too.
          if (target === currentTarget) toggle(newState === 'open')
        }}
      >
        <header>
          <h2 id="orders-title">{words.title}</h2>
          <button type="button" className="button" popoverTarget="orders-drawer" popoverTargetAction="hide">
            {m.table.close}
          </button>
        </header>
        <p>{words.about}</p>
        {info.seats[state.seat]?.standIn == null ? undefined : <p className="orders-rest">{words.resting}</p>}
        {info.isPaused ? <p className="orders-rest">{words.paused}</p> : undefined}
        <OwnOrders offers={offers} orders={state.orders} onRecall={recall} />
        <output className="orders-said">{said}</output>
        {problem === undefined ? undefined : (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <OrderForms offers={offers} onGive={give} />
        <p className="muted">{info.clock.kind === 'days' ? words.days : words.live}</p>
      </section>
    </>
  )
}
