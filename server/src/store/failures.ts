import { StoreProblem } from './problem.ts'
import type { Store } from './store.ts'

export interface Failure {
  readonly error: StoreProblem
  /** The method of the store. */
  readonly what: string
  readonly isWrite: boolean
}

const WRITES = new Set<string>([
  'createTable',
  'updateTable',
  'putSeat',
  'append',
  'removeTable',
  'removeUnused',
  'importTable',
] satisfies (keyof Store)[])

/** The same store, whose failures somebody hears of. What was refused because of what it held is none. */
export function hearFailures(store: Store, hear: (failure: Failure) => void): Store {
  const methods = new Map<unknown, unknown>()
  return new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      const known = methods.get(value)
      if (known !== undefined) return known
      const method = (...args: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(value, target, args)
        if (answer instanceof Promise) answer.catch((error: unknown) => note(String(name), error))
        return answer
      }
      methods.set(value, method)
      return method
    },
  })

  function note(what: string, error: unknown): void {
    if (error instanceof StoreProblem && error.code !== 'invalid' && error.code !== 'too_big' && error.code !== 'closed')
      hear({ error, what, isWrite: WRITES.has(what) })
  }
}
