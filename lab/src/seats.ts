import { BOT_LEVELS, type BotLevel } from '@echappee/bots'
import type { AnyGame, SeatRecord } from '@echappee/kernel'
import { BadInput } from './failure.ts'
import type { Messages } from './messages/en.ts'
import { nearest } from './nearest.ts'

export const HUMAN = 'human'

/** First names, the same in both languages, so that a log reads well. */
const NAMES = ['Alice', 'Bruno', 'Camille', 'Denis', 'Emma', 'Félix', 'Gaspard', 'Hélène', 'Iris', 'Jules', 'Karim', 'Louise']

/** `human,greedy,random`: one word a seat. */
export function parseSeats<Kind extends string>(text: string, kinds: readonly Kind[], game: AnyGame, say: Messages): Kind[] {
  const seats = text.split(',').map((word) => {
    const name = word.trim()
    const kind = kinds.find((candidate) => candidate === name)
    if (kind === undefined) throw new BadInput(say.unknownSeat(name, nearest(name, kinds), kinds))
    return kind
  })
  const { min, max } = game.seats
  if (seats.length < min || seats.length > max) throw new BadInput(say.seatCount(game.id, min, max, seats.length))
  return seats
}

/** One person and, for the rest of a good table, greedy bots. */
export function defaultTable(game: AnyGame): (BotLevel | typeof HUMAN)[] {
  return Array.from({ length: game.seats.best }, (_, seat) => (seat === 0 ? HUMAN : 'greedy'))
}

/** The strongest bot and the weakest in turn. */
export function defaultBots(game: AnyGame): BotLevel[] {
  const ladder = [BOT_LEVELS.at(-1)!, BOT_LEVELS[0]]
  return Array.from({ length: game.seats.best }, (_, seat) => ladder[seat % ladder.length]!)
}

export function seatRecords(kinds: readonly string[]): SeatRecord[] {
  return kinds.map((by, seat) => ({ name: NAMES[seat] ?? `${seat}`, by }))
}
