import { randomBytes } from 'node:crypto'
import { checkOrder, pathText, type Seat, type StandingOrder } from '@echappee/kernel'
import { ORDER_LIMITS, type Problem } from '@echappee/protocol'
import { problem } from '../problems.ts'
import type { LogEntry } from '../tables/log-entry.ts'
import type { TableModel } from '../tables/model.ts'

/** What a seat wants with its answers in advance. */
export type OrderRequest =
  | { readonly type: 'order'; readonly seat: Seat; readonly order: StandingOrder }
  | { readonly type: 'recall'; readonly seat: Seat; readonly number: number }

/** What to write; undefined if it is so already. */
export function tryOrder(model: TableModel, request: OrderRequest): LogEntry | Problem | undefined {
  return request.type === 'order' ? give(model, request.seat, request.order) : recall(model, request.seat, request.number)
}

function give({ status, offers, orders }: TableModel, seat: Seat, wanted: StandingOrder): LogEntry | Problem {
  if (status !== 'running') return problem('notRunning')
  if (offers === undefined) return problem('noOrders')
  const { active, given } = ORDER_LIMITS
  if (orders.active(seat).length >= active || orders.of(seat).length >= given) return problem('manyOrders', { most: active, given })
  const checked = checkOrder(offers, wanted)
  if (checked.ok) return { type: 'ordered', seat, order: checked.value, seed: randomBytes(8).toString('hex') }
  const [issue] = checked.issues
  const { code, path, params } = issue!
  if (code === 'unknown_order') return problem('unknownOrder', { order: wanted.kind, allowed: params['allowed']! })
  const { minimum, maximum, values, allowed } = params
  return problem('badOrder', { field: pathText(path), allowed: values ?? allowed ?? `${minimum} to ${maximum}` }, checked.issues)
}

function recall({ orders }: TableModel, seat: Seat, number: number): LogEntry | Problem | undefined {
  const kept = orders.of(seat)[number]
  if (kept === undefined) {
    const numbers = orders.active(seat).map((one) => one.number)
    return problem('unknownOrder', { order: number, allowed: numbers.length === 0 ? '0' : numbers.join(', ') })
  }
  return kept.state === 'active' ? { type: 'recalled', seat, number } : undefined
}
