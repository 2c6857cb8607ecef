import { catalog } from '@echappee/games/catalog'
import { PHONE, expectClear, join, newPerson, openTable, playTogether, playable, startTable } from '@echappee/testkit/browser'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { example, setLongRace } from './games.ts'

const table = { game: example.id, others: ['human'], setUp: setLongRace }
const without = catalog.find(({ cover, parts }) => cover.isHidden !== true && parts !== undefined && parts.orders === undefined)!

/** All that the page is sent, from its first socket on. */
function wireOf(page: Page): string[] {
  const wire: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => wire.push(String(payload))))
  return wire
}

const button = (page: Page) => page.getByRole('button', { name: /^Consignes/ })
const drawer = (page: Page) => page.getByRole('region', { name: 'Consignes', exact: true })
const atWork = (page: Page) => drawer(page).locator('.own-orders').first().locator('> li')
const deeds = (page: Page): Locator => drawer(page).locator('.order-deeds > li')

async function openOrders(page: Page): Promise<void> {
  await button(page).click()
  await expect(drawer(page)).toBeVisible()
}

async function giveOrder(page: Page, card: 'high' | 'low', often: 'true' | 'false' = 'false'): Promise<void> {
  await drawer(page).getByText('Rouler au train').click()
  await drawer(page).getByLabel('Quelle carte').selectOption(card)
  await drawer(page).getByLabel('Combien de fois').selectOption(often)
  await drawer(page).getByRole('button', { name: 'Donner cette consigne' }).click()
}

test('an order is given, answers when its moment comes, is told to its owner alone and withdrawn', async ({ browser }) => {
  const [host, guest] = [await newPerson(browser, { viewport: PHONE }), await newPerson(browser)]
  const [ownWire, wire] = [wireOf(host), wireOf(guest)]
  const link = await openTable(host, table)
  await join(guest, link, 'Fausto')
  await startTable(host)
  await expect(playable(host).first()).toBeVisible()
  await expect(playable(guest).first()).toBeVisible()

  await openOrders(host)
  await expect(drawer(host)).toContainText('Aucune pour l’instant.')
  await expectClear(host)
  const before = wire.length
  await giveOrder(host, 'low')
  await expect(drawer(host).getByText('La consigne est donnée.')).toBeVisible()
  await expect(atWork(host)).toHaveCount(1)
  await expect(atWork(host)).toContainText('N’a pas encore répondu.')
  await expectClear(host)
  await host.keyboard.press('Escape')
  await expect(drawer(host)).toBeHidden()

  // It answers a secret step: the others learn of it when the step is over, as of every answer.
  await expect(button(host)).toHaveAccessibleName(/Une de vos consignes a répondu/)
  await host.getByRole('button', { name: 'Discussion' }).click()
  await host.getByRole('button', { name: 'Bien roulé' }).click()
  // Who is connected has nothing to do with it, and is told when it is known.
  const heard = () => wire.slice(before).flatMap((text) => (JSON.parse(text) as { type: string }).type.replace('presence', '') || [])
  await expect.poll(heard).not.toEqual([])
  expect(heard()).toEqual(['chat'])
  await host.keyboard.press('Escape')

  await openOrders(host)
  await expect(deeds(host)).toHaveCount(1)
  expect(await playTogether([guest], 1)).toBe(1)
  await expect(deeds(host)).toHaveCount(2)
  await expectClear(host)

  // It is the server's: the page may go and come back.
  await host.reload()
  await expect(button(host)).toBeVisible()
  await openOrders(host)
  await expect(deeds(host)).toHaveCount(2)
  await drawer(host)
    .getByRole('button', { name: /^Retirer : / })
    .press('Enter')
  await expect(drawer(host).getByText('La consigne est retirée.')).toBeVisible()
  await expect(atWork(host)).toHaveCount(0)
  await drawer(host).getByText('Plus en vigueur (1)').click()
  await expect(drawer(host).locator('.ended-orders')).toContainText('retirée')
  await expectClear(host)
  await drawer(host).getByRole('button', { name: 'Fermer' }).click()

  // From now on the owner decides alone.
  expect(await playTogether([guest], 1)).toBe(1)
  expect(await playTogether([host], 1)).toBe(1)
  expect(await playTogether([guest], 1)).toBe(1)
  await openOrders(host)
  await drawer(host).getByText('Plus en vigueur (1)').click()
  await expect(deeds(host)).toHaveCount(2)

  expect(ownWire.some((text) => text.startsWith('{"type":"orders"'))).toBe(true)
  expect(wire.filter((text) => /"orders?"|isOnce|recall/.test(text))).toEqual([])
  await expect(button(guest)).toHaveAccessibleName('Consignes')
  for (const page of [host, guest]) await page.context().close()
})

test('what can’t be ordered is refused in a sentence, where it was asked for, and nothing is lost', async ({ browser }) => {
  const [host, guest] = [await newPerson(browser), await newPerson(browser)]
  const link = await openTable(host, table)
  await join(guest, link, 'Fausto')
  await startTable(host)
  await openOrders(host)
  for (let given = 1; given <= 6; given++) {
    await giveOrder(host, 'high')
    await expect(atWork(host)).toHaveCount(given)
  }
  await giveOrder(host, 'low', 'true')
  await expect(drawer(host).getByRole('alert')).toHaveText('Au plus 6 consignes à la fois, et 100 dans une course.')
  await expect(atWork(host)).toHaveCount(6)
  await expectClear(host)
  await atWork(host).last().getByRole('button').click()
  await expect(atWork(host)).toHaveCount(5)
  // What was filled in is still there.
  await expect(drawer(host).getByLabel('Quelle carte')).toHaveValue('low')
  await drawer(host).getByRole('button', { name: 'Donner cette consigne' }).click()
  await expect(atWork(host)).toHaveCount(6)
  await expect(drawer(host).getByRole('alert')).toHaveCount(0)
  for (const page of [host, guest]) await page.context().close()
})

test(`${without.id} takes no orders: there is no button for them`, async ({ browser }) => {
  const person = await newPerson(browser)
  await openTable(person, { game: without.id, others: ['greedy', 'greedy', 'greedy'] })
  await startTable(person)
  expect(await playTogether([person], 2)).toBe(2)
  await expect(button(person)).toHaveCount(0)
  await person.context().close()
})
