import { botChance, chooseMove } from '@echappee/bots'
import { DAY_LEVEL, raceOfDay } from '@echappee/games/day'
import { Match, checkOptions, type AnyMatch, type GameRecord } from '@echappee/kernel'
import { expectClear, newPage, watchForErrors } from '@echappee/testkit/browser'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { dayNumber } from '../../src/day/today.ts'

/** A finished race of the day, as a device plays it; the person takes the first or the last of the legal moves. */
async function ride(takes: 'first' | 'last'): Promise<GameRecord> {
  const { entry, options, seed } = raceOfDay(dayNumber())!
  const [game, knowledge] = await Promise.all([entry.parts!.rules(), entry.parts!.bot()])
  const seats = Array.from({ length: game.seats.best }, (_, seat) => ({ name: `Joueur ${seat + 1}`, by: seat === 0 ? 'human' : DAY_LEVEL }))
  const checked = checkOptions(game, options, seats.length)
  if (!checked.ok) throw new Error('the options of the day are bad')
  const match: AnyMatch = new Match(game, { options: checked.value, seats, seed })
  while (match.toAct().length > 0) {
    const seat = match.toAct().find((one) => one !== 0) ?? 0
    const chance = botChance(seed, seat, match.decision(seat))
    const view: unknown = match.view(seat)
    const move: unknown =
      seat === 0 ? match.legal(0).at(takes === 'first' ? 0 : -1) : chooseMove({ game, knowledge, level: DAY_LEVEL, view, seat, chance })
    match.submit(seat, match.decision(seat), move)
  }
  return match.record()
}

async function openHome(browser: Browser, record: GameRecord): Promise<Page> {
  const page = await newPage(browser)
  const saved = { id: 'today', record, isOver: true, savedAt: '2026-01-01T00:00:00.000Z' }
  await page.addInitScript((text) => localStorage.setItem('echappee/table/today', text), JSON.stringify(saved))
  await page.goto('/')
  return page
}

test('the race of the day: the server plays it again, counts each device once and shows how all fared', async ({ browser }) => {
  const [ann, bob] = await Promise.all([openHome(browser, await ride('first')), openHome(browser, await ride('last'))])
  const errors = watchForErrors(bob)
  const compare = 'Me comparer aux autres'
  await ann.getByRole('button', { name: compare }).click()
  await expect(ann.locator('.day-standing strong').last()).toHaveText('Vous ouvrez la route aujourd’hui.')
  await bob.reload()
  await expect(bob.getByText('Sur ce serveur, une course comptée :')).toBeVisible()
  await bob.getByRole('button', { name: compare }).click()
  await expect(bob.getByText('Sur ce serveur, 2 courses comptées :')).toBeVisible()
  await expect(bob.locator('.day-places [data-own]')).toHaveCount(1)
  await expect(bob.getByRole('button', { name: compare })).toHaveCount(0)
  await expectClear(bob)
  // A reload asks again, and the device is still known.
  await bob.reload()
  await expect(bob.locator('.day-places [data-own]')).toHaveCount(1)
  expect(errors).toEqual([])
  await Promise.all([ann.context().close(), bob.context().close()])
})
