import { seededChance, type Chance } from '@echappee/kernel'

/**
 * One stream of outcomes for each purpose that the game names, so that a draw more or less shifts no other one: two variants of a rule
 * that are played on one seed meet the same luck wherever they ask for the same thing.
 */
export function streamChance(seed: string): Chance {
  const streams = new Map<string, Chance>()
  let current: Chance | undefined
  const streamOf = (purpose: string): Chance => {
    let stream = streams.get(purpose)
    if (stream === undefined) streams.set(purpose, (stream = seededChance(seed, `game/${purpose}`)))
    return stream
  }
  return {
    int: (bound) => (current ??= streamOf('')).int(bound),
    about(purpose) {
      current = streamOf(purpose)
    },
  }
}
