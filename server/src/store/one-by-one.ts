export type OneByOne = <T>(act: () => Promise<T>) => Promise<T>

/** Acts begin when the one before has ended, however it did. */
export function oneByOne(): OneByOne {
  let last: Promise<unknown> = Promise.resolve()
  return async (act) => {
    const acted = last.then(act)
    last = acted.catch(() => undefined)
    return acted
  }
}
