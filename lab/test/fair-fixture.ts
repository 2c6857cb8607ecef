import { botChance, chooseMove } from '@echappee/bots'
import { Match, defaultOptions, type GameRecord } from '@echappee/kernel'
import { commitTo, fairChance, fairKey, type Fairness } from '@echappee/protocol'
import { optionFields, toyGame, type ToyMove } from '../../bots/test/toy-game.ts'

export interface OnlineRecord {
  readonly record: GameRecord
  readonly fairness: Fairness & { readonly secret: string }
}

export const SECRET = 'a'.repeat(64)
export const NONCES = ['00112233445566778899aabbccddeeff', 'ffeeddccbbaa99887766554433221100', '']
const SEATS = [
  { name: 'Anne', by: 'human' },
  { name: 'Bruno', by: 'human' },
  { name: 'Jeannie', by: 'random' },
]

/** A whole game of three whose chance comes from a secret and nonces, as the server plays it; `cheat` bends its outcomes. */
export function onlineRecord(cheat?: (value: number, bound: number, index: number) => number): OnlineRecord {
  const honest = fairChance(fairKey(SECRET, NONCES))
  let index = 0
  const chance = {
    int(bound: number) {
      const value = honest.int(bound)
      return cheat === undefined ? value : cheat(value, bound, index++)
    },
  }
  const match = new Match(toyGame, { options: defaultOptions(optionFields), seats: SEATS, chance })
  for (;;) {
    const seat = match.toAct()[0]
    if (seat === undefined) return { record: match.record(), fairness: { commitment: commitTo(SECRET), nonces: NONCES, secret: SECRET } }
    const own = botChance('online', seat, match.decision(seat))
    const move: ToyMove = chooseMove({ game: toyGame, knowledge: {}, level: 'random', view: match.view(seat), seat, chance: own })
    match.submit(seat, match.decision(seat), move)
  }
}
