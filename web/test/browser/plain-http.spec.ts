import { openTable, playable } from '@echappee/testkit/browser'
import { expect, test } from '@playwright/test'
import { example } from './games.ts'

/** A host name of a home network: no secure context, so no clipboard, no service worker, no randomUUID. */
const HOST = 'maison.home.arpa'

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] }),
  baseURL: async ({ baseURL }, use) => use(baseURL!.replace('127.0.0.1', HOST)),
})

test('over plain HTTP on a home network a race starts, a table is made, and what can’t be had says so', async ({ page }) => {
  await page.goto(`/play/${example.id}`)
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator])).toEqual([false, false, false])
  await page.getByRole('button', { name: 'Prendre le départ' }).click()
  await playable(page).first().click()
  await expect(page.locator('.log li').first()).toBeVisible()

  await openTable(page, { game: example.id, others: ['human'] })
  await page.getByRole('button', { name: 'Copier le lien' }).click()
  await expect(page.locator('.copy-link output')).toHaveText(/Copié|Ctrl\+C/)
  await expect(page.getByText('Les navigateurs n’envoient de notifications que depuis une adresse https')).toBeVisible()
})
