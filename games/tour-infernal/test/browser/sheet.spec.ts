import { expectClear, newSheet, openDecks, watchForErrors } from '@echappee/testkit/browser'
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
