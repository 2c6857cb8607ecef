import { expect, type Browser, type Page } from '@playwright/test'
import { newPage, setSpeed } from './pages.ts'
import { choose, playable } from './race.ts'

/** `auto`: whether the page plays by itself where there is no choice. */
export async function newPerson(browser: Browser, setting: Parameters<typeof newPage>[1] & { auto?: boolean } = {}): Promise<Page> {
  const { auto = false, ...rest } = setting
  const page = await newPage(browser, rest)
  await setSpeed(page, 'off', auto)
  return page
}

interface OnlineStart {
  readonly game: string
  /** Who sits at the table besides the host: `human`, `greedy` or `random`. */
  readonly others: readonly string[]
  readonly isPublic?: boolean
  /** Sets other options of the race on the open set-up page. */
  readonly setUp?: (page: Page) => Promise<void>
}

/** Annie makes a table; answers its link. */
export async function openTable(host: Page, { game, others, isPublic = false, setUp }: OnlineStart): Promise<string> {
  await host.goto(`/online/new/${game}`)
  const bots = others.filter((by) => by !== 'human')
  // First as few of both as there can be, since one makes room for the other.
  await setCount(host, 'Robots', 0)
  await setCount(host, 'Personnes', 1 + others.length - bots.length)
  await setCount(host, 'Robots', bots.length)
  if (bots[0] !== undefined) await host.getByLabel('Niveau des robots').selectOption(bots[0])
  await setUp?.(host)
  await host.getByLabel('Votre nom').fill('Annie')
  if (isPublic) await host.getByRole('radio', { name: 'la table figure parmi celles ouvertes à tous' }).check()
  await host.getByRole('button', { name: 'Créer la table' }).click()
  await host.waitForURL('**/t/**')
  await expect(host.getByRole('heading', { name: 'Sur la ligne de départ' })).toBeVisible()
  return host.url()
}

/** Presses minus or plus until there are so many, or no other number can be had. */
async function setCount(page: Page, label: string, wanted: number): Promise<void> {
  const stepper = page.getByRole('group', { name: label })
  const count = stepper.locator('output')
  for (;;) {
    const now = Number(await count.innerText())
    if (now === wanted) return
    const button = stepper.getByRole('button', { name: now > wanted ? 'un de moins' : 'un de plus' })
    if (await button.isDisabled()) return
    await button.click()
    await expect(count).not.toHaveText(String(now))
  }
}

export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Votre nom').fill(name)
  await page.getByRole('button', { name: 'Prendre une place' }).first().click()
  await expect(page.locator('.waiting-seats li[data-own]')).toBeVisible()
}

export async function startTable(host: Page): Promise<void> {
  await host.getByRole('button', { name: 'Donner le départ' }).click()
  await expect(host.locator('.table')).toBeVisible()
}

/** Whoever is asked plays the first thing possible, until the end or for so many decisions. */
export async function playTogether(people: readonly Page[], most = Infinity): Promise<number> {
  let decisions = 0
  while (decisions < most) {
    const next = await Promise.race(people.map(async (page) => ((await waitForTurn(page)) ? page : undefined)))
    if (next === undefined) break
    if (await choose(playable(next), 'click', () => 0)) decisions++
  }
  return decisions
}

/** Until the person can do something; false when the race is over. */
async function waitForTurn(page: Page): Promise<boolean> {
  const over = page.locator('.table[data-over="true"]')
  await playable(page).or(over).first().waitFor()
  return (await over.count()) === 0
}
