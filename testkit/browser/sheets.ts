import { SHEET_FORMAT } from '@echappee/sheet'
import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { PHONE, newPage } from './pages.ts'
import { act, playOn, type Pick } from './race.ts'

/** A new score sheet on a phone, with the names that are proposed. */
export async function newSheet(browser: Browser, game: string): Promise<Page> {
  const page = await newPage(browser, { viewport: PHONE, hasTouch: true })
  await page.goto(`/score/${game}`)
  await page.getByRole('button', { name: 'Commencer la feuille' }).tap()
  await expect(page.locator('.score-question')).toBeVisible()
  return page
}

/** A sheet from a file, opened on this page: options that nobody would tap together, and no entry yet. */
export async function openSheetFile(page: Page, { game, options, names }: SheetStart): Promise<void> {
  const file = JSON.stringify({ format: SHEET_FORMAT, game, options, names, entries: [] })
  await page.goto('/score')
  await page.locator('input[type=file]').setInputFiles({ name: 'sheet.json', mimeType: 'application/json', buffer: Buffer.from(file) })
  await expect(page.locator('.score-question')).toBeVisible()
}

interface SheetStart {
  readonly game: string
  /** What differs from the usual options. */
  readonly options: Readonly<Record<string, unknown>>
  readonly names: readonly string[]
}

/** All riders come home in one round, the first on the highest square that is in sight, each of the others one square behind. */
export async function tapHome(question: Locator): Promise<void> {
  const squares = question.locator('.chips').last().getByRole('button', { name: /^\d+$/ })
  const riders = question.locator('.rider-tap')
  const [last, count] = [(await squares.count()) - 1, await riders.count()]
  for (let i = 0; i < count; i++) {
    await squares.nth(Math.max(0, last - i)).tap()
    await riders.nth(i).tap()
  }
}

/** Plays from hand to hand until the page says that it is this stage. */
export async function playUntil(page: Page, stage: Locator, text: string, pick: Pick): Promise<void> {
  for (let turn = 0; !((await stage.textContent()) ?? '').includes(text);) {
    const next = turn + 1
    turn = await playOn(page, { act: act('tap', pick), from: turn, stop: (now) => now >= next })
  }
}

/** Names and so many figures of a table of results, by name. */
export async function rowsOf(table: Locator, columns: number): Promise<string[]> {
  const rows = table.locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  const texts = await rows.evaluateAll(
    (all, last) =>
      all.map((row) =>
        [row.querySelector('.result-name > span:last-child'), ...[...row.children].slice(1, 1 + last)].map((cell) =>
          cell?.textContent?.trim(),
        ),
      ),
    columns,
  )
  return texts.map((row) => row.join(' ')).toSorted()
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
    await expect(keeper.locator('.live-invitation .qr svg')).toHaveAttribute('data-link', await link.inputValue())
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
