import { botChance, chooseMove } from '@echappee/bots'
import { Match, defaultOptions, type GameRecord } from '@echappee/kernel'
import { optionFields, toyGame, type ToyMove } from '../../bots/test/toy-game.ts'
import { seatRecords } from '../src/seats.ts'

/** A whole random game of three, with a seed. */
export function wholeRecord(seed = 'fixture'): GameRecord {
  const match = new Match(toyGame, { options: defaultOptions(optionFields), seats: seatRecords(['random', 'random', 'random']), seed })
  for (;;) {
    const seat = match.toAct()[0]
    if (seat === undefined) return match.record()
    const chance = botChance(seed, seat, match.decision(seat))
    const move: ToyMove = chooseMove({ game: toyGame, knowledge: {}, level: 'random', view: match.view(seat), seat, chance })
    match.submit(seat, match.decision(seat), move)
  }
}
