import { act, expectAccessible, movesPlayed, openRace, playOn, playable, setSpeed, waitForPerson } from '@echappee/testkit/browser'
import { expect, test } from '@playwright/test'
import { example } from './games.ts'

test('speed, language and text board at the table', async ({ page }) => {
  await setSpeed(page, 'fast')
  await openRace(page, { game: example.id, seed: 'menu' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectAccessible(page)
  await page.getByLabel('Vitesse du jeu').selectOption('off')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('.prompt')).toContainText('Your turn.')
  await page.getByText('Board as text').click()
  await expect(page.locator('.text-board li').first()).toBeVisible()
})

test('a refused move names its rule and leads to it; nothing is played', async ({ page, context }) => {
  await openRace(page, { game: example.id, seed: 'refused' })
  const refused = page.locator('.table[data-busy="false"] .table-hand button[aria-disabled="true"]')
  for (let turn = 0; (await refused.count()) === 0; turn++) {
    await playOn(page, { act: act('click', (_, choices) => choices - 1), from: turn, stop: (now) => now > turn })
    expect(await waitForPerson(page)).not.toBe('over')
  }
  const moves = await movesPlayed(page)
  await refused.first().click({ force: true })
  const link = page.locator('.rule-link').first()
  await expect(link).toBeVisible()
  expect(await movesPlayed(page)).toBe(moves)
  await expect(playable(page).first()).toBeVisible()
  const [rules] = await Promise.all([context.waitForEvent('page'), link.click()])
  await rules.waitForURL(new RegExp(`/rules/${example.id}#[A-Z]+-\\d+$`))
  await expect(rules.locator('.prose [data-marked]')).toHaveAttribute('id', new URL(rules.url()).hash.slice(1))
})
