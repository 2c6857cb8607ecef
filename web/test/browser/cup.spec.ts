import { readFileSync } from 'node:fs'
import { PHONE, expectAccessible, expectNoSidewaysScroll, newPerson, playTogether, playable } from '@echappee/testkit/browser'
import { expect, test, type Page } from '@playwright/test'
import { example, longOption } from './games.ts'

const NAMES = ['Annie', 'Fausto', 'Gino', 'Jeanne']

test('a host and three people ride a cup evening of two rounds, from the list of names to the podium and the CSV', async ({ browser }) => {
  const host = await newPerson(browser)
  const link = await makeCup(host)
  const guests = await Promise.all(
    [PHONE, undefined, PHONE].map((viewport) => newPerson(browser, viewport === undefined ? {} : { viewport })),
  )
  const people = [host, ...guests]
  const watcher = await newPerson(browser, { viewport: { width: 1920, height: 1080 } })
  await watcher.goto(link)
  for (const [i, page] of people.entries()) {
    if (page !== host) await page.goto(link)
    await page.getByRole('button', { name: NAMES[i]!, exact: true }).click()
    await expect(page.getByRole('heading', { name: `Vous êtes ${NAMES[i]}.` })).toBeVisible()
  }
  // A name is taken once.
  await expect(watcher.getByRole('button', { name: 'Fausto (pris)' })).toBeDisabled()
  for (const page of [host, guests[0]!, watcher]) await expectClear(page)

  for (const round of [1, 2]) {
    await host.getByRole('button', { name: `Lancer la manche ${round}` }).click()
    await host.getByRole('link', { name: 'À votre table' }).click()
    // Who waits is led there.
    for (const page of people) await expect(page).toHaveURL(/\/t\//)
    for (const page of people) await expect(playable(page).or(page.locator('.table[data-over="true"]')).first()).toBeVisible()
    const tables = Map.groupBy(people, (page) => page.url())
    expect([...tables.values()].map((pages) => pages.length)).toEqual([2, 2])
    await Promise.all([...tables.values()].map((pages) => playTogether(pages)))
    // The results come in by themselves.
    await expect(watcher.locator('.cup-tables').first().locator('> li[data-status="over"]')).toHaveCount(2)
    for (const page of people) {
      await page.getByRole('link', { name: 'Retour à la soirée tournoi' }).first().click()
      await expect(page).toHaveURL(link)
    }
  }
  for (const page of [...people, watcher]) await expect(page.getByRole('heading', { name: 'Le podium' })).toBeVisible()
  await expect(watcher.locator('.cup-table tbody tr')).toHaveCount(4)
  // Nobody has met the same person twice, and every place brought its points.
  for (const row of await watcher.locator('.cup-table tbody tr').all()) await expect(row.locator('td').nth(3)).toHaveText('2')
  const totals = await watcher.locator('.cup-table tbody td:nth-child(3)').allInnerTexts()
  expect(totals.reduce((sum, text) => sum + Number(text.replace(',', '.')), 0)).toBeCloseTo(4 * 17, 1)
  for (const page of [host, guests[0]!, watcher]) await expectClear(page)
  await guests[0]!.emulateMedia({ colorScheme: 'dark' })
  await expectClear(guests[0]!)

  const [download] = await Promise.all([
    watcher.waitForEvent('download'),
    watcher.getByRole('button', { name: 'Enregistrer en CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Coupe-du-jeudi.csv')
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines[0]).toContain('"Manche 1","Manche 2"')
  for (const name of NAMES) expect(lines.filter((line) => line.includes(`"${name}"`))).toHaveLength(1)
  for (const page of [...people, watcher]) await page.context().close()
})

test('a latecomer is added, a wrong name freed, a table that hangs closed by hand; mistakes are one sentence', async ({ browser }) => {
  const [host, guest] = [await newPerson(browser), await newPerson(browser, { viewport: PHONE })]
  const link = await makeCup(host)
  const list = host.locator('.cup-host')
  await list.getByLabel('Ajouter un nom').fill('fausto')
  await list.getByRole('button', { name: 'Ajouter' }).click()
  await expect(host.getByRole('alert')).toHaveText(
    'Le nom fausto est déjà sur la liste, ou un nom qui lui ressemble ; il faut un nom à chacun.',
  )
  await list.getByLabel('Ajouter un nom').fill('Zoé')
  await list.getByRole('button', { name: 'Ajouter' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(5)
  await guest.goto(link)
  await guest.getByRole('button', { name: 'Gino', exact: true }).click()
  await expect(guest.getByRole('heading', { name: 'Vous êtes Gino.' })).toBeVisible()
  await list.getByRole('button', { name: 'Libérer le nom Gino' }).click()
  await expect(guest.getByText('L’hôte a libéré votre nom.')).toBeVisible()
  await guest.getByRole('button', { name: 'Zoé', exact: true }).click()
  await expect(guest.getByRole('heading', { name: 'Vous êtes Zoé.' })).toBeVisible()
  await list.getByRole('checkbox', { name: 'Annie court la prochaine manche' }).click()
  await expect(list).toContainText('2 tables de 2')

  await host.getByRole('button', { name: 'Lancer la manche 1' }).click()
  await expect(guest).toHaveURL(/\/t\//)
  await expect(guest.getByText('La course part d’elle-même dès que tout le monde est à la table.')).toBeVisible()
  await expectClear(guest)
  const tables = host.locator('.cup-tables > li')
  await expect(tables.filter({ hasText: 'pas encore là' })).toHaveCount(2)
  for (const table of await tables.all()) {
    await table.getByText('Clore cette table').click()
    await table.getByRole('combobox').nth(1).selectOption('2')
    await table.getByRole('button', { name: 'Ces places comptent' }).click()
    await expect(table).toContainText('saisie par l’hôte')
  }
  await expect(guest.getByText('Cette course a été close par l’hôte')).toBeVisible()
  await expect(host.locator('.cup-table tbody tr').first().locator('td').nth(1)).toHaveText('10')
  await guest.goto('/cup/there-is-none')
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Cette soirée tournoi n’existe pas.')
  for (const page of [host, guest]) await page.context().close()
})

/** Annie makes a short cup of two rounds for four; answers its link. */
async function makeCup(host: Page): Promise<string> {
  await host.goto('/online')
  await host.getByRole('link', { name: 'Soirée tournoi' }).click()
  await expect(host.getByRole('heading', { level: 1 })).toHaveText('Soirée tournoi')
  await host.goto(`/online/cup/${example.id}`)
  await host.getByLabel('Nom de la soirée').fill('Coupe du jeudi')
  await host.getByRole('textbox', { name: 'Qui court ?' }).fill(NAMES.join('\n'))
  await host.getByLabel('Manches').selectOption('2')
  await host.getByLabel('Personnes par table').selectOption('2')
  await expect(host.getByText('4 noms. 2 tables de 2')).toBeVisible()
  await host.getByLabel('Temps de réflexion').selectOption({ label: 'sans limite' })
  const { label, min } = await longOption()
  await host.getByLabel(label, { exact: true }).fill(String(min))
  await expectClear(host)
  await host.getByRole('button', { name: 'Créer la soirée' }).click()
  await host.waitForURL((url) => url.pathname.startsWith('/cup/'))
  return host.url()
}

async function expectClear(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}
