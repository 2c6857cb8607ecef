import {
  PHONE,
  join,
  newPerson,
  openSheetFile,
  playTogether,
  playUntil,
  rowsOf,
  startTable,
  tapHome,
  watchForErrors,
} from '@echappee/testkit/browser'
import { expect, test, type Page } from '@playwright/test'

/** As short as stages may be, without lines. */
const days = ['Lundi', 'Mardi', 'Mercredi'].map((name) => ({ name, type: 'flat', tiles: 'a b c d u' }))
const options = { mode: 'tour', tour: { name: 'Trois soirs', days }, traits: false, form: false }

test('FR-36…46 one tour at the table, hot-seat and online: times and exhaustion cards go along', async ({ browser }) => {
  const setting = { viewport: PHONE, hasTouch: true, auto: true }
  const ada = await newPerson(browser, setting)
  const errors = watchForErrors(ada)
  await openSheetFile(ada, { game: 'flamme-rouge', options, names: ['Ada', 'Bea'] })
  const sheet = ada.url()
  const question = ada.locator('.score-question')
  const results = ada.locator('.score-results')
  const kept = results.locator('.score-section', { hasText: 'Cartes fatigue pour l’étape suivante' })
  const times = results.locator('.score-section', { hasText: 'Temps par étape' })
  const asks = (text: string) => expect(question).toContainText(text)
  const enter = () => question.locator('.score-submit .primary').tap()

  // The first stage at the table: all in the winner’s round, and Ada’s Rouleur is left with five exhaustion cards.
  await asks('tirés')
  await enter()
  await asks('Qui est arrivé où')
  await tapHome(question)
  await enter()
  await asks('cartes Ada R a-t-il jouées')
  await asks('Combien de cartes fatigue')
  await question.getByRole('button', { name: '5', exact: true }).tap()
  await question.getByRole('button', { name: 'Ada R : 5' }).tap()
  await enter()
  await asks('Mardi')
  // FR-45: half of them, rounded up.
  expect(await rowsOf(kept, 1)).toEqual(['Ada R 3', 'Ada S 0', 'Bea R 0', 'Bea S 0'])
  const monday = await rowsOf(times, 1)

  // The second one passes from hand to hand.
  await ada.getByText('Équipes et étapes sur l’appareil').tap()
  await ada.getByRole('button', { name: 'Sur cet appareil' }).tap()
  await expect(ada.locator('.table').getByText('3 cartes fatigue').first()).toBeAttached()
  await playUntil(ada, ada.locator('.fr-stage'), 'Étape 3', (_turn, choices) => choices - 1)
  await ada.goto(sheet)
  await asks('Mercredi')
  expect(await rowsOf(times, 1)).toEqual(monday)
  const tuesday = await rowsOf(times, 2)
  const cards = (await rowsOf(kept, 1)).map((row) => Number(row.split(' ').at(-1))).filter((n) => n > 0)

  // The third one online, with what Tuesday has left.
  await ada.getByRole('button', { name: 'Arrêter' }).tap()
  await ada.getByRole('button', { name: 'Vraiment arrêter ?' }).tap()
  await ada.getByRole('button', { name: 'En ligne, par un lien' }).tap()
  await ada.waitForURL('**/t/**')
  const bea = await newPerson(browser, setting)
  await join(bea, ada.url(), 'Bea')
  await startTable(ada)
  for (const n of cards) await expectCards(bea, n)
  await playTogether([ada, bea])
  await ada.goto(sheet)
  await expect(ada.getByText('La feuille est complète.')).toBeVisible()
  await expect(results).toContainText('gagne le tour')
  expect(await rowsOf(times, 2)).toEqual(tuesday)
  expect(errors).toEqual([])
  for (const page of [ada, bea]) await page.context().close()
})

async function expectCards(page: Page, n: number): Promise<void> {
  const label = n === 1 ? '1 carte fatigue' : `${n} cartes fatigue`
  await expect(page.locator('.table').getByText(label).first()).toBeAttached()
}
