import { PHONE, expectClear, newPage, watchForErrors } from '@echappee/testkit/browser'
import { expect, test } from '@playwright/test'

const NAMES = ['Ada', 'Bea', 'Cleo', 'Dora']

test('a tour at the table on a phone: taps, ties, a drag, a refusal, a correction and what it changes', async ({ browser }) => {
  const page = await newPage(browser, { viewport: PHONE, hasTouch: true })
  const errors = watchForErrors(page)
  await page.goto('/score/vainqueur-du-tour')
  for (const [i, name] of NAMES.entries()) await page.getByLabel(`Nom ${i + 1}`).fill(name)
  await page.getByText('Comment jouez-vous ?').click()
  await page.getByRole('button', { name: 'Demi-tour' }).tap()
  await expectClear(page)
  await page.getByRole('button', { name: 'Commencer la feuille' }).click()

  const question = page.locator('.score-question')
  const tap = (name: string) => question.locator('.score-tap', { hasText: name }).tap()
  const enter = page.getByRole('button', { name: 'Valider' })
  await expect(question).toContainText('Qui a gagné le prologue ?')
  await tap('Bea')

  // Three taps place four riders, and the whole question is in reach.
  for (const name of ['Cleo', 'Ada', 'Dora']) await tap(name)
  await expect(question.locator('.score-placed b')).toHaveText(['Cleo', 'Ada', 'Dora', 'Bea'])
  await expect(enter).toBeInViewport({ ratio: 1 })
  await expectClear(page)
  await question.getByRole('button', { name: 'Ada à égalité avec Cleo' }).tap()
  await enter.tap()
  await expect(page.getByRole('alert').filter({ hasText: 'Une étape n’a qu’un vainqueur' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Règle VDT-20, dans un nouvel onglet' })).toHaveAttribute(
    'href',
    '/rules/vainqueur-du-tour#VDT-20',
  )
  await question.getByRole('button', { name: 'Ada à égalité avec Cleo' }).tap()
  await question.getByRole('button', { name: 'Dora à égalité avec Ada' }).tap()
  await enter.tap()
  const results = page.locator('.score-results')
  await expect(results).toContainText('Cleo prend la casquette jaune')
  await expect(results).toContainText('Pions : Bea donne le jaune à Cleo')
  await expect(results.locator('.standings li').first()).toContainText('60 pts')

  // Dora is dragged to the front.
  await page.getByRole('button', { name: 'Les autres dans cet ordre' }).tap()
  const row = (name: string) => question.locator('.score-placed li', { hasText: name })
  const [from, to] = [await row('Dora').locator('.score-handle').boundingBox(), await row('Cleo').boundingBox()]
  await page.mouse.move(from!.x + 30, from!.y + 20)
  await page.mouse.down()
  await page.mouse.move(from!.x + 30, to!.y + 10, { steps: 6 })
  await page.mouse.up()
  await expect(question.locator('.score-placed b').first()).toHaveText('Dora')
  await question.getByRole('button', { name: /Dora à faire glisser/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(question.locator('.score-placed b').nth(1)).toHaveText('Dora')
  await enter.tap()
  await expect(results).toContainText('Après 2 étapes')

  // The first stage was noted wrongly.
  await page.getByText('Saisies (3)').tap()
  await page.getByRole('button', { name: /Corriger : Étape 1/ }).tap()
  await expect(question).toContainText('Correction')
  await question.getByRole('button', { name: 'Recommencer' }).tap()
  for (const name of ['Bea', 'Ada', 'Dora']) await tap(name)
  await enter.tap()
  await expect(page.locator('.score-changes')).toContainText('Bea')
  await expect(page.locator('.score-changes')).toContainText('→')
  await expectClear(page)
  await page.reload()
  await expect(results.locator('.result-table')).toContainText('60')
  await page.getByRole('button', { name: 'Annuler la saisie' }).tap()
  await expect(results.locator('.standings li').first()).toContainText('Cleo')

  for (let stage = 0; stage < 4; stage++) {
    await page.getByRole('button', { name: 'Les autres dans cet ordre' }).tap()
    await enter.tap()
  }
  await expect(page.getByText('La feuille est complète.')).toBeVisible()
  await expect(results).toContainText('gagne le tour')
  await expectClear(page)
  expect(errors).toEqual([])
  await page.context().close()
})
