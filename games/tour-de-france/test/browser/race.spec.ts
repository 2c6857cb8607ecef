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

test('the score form is within reach during a stage', async ({ page }) => {
  await openRace(page, { game, seed: 'form', seats: ['human', 'random'], options: { tour: 'evening' } })
  await waitForPerson(page)
  await expect(page.locator('.tdf-score-form')).toBeHidden()
  await page.locator('.tdf-form summary').click()
  await expect(page.locator('.tdf-score-form tbody tr')).toHaveCount(2)
})
