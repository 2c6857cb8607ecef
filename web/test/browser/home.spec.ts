import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { PHONE, expectAccessible, expectNoSidewaysScroll, watchForErrors } from './page-tools.ts'

const LIMIT = 150 * 1024

test('the home page shows five posters; only built games can be opened', async ({ page }) => {
  const errors = watchForErrors(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cinq courses, une seule route.')
  const posters = page.locator('.posters .poster')
  await expect(posters).toHaveCount(5)
  for (const image of await page.locator('.posters img').all())
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  for (const poster of await posters.all()) {
    const isLink = (await poster.evaluate((element) => element.tagName)) === 'A'
    expect(await poster.locator('.soon').count()).toBe(isLink ? 0 : 1)
  }
  await page.getByRole('link', { name: /Le Vainqueur du Tour/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le Vainqueur du Tour')
  expect(errors).toEqual([])
})

test('the introduction leads to the tables of friends, in both languages', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const [name, title] of [
    ['entre amis, par un lien', 'Entre amis, par un lien'],
    ['with friends, by a link', 'With friends, by a link'],
  ] as const) {
    await page.goto('/')
    if (title.startsWith('With')) await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('link', { name }).click()
    await page.waitForURL('**/online')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})

test('a game that is not built can’t be opened by its address either', async ({ page }) => {
  await page.goto('/play/flamme-rouge')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flamme Rouge')
  await expect(page.getByText('pas encore construit')).toBeVisible()
  await page.goto('/play/nothing-here')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce jeu n’existe pas.')
})

test('the language follows the browser, can be switched and is remembered', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Five races, one road.')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cinq courses, une seule route.')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await context.close()
})

test('the first load is at most 150 KB of JavaScript', async ({ page }) => {
  const files: Promise<number>[] = []
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) files.push(response.body().then((body) => gzipSync(body).length))
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const size = (await Promise.all(files)).reduce((sum, one) => sum + one, 0)
  console.log(`first load: ${(size / 1024).toFixed(1)} KB of JavaScript (gzip) in ${files.length} files, limit ${LIMIT / 1024} KB`)
  expect(size).toBeGreaterThan(40 * 1024)
  expect(size).toBeLessThanOrEqual(LIMIT)
})

for (const scheme of ['light', 'dark'] as const)
  test(`pages have no barriers, on the phone too (${scheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    for (const path of ['/', '/play/vainqueur-du-tour', '/rules/vainqueur-du-tour', '/nowhere', '/table/none']) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(path, { waitUntil: 'networkidle' })
      await expectAccessible(page)
      await page.setViewportSize(PHONE)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
  })

test('rules can be read in both languages, with an anchor for every rule', async ({ page }) => {
  await page.goto('/rules/vainqueur-du-tour')
  await expect(page.locator('#VDT-35')).toBeVisible()
  const french = await page.locator('.prose strong[id^="VDT-"]').evaluateAll((all) => all.map(({ id }) => id))
  expect(french).toContain('VDT-35')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('.prose')).toContainText('yellow cap')
  const english = await page.locator('.prose strong[id^="VDT-"]').evaluateAll((all) => all.map(({ id }) => id))
  expect(english).toEqual(french)
})

test('the race of the day starts at once', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Prendre le départ' }).click()
  await page.waitForURL('**/table/**')
  await expect(page.locator('.prompt')).toBeVisible()
})

test('every page has a title of its own, in the language of the page', async ({ page }) => {
  for (const [path, title] of [
    ['/', 'Échappée'],
    ['/play/tour-infernal', 'Préparer Le Tour Infernal · Échappée'],
    ['/rules/tour-infernal', 'Règles : Le Tour Infernal · Échappée'],
    ['/online', 'Entre amis, par un lien · Échappée'],
    ['/nothing-here', /. · Échappée$/],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveTitle(title)
  }
  await page.goto('/online')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveTitle('With friends, by a link · Échappée')
})
