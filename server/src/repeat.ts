export interface Rhythm {
  /** Until the first time, in milliseconds. */
  readonly first: number
  /** From the end of one to the beginning of the next. */
  readonly every: number
  readonly onFailure: (error: unknown) => void
}

/** Does the same again and again; answers the way to stop, which waits for what is under way. */
export function repeat(work: () => Promise<void>, { first, every, onFailure }: Rhythm): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve()
  let isStopped = false
  const run = (): void => {
    underWay = work()
      .catch(onFailure)
      .then(() => {
        if (!isStopped) timer = setTimeout(run, every)
      })
  }
  let timer = setTimeout(run, first)
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await underWay
  }
}
