import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { catalog } from '@echappee/games/catalog'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** Tests and what they are made of, outside the games' folders. */
const FILES = globSync(['*/test/**/*.{ts,tsx,mjs}', 'testkit/{src,browser}/**/*.ts', '*.config.ts'], { cwd: ROOT }).filter(
  (file) => !file.startsWith('games/'),
)

/** The template is everybody's example. */
const OTHERS = catalog.filter(({ cover }) => cover.isHidden !== true)

/** The letters before the class names of a game's style sheets. */
function prefixOf(game: string): string {
  const counts = new Map<string, number>()
  for (const file of globSync(`games/${game}/table/**/*.css`, { cwd: ROOT }))
    for (const [, prefix] of textOf(file).matchAll(/\.([a-z]+-)[a-z]/g)) counts.set(prefix!, (counts.get(prefix!) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]![0]
}

test.each(OTHERS)('adding a folder is all: no test outside it names $id, its title or its classes', ({ id, cover }) => {
  expect(FILES.length).toBeGreaterThan(100)
  const names = new RegExp(`${id}|${cover.title}|['".]${prefixOf(id)}(?!FR)[a-z]`)
  expect(textOf(`games/${id}/test/browser/table.spec.ts`)).toMatch(names)
  expect(FILES.filter((file) => names.test(textOf(file)))).toEqual([])
})
