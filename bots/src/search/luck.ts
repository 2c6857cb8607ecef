import { restoredChance, type Chance, type ChanceState } from '@echappee/kernel'

const WORD = 2 ** 20
/** The first words of a state with few bits are small: they are left out, so that the first draws are as random as the rest. */
const WARM_UP = 16

/** A stream of luck that can be met again, drawn from the bot's own chance. */
export function luckFrom(chance: Chance): ChanceState {
  const luck = restoredChance([chance.int(WORD), chance.int(WORD), chance.int(WORD), chance.int(WORD)])
  for (let i = 0; i < WARM_UP; i++) luck.int(2)
  return luck.state()
}
