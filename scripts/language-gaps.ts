// npm run language-gaps <code> [folder]: what a language leaves to English, place by place; with a folder, every gap in it.
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { LANGUAGES } from '../text/src/languages.ts'
import { wordPlaces } from './word-places.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const [code = '', only] = process.argv.slice(2)
const places = wordPlaces(ROOT)
const mistake = mistakeIn()
if (mistake !== undefined) {
  console.error(mistake)
  process.exit(2)
}
for (const { folder, files } of places.filter((place) => only === undefined || place.folder.startsWith(only))) {
  const gaps: string[] = []
  let all = 0
  for (const file of files) {
    const [english, own] = await Promise.all([wordsIn(folder, 'en', file), wordsIn(folder, code, file)])
    const paths = pathsIn(english)
    all += paths.length
    const said = new Set(pathsIn(own))
    gaps.push(...paths.filter((path) => !said.has(path)).map((path) => `${file.replace('.ts', '')}.${path}`))
  }
  console.log(`${folder}: ${all - gaps.length} of ${all} said, ${gaps.length} left to English`)
  if (only !== undefined) for (const gap of gaps) console.log(`  ${gap}`)
}

function mistakeIn(): string | undefined {
  if (!(LANGUAGES as readonly string[]).includes(code))
    return `"${code}" is no language of the house: ${LANGUAGES.join(', ')}. Usage: npm run language-gaps nl [games/flamme-rouge]`
  if (only !== undefined && !places.some(({ folder }) => folder.startsWith(only)))
    return `"${only}" says nothing. Places: ${places.map(({ folder }) => folder).join(', ')}`
  return undefined
}

async function wordsIn(folder: string, language: string, file: string): Promise<object> {
  return ((await import(pathToFileURL(join(ROOT, folder, language, file)).href)) as { words: object }).words
}

/** The way to everything that is said: a text, a sentence made of values, a list. */
function pathsIn(words: object): string[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? pathsIn(value).map((path) => `${key}.${path}`) : [key],
  )
}
