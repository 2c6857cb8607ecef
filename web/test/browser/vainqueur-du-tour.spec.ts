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

const click = async (choices: Locator) => choices.first().click({ timeout: 2000 })

test('a whole tour of twelve stages against bots, by clicking, with reloads on the way', async ({ page }) => {
  const errors = watchForErrors(page)
  await setPace(page, 'off')
  await startRace(page, { seed: 'clicks' })
  let decisions = await playOn(page, click, (n) => n >= 12)
  const log = await page.locator('.log li').allInnerTexts()
  await expect(playable(page).first()).toBeVisible()
  const before = await page.locator('.text-board').textContent()
  await page.reload()
  await expect(playable(page).first()).toBeVisible()
  expect(await page.locator('.text-board').textContent()).toBe(before)
  expect((await page.locator('.log li').allInnerTexts()).slice(0, log.length)).toEqual(log)
  decisions += await playOn(page, click)
  expect(decisions).toBeGreaterThan(40)
  await expect(page.locator('.vdt-final')).toBeVisible()
  await expect(page.locator('.prompt')).toContainText('La course est finie.')
  await expectAccessible(page)
  await page.reload()
  await expect(page.locator('.vdt-final')).toBeVisible()
  expect(errors).toEqual([])
})

test('a race by keyboard alone', async ({ page }) => {
  await setPace(page, 'off')
  await startRace(page, { seed: 'keys', stages: [1, 2, 4] })
  const decisions = await playOn(page, async () => {
    // Tab leads from wherever we are into the hand; arrows walk along it; Enter plays.
    for (let i = 0; i < 40; i++) {
      const state = await page.evaluate(() => {
        const active = document.activeElement
        if (active === null || active.closest('.table-hand') === null) return 'outside'
        return active.getAttribute('aria-disabled') === 'true' || active.matches('[data-helper]') ? 'refused' : 'playable'
      })
      if (state === 'playable') break
      await page.keyboard.press(state === 'outside' ? 'Tab' : i % 9 === 8 ? 'Tab' : 'ArrowRight')
    }
    await page.keyboard.press('Enter')
  })
  expect(decisions).toBeGreaterThan(10)
  expect(await isOver(page)).toBe(true)
})

test('on a phone held upright: board, prompt and hand without sideways scrolling, by touch', async ({ browser }) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, locale: 'fr-FR', serviceWorkers: 'block' })
  const page = await context.newPage()
  await setPace(page, 'off')
  await startRace(page, { seed: 'phone', stages: [1, 2] })
  let decisions = 0
  await playOn(
    page,
    async (choices) => {
      if (decisions++ % 6 === 0) await expectNoSidewaysScroll(page)
      await choices.first().tap({ timeout: 2000 })
    },
    (n) => n >= 14,
  )
  await expect(playable(page).first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  for (const part of ['.table-board', '.prompt']) await expect(page.locator(part)).toBeInViewport({ ratio: 0.9 })
  await expect(page.locator('.table-hand')).toBeInViewport()
  await expectAccessible(page)
  await playOn(page, async (choices) => choices.first().tap({ timeout: 2000 }))
  await expectNoSidewaysScroll(page)
  await context.close()
})

test('two persons on one device: the curtain hides the hand until the next one is ready', async ({ page }) => {
  await setPace(page, 'off')
  await startRace(page, { seed: 'curtain', seats: ['human', 'human'], stages: [3] })
  const curtain = page.locator('.curtain')
  const seen = new Set<string>()
  for (let i = 0; i < 14; i++) {
    if (await curtain.isVisible()) {
      await expect(page.locator('.vdt-card')).toHaveCount(0)
      seen.add((await curtain.getByRole('heading').textContent()) ?? '')
      await page.keyboard.press('Escape')
      await expect(curtain).toBeVisible()
      await expectNoCards(await page.content())
      await curtain.getByRole('button').click()
    }
    if (await isOver(page)) break
    await playable(page).first().click()
    await expect(page.locator('.curtain, .table[data-busy="false"] .table-hand button').first()).toBeVisible()
  }
  expect(seen.size).toBe(2)
})

test('a refused card says why, and nothing happens', async ({ page }) => {
  await setPace(page, 'off')
  await startRace(page, { seed: 'refused', seats: ['human', 'greedy'], stages: [4] })
  const refused = page.locator('.table[data-busy="false"] .vdt-card[aria-disabled="true"]')
  // The prologue's dice first.
  await playOn(
    page,
    async (choices) => {
      if ((await page.locator('.vdt-card[data-offer="refused"]').count()) === 0) await click(choices)
    },
    (n) => n >= 4,
  )
  await expect(refused.first()).toBeVisible()
  const moves = await movesPlayed(page)
  // Such a card can be reached, and says so itself: it is not dead.
  await refused.first().click({ force: true })
  await expect(page.locator('.spoken')).toBeVisible()
  await expect(page.locator('.spoken')).not.toBeEmpty()
  expect(await movesPlayed(page)).toBe(moves)
})

test('speed, language and text board can be changed at the table', async ({ page }) => {
  await setPace(page, 'fast')
  await startRace(page, { seed: 'menu' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectAccessible(page)
  await page.getByLabel('Vitesse du jeu').selectOption('off')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('.prompt')).toContainText('Your turn.')
  await page.getByText('Board as text').click()
  await expect(page.locator('.text-board li').first()).toBeVisible()
  await page.getByRole('button', { name: 'Advice' }).click()
  await expect(page.locator('.prompt')).toContainText('Advice:')
})

async function movesPlayed(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [, saved] = Object.entries(localStorage).find(([key]) => key.startsWith('echappee/table/'))!
    return (JSON.parse(saved) as { record: { moves: unknown[] } }).record.moves.length
  })
}

async function expectNoCards(html: string): Promise<void> {
  expect(html).not.toContain('data-choice=')
}
