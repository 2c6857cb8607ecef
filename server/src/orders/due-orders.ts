import { createHash } from 'node:crypto'
import { SPECTATOR, checkOrder, type AnyOrders, type Json, type Seat, type StandingOrder } from '@echappee/kernel'
import type { Clock } from '@echappee/protocol'
import type { PlayedOrder } from '../tables/log-entry.ts'
import type { TableModel } from '../tables/model.ts'
import type { KeptOrder } from './table-orders.ts'

/** An order that answers what its seat is asked now, and when. */
export interface DueOrder {
  readonly seat: Seat
  readonly kept: KeptOrder
  readonly at: number
}

/** The orders that answer in this position, one a seat. Nobody's cards count: it follows from what everybody sees. */
export function dueOrders(model: TableModel): DueOrder[] {
  const { match, offers, orders, isPaused } = model
  if (!orders.areGiven || match === undefined || offers === undefined || isPaused || model.status !== 'running') return []
  let seen: unknown
  return model.awaited().flatMap((seat) => {
    const decision = match.decision(seat)
    const active = orders.active(seat)
    if (active.length === 0 || model.playerOf(seat) !== 'human' || orders.hasAnswered(seat, decision)) return []
    seen ??= match.view(SPECTATOR)
    const kept = active.find(({ order }) => concerns(offers, order, seen, seat))
    if (kept === undefined) return []
    const since = Math.max(model.askedAt[seat]!, kept.since, orders.restedUntil(seat))
    return [{ seat, kept, at: since + waitOf(kept.seed, decision, model.meta.clock) }]
  })
}

/** Whether the owner need not be called: an order will answer. */
export function willAnswer(model: TableModel, seat: Seat): boolean {
  return dueOrders(model).some((due) => due.seat === seat)
}

/** When something is to be done at the table: by its clock or by an order. */
export function wakeAt(model: TableModel): number | null {
  const times = dueOrders(model).map(({ at }) => at)
  if (model.deadline !== null) times.push(model.deadline)
  return times.length === 0 ? null : Math.min(...times)
}

/** What the order answers, from its seat's view alone; undefined if it has no answer, which is a fault of the game. */
export function answerOf(model: TableModel, { seat, kept }: DueOrder): { readonly move: Json; readonly order: PlayedOrder } | undefined {
  const { match, offers } = model
  const checked = checkOrder(offers!, kept.order)
  if (!checked.ok) return undefined
  try {
    const view: unknown = match!.view(seat)
    const move = offers!.kinds[kept.order.kind]!.answer(view, match!.legal(seat), checked.value.values) as Json
    return { move, order: { number: kept.number, about: offers!.about(view, move) } }
  } catch {
    return undefined
  }
}

/** What an earlier version of the game took may be nothing to this one; and no fault of an order is to stop the table. */
function concerns(offers: AnyOrders, order: StandingOrder, seen: unknown, seat: Seat): boolean {
  const checked = checkOrder(offers, order)
  if (!checked.ok) return false
  try {
    return offers.kinds[order.kind]!.concerns(seen, seat, checked.value.values)
  } catch {
    return false
  }
}

/** Drawn from what was drawn with the order, in milliseconds: neither cards nor the answer have a say in it. */
export function waitOf(seed: string, decision: number, clock: Clock): number {
  const { least, most } = waitsFor(clock)
  const drawn = createHash('sha256').update(`${seed} ${decision}`).digest().readUInt32BE() / 2 ** 32
  return Math.round(least + drawn * (most - least))
}

/** As long as people take who happen to be there. */
function waitsFor(clock: Clock): { readonly least: number; readonly most: number } {
  if (clock.kind === 'days') return { least: 30_000, most: 240_000 }
  const most = clock.kind === 'decision' ? Math.min(LIVE.most, (clock.seconds * 1000) / 3) : LIVE.most
  return { least: LIVE.least, most }
}

const LIVE = { least: 2000, most: 8000 }
