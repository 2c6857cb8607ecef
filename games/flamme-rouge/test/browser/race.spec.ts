import {
  act,
  choose,
  expectClear,
  movesPlayed,
  newTouchPage,
  openRace,
  playOn,
  playable,
  savedRecord,
  setSpeed,
  unfold,
  waitForPerson,
} from '@echappee/testkit/browser'
import { expect, test, type Page } from '@playwright/test'

const game = 'flamme-rouge'
const short = { name: 'Critérium', type: 'flat', tiles: 'a b 3 e c u', sprints: [] }

/** Until cards are chosen from. */
async function playToCards(page: Page, by: 'click' | 'tap' = 'click'): Promise<void> {
  for (let turn = 0; turn < 12 && (await page.locator('.fr-card[data-offer="legal"]').count()) === 0; turn++) {
    await playOn(page, { act: act(by, (now) => now % 1), from: turn, stop: (now) => now > turn })
    await waitForPerson(page)
  }
  await expect(page.locator('.fr-card[data-offer="legal"]').first()).toBeVisible()
}

test('where a card would lead is shown on the road before it is played: by pointer and by keyboard', async ({ page }) => {
  await openRace(page, { game, seed: 'look', seats: ['human', 'greedy'], options: { mode: 'race', stage: short } })
  await playToCards(page)
  await expect(page.locator('.fr-landings path').first()).toBeAttached()
  await page.mouse.move(2, 2)
  await page.locator('.fr-card').last().hover()
  await expect(page.locator('.fr-preview .fr-light-landing')).toHaveCount(1)
  const note = (await page.locator('.fr-card').last().locator('.choice-note b').textContent()) ?? ''
  expect(note).toMatch(/^→ \d+$/)
  await page.mouse.move(2, 2)
  await page.locator('.fr-card').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.fr-preview .fr-light-landing')).toHaveCount(1)
})

test('a square of the road chooses the card that leads there, by mouse and with two touches', async ({ page, browser }) => {
  const start = { game, seats: ['human', 'greedy'], options: { mode: 'race', stage: short } }
  await openRace(page, { ...start, seed: 'square' })
  await playToCards(page)
  const before = await movesPlayed(page)
  const square = page.locator('.fr-landing').last()
  await square.hover()
  await expect(page.locator('.fr-preview .fr-light-landing')).toHaveCount(1)
  await expect(page.locator('.fr-preview-words')).toContainText(`→ ${await square.getAttribute('data-square')}`)
  expect(await movesPlayed(page)).toBe(before)
  const cards = (await square.locator('text').textContent())!.split('/').map(Number)
  await square.click()
  await expect.poll(() => movesPlayed(page)).toBeGreaterThan(before)
  expect((await savedRecord(page)).moves[before]!.move).toMatchObject({ type: 'play', card: Math.min(...cards) })

  const phone = await newTouchPage(browser)
  await openRace(phone, { ...start, seed: 'square-touch' })
  await playToCards(phone, 'tap')
  const played = await movesPlayed(phone)
  await phone.locator('.fr-landing').first().tap()
  await expect(phone.locator('.fr-preview .fr-light-landing')).toHaveCount(1)
  expect(await movesPlayed(phone)).toBe(played)
  await phone.locator('.fr-landing').first().tap()
  await expect.poll(() => movesPlayed(phone)).toBeGreaterThan(played)
  await phone.context().close()
})

test('a finger looks with the first touch and plays with the second', async ({ browser }) => {
  const page = await newTouchPage(browser)
  await openRace(page, { game, seed: 'touch', seats: ['human', 'greedy'], options: { mode: 'race', stage: short } })
  const squares = page.locator('.fr-square[data-offer="legal"]')
  await expect(squares.first()).toBeVisible()
  const before = await movesPlayed(page)
  await squares.first().tap()
  await expect(page.locator('.fr-preview .fr-light-landing')).toHaveCount(1)
  expect(await movesPlayed(page)).toBe(before)
  await squares.first().tap()
  await expect.poll(() => movesPlayed(page)).toBeGreaterThan(before)
  await page.context().close()
})

test('a hand of one kind is played by itself, if so wished', async ({ page }) => {
  await setSpeed(page, 'off', true)
  await openRace(page, { game, seed: 'forced', seats: ['human', 'random'], options: { mode: 'race', stage: short } })
  const kinds = async () =>
    new Set(await page.locator('.fr-card').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-choice')?.split('-')[0])))
  for (let turn = 0; turn < 60; turn++) {
    if ((await waitForPerson(page)) === 'over') break
    // Whoever is asked has a choice.
    const isAsked = async () => (await page.locator('.fr-card[data-offer="legal"]').count()) === 0 || (await kinds()).size > 1
    await expect.poll(isAsked).toBe(true)
    await choose(playable(page), 'click', (count) => count - 1)
  }
})

test('in a pause between two stages the next one waits for a word, even where a single choice is played by itself', async ({ page }) => {
  await setSpeed(page, 'off', true)
  const options = { mode: 'tour', tour: { name: '', days: [short, short] }, traits: false, form: false, pause: true }
  await openRace(page, { game, seed: 'pause', seats: ['human', 'random'], options })
  const ready = page.getByRole('button', { name: 'Prêt pour l’étape suivante' })
  for (let turn = 0; turn < 120 && (await ready.count()) === 0; turn++) {
    await waitForPerson(page)
    if ((await ready.count()) > 0) break
    await choose(playable(page), 'click', () => 0)
    await waitForPerson(page)
  }
  await page.clock.install()
  await page.reload()
  await expect(ready).toBeVisible()
  await expect(page.locator('.fr-ceremony')).toBeVisible()
  const before = await movesPlayed(page)
  await page.clock.runFor('10:00')
  expect(await movesPlayed(page)).toBe(before)
  await ready.click()
  await expect(ready).toHaveCount(0)
  await expect(page.locator('.fr-stage')).toContainText('Étape 2 sur 2')
})

test('between two stages everybody sees the result, the jerseys and the tour, until it is closed', async ({ page }) => {
  const options = { mode: 'tour', tour: { name: '', days: [short, short] }, traits: false, form: false }
  await openRace(page, { game, seed: 'ceremony', seats: ['human', 'random'], options })
  const ceremony = page.locator('.fr-ceremony')
  for (let turn = 0; turn < 120 && (await ceremony.count()) === 0; turn++) {
    await waitForPerson(page)
    await choose(playable(page), 'click', () => 0)
    await waitForPerson(page)
  }
  await expect(ceremony.getByRole('heading', { name: 'Critérium : le résultat' })).toBeVisible()
  await expect(ceremony.locator('.podium-steps li')).toHaveCount(3)
  await expect(ceremony.locator('.fr-jerseys li')).toHaveCount(3)
  await ceremony.getByRole('button', { name: 'Équipes' }).click()
  await expect(ceremony.getByRole('button', { name: 'Équipes' })).toHaveAttribute('aria-pressed', 'true')
  await expectClear(page)
  await ceremony.getByRole('button', { name: 'Vers l’étape suivante' }).click()
  await expect(ceremony).toHaveCount(0)
})

test('in the middle of a stage one sees who would wear which jersey, and what that assumes', async ({ page }) => {
  const options = { mode: 'tour', tour: { name: '', days: [short, short] }, traits: false, form: false }
  await openRace(page, { game, seed: 'virtual', seats: ['human', 'random'], options })
  const virtual = page.locator('.fr-virtual-standings')
  await expect(virtual.locator('summary')).toContainText('Classement virtuel')
  await virtual.locator('summary').click()
  await expect(virtual).toContainText('selon les écarts sur la route')
  await expect(virtual.locator('.fr-jerseys li')).toHaveCount(3)
  const leader = await virtual.locator('.standings li').first().locator('b').textContent()
  await expect(virtual.locator('.fr-jerseys li').first()).toContainText(leader!.trim())
  await expect(virtual.locator('.standings li').first()).toContainText('en tête')
  await virtual.getByRole('button', { name: 'Équipes' }).click()
  await expect(virtual.locator('.standings li')).toHaveCount(2)
  await expectClear(page)
  await playOn(page, { act: act('click'), stop: (turn) => turn > 5 })
  await expect(virtual.locator('.standings')).toBeVisible()
})

test('FR-36 a race of one day comes first, without traits and forms; a Grand Tour is the large second choice, with its jerseys', async ({
  page,
}) => {
  await page.goto(`/play/${game}`)
  await page.getByRole('button', { name: 'Prendre le départ' }).click()
  await page.waitForURL('**/table/**')
  expect((await savedRecord(page)).options).toMatchObject({ mode: 'race', stage: 'ST1' })
  await expect(page.locator('.fr-stage')).toContainText('Avenue Corso Paseo')

  await page.goto(`/play/${game}`)
  const tour = page.locator('.course-group').nth(1)
  await expect(tour.locator('.jersey')).toHaveCount(4)
  await tour.click()
  await page.getByRole('radio', { name: 'Semaine' }).check()
  await page.getByRole('button', { name: 'Prendre le départ' }).click()
  await page.waitForURL('**/table/**')
  expect((await savedRecord(page)).options).toMatchObject({ mode: 'tour', tour: 'TOUR5', traits: true, form: true })
})

test('a stage is built tile by tile, told what is wrong, kept on the device and ridden', async ({ page }) => {
  await page.goto(`/play/${game}`)
  await unfold(page, 'Un parcours à vous')
  const editor = page.locator('.fr-editor')
  await editor.locator('select').first().selectOption('own')
  await editor.getByRole('button', { name: 'Tout enlever' }).click()
  await expect(editor.locator('.problem')).toContainText('au moins 20')
  const text = editor.getByLabel('Suite de tuiles')
  await text.fill('a b b z u')
  await expect(editor.locator('.problem')).toContainText('au caractère 5')
  await expect(editor.locator('.problem')).toContainText('« z »')
  await expect(page.getByRole('button', { name: 'Prendre le départ' })).toBeDisabled()
  await text.fill('a u')
  const box = editor.locator('.fr-box')
  for (const tile of ['b', 'c', 'd', 'N']) await box.getByRole('button', { name: new RegExp(`^Tuile ${tile} :`) }).click()
  await expect(text).toHaveValue('a b c d N u')
  await expect(editor).toContainText('6 de montée')
  await expect(editor).toContainText('2e catégorie')
  await editor.getByRole('button', { name: 'Retourner la tuile' }).click()
  await expect(text).toHaveValue('a b c d n u')
  await editor.getByRole('button', { name: 'Annuler' }).click()
  await expect(text).toHaveValue('a b c d N u')
  await expect(editor).toContainText('Cette étape peut se courir.')
  await editor.getByLabel('Nom').fill('Ma côte')
  await editor.getByRole('button', { name: 'Garder sur cet appareil' }).click()
  await expect(editor.getByRole('button', { name: 'Ma côte', exact: true })).toBeVisible()
  await editor.getByRole('button', { name: 'Enlever Ma côte' }).click()
  await expect(editor.getByRole('button', { name: 'Ma côte', exact: true })).toHaveCount(0)
  await expect(editor.getByRole('button', { name: 'Remettre Ma côte' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(editor.getByRole('button', { name: 'Ma côte', exact: true })).toBeVisible()
  await expectClear(page)

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await editor.getByRole('button', { name: 'Copier le lien' }).click()
  await expect(editor.getByText('Copié.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  await editor.getByRole('button', { name: 'Courir tout de suite' }).click()
  await page.waitForURL('**/table/**')
  await expect(page.locator('.fr-stage')).toContainText('Ma côte')

  // Whoever opens the link finds the stage, and the race of a day.
  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByLabel('Suite de tuiles')).toHaveValue('a b c d N u')
  await expect(page.getByRole('radio', { name: 'Course d’un jour' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Ma côte' })).toBeChecked()
})

test('a tour is put together day by day, told what is wrong, sent as a link and ridden', async ({ page }) => {
  await page.goto(`/play/${game}`)
  await page.getByRole('radio', { name: 'Grand Tour' }).check()
  await unfold(page, 'Un parcours à vous')
  const editor = page.locator('.fr-editor')
  await editor.locator('select').first().selectOption('own')
  const days = editor.locator('.ordered-list > li')
  await expect(days).toHaveCount(3)
  await editor.getByRole('button', { name: 'Ajouter un jour de repos' }).click()
  await expect(editor.locator('.problem')).toContainText('ne finit pas par un jour de repos')
  await expect(editor.getByRole('button', { name: 'Courir tout de suite' })).toHaveAttribute('aria-disabled', 'true')
  await editor.getByRole('button', { name: 'Jour 4 : plus tôt' }).click()
  await expect(editor).toContainText('Ce tour peut se courir.')
  await expect(editor.getByRole('button', { name: 'Jour 3 : plus tôt' })).toBeFocused()
  await editor.getByRole('button', { name: 'Jour 1 : retirer' }).click()
  await editor.getByLabel('Jour 1', { exact: true }).selectOption('ST2')
  await editor.getByLabel('Nom').fill('Notre tour')
  await expectClear(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await editor.getByRole('button', { name: 'Copier le lien' }).click()
  await expect(editor.getByText('Copié.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByRole('radio', { name: 'Notre tour' })).toBeChecked()
  await unfold(page, 'Un parcours à vous')
  await expect(page.locator('.ordered-list select').first()).toHaveValue('ST2')
  await page.locator('.fr-editor').getByRole('button', { name: 'Courir tout de suite' }).click()
  await page.waitForURL('**/table/**')
  await expect(page.locator('.fr-stage')).toContainText('Firenze–Milano')
})

test('a device without room says so and loses nothing; a stage that was replaced can be brought back', async ({ page }) => {
  const kept = Array.from({ length: 40 }, (_, i) => ({ name: `Étape ${i + 1}`, type: 'flat', tiles: 'a b c d u', sprints: [] }))
  await page.addInitScript((stages) => {
    if (localStorage.getItem('echappee/flamme-rouge/stages') === null)
      localStorage.setItem('echappee/flamme-rouge/stages', JSON.stringify(stages))
  }, kept)
  await page.goto(`/play/${game}`)
  await unfold(page, 'Un parcours à vous')
  const editor = page.locator('.fr-editor')
  await editor.locator('select').first().selectOption('own')
  await editor.getByLabel('Nom').fill('Une de trop')
  await editor.getByRole('button', { name: 'Garder sur cet appareil' }).click()
  await expect(editor.locator('.kept output')).toContainText('il n’y a plus de place')
  await expect(editor.locator('.kept li')).toHaveCount(40)

  await editor.getByLabel('Nom').fill('Étape 7')
  await editor.getByRole('button', { name: 'Garder sur cet appareil' }).click()
  await expect(editor.locator('.kept output')).toContainText('à la place de la version précédente')
  await expect(editor.locator('.kept li')).toHaveCount(40)
  await editor.getByRole('button', { name: 'Remettre la version précédente' }).click()
  await page.reload()
  await unfold(page, 'Un parcours à vous')
  await editor.locator('select').first().selectOption('own')
  await editor.getByRole('button', { name: 'Étape 7', exact: true }).click()
  await expect(editor.getByLabel('Suite de tuiles')).toHaveValue('a b c d u')
})
