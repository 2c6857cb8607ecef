import { readFile } from 'node:fs/promises'
import { PHONE, act, expectAccessible, expectNoSidewaysScroll, newPage, openRace, playOn, playable } from '@echappee/testkit/browser'
import { expect, test, type Page } from '@playwright/test'
import { example } from './games.ts'

async function exportRecord(page: Page): Promise<{ name: string; text: string }> {
  await page.getByRole('button', { name: 'Menu' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Enregistrer la partie' }).click()
  const file = await download
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

const asFile = (text: string) => ({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(text) })
const open = async (page: Page, text: string) => {
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles(asFile(text))
}

test('a finished race is saved as a file, opened elsewhere and walked through; what is no such file is refused with a sentence', async ({
  page,
  browser,
}) => {
  await openRace(page, { game: example.id, seed: 'record' })
  await playOn(page, { act: act('click') })
  const { name, text } = await exportRecord(page)
  expect(name).toBe(`${example.id}-record.json`)
  const record = JSON.parse(text) as { game: string; seats: unknown[]; moves: { digest: string }[] }
  const moves = record.moves.length

  const other = await newPage(browser)
  const problem = other.locator('.problem')
  await open(other, 'hello')
  await expect(problem).toContainText('n’est pas un fichier JSON')
  await open(other, '{}')
  await expect(problem).toContainText('n’est pas l’enregistrement')
  await open(other, JSON.stringify({ ...record, game: 'chess' }))
  await expect(problem).toContainText('chess')
  const altered = structuredClone(record)
  altered.moves[5]!.digest = '0'.repeat(16)
  await open(other, JSON.stringify(altered))
  await expect(problem).toContainText('au coup 6')
  await expect(other).toHaveURL(/\/$/)

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
  // The person's own hand, nobody's, everybody's in words.
  await expect(other.locator('.table-hand button').first()).toBeVisible()
  await other.getByLabel('Vu par').selectOption({ label: 'un spectateur' })
  await expect(other.locator('.table-hand *')).toHaveCount(0)
  await other.getByLabel('Vu par').selectOption({ label: 'cartes sur table' })
  await expect(other.locator('.text-board[open]')).toHaveCount(record.seats.length)
  await other.getByRole('button', { name: 'À la fin' }).click()
  await expect(other.locator('.table[data-over="true"]')).toBeVisible()
  await other.getByRole('button', { name: 'Au départ' }).click()
  await other.getByRole('button', { name: 'Lire' }).click()
  await expect(position).toHaveText(`Coup ${moves} sur ${moves}`, { timeout: 0 })
  await other.context().close()
})

test('an unfinished race is listed, resumed, ridden on elsewhere, and deleted only after asking', async ({ page, browser }) => {
  await openRace(page, { game: example.id, seed: 'half' })
  await playOn(page, { act: act('click'), stop: (turn) => turn >= 2 })
  const { text } = await exportRecord(page)
  const other = await newPage(browser)
  await open(other, text)
  await other.waitForURL('**/table/**')
  await playOn(other, { act: act('click') })
  await expect(other.locator('.table[data-over="true"]')).toBeVisible()
  await other.context().close()

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
  await openRace(page, { game: example.id, seed: 'broken' })
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

test('on a phone the replay leaves the road its room: what is changed seldom is opened when it is wanted', async ({ browser }) => {
  const page = await newPage(browser, { viewport: PHONE })
  await openRace(page, { game: example.id, seed: 'small' })
  await playOn(page, { act: act('click') })
  await page.goto('/replay/small')
  const bar = page.locator('.replay-bar')
  const { y, height } = (await bar.boundingBox())!
  expect(height).toBeLessThan(PHONE.height / 6)
  const road = (await page.locator('.table-board').boundingBox())!
  expect(road.y).toBeGreaterThan(0)
  expect(road.y + road.height).toBeLessThan(y)
  await expect(page.getByLabel('Vu par')).toBeHidden()
  await page.getByRole('button', { name: 'Autres choix' }).click()
  await expect(page.getByLabel('Vu par')).toBeInViewport({ ratio: 1 })
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Vu par').press('Escape')
  await expect(page.getByLabel('Vu par')).toBeHidden()
  await page.context().close()
})
