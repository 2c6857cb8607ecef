import { expect, type Browser, type Page } from '@playwright/test'
import { PHONE, newPage } from './pages.ts'

/** A new score sheet on a phone, with the names that are proposed. */
export async function newSheet(browser: Browser, game: string): Promise<Page> {
  const page = await newPage(browser, { viewport: PHONE, hasTouch: true })
  await page.goto(`/score/${game}`)
  await page.getByRole('button', { name: 'Commencer la feuille' }).tap()
  await expect(page.locator('.score-question')).toBeVisible()
  return page
}

/** Shares the sheet and opens the cards of so many teams, each on a phone of its own. */
export async function openDecks(browser: Browser, keeper: Page, teams: number): Promise<Page[]> {
  await keeper.getByRole('button', { name: 'Partager en direct' }).tap()
  await keeper.getByText('Les paquets de chaque équipe').tap()
  const phones: Page[] = []
  for (let team = 0; team < teams; team++) {
    await keeper
      .getByRole('button', { name: /Créer un lien pour/ })
      .first()
      .tap()
    const link = keeper.locator('.live-invitation input')
    await expect(link).toHaveCount(1)
    const phone = await newPage(browser, { viewport: PHONE, hasTouch: true })
    await phone.goto(await link.inputValue())
    await expect(phone.locator('.live-deck').first()).toBeVisible()
    await expect(link).toHaveCount(0)
    phones.push(phone)
  }
  return phones
}

/** What a socket of the page is sent, from now on. */
export function recordSocket(page: Page): string[] {
  const said: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => said.push(String(payload))))
  return said
}
