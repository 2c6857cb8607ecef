import { StoreProblem } from './problem.ts'
import type { Store } from './store.ts'

export interface Failure {
  readonly error: StoreProblem
  /** The method of the store. */
  readonly what: string
  readonly isWrite: boolean
}

/** By method, whether it writes. */
const METHODS: Readonly<Record<Exclude<keyof Store, 'kind'>, boolean>> = {
  createTable: true,
  readTable: false,
  updateTable: true,
  listPublic: false,
  listDue: false,
  putSeat: true,
  readSeats: false,
  findSeats: false,
  beforeNextWrite: false,
  append: true,
  readEntries: false,
  lastSeq: false,
  watch: false,
  signal: false,
  allTables: false,
  importTable: true,
  removeTable: true,
  removeUnused: true,
  openDoor: false,
  doors: false,
  health: false,
  close: false,
}

/** The same store, whose failures somebody hears of. What was refused because of what it held is none. */
export function hearFailures(store: Store, hear: (failure: Failure) => void): Store {
  const heard: Record<string, unknown> = { kind: store.kind }
  for (const [what, isWrite] of Object.entries(METHODS)) {
    // Looked up when it is called: a test may put another in its place.
    heard[what] = (...args: unknown[]): unknown => {
      const answer = (store as unknown as Record<string, (...given: unknown[]) => unknown>)[what]!(...args)
      if (answer instanceof Promise) answer.catch((error: unknown) => note(what, isWrite, error))
      return answer
    }
  }
  return heard as unknown as Store

  function note(what: string, isWrite: boolean, error: unknown): void {
    if (error instanceof StoreProblem && error.code !== 'invalid' && error.code !== 'too_big' && error.code !== 'closed')
      hear({ error, what, isWrite })
  }
}
