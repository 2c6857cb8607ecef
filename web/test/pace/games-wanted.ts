import { catalog } from '@echappee/games/catalog'

/** The games that the command line names, or all; ends the program at a name that there is not. */
export function gamesWanted(): readonly string[] {
  const games = catalog.filter(({ parts, cover }) => parts !== undefined && cover.isHidden !== true).map(({ id }) => id)
  const wanted = process.argv.slice(2)
  const unknown = wanted.find((game) => !games.includes(game))
  if (unknown !== undefined) {
    console.error(`There is no game "${unknown}"; there are ${games.join(', ')}.`)
    process.exit(2)
  }
  return wanted.length > 0 ? wanted : games
}
