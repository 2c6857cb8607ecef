import type { Chance } from '@echappee/kernel'

/** Half tours, whole tours, and now and then a table that may throw away what it likes. */
export function practice(chance: Chance): object {
  return { stages: chance.int(2) === 0 ? 'half' : 'full', discard: chance.int(6) === 0 ? 'free' : 'only-if-stuck' }
}
