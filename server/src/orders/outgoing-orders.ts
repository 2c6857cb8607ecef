import type { Seat } from '@echappee/kernel'
import type { MessageOf, OwnOrder } from '@echappee/protocol'
import type { LogEntry } from '../tables/log-entry.ts'
import type { TableModel } from '../tables/model.ts'

/** The seats whose owners hear of their orders because of these entries. Nobody else is told anything. */
export function ownersOf(entries: readonly LogEntry[], { orders, seats }: TableModel): ReadonlySet<Seat> {
  if (!orders.areGiven) return NOBODY
  const owners = new Set<Seat>()
  for (const entry of entries) {
    if (entry.type === 'ordered' || entry.type === 'recalled') owners.add(entry.seat)
    if ((entry.type === 'moved' && entry.by === 'order') || (entry.type === 'undone' && orders.of(entry.seat).length > 0))
      owners.add(entry.seat)
    if (entry.type === 'rewound') for (let seat = 0; seat < seats.length; seat++) if (orders.of(seat).length > 0) owners.add(seat)
  }
  return owners
}

const NOBODY: ReadonlySet<Seat> = new Set()

/** To the owner of the seat alone. */
export function ordersText({ orders }: TableModel, seat: Seat): string {
  const given = orders.of(seat)
  const active = given.filter(({ state }) => state === 'active')
  const others = given.filter(({ state }) => state !== 'active').slice(-LAST_ENDED)
  const told = [...others, ...active]
    .sort((a, b) => a.number - b.number)
    .map(({ number, order, state, did }): OwnOrder => ({
      number,
      order: { ...order, values: { ...order.values } },
      state,
      did: did.map(({ move, about, at, isTakenBack }) => ({ move, about: { ...about }, at, isTakenBack })),
    }))
  return JSON.stringify({ type: 'orders', orders: told } satisfies MessageOf<'orders'>)
}

/** Orders that are not at work any more and still shown. */
const LAST_ENDED = 6
