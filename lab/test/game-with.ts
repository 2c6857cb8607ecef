import { catalog } from '@echappee/games/catalog'

/** The game that has this option: tests of the lab need a real one, and name none. */
export async function gameWith(option: string): Promise<string> {
  for (const { id, parts } of catalog) if (parts !== undefined && Object.hasOwn((await parts.rules()).optionFields, option)) return id
  throw new Error(`no game has the option ${option}`)
}
