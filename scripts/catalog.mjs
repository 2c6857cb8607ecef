// Writes games/catalog/ from the folders of games/, so that adding a game edits nothing else. Plain JavaScript: it runs on any Node.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../games/', import.meta.url))
const ids = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`${root}${entry.name}/cover.ts`))
  .map((entry) => entry.name)
  .sort()

/** A folder that lacks one of these is announced, not built. */
const PARTS = ['rules/index.ts', 'bot/index.ts', 'text/index.ts', 'table/index.tsx', 'RULES.md', 'RULES.fr.md']
const has = (id, ...parts) => parts.every((part) => existsSync(`${root}${id}/${part}`))
const isBuilt = (id) => has(id, ...PARTS)
/** The versions of its rules that have been replaced and kept (npm run keep-rules). */
const pastOf = (id) =>
  existsSync(`${root}${id}/past`)
    ? readdirSync(`${root}${id}/past`)
        .flatMap((file) => /^(\d+)\.js$/.exec(file)?.[1] ?? [])
        .map(Number)
        .sort((a, b) => a - b)
    : []
/** The languages of a game's words; what a menu says of it is in `cover.ts`. */
const languages = [...new Set(ids.flatMap((id) => (has(id, 'text/words') ? readdirSync(`${root}${id}/text/words`) : [])))].filter(
  (name) => !name.includes('.'),
)
/** `my-race-2` → `myRace_2`, another name for every id (`my-race2` → `myRace2`). */
const name = (id) => id.replace(/[-_]([a-z])/g, (_, next) => next.toUpperCase()).replaceAll('-', '_')

const HEAD = '// Written by scripts/catalog.mjs from the folders of games/: do not edit, do not commit.\n'

const metrics = (id) => `
    metrics: async () => (await import('../${id}/metrics/index.ts')).metrics,`

const rulesOf = (id) => `  '${id}': {
    rules: async () => (await import('../${id}/rules/index.ts')).game,
    bot: async () => (await import('../${id}/bot/index.ts')).knowledge,${has(id, 'metrics/index.ts') ? metrics(id) : ''}
    past: {${pastOf(id)
      .map(
        (version) => `
      ${version}: {
        rules: async () => (await import('../${id}/past/${version}.js')).game,
        bot: async () => (await import('../${id}/past/${version}.js')).knowledge,
      },`,
      )
      .join('')}},
  },`

const lesson = (id) => `
      lesson: {
        plan: async () => (await import('../${id}/lesson/index.ts')).lesson,
        words: async (language) => (await import('../${id}/text/words/index.ts')).lessonWords.load(language),
      },`

const sheet = (id) => `
      sheet: {
        load: async () => (await import('../${id}/sheet/index.ts')).sheet,
        text: async (language) => (await import('../${id}/sheet/text.ts')).loadSheetText(language),
      },`

const orders = (id) => `
      orders: {
        load: async () => (await import('../${id}/orders/index.ts')).orders,
        words: async (language) => (await import('../${id}/text/words/index.ts')).ordersWords.load(language),
      },`

const exercises = (id) => `
      exercises: async () =>
        (await import('../${id}/exercises.json', { with: { type: 'json' } })).default.exercises as unknown as readonly KeptExercise[],`

const facts = (id) =>
  has(id, 'text/facts.ts') ? `async (language) => (await import('../${id}/text/facts.ts')).loadFacts(language)` : 'async () => []'

const entry = (id) => `  {
    id: '${id}',
    cover: ${name(id)}Cover,
    parts: ${
      isBuilt(id)
        ? `{
      ...rules['${id}']!,
      text: async (language) => (await import('../${id}/text/index.ts')).loadText(language),
      facts: ${facts(id)},${has(id, 'lesson/index.ts', 'text/words/en/lesson.ts') ? lesson(id) : ''}${has(id, 'sheet/index.ts', 'sheet/text.ts') ? sheet(id) : ''}${has(id, 'orders/index.ts', 'text/words/en/orders.ts') ? orders(id) : ''}${has(id, 'exercises.json') ? exercises(id) : ''}
    }`
        : 'undefined'
    },
  },`

write(
  'catalog/rules.ts',
  `${HEAD}import type { VersionedRules } from '../parts.ts'

/** Rules and bots alone, for whoever thinks and shows nothing. */
export const rules: Readonly<Record<string, VersionedRules>> = {
${ids.filter(isBuilt).map(rulesOf).join('\n')}
}
`,
)
write(
  'catalog/index.ts',
  `${HEAD}import type { KeptExercise } from '@echappee/kernel'
import type { CatalogEntry } from '../parts.ts'
import { rules } from './rules.ts'
${ids.map((id) => `import { cover as ${name(id)}Cover } from '../${id}/cover.ts'`).join('\n')}

export const catalog: readonly CatalogEntry[] = [
${ids.map(entry).join('\n')}
]
`,
)
for (const language of languages) {
  const said = ids.filter((id) => has(id, `text/words/${language}/cover.ts`))
  write(
    `catalog/words/${language}.ts`,
    `${HEAD}${said.map((id) => `import { words as ${name(id)} } from '../../${id}/text/words/${language}/cover.ts'`).join('\n')}

export const words = {
${said.map((id) => `  '${id}': ${name(id)},`).join('\n')}
}
`,
  )
}

function write(path, text) {
  const file = root + path
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`catalog: ${path} written`)
}
