import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

export const PHONE = { width: 390, height: 844 }

/** No known barrier for people who use other means than eyes and a mouse. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual([])
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { inner, scroll } = await page.evaluate(() => ({ inner: innerWidth, scroll: document.documentElement.scrollWidth }))
  expect(scroll).toBeLessThanOrEqual(inner)
}

/** Collects what only a bug can cause. Call before the first page is opened. */
export function watchForErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}

/** Animation off, so that a whole game takes seconds. */
export async function setPace(page: Page, pace: 'off' | 'fast' | 'normal', auto = false): Promise<void> {
  await page.addInitScript(
    (settings) => {
      if (localStorage.getItem('echappee/settings') === null) localStorage.setItem('echappee/settings', JSON.stringify(settings))
    },
    { pace, auto },
  )
}

interface SetUp {
  readonly game?: string
  readonly seed: string
  /** `human`, `greedy` or `random` for each seat; the game's usual seats if left out. */
  readonly seats?: readonly string[]
  /** Numbers of the stages to ride; all if left out. */
  readonly stages?: readonly number[]
  /** Other options, by their label, and the value to choose. */
  readonly options?: Readonly<Record<string, string>>
}

/** Through the set-up page to the table. */
export async function startRace(page: Page, { game = 'vainqueur-du-tour', seed, seats, stages, options = {} }: SetUp): Promise<void> {
  await page.goto(`/play/${game}`)
  const rows = page.locator('.seats li')
  await expect(rows.first()).toBeVisible()
  if (seats !== undefined) {
    while ((await rows.count()) < seats.length) await page.getByRole('button', { name: 'Ajouter une place' }).click()
    while ((await rows.count()) > seats.length) await page.getByRole('button', { name: 'Enlever une place' }).click()
    for (const [seat, by] of seats.entries()) await rows.nth(seat).locator('select').selectOption(by)
  }
  await page.locator('.setup-options summary').first().click()
  await page.getByLabel('Graine du hasard').fill(seed)
  if (stages !== undefined) await pickStages(page, stages)
  for (const [label, value] of Object.entries(options)) await page.getByLabel(label, { exact: true }).selectOption(value)
  await page.getByRole('button', { name: 'Prendre le départ' }).click()
  await page.waitForURL('**/table/**')
  await expect(page.locator('.table')).toBeVisible()
}

async function pickStages(page: Page, stages: readonly number[]): Promise<void> {
  const chips = page.locator('.vdt-chip')
  for (let i = 0; i < (await chips.count()); i++) {
    const chip = chips.nth(i)
    const number = Number(await chip.locator('b').textContent())
    const isOn = (await chip.getAttribute('aria-pressed')) === 'true'
    if (isOn !== stages.includes(number)) await chip.click()
  }
}

/** What can be done now, as buttons: cards, targets, the die. */
export function playable(page: Page): Locator {
  return page.locator('.table[data-busy="false"] .table-hand button:not([aria-disabled="true"]):not([disabled]):not([data-helper])')
}

/** The root of a game's last part is called after its prefix. */
export const isOver = async (page: Page) => (await page.locator('.table-hand > [class$="-final"]').count()) > 0

/** Plays until the end, or until `stop` says so, by `act` on what can be done. */
export async function playOn(
  page: Page,
  act: (choices: Locator) => Promise<void>,
  stop: (decisions: number) => boolean = () => false,
): Promise<number> {
  let decisions = 0
  await expect(async () => {
    while (!stop(decisions)) {
      if (await isOver(page)) return
      const curtain = page.locator('.curtain button')
      if ((await curtain.count()) > 0) await curtain.click()
      const choices = playable(page)
      await choices.first().waitFor({ timeout: 2000 })
      await act(choices)
      decisions++
    }
  }).toPass({ timeout: 100_000, intervals: [20] })
  return decisions
}
