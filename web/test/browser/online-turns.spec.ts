import { PHONE, choose, expectClear, join, newPerson, openTable, playTogether, playable, startTable } from '@echappee/testkit/browser'
import { expect, test, type Page } from '@playwright/test'
import { example, firstBuilt } from './games.ts'

const table = { game: example.id, others: ['human', 'greedy'] }

test('a table is made from “Online”: the game by its poster, seats for people, and what the host says stands there', async ({
  browser,
}) => {
  const host = await newPerson(browser, { viewport: PHONE })
  await host.goto('/online')
  await host.getByRole('link', { name: 'Nouvelle table' }).click()
  await expect(host.getByRole('heading', { level: 1 })).toHaveText('Nouvelle table')
  await expectClear(host)
  await host.getByRole('link', { name: firstBuilt.cover.title }).press('Enter')
  await host.waitForURL(`**/online/new/${firstBuilt.id}`)
  await expect(host.getByRole('group', { name: 'Robots' }).locator('output')).toHaveText('0')
  await host.locator('.setup-options > summary', { hasText: 'À la table' }).click()
  await expect(host.getByLabel('On peut interroger le coach')).not.toBeChecked()
  await expectClear(host)
  await host.getByRole('radio', { name: 'chacun quand il a le temps' }).check()
  await host.getByLabel('Temps de réflexion').selectOption({ label: '3 jours par décision' })
  await host.getByLabel('Qui peut regarder ?').selectOption('seats')
  await host.getByLabel('Remplace ceux qui laissent passer leur temps').selectOption('leader')
  await host.getByLabel('Votre nom').fill('Annie')
  await host.getByRole('button', { name: 'Créer la table' }).click()
  await host.waitForURL('**/t/**')
  const facts = host.locator('.race-facts')
  await expect(facts).toContainText('3 jours par décision')
  await expect(facts).toContainText('Robot : Leader')
  await expect(facts).toContainText('Qui peut regarder ? ceux qui courent, personne d’autre')
  await expect(facts.locator('dt', { hasText: 'interroger le coach' }).locator('+ dd')).toHaveText('non')
  await expect(host.locator('.waiting-seats li', { hasText: 'libre' })).toHaveCount((await firstBuilt.parts.rules()).seats.best - 1)
  await host.goto('/online/new/nothing-here')
  await expect(host.getByRole('heading', { level: 1 })).toHaveText('Ce jeu n’existe pas.')
  await host.context().close()
})

test('“your turn” on every page, in the tab and on the app; one click leads to the decision, the next one to the next table', async ({
  browser,
}) => {
  const [host, guest] = [await newPerson(browser, { auto: false }), await newPerson(browser, { auto: false })]
  // Where the number of the installed app would be drawn.
  await guest.context().addInitScript(() => {
    const badges: number[] = []
    Object.assign(globalThis, { badges })
    navigator.setAppBadge = async (n) => void badges.push(n ?? -1)
    navigator.clearAppBadge = async () => void badges.push(0)
  })
  const links: string[] = []
  for (let n = 0; n < 2; n++) {
    links.push(await openTable(host, table))
    await join(guest, links[n]!, 'Fausto')
    await expect(host.locator('.waiting-seats')).toContainText('Fausto')
    await guest.goto('/rules')
    await expect(guest.locator('.turn-count')).toHaveCount(n)
    await startTable(host)
    await expect(guest.locator('.turn-count b')).toHaveText(`${n + 1}`)
  }
  await expect(guest).toHaveTitle(/^\(2\) /)
  await expect(guest.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon-turn.svg')
  expect(await guest.evaluate(() => (globalThis as unknown as { badges: number[] }).badges.at(-1))).toBe(2)

  const home = await guest.context().newPage()
  await home.goto('/')
  const rows = home.locator('.own-races li')
  await expect(rows).toHaveCount(2)
  // It stands before everything else of the page.
  await expect(home.locator('#content h2').first()).toHaveText('À vous de jouer à 2 tables')
  await expect(rows.first()).toContainText('avec Annie et')
  await expectClear(home)
  await home.setViewportSize(PHONE)
  await expectClear(home)
  await guest.goto('/me')
  await expect(guest.locator('.own-races li')).toHaveCount(2)

  await rows.first().getByRole('link', { name: 'Jouer' }).click()
  await expect(playable(home).first()).toBeVisible()
  const first = home.url()
  await playOne(home)
  // The other page learns of it, and here the way goes on.
  await expect(guest.locator('.own-races li[data-awaited]')).toHaveCount(1)
  await expectClear(home)
  await home.getByRole('link', { name: /^Suivante/ }).click()
  await expect(home).not.toHaveURL(first)
  await expect(playable(home).first()).toBeVisible()
  await playOne(home)
  await expect(guest.locator('.turn-count')).toHaveCount(0)
  await expect(guest).toHaveTitle(/^(?!\()/)
  await expect(guest.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon.svg')
  for (const page of [host, guest]) await page.context().close()
})

test('of a secret step nobody reads more than is known: no name, no number', async ({ browser }) => {
  const [host, guest] = [await newPerson(browser, { auto: false }), await newPerson(browser, { auto: false })]
  const link = await openTable(host, { ...table, others: ['human', 'human'] })
  await join(guest, link, 'Fausto')
  const third = await newPerson(browser, { auto: false })
  await join(third, link, 'Gino')
  await startTable(host)
  const prompt = (page: Page) => page.locator('.prompt output')
  for (const page of [host, guest]) {
    await expect(playable(page).first()).toBeVisible()
    await playOne(page)
    await expect(prompt(page)).toHaveText('Vous êtes prêt. D’autres choisissent encore.')
  }
  const watcher = await newPerson(browser)
  await watcher.goto(link)
  await expect(prompt(watcher)).toHaveText('Plusieurs coureurs choisissent en secret.')
  for (const page of [host, guest, third, watcher]) await page.context().close()
})

test('who waits learns and finds back, and the host sees who is there; who must go leaves the seat to a bot, and the result says so', async ({
  browser,
}) => {
  const [host, guest] = [await newPerson(browser), await newPerson(browser, { viewport: PHONE })]
  await join(guest, await openTable(host, table), 'Fausto')
  const row = host.locator('.waiting-seats li', { hasText: 'Fausto' })
  await expect(row).toContainText('ici')
  await expectClear(guest)
  for (const isStarted of [false, true]) {
    await guest.getByRole('link', { name: 'Les règles en deux minutes' }).click()
    await expect(row).toContainText('plus sur cette page depuis')
    if (isStarted) await startTable(host)
    await expect(guest.locator('.waiting-bar')).toContainText(isStarted ? 'La course est partie' : 'Vous attendez à une table')
    await expect(guest.locator('.rules-contents')).toBeVisible()
    await expectClear(guest)
    await guest.getByRole('link', { name: 'Retour à la table' }).click()
    if (!isStarted) await expect(row).toContainText('ici')
  }
  await expect(playable(guest).first()).toBeVisible()
  await expect(guest.locator('.waiting-bar')).toHaveCount(0)
  await guest.getByRole('button', { name: 'Menu' }).click()
  await expectClear(guest)
  await guest.getByRole('button', { name: /^Laisser ma place à un robot/ }).click()
  await expect(guest.getByRole('button', { name: 'Reprendre ma place' })).toBeVisible()
  await expect(host.locator('.people-here')).toContainText('Fausto a laissé sa place à un robot')
  await playTogether([host])
  await expect(host.locator('.table-hand')).toContainText('Fausto, relayé par un')
  for (const page of [host, guest]) await page.context().close()
})

async function playOne(page: Page): Promise<void> {
  expect(await choose(playable(page), 'click', () => 0)).toBe(true)
}
