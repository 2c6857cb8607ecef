import { PHONE, choose, expectClear, newPage, openSheetFile, watchForErrors } from '@echappee/testkit/browser'
import { expect, test, type Locator } from '@playwright/test'

/** A tap a second: a stage is entered in well under a minute. */
const MOST_TAPS = 21

test('a stage with eight riders is entered with few taps, and a secret hand lies behind a curtain', async ({ browser }) => {
  const page = await newPage(browser, { viewport: PHONE, hasTouch: true })
  const errors = watchForErrors(page)
  await page.goto('/score/flamme-rouge')
  await page.getByRole('button', { name: 'Commencer la feuille' }).tap()
  const question = page.locator('.score-question')
  const enter = question.locator('.score-submit .big')
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

  let [taps, screens] = [0, 0]
  const tap = async (button: Locator) => {
    await button.tap()
    taps++
  }
  const next = async (asked: RegExp) => {
    await expect(enter).toBeInViewport()
    await tap(enter)
    screens++
    await expect(question).toContainText(asked)
  }
  // FR-53: what each place of a sprint brings is said at once, and nothing moves.
  const riders = question.locator('.rider-tap')
  await expect(question.locator('.score-submit .big')).toHaveText('Personne')
  await expect(question.locator('.score-submit .primary')).toHaveCount(0)
  await tap(riders.nth(1))
  // Under the finger a button gives way.
  await expect(page.locator('.rider-tap:active')).toHaveCount(0)
  const before = await riders.nth(1).boundingBox()
  await tap(riders.nth(2))
  await expect(riders.nth(1)).toContainText('1. 5 pts')
  await expect(riders.nth(2)).toContainText('2. 3 pts')
  expect(await riders.nth(1).boundingBox()).toEqual(before)
  await next(/Qui est arrivé où/)
  // FR-60: squares of their own, the first on the sixth; three come a round later.
  const [rounds, , squares] = await question.locator('.chips').all()
  const set = (row: Locator, name: string) => tap(row.getByRole('button', { name, exact: true }))
  for (let i = 0; i < 5; i++) {
    await set(squares!, String(6 - i))
    await tap(riders.nth(i))
  }
  await set(rounds!, '+1')
  await set(squares!, '3')
  for (let i = 5; i < 8; i++) await tap(riders.nth(i))
  await expect(riders.nth(5)).toContainText('6. +1′00″')
  await expectClear(page)
  await next(/Les cartes/)
  await next(/Jour 2/)
  expect(screens).toBe(3)
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

test('FR-5 the device is the referee of people alone: it says who stands where, and a rider on a wrong square is pointed out', async ({
  browser,
}) => {
  const page = await newPage(browser, { viewport: PHONE, hasTouch: true })
  const errors = watchForErrors(page)
  await openSheetFile(page, { game: 'flamme-rouge', options: { mode: 'race', stage: 'ST1' }, names: ['Ada', 'Bea'] })
  await page.getByText('Équipes et étapes sur l’appareil').tap()
  await page.getByLabel('Qui joue Bea').selectOption('human')
  await page.getByRole('button', { name: 'Commencer à table' }).tap()
  const question = page.locator('.ride .score-question')
  const moves = question.locator('.score-tap')
  const says = page.locator('.ride-says')
  // Names are those of the sheet.
  while (!((await says.textContent().catch(() => '')) ?? '').includes('Cartes retournées')) {
    await moves.first().waitFor()
    await choose(moves, 'tap', () => 0)
  }
  await expect(says).toContainText(/Ada R avance de \d+ cases, case \d+/)
  await expect(question).toContainText('Ada R (rouleur)')
  await expect(page.locator('.ride-board svg').first()).toBeVisible()

  await page.getByText('Vérifier le plateau').tap()
  const square = page.getByLabel('Bea S : nombre')
  const known = Number(await square.inputValue())
  await square.fill(String(known + 3))
  await expect(page.getByRole('alert').filter({ hasText: `D’après les cartes, Bea S est sur la case ${known}` })).toBeVisible()
  await expectClear(page)
  await page.getByRole('button', { name: 'La table a raison' }).tap()
  await expect(says).toContainText(`Bea S se place case ${known + 3}`)
  await page.reload()
  await page.getByText('Vérifier le plateau').tap()
  await expect(square).toHaveValue(String(known + 3))

  // Piles are counts.
  await page.locator('.ride-square', { hasText: 'Bea S' }).locator('summary').tap()
  const tired = page.getByLabel('Bea S, fatigue : nombre')
  await tired.fill('3')
  await page.getByRole('button', { name: 'La table a raison' }).tap()
  await page.getByText('Vérifier le plateau').tap()
  await expect(page.locator('.ride-square', { hasText: 'Bea S' }).locator('summary')).toContainText('fatigue × 3')

  // The coach is told the hand, and advises one of its cards.
  await page.getByRole('button', { name: 'Demander au coach' }).tap()
  const coach = page.locator('.ride-coach')
  for (let cards = 4; cards > 0; cards--) {
    await expect(coach).toContainText(`encore ${cards}`)
    await coach.locator('.score-tap:enabled').first().tap()
  }
  await expect(coach.locator('.coach-note')).toContainText(/chances de gagner \d+/)
  await expectClear(page)
  expect(errors).toEqual([])
  await page.context().close()
})
