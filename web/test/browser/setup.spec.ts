import { PHONE, expectNoSidewaysScroll, playable, savedRecord } from '@echappee/testkit/browser'
import { expect, test } from '@playwright/test'
import { example, longOption, onShow } from './games.ts'

test('as many seats as the game takes, each a person or a bot; an option out of bounds can’t be started, one within is ridden', async ({
  page,
}) => {
  const { seats } = await example.parts.rules()
  const { key, label, min, max } = await longOption()
  await page.goto(`/play/${example.id}`)
  const rows = page.locator('.seats li')
  const [add, remove] = [page.getByRole('button', { name: 'Ajouter une place' }), page.getByRole('button', { name: 'Enlever une place' })]
  for (let n = seats.best; n > seats.min; n--) await remove.click()
  await expect(remove).toBeDisabled()
  for (let n = seats.min; n < seats.max; n++) await add.click()
  await expect(add).toBeDisabled()
  await expect(rows).toHaveCount(seats.max)
  const bots = ['human', ...Array.from({ length: seats.max - 1 }, (_, i) => (i % 2 === 0 ? 'greedy' : 'random'))]
  for (const [seat, by] of bots.entries()) await rows.nth(seat).locator('select').selectOption(by)
  await rows.first().getByRole('textbox').fill('Annie')

  await page.locator('.setup-options summary').first().click()
  const start = page.getByRole('button', { name: 'Prendre le départ' })
  const option = page.getByLabel(label, { exact: true })
  await option.fill(String(max + 1))
  await expect(page.locator('.problem')).toContainText(`${min} à ${max}`)
  await expect(start).toBeDisabled()
  await option.fill(String(max))
  await expect(start).toBeEnabled()
  await page.getByLabel('Graine du hasard').fill('a seed')
  await start.click()
  await page.waitForURL('**/table/**')
  await expect(playable(page).first()).toBeVisible()
  const record = await savedRecord(page)
  expect(record).toMatchObject({ seed: 'a seed', options: { [key]: max }, game: example.id })
  expect(record.seats.map(({ by }) => by)).toEqual(bots)
  expect(record.seats[0]!.name).toBe('Annie')
})

test('on a phone: the name of the game, the first race and the start are in sight before anything is scrolled', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const { id, cover } of onShow) {
    await page.goto(`/play/${id}`)
    const start = page.getByRole('button', { name: 'Prendre le départ' })
    await expect(start).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { level: 1, name: cover.title })).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.first-visit a')).toBeInViewport({ ratio: 1 })
    await page.locator('.setup-options summary').first().click()
    await page.locator('.setup-links a').last().scrollIntoViewIfNeeded()
    await expectNoSidewaysScroll(page)
  }
})
