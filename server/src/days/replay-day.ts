import { botChance, chooseMove } from '@echappee/bots'
import { DAY_LEVEL, type DayRace } from '@echappee/games/day'
import { Match, canonicalJson, checkOptions, type AnyMatch, type Json } from '@echappee/kernel'
import type { DayRaceMoves } from '@echappee/protocol'

export interface DayResult {
  readonly place: number
  readonly riders: number
}

/**
 * Plays a race of the day again, from its seed and with its bots: undefined unless every move is allowed, every bot's move is the bot's
 * own and the race is over. The person has seat 0.
 */
export async function replayDay({ entry, options, seed }: DayRace, sent: DayRaceMoves): Promise<DayResult | undefined> {
  const [game, knowledge] = await Promise.all([entry.parts!.rules(), entry.parts!.bot()])
  if (game.rulesVersion !== sent.rulesVersion) return undefined
  const seats = Array.from({ length: game.seats.best }, (_, seat) => ({ name: `${seat}`, by: seat === 0 ? 'human' : DAY_LEVEL }))
  const checkedOptions = checkOptions(game, options, seats.length)
  if (!checkedOptions.ok) return undefined
  const match: AnyMatch = new Match(game, { options: checkedOptions.value, seats, seed })
  for (const [seat, move] of sent.moves) {
    if (seat !== 0 && !isBotsOwn(seat, move)) return undefined
    if (!match.submit(seat, match.decision(seat), move).ok) return undefined
  }
  const outcome = match.outcome()
  return outcome === undefined ? undefined : { place: outcome.places[0]!, riders: seats.length }

  function isBotsOwn(seat: number, move: Json): boolean {
    if (!match.toAct().includes(seat)) return false
    const chance = botChance(seed, seat, match.decision(seat))
    const own = chooseMove({ game, knowledge, level: DAY_LEVEL, view: match.view(seat) as unknown, seat, chance }) as Json
    return canonicalJson(own) === canonicalJson(move)
  }
}
