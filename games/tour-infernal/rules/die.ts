import type { Chance } from '@echappee/kernel'

export function rollDie(chance: Chance): number {
  const face = chance.int(6) + 1
  chance.drew?.(face)
  return face
}
