import { readFileSync } from 'node:fs'
import { catalog } from '@echappee/games/catalog'
import { loadKitWords } from '@echappee/kit'
import { LANGUAGES } from '@echappee/text'
import type { QuickStartModule } from '@echappee/kit/quick-start'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { rulesPage } from '../build/rules-page.ts'

const lists = import.meta.glob<{ readonly MOVING_RULES: readonly string[] }>('../../games/*/test/moving-rules.ts', { eager: true })
const quickStarts = import.meta.glob<QuickStartModule>('../../games/*/table/quick-start.tsx')

for (const [path, load] of Object.entries(quickStarts)) {
  const game = path.split('/')[3]!
  it(`every rule of ${game} that moves somebody has a drawing beside it`, async () => {
    const { MOVING_RULES } = lists[`../../games/${game}/test/moving-rules.ts`]!
    const { drawings } = await load()
    expect(MOVING_RULES.filter((rule) => drawings[rule] === undefined)).toEqual([])
  })

  // Their positions are played by the rules as they are loaded: a move that is refused fails here.
  it(`the quick start of ${game} is there in every language, its drawings beside rules that exist`, async () => {
    const { parts } = catalog.find(({ id }) => id === game)!
    await Promise.all(LANGUAGES.flatMap((language) => [parts!.text(language), loadKitWords(language)]))
    const { QuickStart, drawings } = await load()
    const markdown = readFileSync(new URL(`../../games/${game}/RULES.md`, import.meta.url), 'utf8')
    const rules = rulesPage(markdown).parts.flatMap(({ blocks }) => blocks.flatMap(({ rule }) => rule ?? []))
    expect(rules).toEqual(expect.arrayContaining(Object.keys(drawings)))
    const pages = LANGUAGES.map((language) => renderToStaticMarkup(<QuickStart language={language} />))
    expect(new Set(pages).size).toBe(LANGUAGES.length)
    for (const page of pages) expect(page.match(/<figcaption>[^<]{10,}/g)?.length).toBeGreaterThan(2)
    for (const language of LANGUAGES)
      for (const Drawing of Object.values(drawings))
        expect(renderToStaticMarkup(<Drawing language={language} />)).toMatch(/<figcaption>[^<]{10,}/)
  })
}
