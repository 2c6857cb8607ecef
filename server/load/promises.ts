import { canonicalJson } from '@echappee/kernel'
import type { LogEntry } from '../src/tables/log-entry.ts'

/** Where the log of a table can be read without asking the server. */
export interface LogReader {
  read(table: string): Promise<readonly LogEntry[]>
  close(): Promise<void>
}

interface Acknowledged {
  readonly seat: number
  readonly decision: number
  readonly move: string
}

/** What the clients were promised, to be compared with what the log holds. */
export class Promises {
  readonly mistakes: string[] = []
  acknowledged = 0
  readonly #tables = new Map<string, Acknowledged[]>()

  acknowledge(table: string, seat: number, decision: number, move: unknown): void {
    let moves = this.#tables.get(table)
    if (moves === undefined) this.#tables.set(table, (moves = []))
    moves.push({ seat, decision, move: canonicalJson(move) })
    this.acknowledged++
  }

  get tables(): string[] {
    return [...this.#tables.keys()]
  }

  /** Everything acknowledged until now must be there, once. */
  async compare(log: LogReader, tables: readonly string[] = this.tables): Promise<void> {
    for (const table of tables) {
      const promised = [...(this.#tables.get(table) ?? [])]
      const held = new Map<string, string>()
      for (const entry of await log.read(table)) {
        if (entry.type !== 'moved') continue
        const place = placeOf(entry)
        if (held.has(place)) this.mistakes.push(`table ${table}: ${place} is in the log twice`)
        held.set(place, canonicalJson(entry.move))
      }
      for (const one of promised) {
        const found = held.get(placeOf(one))
        if (found === undefined) this.mistakes.push(`table ${table}: ${placeOf(one)} was acknowledged and is lost`)
        else if (found !== one.move) this.mistakes.push(`table ${table}: ${placeOf(one)} was acknowledged as ${one.move} and is ${found}`)
      }
    }
  }
}

const placeOf = ({ seat, decision }: { readonly seat: number; readonly decision: number }): string => `decision ${decision} of seat ${seat}`
