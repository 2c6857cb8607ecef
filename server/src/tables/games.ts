import { catalog } from '@echappee/games/catalog'
import { rulesOf } from '@echappee/games/open'
import type { AnyGame, AnyOrders } from '@echappee/kernel'

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

/** What may be answered in advance by these rules; nothing by rules that were replaced. */
export type FindOrders = (id: string, version: number) => Promise<AnyOrders | undefined>

export const findOrders: FindOrders = (id, version) => {
  const name = `${id} ${version}`
  let offers = OFFERS.get(name)
  if (offers === undefined) OFFERS.set(name, (offers = loadOrders(id, version)))
  return offers
}

/** Every new table asks, and to import a module takes long however often it was done. */
const OFFERS = new Map<string, Promise<AnyOrders | undefined>>()

const loadOrders: FindOrders = async (id, version) => {
  const parts = catalog.find((entry) => entry.id === id)?.parts
  if (parts?.orders === undefined || (await parts.rules()).rulesVersion !== version) return undefined
  return parts.orders.load()
}
