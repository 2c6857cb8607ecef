import { readFile } from 'node:fs/promises'
import { PHONE, act, expectClear, newPage, openRace, playOn, watchForErrors } from '@echappee/testkit/browser'
import { expect, test } from '@playwright/test'
import { example } from './games.ts'

test('my races: an empty podium, then results, moments, a file of all races and the way to delete them', async ({ page, browser }) => {
  const errors = watchForErrors(page)
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Mes courses' }).click()
  await expect(page).toHaveTitle('Mes courses · Échappée')
  await expect(page.getByRole('heading', { name: 'Le podium est encore libre' })).toBeVisible()
  await expectClear(page)
  await page.setViewportSize(PHONE)
  await expectClear(page)

  await openRace(page, { game: example.id, seed: 'mine', seats: ['human', 'greedy', 'random'] })
  await playOn(page, { act: act('click') })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Mes courses' }).click()
  await expect(page.locator('.me-totals li').first()).toHaveText('1course courue')
  const cells = page.locator('.me-wins td')
  await expect(cells).toHaveCount(1)
  await expect(cells).toHaveText(/^[01] sur 1$/)
  await expect(page.locator('.me-wins thead')).toContainText('Équipier')
  await expect(page.locator('.saved li')).toContainText(/\dr?e place sur 3/)
  await expectClear(page)
  await page.locator('.saved li').getByRole('link', { name: 'Revoir' }).click()
  await page.waitForURL('**/replay/mine')
  await page.goBack()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Enregistrer toutes les courses' }).click()
  const text = await readFile(await (await download).path(), 'utf8')

  const other = await newPage(browser)
  const asFile = (content: string) => ({ name: 'echappee.json', mimeType: 'application/json', buffer: Buffer.from(content) })
  await other.goto('/me')
  await other.locator('input[type=file]').setInputFiles(asFile('{"format":"other"}'))
  await expect(other.locator('.problem')).toContainText('Ce fichier ne contient aucune course')
  const file = JSON.parse(text) as { races: { record: { rulesVersion: number } }[] }
  const forged = {
    ...file,
    races: [...file.races, { ...file.races[0], id: 'forged', record: { ...file.races[0]!.record, rulesVersion: 99 } }],
  }
  await other.locator('input[type=file]').setInputFiles(asFile(JSON.stringify(forged)))
  await expect(other.getByText('1 course est maintenant sur cet appareil ; 1 n’a pas pu être reprise.')).toBeVisible()
  await expect(other.locator('.me-wins td')).toHaveText(/^[01] sur 1$/)
  await other.context().close()

  await page.getByRole('button', { name: 'Effacer toutes les courses' }).click()
  await page.getByRole('button', { name: 'Garder' }).click()
  await expect(page.locator('.saved li')).toHaveCount(1)
  await page.getByRole('button', { name: 'Effacer toutes les courses' }).click()
  await page.getByRole('button', { name: 'Effacer cette course pour de bon ?' }).click()
  await expect(page.getByRole('heading', { name: 'Le podium est encore libre' })).toBeVisible()
  expect(errors).toEqual([])
})

test('luck and skill: counted when asked for, kept on the device, and the parts make up the result', async ({ page }) => {
  const errors = watchForErrors(page)
  await openRace(page, { game: example.id, seed: 'luck', seats: ['human', 'greedy', 'random'] })
  await playOn(page, { act: act('click') })
  await page.setViewportSize(PHONE)
  await page.goto('/me')
  await page.getByRole('button', { name: 'Compter une course' }).click()
  const cells = page.locator('.me-luck td')
  await expect(page.locator('.me-luck caption')).toHaveText(`${example.cover.title}, 1 course`)
  await expect(cells).toHaveCount(5)
  await expect(page.getByRole('button', { name: 'Compter une course' })).toHaveCount(0)
  await expectClear(page)
  const found = await cells.allTextContents()
  const figures = found.map((text) => Number.parseFloat(text.replace(',', '.').replace('−', '-')))
  const [result, parts] = [figures.at(-1)!, figures.slice(0, -1)]
  const [won, lost] = [2 / 3, -1 / 3]
  // Alone, shared by two or three, or not at all.
  expect([won, 1 / 6, 0, lost].some((possible) => Math.abs(result - possible) < 0.006)).toBe(true)
  // Five figures are rounded to two places.
  expect(Math.abs(parts.reduce((sum, part) => sum + part, 0) - result)).toBeLessThan(0.026)
  await page.reload()
  await expect(cells).toHaveCount(5)
  expect(await cells.allTextContents()).toEqual(found)
  await page.getByRole('button', { name: 'Effacer toutes les courses' }).click()
  await page.getByRole('button', { name: 'Effacer cette course pour de bon ?' }).click()
  await expect(page.locator('.me-luck')).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('echappee/luck/')))).toEqual([])
  expect(errors).toEqual([])
})
