import {
  DESKTOP,
  PHONE,
  join,
  movesPlayed,
  newPerson,
  openRace,
  openTable,
  playable,
  startTable,
  waitForPerson,
} from '@echappee/testkit/browser'
import { Match, defaultOptions } from '@echappee/kernel'
import { expect, test } from '@playwright/test'
import { example, onShow } from './games.ts'

/** A game on show in which a person is sometimes asked twice in a row, so that the first answer can be taken back. */
async function undoable(): Promise<string> {
  for (const { id, parts } of onShow) {
    if (parts === undefined) continue
    const game = await parts.rules()
    const seats = Array.from({ length: game.seats.best }, () => ({ name: '', by: 'human' }))
    const match = new Match(game, { options: defaultOptions(game.optionFields), seats, seed: 'undo' })
    for (let n = 0; n < MOST; n++) {
      // Bots answer first, as at the table.
      const seat = match.toAct().find((other) => other !== 0) ?? 0
      match.submit(seat, match.decision(seat), match.legal(seat)[0])
      if (seat === 0 && match.canUndo(0) && match.toAct().includes(0)) return id
    }
  }
  throw new Error('no game on show asks the same person twice')
}
const MOST = 60

for (const [screen, viewport] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)
  test(`on this device, on a ${screen}: a move that can be taken back says so in sight, and is taken back`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openRace(page, { game: await undoable(), seed: 'undo' })
    const undo = page.getByRole('button', { name: 'Annuler', exact: true })
    const prompt = page.locator('.prompt output')
    let [asked, before] = ['', 0]
    for (let turn = 0; turn < MOST && (await undo.count()) === 0; turn++) {
      expect(await waitForPerson(page)).not.toBe('over')
      asked = await prompt.innerText()
      before = await movesPlayed(page)
      await playable(page).first().click()
      await waitForPerson(page)
    }
    await expect(undo).toBeInViewport({ ratio: 1 })
    expect(await movesPlayed(page)).toBe(before + 1)
    await undo.click()
    await expect(undo).toHaveCount(0)
    expect(await movesPlayed(page)).toBe(before)
    await expect(prompt).toHaveText(asked)
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
