import type { Store } from './store.ts'

/** Nobody waits long for a transaction that removes so many. */
const AT_ONCE = 20
const DAY = 86_400_000

/** Removes the tables, finished or abandoned, to which nothing was written for so many days. Answers how many. */
export async function pruneTables(store: Store, days: number, now: number): Promise<number> {
  for (let count = 0; ;) {
    const removed = await store.removeUnused(now - days * DAY, AT_ONCE)
    count += removed.length
    if (removed.length < AT_ONCE) return count
  }
}
