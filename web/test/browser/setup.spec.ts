import { expect, test } from '@playwright/test'
import { playable, setPace, startRace } from './page-tools.ts'

const board = {
  id: 'my-board',
  kmPerSquare: 20,
  stages: [
    { n: 1, type: 'plain', lengthKm: 80, sprintFromKm: 40 },
    { n: 2, type: 'mountain', lengthKm: 60, sprintFromKm: null },
  ],
  tracks: {},
}
const file = (name: string, content: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
})

test.beforeEach(async ({ page }) => {
  await setPace(page, 'off')
  await page.goto('/play/vainqueur-du-tour')
  await page.locator('.setup-options summary').first().click()
})

test('a board from a file is checked, loaded and played', async ({ page }) => {
  await page.locator('input[type=file]').setInputFiles(file('my-board.json', board))
  await expect(page.locator('.problem')).toHaveCount(0)
  await page.getByRole('button', { name: 'Prendre le départ' }).click()
  await page.waitForURL('**/table/**')
  await expect(playable(page).first()).toBeVisible()
  await expect(page.locator('.vdt-where')).toBeVisible()
  const saved = await page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('echappee/table/'))![1])
  expect(JSON.parse(saved).record.options.board.id).toBe('my-board')
})

test('a bad board is refused with the exact place of every mistake, and nothing changes', async ({ page }) => {
  const bad = structuredClone(board)
  bad.stages[0]!.lengthKm = 90
  bad.stages[1]!.type = 'uphill'
  await page.locator('input[type=file]').setInputFiles(file('bad.json', bad))
  const problem = page.locator('.problem')
  await expect(problem).toContainText('bad.json')
  await expect(problem).toContainText('stages[0].lengthKm')
  await expect(problem).toContainText('stages[1].type')
  await page.locator('input[type=file]').setInputFiles(file('text.json', 'not json'))
  await expect(problem).toContainText('JSON')
  await expect(page.getByRole('button', { name: 'Prendre le départ' })).toBeEnabled()
})

test('options that do not go together are explained and can’t be started', async ({ page }) => {
  const limit = page.getByRole('spinbutton').last()
  await limit.fill('5000')
  await expect(page.locator('.problem')).toContainText('1000')
  await expect(page.getByRole('button', { name: 'Prendre le départ' })).toBeDisabled()
  await limit.fill('50')
  await expect(page.getByRole('button', { name: 'Prendre le départ' })).toBeEnabled()
})

test('two to six seats, each a person or a bot', async ({ page }) => {
  await startRace(page, { seed: 'six', seats: ['human', 'greedy', 'random', 'greedy', 'random', 'greedy'] })
  await expect(page.locator('.person')).toHaveCount(6)
})
