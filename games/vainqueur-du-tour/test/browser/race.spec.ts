import { act, movesPlayed, newPerson, openRace, openTable, playOn, startTable, waitForPerson } from '@echappee/testkit/browser'
import { expect, test } from '@playwright/test'

const game = 'vainqueur-du-tour'

test('a refused card says why, and nothing happens', async ({ page }) => {
  await openRace(page, { game, seed: 'refused', seats: ['human', 'greedy'], options: { stages: [4] } })
  const refused = page.locator('.table[data-busy="false"] .vdt-card[aria-disabled="true"]')
  // The prologue's dice first.
  const isRefusing = async () => (await page.locator('.vdt-card[data-offer="refused"]').count()) > 0
  for (let turn = 0; turn < 4 && !(await isRefusing()); turn++) {
    await playOn(page, { act: act('click', () => 0), from: turn, stop: (now) => now > turn })
    await waitForPerson(page)
  }
  await expect(refused.first()).toBeVisible()
  const moves = await movesPlayed(page)
  // Such a card can be reached, and says so itself: it is not dead.
  await refused.first().click({ force: true })
  await expect(page.locator('.spoken')).toBeVisible()
  await expect(page.locator('.spoken')).not.toBeEmpty()
  expect(await movesPlayed(page)).toBe(moves)
})

test('online, the die that says who begins is thrown without asking for whoever wishes it', async ({ browser }) => {
  const person = await newPerson(browser, { auto: true })
  const moves: string[] = []
  person.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => void (String(payload).includes('"type":"move"') && moves.push(String(payload)))),
  )
  await openTable(person, { game, others: ['greedy'] })
  await startTable(person)
  await expect.poll(() => moves.length).toBeGreaterThan(0)
  await person.context().close()
})
