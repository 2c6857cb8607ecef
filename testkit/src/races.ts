import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Json } from '@echappee/kernel'

type Options = Readonly<Record<string, Json>>

/** Races of a game for tests outside its folder, by what they are good for, so that none of those tests names a game. What is left out is not played there. */
export interface Races {
  /** Options of a race that is soon over. */
  readonly short?: Options
  /** One decides after the other, from a hand of cards. */
  readonly inTurn?: {
    /** The events that bring cards to a hand. */
    readonly drawn: readonly string[]
    /** What a view tells of all hands, and what it must never have. */
    readonly shown: string
    readonly hidden: readonly string[]
  }
  /** After every seat's first decision a secret step asks each for several answers. */
  readonly hasSeveralAnswers?: true
  /** Begins with a secret step of which nobody learns even who has answered. */
  readonly secretStep?: { readonly options: Options; readonly people: number }
  /** Two short stages with a pause of the game between them. */
  readonly pausedTour?: Options
  /** As long and as large as a race can be; `fixed` is a word that only what never changes contains. */
  readonly longest?: { readonly seats: readonly string[]; readonly options: Options; readonly fixed: string }
  /** The longest race that anybody can ask for, with documents as large as they may be. Every game states it in its rules. */
  readonly bounds?: {
    readonly seats: number
    readonly options: Options
    /** The words of RULES.md. */
    readonly stated: string
    readonly mostDecisions: number
    /** Options that ask for more, and are refused. */
    readonly tooLarge: Options
  }
  /** Options that take long to look through, allowed or not: what somebody would send who wishes the server ill. */
  readonly heavy?: readonly Options[]
  /** Each team has decks of fifteen cards for a race at a real table: four are drawn, one is played. */
  readonly hasDecks?: true
}

const GAMES = resolve(import.meta.dirname, '../../games')

/** By game: what `games/<id>/test/races.ts` exports as `races`. */
export async function findRaces(): Promise<ReadonlyMap<string, Races>> {
  const ids = globSync('*/test/races.ts', { cwd: GAMES }).map((file) => file.split(/[\\/]/)[0]!)
  const found = ids.sort().map(async (id) => {
    const { races } = (await import(`../../games/${id}/test/races.ts`)) as { races: Races }
    return [id, races] as const
  })
  return new Map(await Promise.all(found))
}

/** The first game that has such a race. */
export function raceOf<Kind extends keyof Races>(
  all: ReadonlyMap<string, Races>,
  kind: Kind,
): { game: string; race: NonNullable<Races[Kind]> } {
  for (const [game, races] of all) {
    const race = races[kind]
    if (race !== undefined) return { game, race }
  }
  throw new Error(`no game has a race for "${kind}" in its test/races.ts`)
}
