import {
  PHONE,
  expectAccessible,
  expectClear,
  expectNoSidewaysScroll,
  movesPlayed,
  openRace,
  openTable,
  playable,
  startTable,
  unfold,
} from '@echappee/testkit/browser'
import { expect, test, type Page } from '@playwright/test'

const game = 'coup-de-bordure'

test('paces are laid down, changed and locked together', async ({ page }) => {
  await openRace(page, { game, seed: 'plan', seats: ['human', 'greedy'] })
  await playable(page).first().click()
  const tabs = page.locator('button.cdb-tab')
  const lock = page.locator('.cdb-lock button')
  await expect(tabs).toHaveCount(3)
  await expect(lock).toHaveAttribute('aria-disabled', 'true')
  // The bot lays its paces first.
  await expect(page.locator('.table[data-busy="false"]')).toBeVisible()
  const moves = await movesPlayed(page)
  await page.locator('.cdb-pace[data-choice="SIL"]').click()
  await expect(tabs.nth(0)).toContainText('Sillage')
  await expect(tabs.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await page.locator('.cdb-pace[data-choice="CON"]').click()
  await page.locator('.cdb-pace[data-choice="CON"]').click()
  await expect(lock).toHaveAttribute('aria-disabled', 'false')
  await expectWordsInTabs(page)
  // Nothing is played yet, and the first choice can still be changed.
  expect(await movesPlayed(page)).toBe(moves)
  await tabs.nth(0).click()
  await page.locator('.cdb-pace[data-choice="ACC"]').click()
  await expect(tabs.nth(0)).toContainText('Accélération')
  await lock.click()
  await expect(page.locator('.log li').filter({ hasText: 'Allures' })).toContainText('Accélération pour Sagan')
  expect(await movesPlayed(page)).toBeGreaterThanOrEqual(moves + 3)
})

/** With paces chosen, every tab holds its words, on a phone as well; there road and choices are in one window. */
async function expectWordsInTabs(page: Page): Promise<void> {
  const size = page.viewportSize()!
  await page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(page)
  const over = await page
    .locator('button.cdb-tab')
    .evaluateAll((tabs) => tabs.filter((tab) => tab.scrollWidth > tab.clientWidth).map((tab) => tab.textContent))
  expect(over).toEqual([])
  await page.evaluate(() => scrollTo(0, 0))
  for (const thing of await page.locator('.cdb-road, .cdb-tab, .cdb-pace, .cdb-lock').all())
    await expect(thing).toBeInViewport({ ratio: 0.9 })
  await page.setViewportSize(size)
}

interface Sent {
  readonly move: { readonly pace: string }
  readonly next: readonly { readonly pace: string }[]
}

test('online, the paces that are locked together are sent together', async ({ page }) => {
  const frames: string[] = []
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => void frames.push(`sent ${String(payload)}`))
    socket.on('framereceived', ({ payload }) => void frames.push(`received ${String(payload)}`))
  })
  await openTable(page, { game, others: ['greedy'] })
  await startTable(page)
  const tabs = page.locator('button.cdb-tab')
  while ((await tabs.count()) === 0) {
    await expect(playable(page).first()).toBeVisible()
    await playable(page).first().click()
    await expect(page.locator('.table[data-busy="false"]')).toBeVisible()
  }
  await expect(tabs).toHaveCount(3)
  await page.locator('.cdb-pace[data-choice="ACC"]').click()
  await page.locator('.cdb-pace[data-choice="CON"]').click()
  await page.locator('.cdb-pace[data-choice="CON"]').click()
  frames.length = 0
  await page.locator('.cdb-lock button').click()
  await expect(page.locator('.log li').filter({ hasText: 'Allures' })).toContainText('Accélération pour Sagan')
  const sent = frames.filter((frame) => frame.startsWith('sent {"type":"move"')).map((frame) => JSON.parse(frame.slice(5)) as Sent)
  expect(sent.map(({ move, next }) => [move, ...next].map(({ pace }) => pace))).toEqual([['ACC', 'CON', 'CON']])
  expect(frames.filter((frame) => frame.startsWith('received') && frame.includes('"ok":false'))).toEqual([])
})

test('eighteen tokens are shared out by hand, and one lies face down', async ({ page }) => {
  await openRace(page, { game, seed: 'free', seats: ['human', 'greedy'], options: { teams: 'free' } })
  const left = page.locator('.cdb-left')
  const confirm = page.locator('.cdb-draft .cdb-lock button')
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
  await expectClear(page)
  const size = page.viewportSize()!
  await page.setViewportSize(PHONE)
  await expectClear(page)
  await page.setViewportSize(size)
  await confirm.click()
  await expect(page.locator('.cdb-paces')).toBeVisible()
  // Its owner sees what it is, on his plate and in the text.
  await expect(page.locator('.text-board')).toContainText('dont un Plaine')
})

test('a course laid by hand, and a file with a mistake', async ({ page }) => {
  await page.goto(`/play/${game}`)
  await unfold(page, 'Un parcours à vous')
  await page.getByRole('button', { name: 'Votre parcours' }).click()
  const tiles = page.locator('.cdb-tiles button')
  await tiles.first().focus()
  await page.keyboard.type('mmmmccccsssspppp')
  await expect(page.locator('.cdb-editor-note')).toContainText('La case 16 ne peut pas être en Plaine.')
  await expect(tiles.nth(15)).toBeFocused()
  await page.keyboard.type('s')
  expect((await tiles.locator('b').allInnerTexts()).join('')).toBe('MMMMCCCCSSSSPPPS')
  await page.getByRole('button', { name: 'Garder sur cet appareil' }).click()
  await tiles.first().focus()
  await page.keyboard.type('ss')
  await page.getByRole('button', { name: 'MMMMCCCCSSSSPPPS', exact: true }).click()
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
  await expect.poll(async () => (await tiles.locator('b').allInnerTexts()).join('')).toBe('PCMSPCMSPCMSPCMS')
  await page.getByRole('button', { name: 'Prendre le départ' }).click()
  await expect(page.locator('.cdb-where')).toContainText('Ronde')
  await expect(page.locator('[data-square="3"]')).toHaveAttribute('aria-label', 'Case 3, Montagne')
  // All sixteen teams are on offer.
  await expect(page.locator('.cdb-team')).toHaveCount(16)
})
