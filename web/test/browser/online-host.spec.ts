import { PHONE, choose, expectClear, join, newPerson, openTable, playTogether, playable, startTable } from '@echappee/testkit/browser'
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test'
import { example, IN_TURN, setLongRace } from './games.ts'

const table = { game: example.id, others: ['human', 'greedy'], setUp: setLongRace }

/** Annie and Fausto, who is on the phone, after the start of a race. */
async function twoAtTable(browser: Browser, setUp: (page: Page) => Promise<void> = setLongRace): Promise<readonly [Page, Page, string]> {
  const [host, guest] = [await newPerson(browser), await newPerson(browser, { viewport: PHONE })]
  const link = await openTable(host, { ...table, setUp })
  await join(guest, link, 'Fausto')
  await startTable(host)
  return [host, guest, link]
}

/** Without the spaces that French puts before its signs. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

const openMenu = async (page: Page) => page.getByRole('button', { name: 'Menu' }).click()

/** The earlier decisions in the menu; the list is whole once it says what came before each. */
async function openBack(page: Page): Promise<Locator> {
  await openMenu(page)
  await page.locator('.go-back:not([open]) > summary').click()
  await expect(page.locator('.go-back optgroup').first()).toBeAttached()
  return page.getByLabel('Revenir à ma décision')
}

test('all go back to an earlier decision when all agree, what was meant for later does not count, and the check vouches for all', async ({
  browser,
}) => {
  const [host, guest, link] = await twoAtTable(browser)
  await playTogether([host, guest], 4)
  await expect(playable(host).first()).toBeVisible()
  const told = await host.locator('.log li').allInnerTexts()
  const wanted = await openBack(host)
  await expect(wanted.locator('option').first()).toHaveText(/^numéro \d+, la dernière/)
  // What had just happened then is what the log says.
  const after = plain(await wanted.locator('option').first().innerText()).replace(/^.*?, après : /, '')
  expect(told.map(plain)).toContain(after)
  await wanted.selectOption('1')
  await expectClear(host)
  await host.getByRole('button', { name: 'Demander à tous de revenir' }).click()

  // One no is enough, and nothing has changed.
  await expect(guest.getByText('Annie voudrait revenir à sa décision numéro 1.')).toBeVisible()
  await expectClear(guest)
  await guest.getByRole('button', { name: 'Non, on continue' }).click()
  for (const page of [host, guest]) await expect(page.getByText('voudrait revenir')).toHaveCount(0)
  await expect(host.getByText('Vous êtes tous revenus')).toHaveCount(0)

  await (await openBack(host)).selectOption('1')
  await host.getByRole('button', { name: 'Demander à tous de revenir' }).press('Enter')
  await expect(host.getByRole('button', { name: 'Y renoncer' })).toBeVisible()
  // The table goes on until all have agreed: what is played meanwhile is taken back with the rest.
  await choose(playable(host), 'click', () => 0)
  await guest.getByRole('button', { name: 'D’accord' }).click()
  for (const page of [host, guest]) {
    await expect(page.getByText('Vous êtes tous revenus en arrière une fois.')).toBeVisible()
    await expect(playable(page).first()).toBeVisible()
  }
  await openMenu(host)
  await expect(host.getByLabel('Revenir à ma décision')).toHaveCount(0)
  await host.keyboard.press('Escape')

  await playTogether([host, guest])
  await host.goto(link.replace('/t/', '/verify/'))
  await expect(host.locator('#content')).toContainText('tirages sont exactement ceux que donnent le secret')
  for (const page of [host, guest]) await page.context().close()
})

test('where the table was made so, the host goes back alone, and everybody read it before taking a seat', async ({ browser }) => {
  const [host, guest, link] = await twoAtTable(browser, async (page) => {
    await setLongRace(page)
    await page.locator('.setup-options > summary', { hasText: 'À la table' }).click()
    await page.getByLabel('Revenir à une décision passée').selectOption('host')
  })
  await playTogether([host, guest], 4)
  await expect(playable(host).first()).toBeVisible()
  await openBack(guest)
  await expectClear(guest)
  await expect(guest.getByRole('button', { name: 'Demander à tous de revenir' })).toBeVisible()
  await guest.keyboard.press('Escape')
  await openBack(host)
  await host.getByRole('button', { name: 'Revenir', exact: true }).click()
  for (const page of [host, guest]) await expect(page.getByText('Vous êtes tous revenus en arrière une fois.')).toBeVisible()
  expect(await (await host.request.get(link.replace('/t/', '/api/tables/'))).json()).toMatchObject({ rewindBy: 'host' })
  for (const page of [host, guest]) await page.context().close()
})

test('the host pauses and goes on: nobody is asked meanwhile, and nobody is said to think', async ({ browser }) => {
  const [host, guest] = await twoAtTable(browser)
  await expect(playable(guest).first()).toBeVisible()
  await openMenu(guest)
  await expect(guest.getByRole('button', { name: 'Mettre la course en pause' })).toHaveCount(0)
  await guest.keyboard.press('Escape')
  await openMenu(host)
  await host.getByRole('button', { name: 'Mettre la course en pause' }).click()
  for (const page of [host, guest]) await expect(page.getByText('L’hôte a mis la course en pause')).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Reprendre' })).toHaveCount(0)
  await expectClear(guest)
  await expect(playable(guest)).toHaveCount(0)
  for (const page of [host, guest]) await expect(page.getByText('réfléchit')).toHaveCount(0)
  await host.getByRole('button', { name: 'Reprendre' }).click()
  await expect(guest.getByText('L’hôte a mis la course en pause')).toHaveCount(0)
  expect(await playTogether([host, guest], 2)).toBe(2)
  for (const page of [host, guest]) await page.context().close()
})

test('a seat goes to another link: whoever opens it plays on, and the old device says that the seat is gone', async ({ browser }) => {
  const [host, guest] = await twoAtTable(browser)
  await expect(playable(guest).first()).toBeVisible()
  await openMenu(guest)
  await guest.getByRole('button', { name: 'Donner ma place à un autre lien' }).click()
  await expect(guest.getByText('Quiconque ouvre ce lien a la place.')).toBeVisible()
  const link = await guest.getByRole('textbox', { name: 'Copier le lien' }).inputValue()
  await expect(guest.getByText('Votre place ici a été libérée.')).toBeVisible()
  await expect(playable(guest)).toHaveCount(0)
  await expect(host.locator('.people-here')).toContainText('Fausto : la place est passée à un autre lien')

  const other = await newPerson(browser, { viewport: PHONE })
  await other.goto(link)
  await expect(other.getByText('1 place est maintenant sur cet appareil.')).toBeVisible()
  await other
    .getByRole('link', { name: /Jouer|Ouvrir/ })
    .first()
    .click()
  await expect(playable(other).first()).toBeVisible()
  expect(await playTogether([host, other], 2)).toBe(2)
  for (const page of [host, guest, other]) await page.context().close()
})

test('a seat that its owner left to a bot reads so in the result, in the line to share and in the replay', async ({ browser }) => {
  const [host, guest] = await twoAtTable(browser, async () => undefined)
  await openMenu(guest)
  await guest.getByRole('button', { name: /^Laisser ma place à un robot/ }).click()
  await expect(host.locator('.people-here')).toContainText('Fausto a laissé sa place à un robot')
  await playTogether([host])
  const finished = 'Fausto, relayé par un Équipier'
  await expect(host.locator('.table-side')).toContainText(finished)
  await host.getByRole('button', { name: 'Partager' }).click()
  await expect(host.locator('.share-line')).toContainText(finished)
  await host.keyboard.press('Escape')
  await host.getByRole('button', { name: 'Revoir coup par coup' }).click()
  await host.waitForURL('**/replay/**')
  await expect(host.locator('.table-side')).toContainText(finished)
  for (const page of [host, guest]) await page.context().close()
})

test('who is awaited and away is not said to think, in the prompt or among the people', async ({ browser }) => {
  const [host, guest] = [await newPerson(browser), await newPerson(browser)]
  // Its riders are asked one after the other.
  const link = await openTable(host, { game: IN_TURN, others: ['human', 'human'] })
  const third = await newPerson(browser)
  await join(guest, link, 'Fausto')
  await join(third, link, 'Gino')
  await startTable(host)
  const people = [host, guest, third]
  const names = ['Annie', 'Fausto', 'Gino']
  const prompt = (page: Page) => page.locator('.prompt output')
  const asked = async () => {
    for (;;) {
      const found = await Promise.race(
        people.map(async (page) =>
          playable(page)
            .first()
            .waitFor()
            .then(() => page),
        ),
      )
      const others = people.filter((page) => page !== found)
      const waits = await Promise.all(others.map(async (page) => prompt(page).innerText()))
      if (waits.every((text) => text.includes('réfléchit'))) return found
      await choose(playable(found), 'click', () => 0)
    }
  }
  const away = await asked()
  const name = names[people.indexOf(away)]!
  const [one, two] = people.filter((page) => page !== away)
  await expect(one!.locator('.people-here li', { hasText: name })).toContainText('réfléchit')
  await away.goto('/rules')
  for (const page of [one!, two!]) {
    await expect(prompt(page)).toHaveText(new RegExp(`^La table attend ${name} \\(absent depuis .+\\)\\.$`))
    await expect(page.locator('.people-here li', { hasText: name })).toContainText('absent depuis')
    await expect(page.getByText('réfléchit')).toHaveCount(0)
  }
  await away.goBack()
  await expect(prompt(one!)).toHaveText(`${name} réfléchit…`)
  await openMenu(away)
  await away.getByRole('button', { name: /^Laisser ma place à un robot/ }).click()
  await expect(one!.locator('.people-here')).toContainText(`${name} a laissé sa place à un robot`)
  for (const page of people) await page.context().close()
})
