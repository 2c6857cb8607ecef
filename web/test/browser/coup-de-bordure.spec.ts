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

const game = 'coup-de-bordure'
const click = async (choices: Locator) => choices.first().click({ timeout: 2000 })
/** Not always the calmest pace, so that there is something to pay, to follow and to take. */
const mixed = (from = 0) => {
  let turn = from
  return async (choices: Locator) => choices.nth(turn++ % (await choices.count())).click({ timeout: 2000 })
}

test('a whole race against bots, by clicking, with a reload on the way', async ({ page }) => {
  const errors = watchForErrors(page)
  await setPace(page, 'off')
  await startRace(page, { game, seed: 'clicks' })
  const act = mixed(1)
  let decisions = await playOn(page, act, (n) => n >= 15)
  await expect(playable(page).first()).toBeVisible()
  const log = await page.locator('.log li').allInnerTexts()
  const before = await page.locator('.text-board').textContent()
  await page.reload()
  await expect(playable(page).first()).toBeVisible()
  expect(await page.locator('.text-board').textContent()).toBe(before)
  expect(await page.locator('.log li').allInnerTexts()).toEqual(log)
  decisions += await playOn(page, act)
  expect(decisions).toBeGreaterThan(30)
  await expect(page.locator('.cdb-final')).toBeVisible()
  await expect(page.locator('.prompt')).toContainText('La course est finie.')
  await expect(page.locator('.cdb-final tbody tr')).toHaveCount(12)
  await expectAccessible(page)
  await page.reload()
  await expect(page.locator('.cdb-final')).toBeVisible()
  expect(errors).toEqual([])
})

test('a race by keyboard alone', async ({ page }) => {
  await setPace(page, 'off')
  await startRace(page, { game, seed: 'keys', seats: ['human', 'random'] })
  const decisions = await playOn(page, async () => {
    // Tab leads from wherever we are into the hand; arrows walk along it; Enter plays.
    for (let i = 0; i < 60; i++) {
      const state = await page.evaluate(() => {
        const active = document.activeElement
        if (active === null || active.closest('.table-hand') === null) return 'outside'
        return active.matches('[aria-disabled="true"], [data-helper]') ? 'other' : 'playable'
      })
      if (state === 'playable') break
      await page.keyboard.press(state === 'outside' ? 'Tab' : i % 6 === 5 ? 'Tab' : 'ArrowRight')
    }
    await page.keyboard.press('Enter')
  })
  expect(decisions).toBeGreaterThan(15)
  expect(await isOver(page)).toBe(true)
})

test('paces are laid down, changed and locked together', async ({ page }) => {
  await setPace(page, 'off')
  await startRace(page, { game, seed: 'plan', seats: ['human', 'greedy'] })
  await click(playable(page))
  const tabs = page.locator('button.cdb-tab')
  const lock = page.locator('.cdb-lock')
  await expect(tabs).toHaveCount(3)
  await expect(lock).toHaveAttribute('aria-disabled', 'true')
  // The bot lays its paces first.
  await expect(page.locator('.table[data-busy="false"]')).toBeVisible()
  const moves = await movesPlayed(page)
  await page.locator('.cdb-pace[data-pace="SIL"]').click()
  await expect(tabs.nth(0)).toContainText('Sillage')
  await expect(tabs.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await page.locator('.cdb-pace[data-pace="CON"]').click()
  await page.locator('.cdb-pace[data-pace="CON"]').click()
  await expect(lock).toHaveAttribute('aria-disabled', 'false')
  await expectWordsInTabs(page)
  // Nothing is played yet, and the first choice can still be changed.
  expect(await movesPlayed(page)).toBe(moves)
  await tabs.nth(0).click()
  await page.locator('.cdb-pace[data-pace="ACC"]').click()
  await expect(tabs.nth(0)).toContainText('Accélération')
  await lock.click()
  await expect(page.locator('.log li').filter({ hasText: 'Allures' })).toContainText('Accélération Joueur 1 A')
  expect(await movesPlayed(page)).toBeGreaterThanOrEqual(moves + 3)
})

/** With paces chosen, every tab holds its words, on a phone as well. */
async function expectWordsInTabs(page: Page): Promise<void> {
  const size = page.viewportSize()!
  await page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(page)
  const over = await page
    .locator('button.cdb-tab')
    .evaluateAll((tabs) => tabs.filter((tab) => tab.scrollWidth > tab.clientWidth).map((tab) => tab.textContent))
  expect(over).toEqual([])
  await page.setViewportSize(size)
}

interface Sent {
  readonly move: { readonly pace: string }
  readonly next: readonly { readonly pace: string }[]
}

test('online, the paces that are locked together are sent together', async ({ page }) => {
  await setPace(page, 'off')
  const frames: string[] = []
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => void frames.push(`sent ${String(payload)}`))
    socket.on('framereceived', ({ payload }) => void frames.push(`received ${String(payload)}`))
  })
  await page.goto(`/play/${game}`)
  for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Enlever une place' }).click()
  await page.getByText('Jouer en ligne entre amis').click()
  await page.getByLabel('Votre nom').fill('Annie')
  await page.getByRole('button', { name: 'Créer la table' }).click()
  await page.getByRole('button', { name: 'Donner le départ' }).click()
  const tabs = page.locator('button.cdb-tab')
  while ((await tabs.count()) === 0) {
    await expect(playable(page).first()).toBeVisible()
    await click(playable(page))
    await expect(page.locator('.table[data-busy="false"]')).toBeVisible()
  }
  await expect(tabs).toHaveCount(3)
  await page.locator('.cdb-pace[data-pace="ACC"]').click()
  await page.locator('.cdb-pace[data-pace="CON"]').click()
  await page.locator('.cdb-pace[data-pace="CON"]').click()
  frames.length = 0
  await page.locator('.cdb-lock').click()
  await expect(page.locator('.log li').filter({ hasText: 'Allures' })).toContainText('Accélération Annie')
  const sent = frames.filter((frame) => frame.startsWith('sent {"type":"move"')).map((frame) => JSON.parse(frame.slice(5)) as Sent)
  expect(sent.map(({ move, next }) => [move, ...next].map(({ pace }) => pace))).toEqual([['ACC', 'CON', 'CON']])
  expect(frames.filter((frame) => frame.startsWith('received') && frame.includes('"ok":false'))).toEqual([])
})

test('eighteen tokens are shared out by hand, and one lies face down', async ({ page }) => {
  await setPace(page, 'off')
  await startRace(page, { game, seed: 'free', seats: ['human', 'greedy'], options: { Énergie: 'free' } })
  const left = page.locator('.cdb-left')
  const confirm = page.locator('.cdb-draft .cdb-lock')
  await expect(left).toContainText('18 restants')
  const more = (letter: string, terrain: string) => page.getByRole('button', { name: `${letter} : un jeton ${terrain} de plus` })
  for (let n = 0; n < 8; n++) await more('A', 'Plaine').click()
  await expect(left).toContainText('10 restants')
  // A ninth is refused where the finger is, and the keyboard's focus stays there.
  await expect(more('A', 'Plaine')).toHaveAttribute('aria-disabled', 'true')
  await more('A', 'Plaine').click({ force: true })
  await expect(page.locator('.cdb-spoken')).toContainText('Un coureur porte au plus 8 jetons.')
  await expect(more('A', 'Plaine')).toBeFocused()
  await confirm.click({ force: true })
  await expect(page.locator('.cdb-spoken')).toContainText('Encore 10 jetons à donner.')
  // A team as a start replaces what lies there; then one token less and another more.
  await page.getByRole('button', { name: 'Sky', exact: true }).click()
  await expect(left).toContainText('0 restant')
  await page.getByRole('button', { name: 'A : un jeton Montagne de moins' }).click()
  await more('A', 'Sprint').click()
  await expect(left).toContainText('0 restant')
  await page.getByRole('button', { name: 'Plaine, visible : le cacher' }).first().click()
  await expect(page.getByRole('button', { name: 'Plaine, caché : le montrer' })).toHaveCount(1)
  await expectAccessible(page)
  await confirm.click()
  await expect(page.locator('.cdb-paces')).toBeVisible()
  // Its owner sees what it is, on his plate and in the text.
  await expect(page.locator('.text-board')).toContainText('dont un Plaine')
})

test('on a phone held upright: board, prompt and choices without sideways scrolling, by touch', async ({ browser }) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, locale: 'fr-FR', serviceWorkers: 'block' })
  const page = await context.newPage()
  await setPace(page, 'off')
  await startRace(page, { game, seed: 'phone', options: { Énergie: 'free' } })
  await expect(playable(page).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  let turn = 0
  const tap = async (choices: Locator) => {
    if (turn % 6 === 0) await expectNoSidewaysScroll(page)
    await choices.nth(turn++ % (await choices.count())).tap({ timeout: 2000 })
  }
  await playOn(page, tap, () => turn > 40)
  if (!(await isOver(page))) {
    await expect(playable(page).first()).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0))
    for (const part of ['.table-board', '.prompt']) await expect(page.locator(part)).toBeInViewport({ ratio: 0.9 })
    await expect(page.locator('.table-hand')).toBeInViewport()
    await expectAccessible(page)
  }
  await playOn(page, tap)
  await expectNoSidewaysScroll(page)
  await context.close()
})

test('two persons on one device: nothing secret is behind the curtain', async ({ page }) => {
  await setPace(page, 'off')
  await startRace(page, { game, seed: 'curtain', seats: ['human', 'human'], options: { Énergie: 'free' } })
  const curtain = page.locator('.curtain')
  const seen = new Set<string>()
  const act = mixed()
  for (let i = 0; i < 70; i++) {
    await expect(page.locator('.curtain, .table[data-busy="false"] .table-hand button').first()).toBeVisible()
    if (await curtain.isVisible()) {
      seen.add((await curtain.getByRole('heading').textContent()) ?? '')
      await page.keyboard.press('Escape')
      await expect(curtain).toBeVisible()
      await expectNothingSecret(page)
      await curtain.getByRole('button').click()
    }
    if (await isOver(page)) break
    await act(playable(page))
  }
  expect(seen.size).toBe(2)
})

test('a course laid by hand, and a file with a mistake', async ({ page }) => {
  await setPace(page, 'off')
  await page.goto(`/play/${game}`)
  await page.locator('.setup-options summary').first().click()
  await page.getByRole('button', { name: 'Votre parcours' }).click()
  const tiles = page.locator('.cdb-tiles button')
  await tiles.first().focus()
  await page.keyboard.type('mmmmccccsssspppp')
  await expect(page.locator('.cdb-editor-note')).toContainText('La case 16 ne peut pas être en Plaine.')
  await expect(tiles.nth(15)).toBeFocused()
  await page.keyboard.type('s')
  expect((await tiles.locator('b').allInnerTexts()).join('')).toBe('MMMMCCCCSSSSPPPS')
  await expectAccessible(page)
  const file = page.locator('.cdb-editor input[type="file"]')
  await file.setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{"cases":"PPPXPPPPPPPPPPPP"}') })
  await expect(page.locator('.cdb-editor .problem')).toContainText('cases[3]')
  expect((await tiles.locator('b').allInnerTexts()).join('')).toBe('MMMMCCCCSSSSPPPS')
  await file.setInputFiles({
    name: 'good.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"name":"Ronde","cases":"PCMSPCMSPCMSPCMS"}'),
  })
  expect((await tiles.locator('b').allInnerTexts()).join('')).toBe('PCMSPCMSPCMSPCMS')
  await page.getByRole('button', { name: 'Prendre le départ' }).click()
  await expect(page.locator('.cdb-where')).toContainText('Ronde')
  await expect(page.locator('[data-case="3"]')).toHaveAttribute('aria-label', 'Case 3, Montagne')
  // All sixteen teams are on offer.
  await expect(page.locator('.cdb-team')).toHaveCount(16)
})

async function movesPlayed(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [, saved] = Object.entries(localStorage).find(([key]) => key.startsWith('echappee/table/'))!
    return (JSON.parse(saved) as { record: { moves: unknown[] } }).record.moves.length
  })
}

/** No choices, no plate of one's own, and no face-down token that tells what it is. */
async function expectNothingSecret(page: Page): Promise<void> {
  await expect(page.locator('.table-hand button')).toHaveCount(0)
  await expect(page.locator('.cdb-tab, .cdb-draft, .cdb-pace')).toHaveCount(0)
  const text = await page.locator('.table').textContent()
  expect(text).not.toMatch(/dont un (Plaine|Côte|Montagne|Sprint)|tous blancs|Vos réponses|Vos plaquettes/)
  await expect(page.locator('.table [aria-label*="dont un"]')).toHaveCount(0)
}
