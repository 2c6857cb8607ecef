import { readFileSync } from 'node:fs'
import { defaultOptions } from '@echappee/kernel'
import { verifyFairness } from '@echappee/protocol'
import {
  PHONE,
  expectAccessible,
  expectNoSidewaysScroll,
  join,
  newPerson,
  openTable,
  playTogether,
  playable,
  startTable,
} from '@echappee/testkit/browser'
import { expect, test, type Page } from '@playwright/test'
import { example, longOption, setLongRace } from './games.ts'

const table = { game: example.id, others: ['human', 'greedy'] }
const alone = { game: example.id, others: ['greedy', 'greedy'] }

test('a rematch is one’s own seat from the list of tables and from its link; spectators and the big screen can follow', async ({
  browser,
}) => {
  const [host, guest, watcher] = [await newPerson(browser), await newPerson(browser, { viewport: PHONE }), await newPerson(browser)]
  const link = await openTable(host, table)
  await join(guest, link, 'Fausto')
  await startTable(host)
  await watcher.goto(`${link}/screen`)
  // Read from the other end of the room: everything is larger, and the whole screen is one click away.
  await expect(watcher.getByRole('button', { name: 'Plein écran' }).first()).toBeVisible()
  const zoomOf = (page: Page) => page.locator('.table').evaluate((shown) => Number(getComputedStyle(shown).zoom))
  expect(await zoomOf(watcher)).toBeGreaterThanOrEqual(1.2 * (await zoomOf(host)))
  await host.getByRole('button', { name: 'Menu' }).click()
  await expect(host.getByRole('button', { name: 'Fermer' })).toBeVisible()
  // Neither can be done before the end.
  await expect(host.getByRole('button', { name: 'Enregistrer la partie' })).toHaveCount(0)
  await expect(host.getByRole('button', { name: 'Mêmes coureurs, nouvelle course' })).toHaveCount(0)
  await host.keyboard.press('Escape')
  await playTogether([host, guest])
  await expect(watcher.getByText('La course est finie.')).toBeVisible()
  await expect(watcher.getByRole('button', { name: 'Mêmes coureurs, nouvelle course' })).toHaveCount(0)
  await guest.goto('/online')
  await expect(guest.getByText('Courses finies (1)')).toBeVisible()

  await host.getByRole('button', { name: 'Mêmes coureurs, nouvelle course' }).click()
  await expect(host.getByRole('heading', { name: 'Sur la ligne de départ' })).toBeVisible()
  const next = host.url()
  await expect(host.locator('.waiting-seats li').nth(1)).toContainText('invité, pas encore là')
  await guest.reload()
  await guest.locator(`a[href="${new URL(next).pathname}"]`).click()
  await expect(guest.locator('.waiting-seats li[data-own]')).toContainText('Fausto')
  await expectNoSidewaysScroll(guest)
  await expect(host.locator('.waiting-seats li').nth(1)).not.toContainText('invité')

  // A second race that the guest's device has not seen stands between the first and the third.
  await guest.evaluate((id) => {
    const { [id]: _, ...rest } = JSON.parse(localStorage.getItem('echappee/seats')!) as Record<string, unknown>
    localStorage.setItem('echappee/seats', JSON.stringify(rest))
  }, new URL(next).pathname.split('/').at(-1)!)
  await guest.goto(next)
  await expect(guest.locator('.waiting-seats li[data-own]')).toContainText('Fausto')
  await watcher.getByRole('link', { name: 'Vers la nouvelle course' }).click()
  await watcher.waitForURL(`${next}/screen`)
  await expect(watcher.getByRole('button', { name: 'Prendre une place' })).toHaveCount(0)
  await startTable(host)
  await expect(playable(guest).first()).toBeVisible()
  for (const page of [host, guest, watcher]) await page.context().close()
})

test('who loses the seat before the start is told so and can take another; who finds none reads why', async ({ browser }) => {
  const [host, guest, late] = [await newPerson(browser), await newPerson(browser, { viewport: PHONE }), await newPerson(browser)]
  const link = await openTable(host, { ...table, setUp: setLongRace })
  await guest.goto(link)
  await expect(guest.getByText('Annie vous invite')).toBeVisible()
  await expect(guest.locator('.race-facts')).toContainText('sans limite')
  const { label, max } = await longOption()
  await expect(guest.locator('.race-facts')).toContainText(`${label} : ${max}`)
  await guest.getByLabel('Votre nom').fill('Annie')
  await guest.getByRole('button', { name: 'Prendre une place' }).first().click()
  await expect(guest.getByText('Quelqu’un à cette table porte ce nom')).toBeVisible()
  await join(guest, link, 'Jeannie')
  await expect(host.locator('.waiting-seats li').nth(1)).toContainText('Jeannie')
  await late.goto(link)
  await expect(late.getByText('Toutes les places sont prises.')).toBeVisible()
  await expect(late.getByLabel('Votre nom')).toHaveCount(0)
  await expectAccessible(late)

  await host.locator('.waiting-seats li').nth(1).getByRole('button', { name: 'Libérer la place' }).press('Enter')
  await expect(guest.getByText('Votre place ici a été libérée.')).toBeVisible()
  await expect(guest.getByText('Connexion perdue')).toHaveCount(0)
  await expect(host.locator('.waiting-seats li').nth(1).getByRole('button').first()).toBeFocused()
  await guest.emulateMedia({ colorScheme: 'dark' })
  await guest.getByRole('button', { name: 'Prendre une place' }).hover()
  await expectAccessible(guest)
  await guest.reload()
  await expect(guest.getByText('Votre place ici a été libérée.')).toBeVisible()
  await expect(guest.getByLabel('Votre nom')).toHaveValue('Jeannie')
  await guest.getByRole('button', { name: 'Prendre une place' }).click()
  await expect(guest.locator('.waiting-seats li[data-own]')).toBeVisible()
  await expect(guest.getByText('a été libérée')).toHaveCount(0)
  await startTable(host)
  await expect(playable(guest).first()).toBeVisible()
  for (const page of [host, guest, late]) await page.context().close()
})

test('talk begins before the start; what is not heard stays in the field; the newest line is in sight', async ({ browser }) => {
  const [host, guest] = [await newPerson(browser), await newPerson(browser)]
  const refusals = await watchText(guest, 'Trop à la fois ; attendez un peu.')
  await join(guest, await openTable(host, table), 'Fausto')
  const say = guest.getByLabel('Dire quelque chose')
  const send = guest.getByRole('button', { name: 'Envoyer' })
  for (const line of ['longue '.repeat(40), 'phrase '.repeat(40), 'encore '.repeat(40), 'la dernière']) {
    await say.fill(line)
    await send.click()
    await expect(host.locator('.chat [role=log] li').last()).toContainText(line.trim())
  }
  const rest = await guest.locator('.chat [role=log]').evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop)
  expect(Math.abs(rest)).toBeLessThan(2)
  // Nobody talks faster than the table listens.
  await say.evaluate(sayManyAtOnce)
  // A line that is heard is answered later than one that is refused.
  await expect.poll(refusals).toContain('shown')
  await expect(say).toHaveValue(/^vite \d+$/)
  await guest.context().setOffline(true)
  await expect(guest.getByText('Connexion perdue.')).toBeVisible()
  await say.fill('dans le tunnel')
  await send.click()
  await expect(say).toHaveValue('dans le tunnel')
  await guest.context().setOffline(false)
  await expect(guest.getByText('Connexion perdue.')).toHaveCount(0)
  for (const page of [host, guest]) await page.context().close()
})

/** Runs in the page: however slow the machine is, the lines go out one right after the other. */
async function sayManyAtOnce(input: HTMLElement): Promise<void> {
  for (let line = 1; line <= 10; line++) {
    // Past React's own setter, as a keyboard does.
    Reflect.set(HTMLInputElement.prototype, 'value', `vite ${line}`, input)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve))
    ;(input as HTMLInputElement).form!.requestSubmit()
    await new Promise((resolve) => setTimeout(resolve))
  }
}

test('a race of the set-up goes online as it is, and the name’s Enter makes its table; the saved file is checked elsewhere', async ({
  browser,
}, info) => {
  const person = await newPerson(browser)
  await openTable(person, alone)
  await person.goto(`/play/${example.id}`)
  const { label, min } = await longOption()
  await person.getByLabel(label, { exact: true }).fill(String(min))
  await person.getByRole('button', { name: 'La même course entre amis, en ligne' }).click()
  await person.waitForURL('**/online/new/**')
  await expect(person.getByText('Toutes les autres places sont à des robots.')).toBeVisible()
  await expect(person.getByLabel(label, { exact: true })).toHaveValue(String(min))
  await expect(person.getByLabel('Votre nom')).toHaveValue('Annie')
  await person.getByLabel('Votre nom').press('Enter')
  await person.waitForURL('**/t/**')

  await startTable(person)
  await playTogether([person])
  await person.getByRole('link', { name: 'Vérifier les dés et les mélanges' }).click()
  const [download] = await Promise.all([
    person.waitForEvent('download'),
    person.getByRole('button', { name: 'Enregistrer dans un fichier' }).click(),
  ])
  const file = info.outputPath('game.json')
  await download.saveAs(file)
  const { record, fairness } = JSON.parse(readFileSync(file, 'utf8')) as {
    record: Parameters<typeof verifyFairness>[1]
    fairness: Parameters<typeof verifyFairness>[2]
  }
  expect(verifyFairness(await example.parts.rules(), record, fairness)).toMatchObject({ ok: true })
  await person.goto('/')
  await person.locator('input[type=file]').setInputFiles(file)
  await person.waitForURL('**/replay/**')
  await person.context().close()
})

test('seats go to another device by what was copied, and a check that can’t be made says why in French', async ({ browser }) => {
  const [host, tablet] = [await newPerson(browser), await newPerson(browser, { viewport: PHONE })]
  const link = await openTable(host, table)
  await host.goto('/online')
  await expect(host.locator('.saved').first()).toContainText('attend le départ · sans limite')
  await host.getByText('Vos places sur un autre appareil').click()
  await host.getByRole('button', { name: 'Créer le lien' }).click()
  const code = await host.getByRole('textbox', { name: 'Copier le lien' }).inputValue()
  await tablet.goto('/online')
  await tablet.getByText('Vos places sur un autre appareil').click()
  await tablet.getByLabel('Un lien d’un autre appareil').fill(code)
  await tablet.getByRole('button', { name: 'Prendre ses places' }).click()
  await expect(tablet.getByText('1 place est maintenant sur cet appareil.')).toBeVisible()
  await expectAccessible(tablet)
  await expectNoSidewaysScroll(tablet)
  await tablet.getByRole('link', { name: 'Ouvrir' }).click()
  await expect(tablet.getByRole('button', { name: 'Donner le départ' })).toBeVisible()
  expect(await playable(tablet).count()).toBe(0)
  await tablet.goto(link.replace('/t/', '/verify/'))
  await expect(tablet.getByText('La course n’est pas finie.')).toBeVisible()
  for (const page of [host, tablet]) await page.context().close()
})

test('who only waits notices a socket that is open but dead, and goes on with a new one', async ({ browser }) => {
  const guest = await newPerson(browser)
  let isDead = false
  await guest.routeWebSocket('**/api/socket?table=*', (socket) => {
    const server = socket.connectToServer()
    const isOld = () => isDead && sockets.indexOf(socket) === 0
    sockets.push(socket)
    socket.onMessage((message) => (isOld() ? undefined : server.send(message)))
    server.onMessage((message) => (isOld() ? undefined : socket.send(message)))
  })
  const sockets: unknown[] = []
  await guest.clock.install()
  const host = await newPerson(browser)
  await guest.goto(await openTable(host, table))
  await expect(guest.getByRole('heading', { name: 'Sur la ligne de départ' })).toBeVisible()
  isDead = true
  await guest.clock.fastForward(31_000)
  await guest.clock.fastForward(9000)
  await expect(guest.getByText('Connexion perdue.')).toBeVisible()
  await guest.clock.fastForward(11_000)
  await expect(guest.getByText('Connexion perdue.')).toHaveCount(0)
  expect(sockets.length).toBeGreaterThan(1)
  for (const page of [host, guest]) await page.context().close()
})

test('whose time has run out reads so, after a reload too, until playing again', async ({ browser }) => {
  const person = await newPerson(browser, { auto: false })
  // The shortest time that a server gives: nobody waits a minute here.
  await person.route('**/api/tables', async (route) => {
    const wanted = route.request().postDataJSON() as object
    const standIn = { after: 20, level: 'greedy' }
    await route.continue({ postData: { ...wanted, clock: { kind: 'decision', seconds: 10 }, standIn } })
  })
  const notice = 'Votre temps est écoulé : le jeu a joué pour vous.'
  const changes = await watchText(person, notice)
  await openTable(person, { ...alone, setUp: setLongRace })
  await startTable(person)
  await expect(playable(person).first()).toBeVisible()
  await expect.poll(changes).toEqual(['gone', 'shown'])
  await person.reload()
  await expect(person.getByText(notice)).toBeVisible()
  const before = (await changes()).length
  await playTogether([person], 1)
  await expect.poll(async () => (await changes()).slice(before)).toContain('gone')
  await person.context().close()
})

/** When a text came and went: on a slow machine it may be gone, or there again, before anybody looks. */
async function watchText(page: Page, text: string): Promise<() => Promise<string[]>> {
  await page.addInitScript((wanted) => {
    const changes: string[] = []
    Object.assign(globalThis, { changes })
    const look = () => {
      const now = document.documentElement.textContent.replaceAll(/\s/g, ' ').includes(wanted) ? 'shown' : 'gone'
      if (now !== changes.at(-1)) changes.push(now)
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  }, text)
  return async () => page.evaluate(() => (globalThis as unknown as { changes: string[] }).changes)
}

test('the lobby pages on: the oldest of many open tables is found', async ({ browser, request }) => {
  const rules = await example.parts.rules()
  const names = Array.from({ length: 52 }, (_, i) => `Hôte ${String(i + 1).padStart(2, '0')}`)
  for (const host of names) {
    const answer = await request.post('/api/tables', {
      data: {
        game: example.id,
        options: defaultOptions(rules.optionFields),
        seats: ['open', 'open'],
        host,
        isPublic: true,
        clock: { kind: 'none' },
        hasChat: false,
        standIn: { after: 2, level: 'greedy' },
      },
    })
    expect(answer.status()).toBe(201)
  }
  const page = await newPerson(browser)
  await page.goto('/online')
  const lobby = page.locator('section[aria-labelledby="online-lobby"]')
  await expect(lobby.getByText(names.at(-1)!)).toBeVisible()
  await expect(lobby.getByText(names[0]!)).toHaveCount(0)
  const more = lobby.getByRole('button', { name: 'Voir d’autres tables' })
  await more.click()
  await expect(lobby.getByText(names[0]!)).toBeVisible()
  await page.context().close()
})
