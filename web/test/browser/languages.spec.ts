import { expectClear, newPage, openRace, PHONE } from '@echappee/testkit/browser'
import { COMPLETE, type CompleteLanguage, type Language } from '@echappee/text'
import { expect, type Response, test } from '@playwright/test'
import { catalog } from '@echappee/games/catalog'

const GAME = '_template'
const LOCALES: Readonly<Record<CompleteLanguage, string>> = { fr: 'fr-FR', en: 'en-GB' }

for (const { id } of catalog.filter(({ parts }) => parts !== undefined))
  for (const language of COMPLETE) {
    const other: Language = language === 'fr' ? 'en' : 'fr'
    test(`a table of ${id} in ${language} loads no sentence in ${other}`, async ({ browser }) => {
      const context = await browser.newContext({ locale: LOCALES[language] })
      const page = await context.newPage()
      const scripts: Promise<string>[] = []
      const keepScript = (response: Response) => {
        if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.push(response.text())
      }
      page.on('response', keepScript)
      await openRace(page, { game: id, seed: 'languages' })
      // What comes later would still be on its way when the page is closed.
      page.off('response', keepScript)
      const loaded = (await Promise.all(scripts)).join('\n')
      const [own, foreign] = await Promise.all([sentencesOf(id, language), sentencesOf(id, other)])
      expect(own.filter((sentence) => loaded.includes(sentence)).length).toBeGreaterThan(own.length / 2)
      expect(foreign.filter((sentence) => !own.includes(sentence) && loaded.includes(sentence))).toEqual([])
      await context.close()
    })
  }

test('a device keeps the language that is read on it, and another one from when it is read', async ({ browser }) => {
  const page = await newPage(browser, { viewport: PHONE, serviceWorkers: 'allow' })
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const kept = () =>
    page.evaluate(async () => {
      const urls = (await (await caches.open('words')).keys()).map(({ url }) => new URL(url).pathname)
      const of = (language: string) => urls.filter((url) => url.startsWith(`/assets/${language}/`)).length
      return { fr: of('fr'), en: of('en') }
    })
  const { fr: ofOne, en: ofOther } = await kept()
  expect(ofOne).toBeGreaterThan(30)
  expect(ofOther).toBe(0)

  await page.context().setOffline(true)
  await page.goto(`/rules/${GAME}`)
  await expect(heading).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Cet appareil n’a pas encore les textes en anglais' })).toBeVisible()
  await expectClear(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')

  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect.poll(kept).toEqual({ fr: ofOne, en: ofOne })
  await page.context().setOffline(true)
  await page.goto(`/play/${GAME}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(heading).toBeVisible()
  await page.context().close()
})

/** Everything long enough to be told from other text that the game, the kit, the site and the menus say without values. */
async function sentencesOf(game: string, language: Language): Promise<string[]> {
  const places = [
    `../../../games/${game}/text/words/${language}/index.ts`,
    `../../../games/${game}/text/words/${language}/cover.ts`,
    `../../../text/src/words/${language}/index.ts`,
    `../../../kit/src/words/${language}/index.ts`,
    `../../src/words/${language}/index.ts`,
  ]
  const modules = await Promise.all(places.map((place) => import(place) as Promise<{ words: unknown }>))
  return modules.flatMap(({ words }) => textsIn(words)).filter((text) => text.length > 24 && !/['’"\\\u202F]/.test(text))
}

function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : []
}
