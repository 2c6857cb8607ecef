import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A folder `words` with one folder for each language. */
export interface WordPlace {
  readonly folder: string
  /** The files that a dictionary loads; others are parts of them. */
  readonly files: readonly string[]
}

/** Every place of the house that says something. */
export function wordPlaces(root: string): WordPlace[] {
  const games = readdirSync(join(root, 'games')).map((id) => `games/${id}/text/words`)
  return [...games, 'text/src/words', 'sheet/src/words', 'kit/src/words', 'web/src/words', 'lab/src/words']
    .filter((folder) => existsSync(join(root, folder, 'en')))
    .map((folder) => ({ folder, files: entriesIn(join(root, folder, 'en')) }))
}

function entriesIn(folder: string): string[] {
  return readdirSync(folder).filter((file) => /^export const words\b/m.test(readFileSync(join(folder, file), 'utf8')))
}
