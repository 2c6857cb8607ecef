import { catalog } from '@echappee/games/catalog'
import type { AnyGame } from '@echappee/kernel'

/** The rules of a game; undefined for one that is not built. */
export type FindGame = (id: string) => Promise<AnyGame | undefined>

/** What is not in the menu is for those who write games. */
export const findShown: FindGame = async (id) => {
  const isHidden = catalog.find((entry) => entry.id === id)?.cover.isHidden === true
  return isHidden ? undefined : findInCatalog(id)
}

const loaded = new Map<string, Promise<AnyGame>>()

export const findInCatalog: FindGame = async (id) => {
  const parts = catalog.find((entry) => entry.id === id)?.parts
  if (parts === undefined) return undefined
  let game = loaded.get(id)
  if (game === undefined) loaded.set(id, (game = parts.rules()))
  return game
}
