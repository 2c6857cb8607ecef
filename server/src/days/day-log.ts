import { DAY_LIMITS, type DaySummary } from '@echappee/protocol'
import { TableProblem } from '../problems.ts'
import type { Store } from '../store/store.ts'
import type { DayResult } from './replay-day.ts'

/** A result as it is kept: of whom, nobody knows but whoever has the key. */
interface KeptResult {
  readonly keyHash: string
  readonly place: number
}

/** The results of a day are a log beside the tables, under a name that no table can have; it goes as old tables go. */
export class DayLog {
  readonly #store: Store
  /** What was read of each day. A log only grows: whoever asks again reads on from there. */
  readonly #known = new Map<number, readonly KeptResult[]>()

  constructor(store: Store) {
    this.#store = store
  }

  async summary(day: number, keyHash: string | undefined): Promise<DaySummary> {
    return summaryOf(await this.#read(day), keyHash)
  }

  /** A device counts once a day, with the race that it sent first. */
  async add(day: number, keyHash: string, { place }: DayResult): Promise<DaySummary> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const results = await this.#read(day)
      if (results.some((result) => result.keyHash === keyHash)) return summaryOf(results, keyHash)
      if (results.length >= DAY_LIMITS.results) throw new TableProblem('tableFull')
      const result: KeptResult = { keyHash, place }
      const written = await this.#store.append({ table: idOf(day), after: results.length, payloads: [{ ...result }] })
      if (written === 'ok') return summaryOf([...results, result], keyHash)
      if (written === 'unknown') {
        // Nobody has written yet, or it was removed with the old tables.
        this.#known.delete(day)
        await this.#store.createTable({ id: idOf(day), meta: { day }, isPublic: false, status: 'day', deadline: null })
      }
    }
    throw new TableProblem('unavailable')
  }

  async #read(day: number): Promise<readonly KeptResult[]> {
    const known = this.#known.get(day) ?? []
    const entries = await this.#store.readEntries(idOf(day), known.length, DAY_LIMITS.results - known.length)
    if (entries.length === 0) return known
    const results = [...known, ...entries.map(({ payload }) => payload as unknown as KeptResult)]
    this.#known.set(day, results)
    for (const old of this.#known.keys()) if (this.#known.size > MOST_DAYS) this.#known.delete(old)
    return results
  }
}

const idOf = (day: number): string => `day.${day}`
/** Others may write at the same time. */
const MOST_TRIES = 20
/** Yesterday, today, tomorrow, and one that is going. */
const MOST_DAYS = 4

function summaryOf(results: readonly KeptResult[], keyHash: string | undefined): DaySummary {
  const places: number[] = []
  for (const { place } of results) {
    while (places.length < place) places.push(0)
    places[place - 1]!++
  }
  const own = results.find((result) => result.keyHash === keyHash)
  return { people: results.length, places, own: own?.place ?? null }
}
