import { readFile } from 'node:fs/promises'
import { movesPlayed, openRace, playable, waitForPerson } from '@echappee/testkit/browser'
import { expect, test } from '@playwright/test'

const game = 'tour-de-france'

test('a square of the road first: it is ridden to, or asks for its card', async ({ page }) => {
  await openRace(page, { game, seed: 'square', seats: ['human', 'random'], options: { tour: 'evening' } })
  await waitForPerson(page)
  const moves = await movesPlayed(page)
  await page.locator('.tdf-landing').first().click()
  if ((await page.locator('.tdf-question').count()) > 0) await playable(page).first().click()
  await expect.poll(() => movesPlayed(page)).toBeGreaterThan(moves)
})

test('a square that is not offered says why when it is pressed, with its rule', async ({ page }) => {
  await openRace(page, { game, seed: 'square', seats: ['human', 'random'], options: { tour: 'evening' } })
  await waitForPerson(page)
  const moves = await movesPlayed(page)
  await page.locator('.tdf-unlit').first().click()
  await expect(page.locator('output.tdf-caption')).toContainText('TDF-')
  expect(await movesPlayed(page)).toBe(moves)
})

test('the score form is a page of its own, at any time', async ({ page }) => {
  await openRace(page, { game, seed: 'form', seats: ['human', 'random'], options: { tour: 'evening' } })
  await waitForPerson(page)
  await expect(page.locator('.tdf-score-form')).toBeHidden()
  await page.locator('.tdf-form-open').click()
  await expect(page.getByRole('dialog').locator('.tdf-score-form tbody tr')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(page.locator('.tdf-score-form')).toBeHidden()
})

test('a board is drawn by clicks, its mistake is named and undone, and it is ridden at once', async ({ page }) => {
  await page.goto('/play/tour-de-france')
  await page.locator('.setup-options > summary').first().click()
  const editor = page.locator('.editor').first()
  await editor.locator('select').first().selectOption('evening')
  await editor.locator('select').first().selectOption('own')
  await editor.locator('.tdf-touch-square[data-square="2.2"]').click()
  const button = (name: string) => editor.getByRole('button', { name, exact: true })
  await button('Chance').click()
  await expect(button('Chance')).toHaveAttribute('aria-pressed', 'true')
  await editor.getByRole('spinbutton').first().fill('27')
  await button('4').click()
  await expect(editor.locator('.problem').first()).toContainText('27.4')
  await expect(editor.locator('.tdf-wrong-square')).toHaveCount(1)
  await expect(page.locator('form button[type=submit].primary')).toBeDisabled()
  await button('Annuler').click()
  await expect(editor.locator('.problem')).toHaveCount(0)
  await page.locator('.tdf-board-text summary').click()
  await editor.locator('textarea').fill('{"name": "x"')
  await expect(editor.locator('.tdf-board-text .problem')).toBeVisible()
  await page.locator('form button[type=submit].primary').click()
  await waitForPerson(page)
  await expect(page.locator('.tdf-stage strong')).toContainText('Critérium du soir 2')
})

test('stages are moved and removed by keys, a board is kept and saved to a file, and a broken file changes nothing', async ({ page }) => {
  await page.goto('/play/tour-de-france')
  await page.locator('.setup-options > summary').first().click()
  const editor = page.locator('.editor').first()
  const button = (name: string) => editor.getByRole('button', { name, exact: true })
  await editor.locator('select').first().selectOption('evening')
  await editor.locator('select').first().selectOption('own')
  await button('Ajouter une étape').click()
  await editor.getByLabel('Étape 2 : plateau').selectOption('mountain')
  await button('Étape 2 : plus tôt').focus()
  await page.keyboard.press('Enter')
  await expect(button('Étape 1 : plus tôt')).toBeFocused()
  await expect(editor.getByLabel('Étape 1 : plateau')).toHaveValue('mountain')
  await button('Étape 2 : retirer').click()
  await expect(button('Étape 1 : retirer')).toBeFocused()
  await expect(button('Étape 1 : retirer')).toHaveAttribute('aria-disabled', 'true')

  await editor.getByLabel('Nom').fill('Mon plateau')
  await button('Garder sur cet appareil').click()
  await expect(button('Mon plateau')).toBeVisible()
  const download = page.waitForEvent('download')
  await button('Enregistrer en fichier').click()
  const saved = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { boards: Record<string, { name: string }> }
  expect(saved.boards['own']?.name).toBe('Mon plateau')

  const file = editor.locator('input[type=file]')
  const open = (document: unknown) =>
    file.setInputFiles({ name: 'tour.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(document)) })
  await open({ ...saved, stages: [{ board: 'nowhere' }] })
  await expect(editor.locator('.json-file .problem')).toContainText('stages[0].board')
  await expect(editor.getByLabel('Nom')).toHaveValue('Mon plateau')
  await editor.locator('select').first().selectOption('evening')
  await open(saved)
  await expect(editor.getByLabel('Nom')).toHaveValue('Mon plateau')
  await expect(editor.locator('.verdict').first()).toContainText('prêt')
})
