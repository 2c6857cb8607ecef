import { PHONE, expectClear, newPage, watchForErrors } from '@echappee/testkit/browser'
import { expect, test, type Locator } from '@playwright/test'

/** A tap a second: a stage is entered in well under a minute. */
const MOST_TAPS = 37

test('a stage with eight riders is entered with few taps, and a secret hand lies behind a curtain', async ({ browser }) => {
  const page = await newPage(browser, { viewport: PHONE, hasTouch: true })
  const errors = watchForErrors(page)
  await page.goto('/score/flamme-rouge')
  await page.getByRole('button', { name: 'Commencer la feuille' }).tap()
  const question = page.locator('.score-question')
  const enter = question.locator('.score-submit .primary')
  await expect(question).toContainText('tirés')
  await enter.tap()
  await expect(question).toContainText('caractéristique')
  await enter.tap()
  await expect(question).toContainText('Jour 1')

  // FR-42: the start grid by the turned cards, of which the sheet keeps nothing.
  const helper = page.locator('.score-helper')
  await helper.getByText('La grille de départ').tap()
  for (const card of ['9', '3', '3']) await helper.getByRole('button', { name: card, exact: true }).tap()
  await expect(helper.locator('li')).toHaveCount(2)
  await helper.getByRole('button', { name: 'Annuler la saisie' }).tap()
  await helper.getByRole('button', { name: '2', exact: true }).tap()
  await expect(helper.locator('li')).toHaveText([/^Case 5/, /^Case 4/, /^Case 3/])
  await expectClear(page)

  let taps = 0
  const tap = async (button: Locator) => {
    await button.tap()
    taps++
  }
  const riders = question.locator('.score-tap')
  const isAsked = async (part: string) => ((await question.textContent()) ?? '').includes(part)
  while (await isAsked('Jour 1')) {
    const before = await question.textContent()
    if (await isAsked('qui a pris les places')) for (let i = 0; i < 2; i++) await tap(riders.first())
    if (await isAsked('au tour du vainqueur')) for (let i = 0; i < 5; i++) await tap(riders.nth(i))
    if (await isAsked('un tour plus tard')) for (let i = 0; i < 3; i++) await tap(riders.nth(i))
    // All on squares of their own: 1, 2, 3 …
    if (await isAsked('Combien de cases après la ligne'))
      for (const [i, more] of (await question.getByRole('button', { name: /: plus/ }).all()).entries())
        for (let squares = 0; squares < i; squares++) await tap(more)
    await expect(enter).toBeInViewport()
    await tap(enter)
    await expect.poll(() => question.textContent()).not.toBe(before)
  }
  expect(taps).toBeLessThanOrEqual(MOST_TAPS)
  const results = page.locator('.score-results')
  await expect(results).toContainText('Étape du jour 1')
  await expect(results).toContainText('Classement général')
  await expect(results).toContainText('Cartes fatigue pour l’étape suivante')
  await expectClear(page)

  await page.getByText('Pièces virtuelles').tap()
  const hand = page.locator('.score-cards button')
  await page.locator('.score-piece button').first().tap()
  await expect(page.locator('.score-curtain')).toContainText('seulement')
  await expect(hand).toHaveCount(0)
  await page.getByRole('button', { name: 'Montrer les cartes' }).tap()
  await expect(hand).toHaveCount(4)
  await expectClear(page)
  const card = (await hand.first().textContent())!
  await hand.first().tap()
  await expect(page.locator('.score-pieces')).not.toContainText(`Dernière : ${card}`)
  await page.reload()
  await page.getByText('Pièces virtuelles').tap()
  await page.getByRole('button', { name: /Retourner/ }).tap()
  await expect(page.locator('.score-pieces')).toContainText(`Dernière : ${card}`)
  expect(errors).toEqual([])
  await page.context().close()
})
