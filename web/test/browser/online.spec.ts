import {
  PHONE,
  expectAccessible,
  expectNoSidewaysScroll,
  join,
  newPerson,
  openTable,
  playTogether,
  startTable,
} from '@echappee/testkit/browser'
import { expect, test, type Page } from '@playwright/test'
import { example, setLongRace } from './games.ts'

const table = { game: example.id, others: ['human', 'greedy'] }
const alone = { game: example.id, others: ['greedy', 'greedy'] }

test('friends by a link: two browsers and a bot ride a whole race, with a reload and a lost network in the middle', async ({ browser }) => {
  const [host, guest, watcher] = [
    await newPerson(browser, { auto: false }),
    await newPerson(browser, { viewport: PHONE }),
    await newPerson(browser),
  ]
  // A long race, and a host who plays nothing by itself: else it may be over before the network is lost.
  const link = await openTable(host, { ...table, setUp: setLongRace })
  await expectAccessible(host)
  await join(guest, link, 'Fausto')
  await expectNoSidewaysScroll(guest)
  await watcher.goto(link)
  await expect(host.locator('.waiting-seats')).toContainText('Fausto')
  await expect(watcher.locator('.waiting-seats li').nth(2)).toContainText('Jeannie')
  await startTable(host)
  for (const page of [guest, watcher]) await expect(page.locator('.table')).toBeVisible()
  await expect(watcher.locator('.table-hand *')).toHaveCount(0)

  await playTogether([host, guest], 4)
  const log = await guest.locator('.log li').allInnerTexts()
  await guest.reload()
  await expect(guest.locator('.log li').nth(log.length - 1)).toBeAttached()
  expect((await guest.locator('.log li').allInnerTexts()).slice(0, log.length)).toEqual(log)

  // Something happens while the guest is away.
  await guest.context().setOffline(true)
  await expect(guest.getByText('Connexion perdue')).toBeVisible()
  expect(await playTogether([host], 1)).toBe(1)
  await guest.context().setOffline(false)
  await playTogether([host, guest])
  for (const page of [host, guest, watcher]) await expect(page.locator('.table[data-over="true"]')).toBeVisible()
  const lastLines = () => Promise.all([host, guest, watcher].map((page) => page.locator('.log li').last().textContent()))
  await expect.poll(async () => new Set(await lastLines()).size).toBe(1)
  await expectAccessible(host)

  await host.getByRole('link', { name: 'Vérifier les dés et les mélanges' }).click()
  await expect(host.locator('.verify-result')).toContainText('exactement')
  await expect(host.locator('.verify-result')).toContainText('Votre propre nombre')
  await expect(host.locator('.verify-result')).toContainText('celle que cet appareil a vue avant de donner son nombre')
  await expect(host.locator('.verify-facts')).toContainText('Jeannie : –')
  await expectAccessible(host)
  await watcher.getByRole('link', { name: 'Vérifier les dés et les mélanges' }).click()
  await expect(watcher.locator('.verify-result')).toContainText('exactement')
  await expect(watcher.locator('.verify-result')).toContainText('Cet appareil n’avait pas de place ici')
  await watcher.goBack()

  await watcher.getByRole('button', { name: 'Revoir coup par coup' }).click()
  await watcher.waitForURL('**/replay/**')
  await watcher.getByLabel('Vu par').selectOption({ label: 'Annie' })
  await expect(watcher.locator('.replay-bar output')).toContainText('Coup 0')
  for (const page of [host, guest, watcher]) await page.context().close()
})

test('a race against bots alone waits for one’s own number; an exchanged promise or number is said plainly; so is it after a rematch', async ({
  browser,
}) => {
  const person = await newPerson(browser)
  // What goes out, in its order: nothing that the server could use before it was bound.
  const sent: string[] = []
  person.on('request', (request) => {
    if (request.method() === 'POST') sent.push(`${new URL(request.url()).pathname.replace(/\/[\w-]{10,}/, '')} ${request.postData() ?? ''}`)
  })
  person.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      // Which of its seats are asked is watched on a socket of its own.
      if (!String(payload).startsWith('{"type":"watch"')) sent.push(String(payload))
    }),
  )
  await openTable(person, alone)
  await startTable(person)
  await playTogether([person])
  const [first, second] = await holdsOf(person)
  expect(second).toBeUndefined()
  expect(sent[0]).toMatch(/^\/api\/tables \{/)
  expect(sent[0]).not.toContain(first!.nonce)
  expect(sent[0]).not.toContain('nonce')
  expect(sent[1]).toContain(`"nonce":"${first!.nonce}"`)

  await person.getByRole('link', { name: 'Vérifier les dés et les mélanges' }).click()
  const result = person.locator('.verify-result')
  await expect(result).toContainText('celle que cet appareil a vue avant de donner son nombre')
  const other = 'ab'.repeat(32)
  await person.setViewportSize(PHONE)
  await exchange(person, (fairness) => ({ ...fairness, commitment: other }))
  await expect(result).toContainText(`le serveur a échangé son empreinte. Avant la course il a montré ${first!.commitment}`)
  await expect(result).toContainText(`maintenant il nomme ${other}`)
  await expectNoSidewaysScroll(person)
  await exchange(person, (fairness) => ({ ...fairness, nonces: ['cd'.repeat(16), ...fairness.nonces.slice(1)] }))
  await expect(result).toContainText(
    `le nombre donné par cet appareil, ${first!.nonce}, n’a pas servi ; ${'cd'.repeat(16)} se trouve à sa place`,
  )
  await exchange(person, (fairness) => ({ ...fairness, nonces: fairness.nonces.with(1, 'cd'.repeat(16)) }))
  await expect(result).toContainText('Louison est un robot et a pourtant un nombre')
  await expectAccessible(person)

  await person.goto(`/t/${new URL(person.url()).pathname.split('/').at(-1)}`)
  await person.getByRole('button', { name: 'Mêmes coureurs, nouvelle course' }).click()
  await expect(person.getByRole('heading', { name: 'Sur la ligne de départ' })).toBeVisible()
  const [, again] = await holdsOf(person)
  expect([again!.commitment === first!.commitment, again!.nonce === first!.nonce]).toEqual([false, false])
  const request = sent.findIndex((text) => text.includes('/rematch '))
  expect(sent[request]).not.toContain('nonce')
  expect(sent.findIndex((text) => text.includes(again!.nonce))).toBeGreaterThan(request)
  await startTable(person)
  await person.context().close()
})

/** The seats of this device, the oldest first. */
async function holdsOf(page: Page): Promise<{ nonce: string; commitment: string }[]> {
  return page.evaluate(() => Object.values(JSON.parse(localStorage.getItem('echappee/seats') ?? '{}') as Record<string, never>))
}

interface Fairness {
  readonly commitment: string
  readonly nonces: string[]
}

/** A server that tells another story at the end than it did before the start. */
async function exchange(page: Page, change: (fairness: Fairness) => Fairness): Promise<void> {
  await page.unroute('**/record')
  await page.route('**/record', async (route) => {
    const response = await route.fetch()
    const honest = (await response.json()) as { record: unknown; fairness: Fairness }
    await route.fulfill({ response, json: { ...honest, fairness: change(honest.fairness) } })
  })
  await page.reload()
}

test('the lobby shows public tables, one’s own tables, and moves seats to another device', async ({ browser }) => {
  const [host, other, tablet] = [await newPerson(browser), await newPerson(browser), await newPerson(browser)]
  const link = await openTable(host, { ...table, isPublic: true })
  await other.goto('/online')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(other)
  await other.locator(`a[href="${new URL(link).pathname}"]`).click()
  await expect(other.getByRole('heading', { name: 'Sur la ligne de départ' })).toBeVisible()
  await host.goto('/online')
  await expect(host.locator('section').filter({ hasText: 'Vos tables' }).locator('li')).toHaveCount(1)
  await host.getByText('Vos places sur un autre appareil').click()
  await host.getByRole('button', { name: 'Créer le lien' }).click()
  const transfer = await host.getByRole('textbox', { name: 'Copier le lien' }).inputValue()
  expect(new URL(transfer).search).toBe('')
  await tablet.goto(transfer)
  await expect(tablet.getByText('1 place est maintenant sur cet appareil.')).toBeVisible()
  expect(tablet.url()).not.toContain('seats=')
  await tablet.goto(link)
  await expect(tablet.getByRole('button', { name: 'Donner le départ' })).toBeVisible()
  for (const page of [host, other, tablet]) await page.context().close()
})

test('a link with seats replaces none: of two seats at one table the person chooses', async ({ browser }) => {
  const [host, guest] = [await newPerson(browser), await newPerson(browser, { viewport: PHONE })]
  const link = await openTable(host, table)
  await join(guest, link, 'Fausto')
  await host.goto('/online')
  await host.getByText('Vos places sur un autre appareil').click()
  await host.getByRole('button', { name: 'Créer le lien' }).click()
  await guest.goto(await host.getByRole('textbox', { name: 'Copier le lien' }).inputValue())
  const both = guest.locator('section').filter({ has: guest.getByRole('heading', { name: 'Vous avez deux places ici' }) })
  await expect(both).toContainText('La place 2 se joue sur cet appareil ; la place 1 est gardée à côté.')
  await expectAccessible(guest)
  await expectNoSidewaysScroll(guest)
  await both.getByRole('button', { name: 'Jouer la place 1' }).click()
  await expect(both).toContainText('La place 1 se joue sur cet appareil ; la place 2 est gardée à côté.')
  await both.getByRole('link').click()
  await expect(guest.getByRole('button', { name: 'Donner le départ' })).toBeVisible()
  for (const page of [host, guest]) await page.context().close()
})

test('chat is plain text in a drawer, with phrases in everybody’s language; the host can switch it off', async ({ browser }) => {
  const [host, guest] = [await newPerson(browser), await newPerson(browser)]
  await join(guest, await openTable(host, table), 'Fausto')
  await startTable(host)
  await expect(guest.locator('.table')).toBeVisible()
  await guest.evaluate(() => localStorage.setItem('echappee/language', 'en'))
  await guest.reload()
  await guest.getByRole('button', { name: 'Chat' }).click()
  await expect(guest.getByLabel('Say something')).toBeFocused()
  await guest.getByLabel('Say something').fill('<b>Allez !</b>')
  await guest.getByRole('button', { name: 'Send' }).click()
  await guest.getByRole('button', { name: 'Well ridden!' }).click()
  // Unread until the drawer is opened; a phrase is read in one's own language.
  await expect(host.getByRole('button', { name: 'Discussion : 2 messages non lus' })).toBeVisible()
  await expect(host.locator('.chat')).toHaveCount(0)
  await host.reload()
  await host.getByRole('button', { name: 'Discussion : 2 messages non lus' }).click()
  await expect(host.locator('.chat [role=log] li')).toHaveText([/<b>Allez !<\/b>/, /Bien roulé/])
  await expectAccessible(host)
  await host.keyboard.press('Escape')
  await expect(host.getByRole('button', { name: 'Discussion', exact: true })).toBeFocused()
  await expectAccessible(host)
  await host.keyboard.press('Enter')
  await host.getByRole('button', { name: 'Couper la discussion' }).click()
  await expect(guest.getByLabel('Say something')).toHaveCount(0)
  for (const page of [host, guest]) await page.context().close()
})

test('a link to nothing says so', async ({ page }) => {
  await page.goto('/t/nothing-here')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette table n’existe pas.')
})
