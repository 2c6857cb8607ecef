import type { Listener } from './store.ts'

interface Watched {
  seen: number
  readonly listeners: Set<Listener>
  readonly signals: Set<(text: string) => void>
}

/** Who wants to hear of which table on this node. Hearing of one append twice, or late, makes no noise: numbers only rise. */
export class Watchers {
  readonly #tables = new Map<string, Watched>()

  add(table: string, listener: Listener, onSignal: (text: string) => void = ignore): () => void {
    let watched = this.#tables.get(table)
    if (watched === undefined) this.#tables.set(table, (watched = { seen: 0, listeners: new Set(), signals: new Set() }))
    // The same function may watch twice: each watch is its own.
    const own: Listener = (seq, id) => listener(seq, id)
    const ownSignal = (text: string): void => onSignal(text)
    const { listeners, signals } = watched
    listeners.add(own)
    signals.add(ownSignal)
    return () => {
      listeners.delete(own)
      signals.delete(ownSignal)
      if (listeners.size === 0 && this.#tables.get(table)?.listeners === listeners) this.#tables.delete(table)
    }
  }

  tell(table: string, seq: number): void {
    const watched = this.#tables.get(table)
    if (watched === undefined || seq <= watched.seen) return
    watched.seen = seq
    for (const listener of watched.listeners) guard(() => listener(seq, table))
  }

  signal(table: string, text: string): void {
    for (const hear of this.#tables.get(table)?.signals ?? []) guard(() => hear(text))
  }

  ids(): string[] {
    return [...this.#tables.keys()]
  }

  clear(): void {
    this.#tables.clear()
  }
}

/** A listener that throws must not keep the others, or the writer of the entry, from going on. */
function guard(call: () => void): void {
  try {
    call()
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}

const ignore = (): void => undefined
