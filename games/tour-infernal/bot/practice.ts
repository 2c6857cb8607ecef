import type { Chance } from '@echappee/kernel'

/** Random courses; the house's options now and then. */
export function practice(chance: Chance): object {
  const flags = ['finalDoublesAttacks', 'finalClimbToo', 'caughtCounter'] as const
  const attackMode = chance.int(8) === 0 ? 'scramble' : 'sequential'
  return { attackMode, ...Object.fromEntries(flags.map((flag) => [flag, chance.int(8) === 0])) }
}
