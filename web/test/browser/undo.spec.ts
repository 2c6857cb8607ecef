import { PHONE, join, movesPlayed, newPerson, openRace, openTable, playable, startTable, waitForPerson } from '@echappee/testkit/browser'
import { Match, defaultOptions } from '@echappee/kernel'
import { expect, test } from '@playwright/test'
import { example, onShow } from './games.ts'

const SEED = 'undo'

/** A game on show in which the first decision of the first seat can be taken back. */
async function undoable(): Promise<{ game: string; seats: number }> {
  for (const { id, parts } of onShow) {
    if (parts === undefined) continue
    const game = await parts.rules()
    const seats = Array.from({ length: game.seats.best }, () => ({ name: '', by: 'human' }))
    const match = new Match(game, { options: defaultOptions(game.optionFields), seats, seed: SEED })
    if (!match.toAct().includes(0)) continue
    match.submit(0, match.decision(0), match.legal(0)[0])
    if (match.canUndo(0) && match.toAct().includes(0)) return { game: id, seats: seats.length }
  }
  throw new Error('no game on show asks the same person twice')
}

for (const [screen, viewport] of [
  ['desktop', { width: 1280, height: 720 }],
  ['phone', PHONE],
] as const)
  test(`on this device, on a ${screen}: a move that can be taken back says so in sight, and is taken back`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const { game, seats } = await undoable()
    await openRace(page, { game, seed: SEED, seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'human' : 'random')) })
    await waitForPerson(page)
    const undo = page.getByRole('button', { name: 'Annuler', exact: true })
    await expect(undo).toHaveCount(0)
    const before = await movesPlayed(page)
    const asked = await page.locator('.prompt').innerText()
    await playable(page).first().click()
    await expect(undo).toBeInViewport({ ratio: 1 })
    expect(await movesPlayed(page)).toBe(before + 1)
    await undo.click()
    await expect(undo).toHaveCount(0)
    expect(await movesPlayed(page)).toBe(before)
    await expect(page.locator('.prompt')).toHaveText(asked.replaceAll('\n', ' '), { useInnerText: true })
    await expect(playable(page).first()).toBeVisible()
  })

test('online: a choice that still waits for others can be taken back, until all have chosen', async ({ browser }) => {
  const [host, guest] = [await newPerson(browser), await newPerson(browser, { viewport: PHONE })]
  const link = await openTable(host, { game: example.id, others: ['human'] })
  await join(guest, link, 'Fausto')
  await startTable(host)
  for (const page of [host, guest]) {
    const undo = page.getByRole('button', { name: 'Annuler', exact: true })
    await expect(playable(page).first()).toBeVisible()
    await expect(undo).toHaveCount(0)
    await playable(page).first().click()
    await expect(undo).toBeInViewport({ ratio: 1 })
    await undo.click()
    await expect(undo).toHaveCount(0)
  }
  await playable(host).first().click()
  await expect(host.getByRole('button', { name: 'Annuler', exact: true })).toBeVisible()
  await playable(guest).last().click()
  // Both cards are shown: nothing is left to take back.
  for (const page of [host, guest]) await expect(page.getByRole('button', { name: 'Annuler', exact: true })).toHaveCount(0)
  for (const page of [host, guest]) await page.context().close()
})
