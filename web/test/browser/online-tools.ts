import { expect, type Browser, type Page } from '@playwright/test'
import { playable, setPace } from './page-tools.ts'

/** `auto`: whether the page plays by itself where there is no choice. */
export async function newPerson(browser: Browser, viewport = { width: 1280, height: 800 }, auto = true): Promise<Page> {
  const context = await browser.newContext({ locale: 'fr-FR', viewport, serviceWorkers: 'block' })
  const page = await context.newPage()
  await setPace(page, 'off', auto)
  return page
}

/** Two persons and a bot at a table of one stage, or `second` instead of the second person; answers the link. */
export async function openTable(host: Page, isPublic = false, second = 'human', stages: readonly number[] = [4]): Promise<string> {
  await host.goto('/play/vainqueur-du-tour')
  const rows = host.locator('.seats li')
  await host.getByRole('button', { name: 'Enlever une place' }).click()
  await rows.nth(1).locator('select').selectOption(second)
  await host.getByText('Règles de cette course').click()
  const chips = host.locator('.vdt-chip')
  for (let stage = 1; stage <= 12; stage++) if (!stages.includes(stage)) await chips.nth(stage - 1).click()
  await host.getByText('Jouer en ligne entre amis').click()
  await host.getByLabel('Votre nom').fill('Annie')
  if (isPublic) await host.getByLabel('La montrer dans le salon').check()
  await host.getByRole('button', { name: 'Créer la table' }).click()
  await host.waitForURL('**/t/**')
  await expect(host.getByRole('heading', { name: 'Sur la ligne de départ' })).toBeVisible()
  return host.url()
}

export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Votre nom').fill(name)
  await page.getByRole('button', { name: 'Prendre une place' }).first().click()
  await expect(page.locator('.waiting-seats li[data-own]')).toBeVisible()
}

const isOver = async (page: Page) => (await page.locator('.vdt-final').count()) > 0

/** Whoever is asked plays the first thing possible, until the end or for so many decisions. */
export async function playTogether(people: readonly Page[], most = Infinity, patience = 90_000): Promise<number> {
  let decisions = 0
  const end = Date.now() + patience
  while (decisions < most && Date.now() < end) {
    if (await isOver(people[0]!)) break
    let hasPlayed = false
    for (const page of people) {
      const first = playable(page).first()
      if ((await first.count()) === 0) continue
      await first.click({ timeout: 2000 }).catch(() => {})
      decisions++
      hasPlayed = true
    }
    if (!hasPlayed) await people[0]!.waitForTimeout(30)
  }
  return decisions
}
