import {
  act,
  movesPlayed,
  newPerson,
  openRace,
  openTable,
  playOn,
  playTogether,
  savedRecord,
  startTable,
  unfold,
  waitForPerson,
} from '@echappee/testkit/browser'
import { expect, test } from '@playwright/test'
import { example, onShow } from './games.ts'

/** A game whose race of a day is short and has chapters. */
const shortDay = onShow.findLast(({ cover }) => cover.dayOptions !== undefined)!

test('a finished race is shared as a link, a line and a poster; from any moment of it one can ride on', async ({ page }) => {
  await openRace(page, { game: shortDay.id, seed: 'share', seats: ['human', 'random'], options: shortDay.cover.dayOptions!(0) })
  await playOn(page, { act: act('click') })
  await page.getByRole('button', { name: 'Partager' }).click()
  const link = await page.locator('.share-race .copy-link input').inputValue()
  await expect(page.locator('.share-line')).toContainText(`gagne ${shortDay.cover.title} devant`)
  for (const name of ['SVG', 'PNG']) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: `Enregistrer en ${name}` }).click()
    expect((await download).suggestedFilename()).toBe(`${shortDay.cover.title.replaceAll(' ', '-')}.${name.toLowerCase()}`)
  }

  await page.goto('about:blank')
  await page.goto(link)
  const moves = Number(await page.locator('.replay-bar input[type="range"]').getAttribute('max'))
  await page.getByRole('combobox', { name: 'Chapitre' }).selectOption({ index: 1 })
  await expect(page.locator('.replay-bar > output')).not.toHaveText(`Coup 0 sur ${moves}`)
  await page.getByRole('button', { name: 'Repartir d’ici' }).click()
  await waitForPerson(page)
  expect(await movesPlayed(page)).toBeGreaterThan(0)
  expect(await movesPlayed(page)).toBeLessThan(moves)

  // A report of the lab points at a moment.
  await page.goto('about:blank')
  await page.goto(link.replace('#', '?at=2#'))
  await expect(page.locator('.replay-bar > output')).toHaveText(`Coup 2 sur ${moves}`)

  await page.goto('/replay/link#broken')
  await expect(page.getByRole('heading', { name: 'Le lien est coupé' })).toBeVisible()
})

test('a set-up is a link: whoever opens it finds the options, seats and seed', async ({ page }) => {
  await page.goto(`/play/${shortDay.id}`)
  await page.getByRole('button', { name: 'Robots : un de moins' }).click()
  await unfold(page, 'Partager ces réglages')
  await page.getByLabel('Graine du hasard').fill('mistral')
  const field = page.getByRole('textbox', { name: 'Copier le lien' })
  await expect(field).toHaveValue(/#./)
  const link = await field.inputValue()
  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByLabel('Graine du hasard')).toHaveValue('mistral')
  await expect(page.locator('.seats li')).toHaveCount(3)
})

test('what if, from a race that was ridden online: one rides on from any moment, with bots and a chance of one’s own', async ({
  browser,
}) => {
  const person = await newPerson(browser)
  await openTable(person, { game: example.id, others: ['greedy', 'greedy'] })
  await startTable(person)
  await playTogether([person])
  await person.getByRole('button', { name: 'Revoir coup par coup' }).click()
  await person.waitForURL('**/replay/**')
  const moves = Number(await person.locator('.replay-bar input[type="range"]').getAttribute('max'))
  await person.locator('.replay-bar input[type="range"]').fill(String(Math.floor(moves / 2)))
  await expect(person.locator('.replay-bar > output')).toHaveText(`Coup ${Math.floor(moves / 2)} sur ${moves}`)
  const told = await person.locator('.log li').allInnerTexts()
  await person.getByRole('button', { name: 'Repartir d’ici' }).click()
  await person.waitForURL('**/table/**')
  await waitForPerson(person)
  const begun = await savedRecord(person)
  expect(begun.seats.map(({ by }) => by)).toEqual(['human', 'greedy', 'greedy'])
  expect(begun.moves.length).toBeLessThan(moves)
  expect((await person.locator('.log li').allInnerTexts()).slice(0, told.length)).toEqual(told)
  await playOn(person, { act: act('click') })
  expect((await savedRecord(person)).moves.length).toBeGreaterThan(begun.moves.length)
  // What was ridden on can be replayed like any other race.
  await person.getByRole('button', { name: 'Revoir coup par coup' }).click()
  await expect(person.locator('.replay-bar')).toBeVisible()
  await person.context().close()
})
