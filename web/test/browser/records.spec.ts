import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, playOn, playable, setPace, startRace } from './page-tools.ts'

async function finishedRace(page: Page): Promise<void> {
  await setPace(page, 'off')
  await startRace(page, { seed: 'record', stages: [4] })
  await playOn(page, async (choices) => choices.first().click({ timeout: 2000 }))
}

async function exportRecord(page: Page): Promise<{ name: string; text: string }> {
  await page.getByRole('button', { name: 'Menu' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Enregistrer la partie' }).click()
  const file = await download
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

const asFile = (text: string, name = 'record.json') => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
const open = async (page: Page, text: string) => {
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles(asFile(text))
}

test('a finished race is saved as a file, opened elsewhere and walked through move by move', async ({ page, browser }) => {
  await finishedRace(page)
  const { name, text } = await exportRecord(page)
  expect(name).toMatch(/^vainqueur-du-tour-.*\.json$/)
  const moves = (JSON.parse(text) as { moves: unknown[] }).moves.length

  const elsewhere = await browser.newContext({ locale: 'fr-FR', serviceWorkers: 'block' })
  const other = await elsewhere.newPage()
  await setPace(other, 'off')
  await open(other, text)
  await other.waitForURL('**/replay/**')
  const position = other.locator('.replay-bar output')
  await expect(position).toHaveText(`Coup 0 sur ${moves}`)
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Avancer' }).click()
  await expect(position).toHaveText(`Coup 1 sur ${moves}`)
  await other.keyboard.press('ArrowRight')
  await expect(position).toHaveText(`Coup 2 sur ${moves}`)
  await other.keyboard.press('ArrowLeft')
  await expect(position).toHaveText(`Coup 1 sur ${moves}`)
  await other.getByRole('button', { name: 'À la fin' }).click()
  await expect(other.locator('.vdt-final')).toBeVisible()
  await other.getByRole('button', { name: 'Au départ' }).click()
  await other.getByRole('button', { name: 'Lire' }).click()
  await expect(position).toHaveText(`Coup ${moves} sur ${moves}`, { timeout: 60_000 })
  await other.getByLabel('Vu par').selectOption({ label: 'un spectateur' })
  await expect(other.locator('.vdt-card')).toHaveCount(0)
  await other.getByLabel('Vu par').selectOption({ label: 'tout montré' })
  await expect(other.locator('.text-board[open]')).toHaveCount(4)
  await elsewhere.close()
})

test('an unfinished race is opened and ridden on', async ({ page, browser }) => {
  await setPace(page, 'off')
  await startRace(page, { seed: 'half', stages: [4] })
  await playOn(
    page,
    async (choices) => choices.first().click({ timeout: 2000 }),
    (n) => n >= 3,
  )
  await expect(playable(page).first()).toBeVisible()
  const { text } = await exportRecord(page)
  const elsewhere = await browser.newContext({ locale: 'fr-FR', serviceWorkers: 'block' })
  const other = await elsewhere.newPage()
  await setPace(other, 'off')
  await open(other, text)
  await other.waitForURL('**/table/**')
  await playOn(other, async (choices) => choices.first().click({ timeout: 2000 }))
  await expect(other.locator('.vdt-final')).toBeVisible()
  await elsewhere.close()
})

test('what is no record, of no known game, or altered is refused with a sentence', async ({ page }) => {
  await finishedRace(page)
  const { text } = await exportRecord(page)
  const record = JSON.parse(text) as { game: string; moves: { digest: string }[] }
  const problem = page.locator('.problem')
  await open(page, 'hello')
  await expect(problem).toContainText('n’est pas l’enregistrement')
  await open(page, JSON.stringify({ ...record, game: 'chess' }))
  await expect(problem).toContainText('chess')
  await expect(problem).toContainText('vainqueur-du-tour')
  const altered = structuredClone(record)
  altered.moves[5]!.digest = '0'.repeat(16)
  await open(page, JSON.stringify(altered))
  await expect(problem).toContainText('6')
  await expect(page).toHaveURL(/\/$/)
})

test('races are listed on the home page, resumed, and deleted only after asking', async ({ page }) => {
  await setPace(page, 'off')
  await startRace(page, { seed: 'list', stages: [4] })
  await page.goto('/')
  const row = page.locator('.saved li')
  await expect(row).toHaveCount(1)
  await row.getByRole('link', { name: 'Repartir' }).click()
  await expect(playable(page).first()).toBeVisible()
  await page.goto('/')
  await row.getByRole('button', { name: /Effacer/ }).click()
  await row.getByRole('button', { name: 'Garder' }).click()
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: /Effacer/ }).click()
  await row.getByRole('button', { name: 'Effacer vraiment ?' }).click()
  await expect(row).toHaveCount(0)
})

test('a saved race that can’t be replayed is not lost', async ({ page }) => {
  await setPace(page, 'off')
  await startRace(page, { seed: 'broken', stages: [4] })
  await expect(playable(page).first()).toBeVisible()
  await page.evaluate(() => {
    const [key, text] = Object.entries(localStorage).find(([name]) => name.startsWith('echappee/table/'))!
    localStorage.setItem(key, text.replace('"rulesVersion":', '"rulesVersion":9'))
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette course ne peut pas être ouverte.')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Enregistrer la partie' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)
})
