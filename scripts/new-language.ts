// npm run new-language <code>: a folder for the language in every place that says something. What it leaves out is said in English.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '../text/src/languages.ts'
import { wordPlaces } from './word-places.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const LIST = 'text/src/languages.ts'

const [code, ...more] = process.argv.slice(2)
const mistake = mistakeIn(code, more)
if (mistake !== undefined) {
  console.error(mistake)
  process.exit(2)
}
const places = wordPlaces(ROOT)
for (const { folder, files } of places) {
  mkdirSync(join(ROOT, folder, code!))
  for (const file of files) writeFileSync(join(ROOT, folder, code!, file), emptyWords(folder, file))
}
const list = readFileSync(join(ROOT, LIST), 'utf8')
writeFileSync(
  join(ROOT, LIST),
  list.replace(/(?<=PARTIAL = \[)([^\]]*)(?=\])/, (known) => [known, `'${code}'`].filter(Boolean).join(', ')),
)
console.log(`"${code}" has a folder in ${places.length} places. What is still said in English: npm run language-gaps ${code}`)

function mistakeIn(wish: string | undefined, rest: readonly string[]): string | undefined {
  if (wish === undefined || rest.length > 0) return 'One language by its code: npm run new-language nl'
  if (!/^[a-z]{2,3}$/.test(wish)) return `"${wish}" is no code of a language: two or three small letters, as "nl" for Dutch.`
  return (LANGUAGES as readonly string[]).includes(wish) ? `"${wish}" is there already.` : undefined
}

function emptyWords(folder: string, file: string): string {
  const contract = folder === 'text/src/words' ? '../../dictionary.ts' : '@echappee/text'
  return `import type { Translation } from '${contract}'
import type { words as english } from '../en/${file}'

export const words: Translation<typeof english> = {}
`
}
