import {
  act,
  expectAccessible,
  expectClear,
  movesPlayed,
  newPage,
  openRace,
  playOn,
  playable,
  setSpeed,
  unfold,
  watchFor,
  watchForErrors,
} from '@echappee/testkit/browser'
import { expect, test } from '@playwright/test'

const game = 'tour-infernal'

test('the besace: numbers, ready-made ones, and nothing but six cards', async ({ page }) => {
  await openRace(page, { game, seed: 'besace' })
  const pack = page.locator('.ti-pack')
  const number = (card: string, n: number) => page.getByRole('button', { name: `${card} : ${n} sur 6` })
  await number('Attaque', 4).click()
  await expect(pack).toHaveAttribute('aria-disabled', 'true')
  await expect(pack).toContainText('2 cartes de trop')
  await pack.click({ force: true })
  await expect(page.locator('.spoken')).toContainText('règle TI-5')
  await number('Rouler', 0).click()
  await expect(pack).toHaveAttribute('aria-disabled', 'false')
  await page.getByRole('button', { name: 'Sprinteur' }).click()
  await expect(number('Sprint', 4)).toHaveAttribute('aria-pressed', 'true')
  await number('Sprint', 5).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(pack).toContainText('encore 1 carte à choisir')
  await number('Attaque', 2).click()
  await pack.click()
  await expect(page.locator('.ti-stacks strong')).toHaveText(['15', '3', '2'])
})

test('a choice that is refused says why, and nothing happens', async ({ page }) => {
  await openRace(page, { game, seed: 'refused', seats: ['human', 'greedy', 'greedy'] })
  await playOn(page, { act: act('click', () => 0), stop: (turn) => turn >= 1 })
  const refused = page.locator('.table[data-busy="false"] .choice[aria-disabled="true"]').first()
  await expect(refused).toBeVisible()
  const moves = await movesPlayed(page)
  await refused.click({ force: true })
  await expect(page.locator('.spoken')).toContainText('2 autres roulent avec vous')
  // The rule that forbids it is a click away.
  await expect(page.locator('.spoken a')).toHaveAttribute('href', /TI-20/i)
  expect(await movesPlayed(page)).toBe(moves)
})

test('a course composed by hand is ridden, and a bad file is refused with the place of its mistakes', async ({ page }) => {
  await page.goto(`/play/${game}`)
  await unfold(page, 'Un parcours à vous')
  await page.getByRole('button', { name: 'Composé à la main' }).click()
  const file = (course: unknown) => ({ name: 'parcours.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(course)) })
  const input = page.locator('.ti-editor input[type=file]')
  await input.setInputFiles(file({ sectors: ['ST', 'HM', 'HM', 'NR', 'FZ', 'LC', 'NR', 'NR', 'NR', 'WR'] }))
  const problem = page.locator('.ti-editor .problem')
  await expect(problem).toContainText('sectors[2]')
  await expect(problem).toContainText('la zone 1 n’a que 1 tuile Haute montagne (HM)')
  await expect(problem).toContainText('secteur 6')
  // The tiles of the zone lie under the open sector; what is used up says so.
  await page.getByRole('button', { name: 'Secteur 4' }).click()
  await expect(page.locator('.ti-editor-stock button').filter({ hasText: 'Sprint' })).toHaveAttribute('aria-disabled', 'true')
  await page.locator('.ti-editor-stock button').filter({ hasText: 'Passage à niveau' }).click()
  await page.locator('.ti-editor-stock button').filter({ hasText: 'Haute montagne' }).click()
  await expectAccessible(page)
  await input.setInputFiles(file({ name: 'La mienne', sectors: ['ST', 'CO', 'LC', 'HW', 'FZ', 'CO', 'WR', 'NR', 'HW', 'NR'] }))
  await expect(page.locator('.ti-editor')).toContainText('le secteur 5 devient un sprint')
  await page.getByRole('button', { name: 'Garder sur cet appareil' }).click()
  await page.getByRole('button', { name: 'Enfer du Nord' }).click()
  await page.getByRole('button', { name: 'Composé à la main' }).click()
  await page.getByRole('button', { name: 'La mienne', exact: true }).click()
  await expect(page.locator('.ti-editor')).toContainText('le secteur 5 devient un sprint')
  await page.getByRole('button', { name: 'Prendre le départ' }).click()
  await page.waitForURL('**/table/**')
  await expect(page.locator('.ti-profile > ol > li')).toContainText([
    'Départ',
    'Pavés',
    'Passage à niveau',
    'Vent de face',
    'Sprint',
    'Pavés',
  ])
  // Each sector tells what it does when it is reached.
  await page.locator('.ti-profile button[tabindex="0"]').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.ti-note')).toContainText('une carte cachée de plus à chaque pose')
  await page.keyboard.press('Escape')
  await expect(page.locator('.ti-note')).toHaveCount(0)
})

test('beat by beat, with what has happened written large', async ({ browser }) => {
  const page = await newPage(browser, { reducedMotion: 'no-preference' })
  const errors = watchForErrors(page)
  await setSpeed(page, 'fast')
  // It is there for a moment only, perhaps between two decisions.
  const wasShown = await watchFor(page, '.ti-news, .banner')
  await openRace(page, { game, seed: 'beats', seats: ['human', 'greedy', 'greedy'] })
  await playOn(page, { act: act('click'), stop: wasShown })
  expect(await wasShown()).toBe(true)
  await expect(playable(page).first()).toBeVisible()
  await expect(page.locator('.ti-rides li').first()).toBeVisible()
  expect(errors).toEqual([])
  await page.context().close()
})

test('eight riders and their missions can be read, by day and night', async ({ page }) => {
  const bots = Array.from({ length: 7 }, () => 'random')
  await openRace(page, { game, seed: 'eight', seats: ['human', ...bots], options: { missions: true } })
  await expect(page.locator('.ti-pack')).toBeVisible()
  await expectClear(page)
  await playOn(page, { act: act('click'), stop: (turn) => turn >= 3 })
  await expectClear(page)
})
