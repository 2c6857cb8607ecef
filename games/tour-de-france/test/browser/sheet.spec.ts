import { expectClear, newSheet, openDecks, watchForErrors } from '@echappee/testkit/browser'
import { expect, test, type Page } from '@playwright/test'

test('Second cards come from one deck to each phone, and a Chance card that one draws is seen by all', async ({ browser }) => {
  const keeper = await newSheet(browser, 'tour-de-france')
  const [ada, bea] = (await openDecks(browser, keeper, 2)) as [Page, Page]
  const errors = [ada, bea].map(watchForErrors)
  for (const phone of [ada, bea]) await phone.getByRole('button', { name: 'Piocher 15 cartes' }).tap()
  for (const page of [ada, bea, keeper]) await expect(page.locator('.live-turned').getByText('15 cartes en main')).toHaveCount(2)
  await expect(ada.locator('.live-deck').first()).toContainText('reste 82 dans le paquet')
  await expectClear(ada)

  const face = (page: Page) => page.locator('.live-turned li', { hasText: 'Chance' }).locator('.live-face')
  await ada.locator('.live-deck', { hasText: 'Chance' }).getByRole('button', { name: 'Piocher 1 carte' }).tap()
  await expect(face(bea)).toBeVisible()
  const drawn = (await face(bea).textContent())!
  for (const page of [ada, keeper]) await expect(face(page)).toHaveText(drawn)

  // TDF-23: three are exchanged unseen.
  for (let n = 1; n <= 3; n++) {
    await ada.locator('.live-card').first().tap()
    await expect(ada.locator('.live-chosen')).toContainText('Face cachée')
    await ada.getByRole('button', { name: 'Écarter face cachée' }).tap()
    await expect(bea.locator('.live-turned')).toContainText(`${15 - n} cartes en main`)
  }
  await expect(bea.locator('.live-face')).toHaveCount(1)
  expect(errors.flat()).toEqual([])
  for (const page of [keeper, ada, bea]) await page.context().close()
})
