import { catalog } from '@echappee/games/catalog'
import { rulesOf } from '@echappee/games/open'
import type { AnyGame } from '@echappee/kernel'

/** The rules of a game, those of today unless a version is named; undefined for what is not here. */
export type FindGame = (id: string, version?: number) => Promise<AnyGame | undefined>

/** What is not in the menu is for those who write games. */
export const findShown: FindGame = async (id, version) => {
  const isHidden = catalog.find((entry) => entry.id === id)?.cover.isHidden === true
  return isHidden ? undefined : findInCatalog(id, version)
}

export const findInCatalog: FindGame = async (id, version) => {
  const parts = catalog.find((entry) => entry.id === id)?.parts
  const rules = parts === undefined ? undefined : await rulesOf(parts, version)
  return rules?.rules()
}
