import { useSyncExternalStore } from 'react'

/** What hand and board both show of a decision: what is pointed at or chosen first. It starts afresh with each decision, told by its key. */
export interface SharedState<T> {
  readonly read: (key: unknown) => T
  readonly set: (key: unknown, value: T) => void
  readonly useValue: (key: unknown) => T
}

/** One for a page; made outside of any part. */
export function sharedState<T>(initial: T): SharedState<T> {
  let now: { readonly key: unknown; readonly value: T } | undefined
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const read = (key: unknown) => (now?.key === key ? now!.value : initial)
  return {
    read,
    set: (key, value) => {
      if (read(key) === value) return
      now = { key, value }
      for (const listener of listeners) listener()
    },
    useValue: (key) =>
      useSyncExternalStore(
        subscribe,
        () => read(key),
        () => initial,
      ),
  }
}
