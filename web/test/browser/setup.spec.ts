import { BOT_CHOICES } from '@echappee/bots'
import { defaultOptions, hasEffect, type AnyGame } from '@echappee/kernel'
import { PHONE, expectAccessible, expectNoSidewaysScroll, newPage, playable, savedRecord, unfold } from '@echappee/testkit/browser'
import { expect, test, type Page } from '@playwright/test'
import { words as fr } from '../../src/words/fr/index.ts'
import { example, longOption, onShow } from './games.ts'

const start = (page: Page) => page.getByRole('button', { name: 'Prendre le départ' })

test('as many seats as the game takes, each a person or a bot; an option out of bounds can’t be started, one within is ridden', async ({
  page,
}) => {
  const { seats } = await example.parts.rules()
  const { key, label, min, max } = await longOption()
  await page.goto(`/play/${example.id}`)
  await unfold(page, 'Noms et places')
  const rows = page.locator('.seats li')
  const [add, remove] = [page.getByRole('button', { name: 'Ajouter une place' }), page.getByRole('button', { name: 'Enlever une place' })]
  for (let n = seats.best; n > seats.min; n--) await remove.click()
  await expect(remove).toBeDisabled()
  for (let n = seats.min; n < seats.max; n++) await add.click()
  await expect(add).toBeDisabled()
  await expect(rows).toHaveCount(seats.max)
  const bots = ['human', ...Array.from({ length: seats.max - 1 }, (_, i) => (i % 2 === 0 ? 'greedy' : 'beginner'))]
  for (const [seat, by] of bots.entries()) await rows.nth(seat).locator('select').selectOption(by)
  await rows.first().getByRole('textbox').fill('Annie')
  await expect(page.locator('.who summary')).toContainText('Annie')

  const option = page.getByLabel(label, { exact: true })
  await option.fill(String(max + 1))
  await expect(page.locator('.problem')).toContainText(`${min} à ${max}`)
  await expect(start(page)).toBeDisabled()
  await option.fill(String(max))
  await expect(start(page)).toBeEnabled()
  await unfold(page, 'Partager ces réglages')
  await page.getByLabel('Graine du hasard').fill('a seed')
  await start(page).click()
  await page.waitForURL('**/table/**')
  await expect(playable(page).first()).toBeVisible()
  const record = await savedRecord(page)
  expect(record).toMatchObject({ seed: 'a seed', options: { [key]: max }, game: example.id })
  expect(record.seats.map(({ by }) => by)).toEqual(bots)
  expect(record.seats[0]!.name).toBe('Annie')
})

test('people and bots are counted up and down within the bounds of the game, and each level says in a line how it rides', async ({
  page,
}) => {
  const { seats } = await example.parts.rules()
  await page.goto(`/play/${example.id}`)
  const step = (name: string) => page.getByRole('button', { name })
  const rows = page.locator('.seats li')
  while (await step('Robots : un de plus').isEnabled()) await step('Robots : un de plus').click()
  await expect(rows).toHaveCount(seats.max)
  await step('Joueurs ici : un de plus').click()
  await expect(rows).toHaveCount(seats.max)
  await expect(page.getByText('on se passe l’appareil')).toBeVisible()
  while (await step('Robots : un de moins').isEnabled()) await step('Robots : un de moins').click()
  await expect(rows).toHaveCount(seats.min)

  await page.reload()
  const level = page.getByLabel('Niveau des robots')
  for (const kind of BOT_CHOICES) {
    await level.selectOption(kind)
    await expect(page.getByText(fr.setup.plays[kind])).toBeVisible()
    await expect(level).toHaveAccessibleDescription(fr.setup.plays[kind])
  }
  await level.selectOption('beginner')
  await start(page).click()
  await page.waitForURL('**/table/**')
  expect((await savedRecord(page)).seats.slice(1).every(({ by }) => by === 'beginner')).toBe(true)
})

const SCREENS = [PHONE, { width: 820, height: 1180 }, { width: 1280, height: 720 }, { width: 1920, height: 1080 }]

for (const { id, cover, parts } of onShow.filter((entry) => entry.parts !== undefined)) {
  test(`the first screen of ${id}: name, first race, who, what and the start; the rest is folded`, async ({ page }) => {
    for (const [i, size] of SCREENS.entries()) {
      await page.setViewportSize(size)
      await page.goto(`/play/${id}`)
      await expect(start(page)).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('heading', { level: 1, name: cover.title })).toBeInViewport({ ratio: 1 })
      // Offered at the first visit.
      if (i === 0) await expect(page.locator('.first-visit a')).toBeInViewport({ ratio: 1 })
      await expect(page.locator('.seat-counts')).toBeInViewport({ ratio: 1 })
      await expect(page.locator('.courses > legend')).toBeInViewport({ ratio: 1 })
      const [chosen, bar] = [
        await page.locator(':is(.course-group, .course-card):has(:checked)').first().boundingBox(),
        await page.locator('.setup-start').boundingBox(),
      ]
      expect(chosen!.y + 20).toBeLessThan(bar!.y)
      await expect(page.locator('.setup-options[open]')).toHaveCount(0)
      await expectNoSidewaysScroll(page)
    }
    await page.setViewportSize(PHONE)
    for (const summary of await page.locator('.setup-options > summary').all()) await summary.click()
    await page.locator('.setup-links a').last().scrollIntoViewIfNeeded()
    await expectNoSidewaysScroll(page)
  })

  test(`courses of ${id} have a picture, a length and a time, are chosen by keys and ridden`, async ({ page }) => {
    const game = await parts!.rules()
    await page.goto(`/play/${id}`)
    const cards = page.locator('.course-card')
    for (const card of await cards.all()) {
      await expect(card.locator('svg')).toBeVisible()
      await expect(card).toContainText(/\d+ (min|h)/)
    }
    const usual = await newOptions(page, id, game)
    await page.goto(`/play/${id}`)
    await expect(cards.first().getByRole('radio')).toBeChecked()
    await cards.first().getByRole('radio').focus()
    await page.keyboard.press('ArrowRight')
    await expect(cards.nth(1).getByRole('radio')).toBeChecked()
    await expect(page.locator('.setup-start')).toContainText(await cards.nth(1).locator('b').innerText())
    expect(await newOptions(page, id, game)).not.toEqual(usual)
  })

  test(`what differs from the box of ${id} is named outside the fold, and goes back`, async ({ page }) => {
    const game = await parts!.rules()
    const text = await parts!.text('fr')
    const options = defaultOptions(game.optionFields) as Record<string, unknown>
    const [key, field] = Object.entries(game.optionFields).find(
      ([, one]) => one.group !== 'course' && hasEffect(one, options) && (one.kind === 'choice' || one.kind === 'flag'),
    )!
    const group = fr.setup.groups[field.group ?? 'play']
    await page.goto(`/play/${id}`)
    const fold = page.locator('.setup-options', { hasText: group })
    await expect(fold.locator('summary')).toContainText(fr.setup.asInBox)
    await unfold(page, group)
    const { label } = text.options[key]!
    const values = field.kind === 'choice' ? field.values : ['true', 'false']
    await page.getByLabel(label, { exact: true }).selectOption(values.find((value) => value !== String(field.default))!)
    await unfold(page, group)
    await expect(fold).not.toHaveAttribute('open')
    await expect(fold.locator('summary')).toContainText(label)
    await expect(fold.locator('summary')).not.toContainText(fr.setup.asInBox)
    await unfold(page, group)
    await fold.getByRole('button', { name: fr.setup.backToBox }).click()
    await expect(fold.locator('summary')).toContainText(fr.setup.asInBox)
  })
}

test('every set-up page can be read and used by all, by day and by night', async ({ browser }) => {
  const page = await newPage(browser, { viewport: PHONE })
  for (const { id } of onShow) {
    await page.goto(`/play/${id}`)
    await expect(start(page)).toBeVisible()
    await expectAccessible(page)
  }
  await page.context().close()
})

/** Starts, and answers what is ridden. */
async function newOptions(page: Page, id: string, game: AnyGame): Promise<Record<string, unknown>> {
  await start(page).click()
  await page.waitForURL('**/table/**')
  const record = await savedRecord(page)
  expect(record.game).toBe(id)
  const isCourse = ([key]: [string, unknown]) => game.optionFields[key]?.group === 'course'
  return Object.fromEntries(Object.entries(record.options as Record<string, unknown>).filter(isCourse))
}
