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
      if (written === 'unknown')
        await this.#store.createTable({ id: idOf(day), meta: { day }, isPublic: false, status: 'day', deadline: null })
    }
    throw new TableProblem('unavailable')
  }

  async #read(day: number): Promise<KeptResult[]> {
    const entries = await this.#store.readEntries(idOf(day), 0, DAY_LIMITS.results)
    return entries.map(({ payload }) => payload as unknown as KeptResult)
  }
}

const idOf = (day: number): string => `day.${day}`
/** Others may write at the same time. */
const MOST_TRIES = 20

function summaryOf(results: readonly KeptResult[], keyHash: string | undefined): DaySummary {
  const places: number[] = []
  for (const { place } of results) {
    while (places.length < place) places.push(0)
    places[place - 1]!++
  }
  const own = results.find((result) => result.keyHash === keyHash)
  return { people: results.length, places, own: own?.place ?? null }
}
