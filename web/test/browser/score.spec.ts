import { readFileSync } from 'node:fs'
import { PHONE, expectClear, isOver, newPage, playable, watchForErrors } from '@echappee/testkit/browser'
import { expect, test } from '@playwright/test'

const GAME = '_template'

test('a score sheet is kept without a network, goes away as a file and comes back', async ({ browser }) => {
  const page = await newPage(browser, { viewport: PHONE, serviceWorkers: 'allow' })
  const errors = watchForErrors(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Vers les feuilles de course' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feuilles de course')
  await expectClear(page)
  // Everything is on the device once the worker is at work.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.context().setOffline(true)
  await page.goto(`/score/${GAME}`)
  await page.getByLabel('Nom 1').fill('Ada')
  await page.getByLabel('Nom 2').fill('Bea')
  await page.getByRole('button', { name: 'Un de moins' }).click()
  await page.getByRole('button', { name: 'Commencer la feuille' }).click()

  // What is proposed is one tap away from the truth; what can't be is refused with its rule.
  const number = (name: string) => page.getByLabel(`${name} : nombre`)
  await number('Ada').fill('12')
  await number('Bea').fill('9')
  await page.getByRole('button', { name: 'Valider' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'la ligne est à 15, et le premier est sur 12' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Règle TPL-8, dans un nouvel onglet' })).toBeVisible()
  await number('Ada').fill('')
  await page.getByRole('button', { name: 'Valider' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'ne répond pas à la question' })).toBeVisible()
  await number('Ada').fill('15')
  await page.getByRole('button', { name: 'Ada : plus' }).click()
  await page.getByRole('button', { name: 'Valider' }).click()
  await expect(page.locator('.standings li').first()).toContainText('Ada')
  await page.reload()
  await expect(page.locator('.standings li').first()).toContainText('case 16')
  await expectClear(page)

  const link = page.getByRole('link', { name: 'Vers BG Stats' })
  const play = JSON.parse(new URL((await link.getAttribute('href'))!).searchParams.get('data')!) as { players: unknown[] }
  expect(play.players[0]).toMatchObject({ name: 'Ada', rank: 1, winner: true, score: 16 })
  const download = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
    return readFileSync(await file.path(), 'utf8')
  }
  expect(await download('Tableau (CSV)')).toContain('1,Ada,case 16')
  const saved = await download('Enregistrer en fichier')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.standings')).toBeVisible()
  await expect(page.locator('.score-file')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.goto('/score')
  await page.getByRole('button', { name: /Supprimer la feuille/ }).click()
  await page.getByRole('button', { name: 'Vraiment supprimer ?' }).click()
  await expect(page.getByText('Les feuilles que vous commencez sont gardées ici')).toBeVisible()
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from(saved.replace('"Bea"', '7')) })
  await expect(page.getByRole('alert')).toContainText('names')
  await input.setInputFiles({ name: 'good.json', mimeType: 'application/json', buffer: Buffer.from(saved) })
  await expect(page.locator('.standings li').first()).toContainText('case 16')
  expect(errors).toEqual([])
  await page.context().close()
})

test('the device plays a team at a real table without a network, and the sheet takes the result', async ({ browser }) => {
  const page = await newPage(browser, { viewport: PHONE, hasTouch: true, serviceWorkers: 'allow' })
  const errors = watchForErrors(page)
  await page.goto(`/score/${GAME}`)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.context().setOffline(true)
  await page.getByLabel('Nom 1').fill('Ada')
  await page.getByRole('button', { name: 'Commencer la feuille' }).tap()
  await page.getByText('Équipes et étapes sur l’appareil').tap()
  await expectClear(page)
  // Somebody must sit at the table, and the device must have something to do.
  const third = page.getByLabel('Qui joue Coureur 3')
  await third.selectOption('human')
  await expect(page.getByText('Confiez au moins une équipe')).toBeVisible()
  await third.selectOption('greedy')
  await page.getByRole('button', { name: 'Commencer à table' }).tap()

  const question = page.locator('.ride .score-question')
  const moves = question.locator('.score-tap')
  await expect(question).toContainText('Ada : que s’est-il passé')
  await expectClear(page)
  await moves.nth(2).tap()
  await expect(question).toContainText('Coureur 2')
  await page.getByRole('button', { name: 'Annuler la saisie' }).tap()
  await expect(question).toContainText('Ada')
  await moves.nth(2).tap()
  await expect(question).toContainText('Coureur 2')
  await moves.nth(1).tap()
  // Now the cards of all three lie open, and the road shows it.
  await expect(page.locator('.ride-says')).toContainText('Coureur 3')
  await page.getByText('La course à l’écran').tap()
  await expect(page.locator('.ride-board svg').first()).toBeVisible()
  await expectClear(page)
  await page.reload()
  await expect(page.locator('.ride-says')).toContainText('Coureur 3')
  const over = page.locator('.score-over')
  while (!(await over.isVisible())) {
    await moves.last().or(over).first().waitFor()
    if (await moves.last().isVisible()) await moves.last().tap()
  }
  await page.getByRole('link', { name: 'Vers la feuille' }).tap()
  await expect(page.locator('.standings li')).toHaveCount(3)
  await expect(page.getByText('La feuille est complète.')).toBeVisible()
  expect(errors).toEqual([])
  await page.context().close()
})

test('a race of a sheet is ridden on the screen and comes back', async ({ browser }) => {
  const page = await newPage(browser, { viewport: PHONE, hasTouch: true })
  const errors = watchForErrors(page)
  await page.addInitScript(() => localStorage.setItem('echappee/settings', '{"auto":false,"speed":"off"}'))
  await page.goto(`/score/${GAME}`)
  await page.getByRole('button', { name: 'Commencer la feuille' }).tap()
  await page.getByText('Équipes et étapes sur l’appareil').tap()
  await page.getByRole('button', { name: 'Sur cet appareil' }).tap()
  await expect(page.locator('.table')).toBeVisible()
  const curtain = page.locator('.curtain button')
  await curtain.tap()
  const sheet = page.getByRole('link', { name: 'Vers la feuille' })
  await sheet.tap()
  await expect(page.getByText('Aucune étape n’y a été finie depuis.')).toBeVisible()
  await page.getByRole('link', { name: 'Ouvrir la course' }).tap()
  await expect(page.locator('.table')).toBeVisible()
  // Passed from hand to hand to the end.
  for (let turn = 0; !(await isOver(page)); turn++) {
    await playable(page).or(curtain).or(page.locator('.table[data-over="true"]')).first().waitFor()
    if (await curtain.isVisible()) await curtain.tap()
    else if ((await playable(page).count()) > 0) await playable(page).last().tap()
  }
  await sheet.tap()
  await expect(page.locator('.standings li')).toHaveCount(3)
  await expect(page.getByText('La feuille est complète.')).toBeVisible()
  expect(errors).toEqual([])
  await page.context().close()
})

test('addresses of sheets that are not here say so', async ({ page }) => {
  await page.goto(`/score/${GAME}/nothing`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette feuille n’est pas sur cet appareil.')
  await page.goto('/score/nothing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce jeu n’existe pas.')
})
