import { catalog } from '@echappee/games/catalog'
import type { AnyGame, AnyKnowledge } from '@echappee/kernel'
import type { CreateTable } from '@echappee/protocol'

export interface TestGame {
  readonly rules: AnyGame
  readonly knowledge: AnyKnowledge
}

/** Every game of the catalog that can be played. */
export const GAMES: readonly string[] = catalog.filter(({ parts }) => parts !== undefined).map(({ id }) => id)

const loaded = new Map<string, Promise<TestGame>>()

export function gameOf(id: string): Promise<TestGame> {
  let game = loaded.get(id)
  if (game === undefined) loaded.set(id, (game = load(id)))
  return game
}

async function load(id: string): Promise<TestGame> {
  const parts = catalog.find((entry) => entry.id === id)?.parts
  if (parts === undefined) throw new Error(`${id} is not built`)
  const [rules, knowledge] = await Promise.all([parts.rules(), parts.bot()])
  return { rules, knowledge }
}

/** As many seats as are wanted, as far as the game allows. */
export async function seatCount(id: string, wanted: number): Promise<number> {
  const { min, max } = (await gameOf(id)).rules.seats
  return Math.min(max, Math.max(min, wanted))
}

/** Short games where the options allow it: as the race of the day is. */
export const SHORT: Readonly<Record<string, CreateTable['options']>> = Object.fromEntries(
  catalog.map(({ id, cover }) => [id, cover.dayOptions?.(0) ?? {}]),
)
