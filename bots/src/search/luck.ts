import type { Chance, ChanceState } from '@echappee/kernel'

const WORD = 2 ** 20

/** A stream of luck that can be met again, drawn from the bot's own chance. */
export function luckFrom(chance: Chance): ChanceState {
  return [chance.int(WORD), chance.int(WORD), chance.int(WORD), chance.int(WORD)]
}
