import {
  PHONE,
  expectClear,
  join,
  newPage,
  newPerson,
  newSheet,
  openDecks,
  playTogether,
  recordSocket,
  startTable,
  unfold,
  watchForErrors,
} from '@echappee/testkit/browser'
import { expect, test, type Page } from '@playwright/test'

const NAMES = ['Ada', 'Bea', 'Cleo', 'Dora']

test('a tour at the table on a phone: taps, ties, a drag, a refusal, a correction and what it changes', async ({ browser }) => {
  const page = await newPage(browser, { viewport: PHONE, hasTouch: true })
  const errors = watchForErrors(page)
  await page.goto('/score/vainqueur-du-tour')
  for (const [i, name] of NAMES.entries()) await page.getByLabel(`Nom ${i + 1}`).fill(name)
  await unfold(page, 'Parcours')
  await page.getByRole('button', { name: 'Petit tour' }).tap()
  await expectClear(page)
  await page.getByRole('button', { name: 'Commencer la feuille' }).click()

  const question = page.locator('.score-question')
  const tap = (name: string) => question.locator('.score-tap', { hasText: name }).tap()
  const enter = page.getByRole('button', { name: 'Valider' })
  await expect(question).toContainText('Qui a gagné le prologue ?')
  await tap('Bea')

  // Three taps place and enter four riders; their buttons stay where they are.
  const bea = question.locator('.score-tap', { hasText: 'Bea' })
  const place = await bea.boundingBox()
  await tap('Cleo')
  await question.getByRole('button', { name: 'À égalité avec le précédent' }).tap()
  await tap('Ada')
  expect(await bea.boundingBox()).toEqual(place)
  await expectClear(page)
  await tap('Dora')
  await expect(question.locator('.score-placed b')).toHaveText(['Cleo', 'Ada', 'Dora', 'Bea'])
  await expect(page.getByRole('alert').filter({ hasText: 'Une étape n’a qu’un vainqueur' })).toBeInViewport({ ratio: 1 })
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

test('one deck is dealt to the phones of two teams: each sees its own hand, all see what is turned up', async ({ browser }) => {
  const keeper = await newSheet(browser, 'vainqueur-du-tour')
  const [ada, bea] = (await openDecks(browser, keeper, 2)) as [Page, Page]
  const errors = [keeper, ada, bea].map(watchForErrors)
  for (const phone of [ada, bea]) await phone.getByRole('button', { name: 'Piocher 7 cartes' }).tap()
  const cards = (phone: Page) => phone.locator('.live-deck .live-card')
  const turned = (page: Page) => page.locator('.live-turned')
  for (const page of [ada, bea, keeper]) await expect(turned(page).getByText('7 cartes en main')).toHaveCount(2)
  await expectClear(ada)

  // The other one comes again and is told everything anew: nothing of this hand.
  const told = recordSocket(bea)
  await bea.reload()
  await expect(cards(bea).first()).toBeVisible()
  await cards(ada).last().tap()
  await expect(ada.locator('.live-chosen')).toContainText('Face cachée')
  await ada.getByRole('button', { name: 'Reprendre en main' }).tap()
  await expect(ada.locator('.live-chosen')).toHaveCount(0)
  await cards(ada).last().tap()
  await expect(ada.locator('.live-chosen')).toBeVisible()
  await expectClear(ada)
  await expect(turned(bea)).toContainText('Aucune carte')
  const hands = told.filter((text) => text.includes('"type":"hand"')).map((text) => JSON.parse(text) as { decks: { deck: string }[] })
  expect(
    hands.flatMap(({ decks }) => decks.map(({ deck }) => deck)).filter((deck) => deck.startsWith('cards/') && deck !== 'cards/1'),
  ).toEqual([])

  // What lies face down is still there after a reload.
  await ada.reload()
  await expect(ada.locator('.live-chosen')).toBeVisible()
  await ada.getByRole('button', { name: 'Retourner', exact: true }).tap()
  for (const page of [ada, bea, keeper]) {
    await expect(turned(page).locator('.live-face')).toHaveCount(1)
    await expect(turned(page)).toContainText('6 cartes en main')
  }
  await ada.getByRole('button', { name: 'Piocher 1 carte' }).tap()
  await expect(turned(bea).getByText('7 cartes en main')).toHaveCount(2)

  // VDT-22: one die for all: who threw it, and what.
  await bea.getByRole('button', { name: 'Lancer le dé' }).tap()
  const die = (page: Page) => turned(page).locator('li', { hasText: 'Dé' })
  await expect(die(ada)).toContainText('Coureur 2')
  const face = (await die(ada).locator('.live-face').textContent())!
  for (const page of [bea, keeper]) await expect(die(page).locator('.live-face')).toHaveText(face)
  await expect(bea.locator('.live-die .score-die')).toHaveText(face)

  // The keeper’s device has no second deck and no second die.
  await keeper.getByText('Pièces virtuelles').tap()
  await expect(keeper.getByText('Ces pièces sont sur les téléphones')).toBeVisible()
  await expect(keeper.locator('.score-piece')).toHaveCount(0)
  await expectClear(keeper)
  expect(errors.flat()).toEqual([])
  for (const page of [keeper, ada, bea]) await page.context().close()
})

test('VDT-25, 28 a tour goes from the table to the screen of two people and back, with the same points and the same cap', async ({
  browser,
}) => {
  const ada = await newPerson(browser, { viewport: PHONE, hasTouch: true })
  const errors = watchForErrors(ada)
  await ada.goto('/score/vainqueur-du-tour')
  for (let i = 0; i < 2; i++) await ada.getByRole('button', { name: 'Un de moins' }).tap()
  for (const [i, name] of ['Ada', 'Bea'].entries()) await ada.getByLabel(`Nom ${i + 1}`).fill(name)
  await ada.getByRole('button', { name: 'Commencer la feuille' }).tap()
  const question = ada.locator('.score-question')
  const tap = (name: string) => question.locator('.score-tap', { hasText: name }).tap()
  await tap('Ada')
  await tap('Bea')
  const results = ada.locator('.score-results')
  await expect(results).toContainText('Bea prend la casquette jaune')
  const first = (await results.locator('.standings li').first().textContent())!
  const sheet = ada.url()

  // The second stage, a time trial, is ridden online.
  await ada.getByText('Équipes et étapes sur l’appareil').tap()
  await ada.getByRole('button', { name: 'En ligne, par un lien' }).tap()
  await ada.waitForURL('**/t/**')
  const bea = await newPerson(browser, { viewport: PHONE, hasTouch: true })
  await join(bea, ada.url(), 'Bea')
  await startTable(ada)
  for (const page of [ada, bea]) await expect(page.locator('.table')).toContainText('Étape 1, plaine, 260 km, gagnée par Bea')
  const points = /\d+(?= pts)/.exec(first)![0]
  await expect(ada.locator('.table')).toContainText(points)
  while (!(await ada.locator('.table').textContent())!.includes('en cours3')) await playTogether([ada, bea], 1)

  // Back at the table the sheet has that stage, and asks for the third.
  await ada.goto(sheet)
  await ada.getByText('Équipes et étapes sur l’appareil').tap()
  await expect(results).toContainText('Après 2 étapes')
  await expect(question).toContainText('Étape 3')
  await tap('Ada')
  await expect(results).toContainText('Après 3 étapes')
  expect(errors).toEqual([])
  for (const page of [ada, bea]) await page.context().close()
})
