import { seededChance, type Chance, type Seat } from '@echappee/kernel'

/** A stream for each decision: a game that is left and taken up again meets the same bot. `decision` is the number that the match gives it. */
export function botChance(seed: string, seat: Seat, decision: number): Chance {
  return seededChance(seed, `bot/${seat}/${decision}`)
}
