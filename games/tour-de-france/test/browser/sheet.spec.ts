import { PHONE, expectClear, newPerson, newSheet, openDecks, openSheetFile, tapHome, watchForErrors } from '@echappee/testkit/browser'
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

test('TDF-38, TDF-44 the mountain side of the box: its squares and prizes are typed, and the leaders are named', async ({ browser }) => {
  const page = await newPerson(browser, { viewport: PHONE, hasTouch: true, auto: true })
  const errors = watchForErrors(page)
  await openSheetFile(page, { game: 'tour-de-france', options: { tour: 'classic', firstPlayer: 'rotate' }, names: ['Ada', 'Bea'] })
  const question = page.locator('.score-question')
  const enter = question.locator('.score-submit .primary')
  await question.locator('.score-tap').first().tap()
  await question.getByRole('button', { name: 'Un autre plateau' }).tap()
  await question.getByRole('textbox').fill('87')
  await expectClear(page)
  await enter.tap()
  await expect(question).toContainText('Points des sprints')
  await question.getByRole('region', { name: 'Points des sprints' }).getByRole('button', { name: 'Bea 3 : plus' }).tap()
  await expectClear(page)
  await enter.tap()
  // Ada 1 is on the square −5, Ada 2 on −4 …
  await tapHome(question)
  await enter.tap()
  const results = page.locator('.score-results')
  await expect(results).toContainText('Ada 1 porte le maillot jaune.')
  await expect(results).toContainText(`Ada est l’équipe la plus rapide, en ${3 * 87 - 5 - 4 - 3} s.`)
  await expect(results).toContainText('Ada mène aux points, avec 27.')
  await expect(results.locator('.score-section', { hasText: 'Points par étape' })).toContainText('19')
  await expectClear(page)
  expect(errors).toEqual([])
  await page.context().close()
})
