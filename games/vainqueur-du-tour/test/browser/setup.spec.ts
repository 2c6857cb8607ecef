import { playable, savedRecord, unfold } from '@echappee/testkit/browser'
import { expect, test } from '@playwright/test'

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

test('options and boards: mistakes are told with their exact place and change nothing; a good board is ridden', async ({ page }) => {
  await page.goto('/play/vainqueur-du-tour')
  await unfold(page, 'En course')
  const limit = page.getByRole('spinbutton').last()
  await limit.fill('5000')
  await expect(page.locator('.problem')).toContainText('200')
  await expect(page.getByRole('button', { name: 'Prendre le départ' })).toBeDisabled()
  await limit.fill('50')
  await expect(page.getByRole('button', { name: 'Prendre le départ' })).toBeEnabled()

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

  await page.locator('input[type=file]').setInputFiles(file('my-board.json', board))
  await expect(page.locator('.problem')).toHaveCount(0)
  await page.getByRole('button', { name: 'Prendre le départ' }).click()
  await page.waitForURL('**/table/**')
  await expect(playable(page).first()).toBeVisible()
  await expect(page.locator('.vdt-where')).toBeVisible()
  expect((await savedRecord(page)).options).toMatchObject({ board: { id: 'my-board' } })
})
