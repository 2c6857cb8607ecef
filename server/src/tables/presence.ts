import type { Seat } from '@echappee/kernel'
import type { SeatPresence } from '@echappee/protocol'
import type { TableContext } from './context.ts'

/** What one node says of a table to the others; `isAsking` wants to hear the same of them. */
interface NodePresence {
  readonly node: string
  /** Rises with all that the node says: what was overtaken on its way is old. */
  readonly number: number
  readonly here: readonly Seat[]
  /** When those who have left went, in milliseconds since 1970. */
  readonly left: readonly (readonly [Seat, number])[]
  readonly isAsking?: true
}

/**
 * Which people are connected to a table, on whatever node: each tells the others whom it has, and nothing of it is kept. Whoever opens a page
 * anew is gone for a moment, which is told to nobody.
 */
export class Presence {
  readonly #context: Pick<TableContext, 'node' | 'now'>
  readonly #signal: (text: string) => void
  readonly #onChange: () => void
  #here = new Set<Seat>()
  readonly #since = new Map<Seat, number>()
  readonly #others = new Map<string, { readonly here: ReadonlySet<Seat>; readonly at: number }>()
  /** The last number heard, by node. */
  readonly #heard = new Map<string, number>()
  #signalledAt = 0
  #told = ''
  #timer: NodeJS.Timeout | undefined
  #again: NodeJS.Timeout | undefined

  constructor(context: Pick<TableContext, 'node' | 'now'>, signal: (text: string) => void, onChange: () => void) {
    this.#context = context
    this.#signal = signal
    this.#onChange = onChange
  }

  isHere(seat: Seat): boolean {
    return this.#here.has(seat) || this.#others.values().some(({ here }) => here.has(seat))
  }

  /** By seat, as it may be told. `seenAt`: when the log last heard of each, for whom no node remembers. */
  list(seenAt: readonly number[]): SeatPresence[] {
    return seenAt.map((seen, seat) => ({ isHere: this.isHere(seat), since: this.#since.get(seat) ?? (seen === 0 ? null : seen) }))
  }

  /** Who is connected to this node now. */
  set(here: ReadonlySet<Seat>): void {
    if (here.size === this.#here.size && here.isSubsetOf(this.#here)) return
    this.#note(here, this.#here)
    this.#here = new Set(here)
    this.#say()
    this.#tellSoon()
  }

  /** Somebody comes who wants to know what the others know. They are asked twice: this node may not be known to them yet. */
  ask(): void {
    this.#say(true)
    clearTimeout(this.#again)
    this.#again = setTimeout(() => this.#say(true), MOMENT)
    this.#again.unref()
  }

  hear(text: string): void {
    // What this node says comes back to it.
    if (text.startsWith(`{"node":"${this.#context.node}"`)) return
    const said = JSON.parse(text) as NodePresence
    if (said.number <= (this.#heard.get(said.node) ?? 0)) return
    this.#heard.set(said.node, said.number)
    const here = new Set(said.here)
    this.#note(here, this.#others.get(said.node)?.here ?? new Set())
    for (const [seat, at] of said.left) if (!this.isHere(seat)) this.#since.set(seat, Math.max(at, this.#since.get(seat) ?? 0))
    if (here.size === 0) this.#others.delete(said.node)
    else this.#others.set(said.node, { here, at: this.#context.now() })
    if (said.isAsking === true) this.#say()
    this.#tellSoon()
  }

  /** From time to time: says that it is still there where others listen, and forgets nodes that have said nothing for long. */
  beat(): void {
    const now = this.#context.now()
    for (const [node, { here, at }] of this.#others) {
      if (at > now - SILENT) continue
      this.#others.delete(node)
      this.#note(new Set(), here)
      this.#tellSoon()
    }
    if (this.#others.size > 0 && this.#here.size > 0 && this.#signalledAt < now - BEAT) this.#say()
  }

  close(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#again)
    if (this.#here.size === 0) return
    this.#here = new Set()
    this.#say()
  }

  #note(here: ReadonlySet<Seat>, before: ReadonlySet<Seat>): void {
    const now = this.#context.now()
    for (const seat of here.symmetricDifference(before)) this.#since.set(seat, now)
  }

  #say(isAsking = false): void {
    const left = [...this.#since].filter(([seat]) => !this.#here.has(seat))
    lastNumber++
    const said: NodePresence = {
      node: this.#context.node,
      number: lastNumber,
      here: [...this.#here],
      left,
      ...(isAsking ? { isAsking } : {}),
    }
    this.#signalledAt = this.#context.now()
    this.#signal(JSON.stringify(said))
  }

  #tellSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      const here = JSON.stringify([...this.#since.keys()].filter((seat) => this.isHere(seat)).sort((a, b) => a - b))
      if (here === this.#told) return
      this.#told = here
      this.#onChange()
    }, MOMENT)
    this.#timer.unref()
  }
}

/** Of the whole process: a table that is opened again goes on from it. */
let lastNumber = 0

/** In milliseconds. */
const MOMENT = 1500
const BEAT = 30_000
const SILENT = 75_000
