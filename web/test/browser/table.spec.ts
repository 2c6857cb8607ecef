import {
  act,
  expectAccessible,
  expectReadable,
  movesPlayed,
  newTouchPage,
  openRace,
  playOn,
  playable,
  setSpeed,
  waitForPerson,
} from '@echappee/testkit/browser'
import { expect, test } from '@playwright/test'
import { example, onShow } from './games.ts'

test('speed, language and text board at the table', async ({ page }) => {
  await setSpeed(page, 'fast')
  await openRace(page, { game: example.id, seed: 'menu' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectAccessible(page)
  await page.getByLabel('Vitesse du jeu').selectOption('off')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('.prompt')).toContainText('Your turn.')
  await page.getByText('Board as text').click()
  await expect(page.locator('.text-board li').first()).toBeVisible()
})

test('day or night, size, sound and touch: silent until it is wished, and every wish is remembered', async ({ page }) => {
  await page.addInitScript(() => {
    const heard = { sounds: 0, buzzes: 0 }
    Object.assign(globalThis, { heard })
    globalThis.AudioContext = class extends AudioContext {
      override createOscillator() {
        heard.sounds++
        return super.createOscillator()
      }
    }
    navigator.vibrate = () => ++heard.buzzes > 0
  })
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: { sounds: number; buzzes: number } }).heard)
  await setSpeed(page, 'fast')
  await openRace(page, { game: example.id, seed: 'wishes' })
  await playOn(page, { act: act('click'), stop: (turn) => turn >= 2 })
  expect(await heard()).toEqual({ sounds: 0, buzzes: 0 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByLabel('Jour ou nuit').selectOption('night')
  await page.getByLabel('Taille de l’affichage').selectOption('larger')
  await page.getByLabel('Sons et vibrations').check()
  await page.keyboard.press('Escape')
  await playOn(page, { act: act('click'), from: 2, stop: (turn) => turn >= 3 })
  const { sounds, buzzes } = await heard()
  expect([sounds > 0, buzzes > 0]).toEqual([true, true])
  await page.goto('/')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'night')
  await expect(root).toHaveAttribute('data-text', 'larger')
  // The same settings stand on every page; the keyboard comes back to where it was.
  const settings = page.getByRole('button', { name: 'Réglages' })
  await settings.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Sons et vibrations')).toBeChecked()
  await page.getByLabel('Jour ou nuit').selectOption('day')
  await expect(root).toHaveAttribute('data-theme', 'day')
  await page.keyboard.press('Escape')
  await expect(settings).toBeFocused()
})

test('a refused move names its rule and leads to it; nothing is played', async ({ page, context }) => {
  await openRace(page, { game: example.id, seed: 'refused' })
  const refused = page.locator('.table[data-busy="false"] .table-hand button[aria-disabled="true"]')
  for (let turn = 0; (await refused.count()) === 0; turn++) {
    await playOn(page, { act: act('click', (_, choices) => choices - 1), from: turn, stop: (now) => now > turn })
    expect(await waitForPerson(page)).not.toBe('over')
  }
  const moves = await movesPlayed(page)
  await refused.first().click({ force: true })
  const link = page.locator('.rule-link').first()
  await expect(link).toBeVisible()
  expect(await movesPlayed(page)).toBe(moves)
  await expect(playable(page).first()).toBeVisible()
  const [rules] = await Promise.all([context.waitForEvent('page'), link.click()])
  await rules.waitForURL(new RegExp(`/rules/${example.id}#[A-Z]+-\\d+$`))
  await expect(rules.locator('.prose [data-marked]')).toHaveAttribute('id', new URL(rules.url()).hash.slice(1))
})

test('at 1280 × 720 everybody is whole and the log has room for six lines under the title of their chapter, all seats taken', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  for (const { id, parts } of onShow) {
    const game = await parts!.rules()
    const seats = Array.from({ length: game.seats.max }, (_, seat) => (seat === 0 ? 'human' : 'random'))
    await openRace(page, { game: id, seed: `log ${id}`, seats })
    await playOn(page, { act: act('click'), stop: (turn) => turn >= 8 })
    const lines = await page.locator('.log [role="log"]').evaluate((log) => {
      const line = log.querySelector('li:last-child')!
      const title = log.querySelector('h3')?.getBoundingClientRect().height ?? 0
      return (log.clientHeight - title) / Number.parseFloat(getComputedStyle(line).lineHeight)
    })
    expect(lines, id).toBeGreaterThanOrEqual(6)
    const hidden = await page.locator('.table-side > :first-child').evaluate((people) => people.scrollHeight - people.clientHeight)
    expect(hidden, `${id}: pixels of people out of sight`).toBeLessThanOrEqual(1)
  }
})

test('whoever is in the hand by keyboard is told the keys, whoever clicks or taps is not', async ({ page, browser }) => {
  await openRace(page, { game: example.id, seed: 'keys' })
  const keys = page.locator('.hand-keys')
  const choice = page.locator('.table[data-busy="false"] .choices button').first()
  await choice.waitFor()
  await page.mouse.click(5, 5)
  await expect(keys).toBeHidden()
  await page.keyboard.press('Tab')
  await choice.focus()
  await expect(keys).toBeVisible()
  await expect(keys).toHaveText(/^Les flèches choisissent/)
  await expectReadable(page)
  await page.mouse.click(5, 5)
  await expect(keys).toBeHidden()

  const phone = await newTouchPage(browser)
  await openRace(phone, { game: example.id, seed: 'keys' })
  const first = phone.locator('.table[data-busy="false"] .choices button').first()
  await first.focus()
  await expect(first).toBeFocused()
  await expect(phone.locator('.hand-keys')).toBeHidden()
  await phone.context().close()
})
