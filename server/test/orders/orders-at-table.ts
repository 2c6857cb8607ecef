import type { StandingOrder } from '@echappee/kernel'
import type { OwnOrder } from '@echappee/protocol'
import type { Client } from '../tables/client.ts'
import type { Service } from '../tables/harness.ts'

/** Of the template. */
export const PACE: StandingOrder = { kind: 'pace', values: { pace: 'high' }, isOnce: false }
export const DAYS = { clock: { kind: 'days', days: 2 } } as const
/** Longer than any order waits at a table over days. */
export const LONG = 240_000
export const NEVER = 2_000_000_000

/** A clock that the test turns. */
export function newTime() {
  const time = { now: 1_700_000_000_000 }
  return { time, settings: { now: () => time.now, sweepEvery: NEVER } }
}

/** The last that the client was told of its orders. */
export function ordersOf({ messages }: Client): readonly OwnOrder[] {
  return messages.findLast((message) => message.type === 'orders')?.orders ?? []
}

export interface MovedEntry {
  readonly type: string
  readonly seat: number
  readonly decision: number
  readonly move: unknown
  readonly by: string
}

export async function movesOf({ store }: Pick<Service, 'store'>, id: string): Promise<MovedEntry[]> {
  const entries = await store.readEntries(id, 0, 50_000)
  return entries.map(({ payload }) => payload as unknown as MovedEntry).filter(({ type }) => type === 'moved')
}
