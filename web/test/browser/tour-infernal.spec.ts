import { expect, test, type Locator, type Page } from '@playwright/test'
import {
  PHONE,
  expectAccessible,
  expectNoSidewaysScroll,
  isOver,
  playOn,
  playable,
  setPace,
  startRace,
  watchForErrors,
} from './page-tools.ts'

const game = 'tour-infernal'

/** Another choice every time, so that hard riding, attacks and bids happen. */
function clicker(): (choices: Locator) => Promise<void> {
  let n = 0
  return async (choices) => {
    n++
    await choices.nth((n * 5 + 1) % (await choices.count())).click({ timeout: 2000 })
  }
}

test('a whole race against bots, by clicking, with reloads on the way', async ({ page }) => {
  const errors = watchForErrors(page)
  await setPace(page, 'off')
  await startRace(page, { game, seed: 'clicks' })
  const click = clicker()
  let decisions = await playOn(page, click, (n) => n >= 7)
  await expect(playable(page).first()).toBeVisible()
  const log = await page.locator('.log li').allInnerTexts()
  const before = await page.locator('.text-board').textContent()
  await page.reload()
  await expect(playable(page).first()).toBeVisible()
  expect(await page.locator('.text-board').textContent()).toBe(before)
  expect((await page.locator('.log li').allInnerTexts()).slice(0, log.length)).toEqual(log)
  decisions += await playOn(page, click)
  expect(decisions).toBeGreaterThan(12)
  await expect(page.locator('.ti-podium')).toBeVisible()
  await expect(page.locator('.ti-standings li')).toHaveCount(5)
  await expectAccessible(page)
  await page.reload()
  await expect(page.locator('.ti-final')).toBeVisible()
  expect(errors).toEqual([])
})

test('a race by keyboard alone', async ({ page }) => {
  await setPace(page, 'off')
  await startRace(page, { game, seed: 'keys', seats: ['human', 'greedy', 'greedy'] })
  const decisions = await playOn(page, async () => {
    // Tab leads from wherever we are into the hand; arrows walk along the choices; Enter plays.
    for (let i = 0; i < 60; i++) {
      const state = await page.evaluate(() => {
        const active = document.activeElement
        if (active === null || active.closest('.table-hand') === null) return 'outside'
        if (active.hasAttribute('data-helper') || !active.matches('button')) return 'helper'
        return active.getAttribute('aria-disabled') === 'true' ? 'refused' : 'playable'
      })
      if (state === 'playable') break
      await page.keyboard.press(state === 'refused' ? 'ArrowRight' : 'Tab')
    }
    await page.keyboard.press('Enter')
  })
  expect(decisions).toBeGreaterThan(12)
  expect(await isOver(page)).toBe(true)
})

test('on a phone held upright: board, prompt and choices without sideways scrolling, by touch', async ({ browser }) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, locale: 'fr-FR', serviceWorkers: 'block' })
  const page = await context.newPage()
  await setPace(page, 'off')
  await startRace(page, { game, seed: 'phone', options: { 'Missions secrètes': 'true' } })
  const phases = new Set<string>()
  let n = 0
  const tap = async (choices: Locator) => {
    const phase = (await page.locator('.ti-choices').count()) > 0 ? await page.locator('.ti-choices').getAttribute('data-phase') : 'besace'
    if (!phases.has(phase!)) {
      phases.add(phase!)
      await page.evaluate(() => scrollTo(0, 0))
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await expectRoomForFingers(page)
      for (const part of ['.table-board', '.prompt']) await expect(page.locator(part)).toBeInViewport({ ratio: 0.9 })
      await expect(page.locator(phase === 'besace' ? '.ti-pack' : '.ti-choice').first()).toBeInViewport({ ratio: 0.9 })
    }
    n++
    await choices.nth(n % (await choices.count())).tap({ timeout: 2000 })
  }
  await playOn(page, tap)
  expect(phases.size).toBeGreaterThan(2)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await context.close()
})

test('by night too, everything can be read', async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: 'dark', locale: 'fr-FR', serviceWorkers: 'block' })
  const page = await context.newPage()
  await setPace(page, 'off')
  await startRace(page, { game, seed: 'night', seats: ['human', 'greedy', 'greedy', 'greedy', 'greedy', 'greedy', 'greedy', 'greedy'] })
  await expect(page.locator('.ti-pack')).toBeVisible()
  await expectAccessible(page)
  await playOn(page, clicker(), (n) => n >= 3)
  await expect(playable(page).first()).toBeVisible()
  await expectAccessible(page)
  await context.close()
})

test('three persons on one device: besaces, hands and missions stay behind the curtain', async ({ page }) => {
  await setPace(page, 'off')
  await startRace(page, { game, seed: 'curtain', seats: ['human', 'human', 'human'], options: { 'Missions secrètes': 'true' } })
  const curtain = page.locator('.curtain')
  const seen = new Set<string>()
  for (let i = 0; i < 12; i++) {
    if (await curtain.isVisible()) {
      seen.add((await curtain.getByRole('heading').textContent()) ?? '')
      await page.keyboard.press('Escape')
      await expect(curtain).toBeVisible()
      await expectNothingSecret(page)
      await curtain.getByRole('button').click()
      await expect(page.locator('.ti-mission')).toBeVisible()
    }
    await playable(page).first().click()
    await expect(page.locator('.curtain, .table[data-busy="false"] .table-hand button').first()).toBeVisible()
  }
  expect(seen.size).toBe(3)
})

test('the besace: numbers, ready-made ones, and nothing but six cards', async ({ page }) => {
  await setPace(page, 'off')
  await startRace(page, { game, seed: 'besace' })
  const pack = page.locator('.ti-pack')
  const number = (card: string, n: number) => page.getByRole('button', { name: `${card} : ${n} sur 6` })
  await number('Attaque', 4).click()
  await expect(pack).toHaveAttribute('aria-disabled', 'true')
  await expect(pack).toContainText('2 cartes de trop')
  await pack.click({ force: true })
  await expect(pack).toBeVisible()
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
  await setPace(page, 'off')
  await startRace(page, { game, seed: 'refused', seats: ['human', 'greedy', 'greedy'] })
  await playOn(
    page,
    async (choices) => choices.first().click({ timeout: 2000 }),
    (n) => n >= 1,
  )
  const refused = page.locator('.table[data-busy="false"] .ti-choice[aria-disabled="true"]').first()
  await expect(refused).toBeVisible()
  const moves = await movesPlayed(page)
  await refused.click({ force: true })
  await expect(page.locator('.ti-spoken')).toContainText('2 autres roulent avec vous')
  expect(await movesPlayed(page)).toBe(moves)
})

test('a course composed by hand is ridden, and a bad file is refused with the place of its mistakes', async ({ page }) => {
  await page.goto(`/play/${game}`)
  await page.locator('.setup-options summary').first().click()
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
  await setPace(page, 'off')
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

test('beat by beat, with what has happened written large', async ({ page }) => {
  const errors = watchForErrors(page)
  await setPace(page, 'fast')
  await startRace(page, { game, seed: 'beats' })
  // It is there for a moment only, perhaps between two decisions.
  let isSeen = false
  const banner = page
    .locator('.ti-banner')
    .first()
    .waitFor({ timeout: 60_000 })
    .then(() => (isSeen = true))
  await Promise.all([banner, playOn(page, clicker(), () => isSeen)])
  await expect(playable(page).first()).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('.ti-rides li').first()).toBeVisible()
  expect(errors).toEqual([])
})

/** Whatever can be chosen is large enough for a finger. */
async function expectRoomForFingers(page: Page): Promise<void> {
  const sizes = await page.locator('.table-hand button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect()
      return { width, height, text: button.textContent }
    }),
  )
  expect(sizes.filter(({ width, height }) => width < 44 || height < 44)).toEqual([])
}

async function movesPlayed(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [, saved] = Object.entries(localStorage).find(([key]) => key.startsWith('echappee/table/'))!
    return (JSON.parse(saved) as { record: { moves: unknown[] } }).record.moves.length
  })
}

/** Neither in what is seen nor anywhere else on the page. */
async function expectNothingSecret(page: Page): Promise<void> {
  await expect(page.locator('.table-hand *')).toHaveCount(0)
  await expect(page.locator('.ti-own, .ti-besace, .ti-mission')).toHaveCount(0)
  expect(await page.locator('.text-board').textContent()).not.toContain('Réserve')
  expect(await page.locator('.log').textContent()).not.toContain('de sa besace')
}
