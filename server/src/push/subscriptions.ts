import { check, type Json, type Seat } from '@echappee/kernel'
import { subscribePushSchema, type SubscribePush } from '@echappee/protocol'
import { TableProblem } from '../problems.ts'
import type { Store, TakenSeat } from '../store/store.ts'

/** Telephone, computer, and those that were thrown away without a word. */
export const MOST_SUBSCRIPTIONS = 4

/**
 * The browsers that are told of a seat's decisions. They are kept in the data of the seat, beside its log: every node finds them there,
 * and they go with whoever leaves the seat.
 */
export function subscriptionsOf({ data }: Pick<TakenSeat, 'data'>): SubscribePush[] {
  const { push } = data as { push?: unknown }
  if (!Array.isArray(push)) return []
  return push.flatMap((kept) => {
    const checked = check(subscribePushSchema, kept)
    return checked.ok ? [checked.value] : []
  })
}

/** The newest of a full seat takes the place of the oldest. Answers how many there are. */
export function addSubscription(store: Store, table: string, keyHash: string, wanted: SubscribePush): Promise<number> {
  const { endpoint } = wanted.subscription
  return change(store, table, ownedBy(keyHash), (kept) => [...without(kept, endpoint), wanted].slice(-MOST_SUBSCRIPTIONS))
}

export function endSubscription(store: Store, table: string, keyHash: string, endpoint: string): Promise<number> {
  return change(store, table, ownedBy(keyHash), (kept) => without(kept, endpoint))
}

/** Of a browser that has unsubscribed with its push service. */
export async function dropSubscription(store: Store, table: string, seat: Seat, endpoint: string): Promise<void> {
  await change(
    store,
    table,
    (row) => row.seat === seat,
    (kept) => without(kept, endpoint),
  )
}

type Change = (kept: readonly SubscribePush[]) => SubscribePush[]

/** Other nodes, and other browsers of the same person, may change the seat at the same time. */
async function change(store: Store, table: string, isSought: (row: TakenSeat) => boolean, next: Change): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const rows = await store.readSeats(table)
    if (rows.length === 0) throw new TableProblem('unknownTable')
    const row = rows.find(isSought)
    if (row === undefined) throw new TableProblem('badKey')
    const kept = subscriptionsOf(row)
    const changed = next(kept)
    if (JSON.stringify(changed) === JSON.stringify(kept)) return kept.length
    const { seat, name, keyHash, version } = row
    const data = { ...(row.data as { [name: string]: Json }), push: changed as unknown as Json }
    if ((await store.putSeat(table, version, { seat, name, keyHash, data })) === 'ok') return changed.length
  }
  throw new TableProblem('unavailable')
}

const MOST_TRIES = 10

const ownedBy =
  (keyHash: string) =>
  (row: TakenSeat): boolean =>
    row.keyHash === keyHash

const without = (kept: readonly SubscribePush[], endpoint: string): SubscribePush[] =>
  kept.filter(({ subscription }) => subscription.endpoint !== endpoint)
