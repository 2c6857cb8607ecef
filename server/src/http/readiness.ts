import type { StoreProblem } from '../store/problem.ts'
import type { Health, Store } from '../store/store.ts'

/** Whether this node can serve. A write that has failed counts for some seconds, though a try may succeed: whoever watches must see it. */
export class Readiness {
  readonly #store: Store
  readonly #now: () => number
  #known: { readonly health: Promise<Health>; readonly at: number } | undefined
  #failed: { readonly sentence: string; readonly at: number } | undefined

  constructor(store: Store, now: () => number = () => performance.now()) {
    this.#store = store
    this.#now = now
  }

  noteFailedWrite({ sentence }: StoreProblem): void {
    this.#failed = { sentence, at: this.#now() }
  }

  async read(): Promise<Health> {
    const now = this.#now()
    // It takes a write to know whether writes succeed: whoever asks all the time hears what was known a moment ago.
    if (this.#known === undefined || now - this.#known.at > FRESH) this.#known = { health: this.#store.health(), at: now }
    const health = await this.#known.health
    if (!health.ok || this.#failed === undefined || now - this.#failed.at > AFTER_FAILURE) return health
    return { ok: false, sentence: this.#failed.sentence }
  }
}

/** In milliseconds. */
const FRESH = 500
const AFTER_FAILURE = 10_000
