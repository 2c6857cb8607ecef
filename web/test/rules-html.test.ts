import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { rulesHtml } from '../build/rules-html.ts'

const GAMES = new URL('../../games/', import.meta.url)

it('gives a rule’s paragraph its ID and leaves other words alone', async () => {
  const html = await rulesHtml('**ABC-1 Start.** All begin. See **ABC-2**.\n\nA **bold** word.\n')
  expect(html).toContain('<p id="ABC-1" tabindex="-1"><strong>ABC-1 Start.</strong>')
  expect(html.match(/ id="/g)).toHaveLength(1)
})

for (const id of readdirSync(GAMES))
  for (const name of ['RULES.md', 'RULES.fr.md']) {
    const file = new URL(`${id}/${name}`, GAMES)
    if (!existsSync(file)) continue
    it(`every rule of ${id}/${name} has a paragraph to link to, once`, async () => {
      const markdown = readFileSync(file, 'utf8')
      const rules = [...markdown.matchAll(/^\*\*([A-Z]+-\d+)/gm)].map(([, rule]) => rule)
      expect(rules.length).toBeGreaterThan(0)
      const ids = [...(await rulesHtml(markdown)).matchAll(/ id="([A-Z]+-\d+)"/g)].map(([, rule]) => rule)
      expect(ids).toEqual(rules)
    })
  }
