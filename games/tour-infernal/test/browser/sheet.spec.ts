import { PHONE, expectClear, newPage, newSheet, openDecks, openSheetFile, watchForErrors } from '@echappee/testkit/browser'
import { expect, test, type Page } from '@playwright/test'

test('a kit on its owner’s phone: the bag is packed, cards are swapped and laid, and others see how many are left', async ({ browser }) => {
  const keeper = await newSheet(browser, 'tour-infernal')
  const [ada, bea] = (await openDecks(browser, keeper, 2)) as [Page, Page]
  const errors = [ada, bea].map(watchForErrors)
  const card = (name: string, place = 0) => ada.locator('.live-cards').nth(place).locator('.live-card', { hasText: name })
  const kit = ada.getByRole('region', { name: 'Coureur 1' })
  await ada.getByRole('button', { name: 'Piocher 20 cartes' }).tap()
  await expect(card('R')).toContainText('× 16')

  // TI-5: the bag is packed by swapping with the reserve.
  await ada.getByRole('button', { name: 'Échanger avec la réserve' }).tap()
  await expect(card('At', 1)).toBeDisabled()
  await card('R').tap()
  await card('At', 1).tap()
  await expect(card('At')).toContainText('× 3')
  await card('At', 1).tap()
  await expect(card('At')).toContainText('× 4')
  await expect(card('R')).toContainText('× 14')
  await expectClear(ada)
  await ada.getByRole('button', { name: 'C’est fait' }).tap()

  // A play of three cards is turned up at once.
  for (const name of ['R', 'R', 'At']) {
    const before = await kit.textContent()
    await card(name).tap()
    await expect(kit).not.toHaveText(before!)
  }
  await expect(ada.locator('.live-chosen')).toContainText('R · R · At')
  await expectClear(ada)
  await expect(bea.locator('.live-turned')).toContainText('20 cartes en main')
  await ada.getByRole('button', { name: 'Retourner', exact: true }).tap()
  await expect(bea.locator('.live-turned')).toContainText('17 cartes en main')
  await expect(bea.locator('.live-face')).toHaveText('R · R · At')
  expect(errors.flat()).toEqual([])
  for (const page of [keeper, ada, bea]) await page.context().close()
})

test('a sector is two screens: the plays, then all that followed, where an attack takes its card from what is proposed', async ({
  browser,
}) => {
  const page = await newPage(browser, { viewport: PHONE, hasTouch: true })
  const errors = watchForErrors(page)
  const names = ['Ada', 'Bea', 'Cleo', 'Dora']
  await openSheetFile(page, { game: 'tour-infernal', options: { course: 'enfer-du-nord' }, names })
  const question = page.locator('.score-question')
  const enter = question.locator('.score-submit .big')
  await question.locator('.score-tap').first().tap()
  await expect(question).toContainText('Qu’a joué chacun ?')
  await enter.tap()
  await expect(question.getByRole('heading', { name: 'Fin du secteur' })).toBeVisible()
  const escapes = question.getByRole('region', { name: 'Qui s’est échappé ?' })
  const left = question.getByLabel('Bea : nombre')
  await expect(left).toHaveValue('19')
  const bea = escapes.getByRole('button', { name: 'Bea' })
  const before = await bea.evaluate((button) => (button as HTMLElement).offsetTop)
  await bea.tap()
  await expect(bea).toHaveAttribute('aria-pressed', 'true')
  await expect(left).toHaveValue('18')
  expect(await bea.evaluate((button) => (button as HTMLElement).offsetTop)).toBe(before)
  await expect(enter).toBeInViewport()
  await expectClear(page)
  // What was typed stays, and a hand that can’t be is refused on the spot (TI-6).
  await question.getByRole('button', { name: 'Ada : plus' }).tap()
  await enter.tap()
  await expect(page.getByRole('alert').filter({ hasText: 'Ada ne peut pas avoir 20 cartes' })).toBeVisible()
  await question.getByRole('button', { name: 'Ada : moins' }).tap()
  await enter.tap()
  await expect(question).toContainText('Secteur 2')
  await expect(page.locator('.score-results')).toContainText('Bea')
  expect(errors).toEqual([])
  await page.context().close()
})
