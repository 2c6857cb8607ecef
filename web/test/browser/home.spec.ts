import { PHONE, expectClear, newPage, watchForErrors } from '@echappee/testkit/browser'
import type { Cover } from '@echappee/kernel'
import { expect, test } from '@playwright/test'
import { words as en } from '../../src/words/en/index.ts'
import { words as fr } from '../../src/words/fr/index.ts'
import { firstBuilt, onShow, ruleIds } from './games.ts'

const LIMIT = 90 * 1024

test('the home page shows a poster for every game, loads at most 90 KB of JavaScript and opens built games alone', async ({ page }) => {
  const errors = watchForErrors(page)
  const files: Promise<number>[] = []
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? ''))
      files.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      )
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  page.removeAllListeners('response')
  const size = (await Promise.all(files)).reduce((sum, one) => sum + one, 0)
  console.log(`first load: ${(size / 1024).toFixed(1)} KB of JavaScript on the wire in ${files.length} files, limit ${LIMIT / 1024} KB`)
  expect(size).toBeGreaterThan(40 * 1024)
  expect(size).toBeLessThanOrEqual(LIMIT)

  await expect(page).toHaveTitle('Échappée')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.home.title)
  await expect(page.locator('.posters h2')).toHaveCount(onShow.length)
  const posterOf = ({ title }: Cover) => page.locator('.poster', { has: page.getByRole('heading', { name: title, exact: true }) })
  for (const { cover, parts } of onShow) {
    const poster = posterOf(cover)
    await expect.poll(() => poster.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    const isLink = (await poster.evaluate((element) => element.tagName)) === 'A'
    expect([isLink, await poster.locator('.soon').count()]).toEqual(parts === undefined ? [false, 1] : [true, 0])
  }
  await posterOf(firstBuilt.cover).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(firstBuilt.cover.title)
  await expect(page).toHaveTitle(`Préparer ${firstBuilt.cover.title} · Échappée`)
  for (const { id, cover, parts } of onShow) {
    if (parts !== undefined) continue
    await page.goto(`/play/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(cover.title)
    await expect(page.getByText('pas encore construit')).toBeVisible()
  }
  await page.goto('/play/nothing-here')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce jeu n’existe pas.')
  expect(errors).toEqual([])
})

test('the language follows the browser, can be switched and is remembered; the introduction leads to the tables of friends', async ({
  browser,
}) => {
  const page = await newPage(browser, { locale: 'en-GB', viewport: PHONE })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.home.title)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('link', { name: 'with friends, by a link' }).click()
  await page.waitForURL('**/online')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('With friends, by a link')
  await expect(page).toHaveTitle('With friends, by a link · Échappée')
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page).toHaveTitle('Entre amis, par un lien · Échappée')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.home.title)
  await page.getByRole('link', { name: 'entre amis, par un lien' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entre amis, par un lien')
  await page.context().close()
})

for (const path of ['/', `/play/${firstBuilt.id}`, `/rules/${firstBuilt.id}`, '/online', '/nowhere', '/table/none'])
  test(`no barrier by day and night, on the phone too: ${path}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page).toHaveTitle(path === '/' ? 'Échappée' : /. · Échappée$/)
    if (path.startsWith('/rules')) await expect(page.locator('.rules-contents')).toBeVisible()
    await expectClear(page)
    await page.setViewportSize(PHONE)
    await expectClear(page)
  })

test('rules can be read in both languages; each has a paragraph to link to, which is marked', async ({ page }) => {
  const rules = ruleIds(firstBuilt.id)
  const last = rules.at(-1)!
  const shown = () => page.locator('.prose p[id]').evaluateAll((all) => all.map(({ id }) => id))
  await page.goto(`/rules/${firstBuilt.id}#${last}`)
  await expect(page.locator(`#${last}`)).toBeInViewport()
  await expect(page.locator(`#${last}`)).toBeFocused()
  await expect(page.locator('.prose [data-marked]')).toHaveAttribute('id', last)
  await expect(page).toHaveTitle(`Règles : ${firstBuilt.cover.title} · Échappée`)
  expect(await shown()).toEqual(rules)
  const french = await page.locator('.prose').textContent()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('.prose')).not.toHaveText(french!)
  expect(await shown()).toEqual(rules)
})

test('the race of the day starts at once', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Prendre le départ' }).click()
  await page.waitForURL('**/table/**')
  await expect(page.locator('.prompt')).toBeVisible()
})
