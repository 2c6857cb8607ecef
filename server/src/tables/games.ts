import { catalog } from '@echappee/games/catalog'
import type { AnyGame } from '@echappee/kernel'

/** The rules of a game; undefined for one that is not built. */
export type FindGame = (id: string) => Promise<AnyGame | undefined>

const loaded = new Map<string, Promise<AnyGame>>()

export const findInCatalog: FindGame = async (id) => {
  const parts = catalog.find((entry) => entry.id === id)?.parts
  if (parts === undefined) return undefined
  let game = loaded.get(id)
  if (game === undefined) loaded.set(id, (game = parts.rules()))
  return game
}
