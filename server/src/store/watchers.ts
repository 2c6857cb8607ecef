import type { Listener } from './store.ts'

interface Watched {
  seen: number
  readonly listeners: Set<Listener>
}

/** Who wants to hear of which table on this node. Hearing of one append twice, or late, makes no noise: numbers only rise. */
export class Watchers {
  readonly #tables = new Map<string, Watched>()

  add(table: string, listener: Listener): () => void {
    let watched = this.#tables.get(table)
    if (watched === undefined) this.#tables.set(table, (watched = { seen: 0, listeners: new Set() }))
    // The same function may watch twice: each watch is its own.
    const own: Listener = (seq, id) => listener(seq, id)
    const { listeners } = watched
    listeners.add(own)
    return () => {
      listeners.delete(own)
      if (listeners.size === 0 && this.#tables.get(table)?.listeners === listeners) this.#tables.delete(table)
    }
  }

  tell(table: string, seq: number): void {
    const watched = this.#tables.get(table)
    if (watched === undefined || seq <= watched.seen) return
    watched.seen = seq
    for (const listener of watched.listeners) {
      // A listener that throws must not keep the others, or the writer of the entry, from going on.
      try {
        listener(seq, table)
      } catch (error) {
        queueMicrotask(() => {
          throw error
        })
      }
    }
  }

  ids(): string[] {
    return [...this.#tables.keys()]
  }

  clear(): void {
    this.#tables.clear()
  }
}
