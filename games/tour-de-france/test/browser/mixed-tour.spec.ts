import {
  tapHome,
  PHONE,
  join,
  newPerson,
  openSheetFile,
  playTogether,
  playUntil,
  rowsOf,
  startTable,
  watchForErrors,
} from '@echappee/testkit/browser'
import { expect, test, type Page } from '@playwright/test'

/** As short as boards may be: two or three cards bring a rider over the line. */
const board = { name: 'Critérium', rows: [{ from: 1, to: 20, lanes: [1, 2, 3] }] }
const tour = { boards: { sprint: board }, stages: Array.from({ length: 3 }, () => ({ board: 'sprint' })) }
const options = { tour, chanceDeck: 'none', overtakingRule: 'off', firstPlayer: 'rotate' }

test('TDF-43…50 one tour at the table, hot-seat and online: times, points and the yellow jersey go along', async ({ browser }) => {
  const setting = { viewport: PHONE, hasTouch: true, auto: true }
  const ada = await newPerson(browser, setting)
  const errors = watchForErrors(ada)
  await openSheetFile(ada, { game: 'tour-de-france', options, names: ['Ada', 'Bea'] })
  const sheet = ada.url()
  const question = ada.locator('.score-question')
  const results = ada.locator('.score-results')
  const enter = question.locator('.score-submit .primary')
  const onDevice = ada.getByText('Équipes et étapes sur l’appareil')
  const ofTeams = results.locator('.score-section', { hasText: 'Points par étape' })

  // The first stage at the table: all in one round, Ada 1 the furthest.
  await question.locator('.score-tap').first().tap()
  await expect(question).toContainText('Qui est arrivé où')
  await tapHome(question)
  await enter.tap()
  await expect(results).toContainText('Ada 1 porte le maillot jaune')
  const first = await rowsOf(ofTeams, 1)

  // The second one passes from hand to hand and begins with what the sheet says.
  await onDevice.tap()
  await ada.getByRole('button', { name: 'Sur cet appareil' }).tap()
  await ada.locator('.curtain button').tap()
  await expectForm(ada, first, 1)
  await playUntil(ada, ada.locator('.tdf-stage'), 'Étape 3', (_turn, choices) => choices - 1)
  await ada.goto(sheet)
  await expect(question).toContainText('Étape 3')
  const second = await rowsOf(ofTeams, 2)
  expect(await rowsOf(ofTeams, 1)).toEqual(first)

  // The third one online, each on a phone of his own.
  await ada.getByRole('button', { name: 'Arrêter' }).tap()
  await ada.getByRole('button', { name: 'Vraiment arrêter ?' }).tap()
  await ada.getByRole('button', { name: 'En ligne, par un lien' }).tap()
  await ada.waitForURL('**/t/**')
  const bea = await newPerson(browser, setting)
  await join(bea, ada.url(), 'Bea')
  await startTable(ada)
  for (const page of [ada, bea]) await expectForm(page, second, 2)
  await playTogether([ada, bea])
  await ada.goto(sheet)
  await expect(ada.getByText('La feuille est complète.')).toBeVisible()
  await expect(results).toContainText('gagne le tour')
  expect(await rowsOf(ofTeams, 2)).toEqual(second)
  expect(errors).toEqual([])
  for (const page of [ada, bea]) await page.context().close()
})

/** The form of the race on the screen has the points of the stages before. */
async function expectForm(page: Page, points: readonly string[], stages: number): Promise<void> {
  await page.locator('.tdf-form-open').tap()
  expect(await rowsOf(page.locator('.tdf-score-form .result-table').first(), stages)).toEqual(points)
  await page.keyboard.press('Escape')
}
