import { botChance, botName, chooseMove } from '@echappee/bots'
import { catalog } from '@echappee/games/catalog'
import { Match, defaultOptions, type GameRecord } from '@echappee/kernel'

export interface RaceWish {
  readonly game: string
  /** What differs from the usual options. */
  readonly options?: Readonly<Record<string, unknown>>
  /** The part of the race that is ridden; where the first seat is asked next. */
  readonly part: number
  /** Whether this is where to stop, of the places from there on. */
  readonly stop?: (decision: Asked) => boolean
}

interface Asked {
  readonly view: unknown
  readonly legal: readonly unknown[]
}

/** A race between Équipiers, the first seat a person's, until something has happened and the person is asked. */
export async function partOfRace({ game: id, options = {}, part, stop = ({ legal }) => legal.length > 2 }: RaceWish): Promise<GameRecord> {
  const { rules, bot } = catalog.find((entry) => entry.id === id)!.parts!
  const [game, knowledge] = await Promise.all([rules(), bot()])
  const race = (most: number) => {
    const names: string[] = []
    const seats = Array.from({ length: game.seats.best }, (_, seat) => {
      const name = seat === 0 ? 'Camille' : botName(seat, names)
      names.push(name)
      return { name, by: seat === 0 ? 'human' : 'greedy' }
    })
    const match = new Match(game, { options: { ...defaultOptions(game.optionFields), ...options }, seats, seed: 'picture' })
    for (let moves = 0; match.outcome() === undefined; moves++) {
      const seat = match.toAct()[0]!
      if (moves >= most && seat === 0 && stop({ view: match.view(0), legal: match.legal(0) })) break
      const decision = match.decision(seat)
      const chance = botChance('picture', seat, decision)
      match.submit(seat, decision, chooseMove({ game, knowledge, level: 'greedy', view: match.view(seat), seat, chance }))
    }
    return match.record()
  }
  const whole = race(Infinity)
  return part >= 1 ? whole : race(whole.moves.length * part)
}
