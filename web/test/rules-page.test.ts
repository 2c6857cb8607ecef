import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { rulesPage } from '../build/rules-page.ts'

const GAMES = new URL('../../games/', import.meta.url)

it('gives a rule’s paragraph its ID and leaves other words alone', () => {
  const { title, parts } = rulesPage(
    '# Race\n\nHello.\n\n## Start\n\n**ABC-1 Start.** All begin. See **ABC-2**.\n\nA **bold** word.\n\n- One\n',
  )
  expect(title).toBe('Race')
  expect(parts.map((part) => part.title)).toEqual(['', 'Start'])
  expect(parts[1]!.blocks).toEqual([
    { rule: 'ABC-1', html: '<strong>ABC-1 Start.</strong> All begin. See <strong>ABC-2</strong>.' },
    { rule: undefined, html: expect.stringMatching(/^<p>A <strong>bold<\/strong> word.<\/p>\s*<ul>/) },
  ])
})

it('folds away what is marked: a chapter with all that is in it, or a smaller part up to the next', () => {
  const { parts } = rulesPage(
    '## Play\n\nA\n\n### Files\n\n<!-- folded -->\n\nB\n\n### More\n\nC\n\n## Rulings\n\n<!-- folded -->\n\nD\n\n### Why\n\nE\n',
  )
  expect(parts.map(({ title, level, isFolded }) => [title, level, isFolded])).toEqual([
    ['Play', 2, false],
    ['Files', 3, true],
    ['More', 3, false],
    ['Rulings', 2, true],
  ])
  expect(parts[3]!.blocks[0]!.html).toMatch(/D[^]*<h3>Why<\/h3>[^]*E/)
})

for (const id of readdirSync(GAMES)) {
  const pages = ['RULES.md', 'RULES.fr.md'].flatMap((name) => {
    const file = new URL(`${id}/${name}`, GAMES)
    return existsSync(file) ? [{ name, markdown: readFileSync(file, 'utf8') }] : []
  })
  if (pages.length === 0) continue
  for (const { name, markdown } of pages)
    it(`every rule of ${id}/${name} has a paragraph to link to, once`, () => {
      const rules = [...markdown.matchAll(/^\*\*([A-Z]+-\d+)/gm)].map(([, rule]) => rule)
      expect(rules.length).toBeGreaterThan(0)
      const ids = rulesPage(markdown).parts.flatMap(({ blocks }) => blocks.flatMap(({ rule }) => rule ?? []))
      expect(ids).toEqual(rules)
    })

  it(`the rules of ${id} have the same parts in both languages, rulings and sources folded away`, () => {
    const [english, french] = pages.map(({ markdown }) => rulesPage(markdown).parts.map(({ level, isFolded }) => [level, isFolded]))
    expect(french).toEqual(english)
    expect(english!.at(-1)).toEqual([2, true])
  })
}
