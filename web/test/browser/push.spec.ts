import { createECDH, randomBytes } from 'node:crypto'
import { WHOLE_BROWSER, expectAccessible, openTable, watchForErrors } from '@echappee/testkit/browser'
import { expect, test } from '@playwright/test'
import { firstBuilt } from './games.ts'

test.use({ launchOptions: WHOLE_BROWSER })

const game = firstBuilt.id
const others = ['human']

const ASK = 'Me prévenir quand c’est à moi'
const ON = 'Vous serez prévenu sur cet appareil quand ce sera à vous.'

/** A push service can't be reached from here: the browser's subscription is made up, everything else is real. */
function madeUp() {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
  return { endpoint: `https://push.example.org/${randomBytes(8).toString('hex')}`, keys }
}

test('whoever wants it is told of decisions by the browser', { tag: '@whole-browser' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'fr-FR', serviceWorkers: 'allow', permissions: ['notifications'] })
  const page = await context.newPage()
  const errors = watchForErrors(page)
  await page.addInitScript((made) => {
    const subscription = (key: string) => ({
      endpoint: made.endpoint,
      options: { applicationServerKey: Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0)).buffer },
      toJSON: () => made,
      unsubscribe: async () => (sessionStorage.removeItem('made up'), true),
    })
    PushManager.prototype.getSubscription = async () => {
      const key = sessionStorage.getItem('made up')
      return key === null ? null : (subscription(key) as unknown as PushSubscription)
    }
    PushManager.prototype.subscribe = async (options) => {
      const key = (options!.applicationServerKey as string).replaceAll('-', '+').replaceAll('_', '/')
      sessionStorage.setItem('made up', key)
      return subscription(key) as unknown as PushSubscription
    }
  }, madeUp())
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const table = new URL(await openTable(page, { game, others })).pathname

  const subscribed = page.waitForResponse((response) => response.url().endsWith('/push') && response.request().method() === 'POST')
  await page.getByRole('button', { name: ASK }).click()
  expect((await subscribed).status()).toBe(201)
  await expect(page.getByText(ON)).toBeVisible()
  await expectAccessible(page)

  // What the push service would deliver.
  const session = await context.newCDPSession(page)
  const registrationId = await new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${baseURL}/`)
      if (own !== undefined) resolve(own.registrationId)
    })
    void session.send('ServiceWorker.enable')
  })
  const data = JSON.stringify({ kind: 'decision', table: table.slice(3), game, language: 'fr' })
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, body }) => [title, body])
    })
  const name = game.replaceAll('-', ' ')
  // On the page of the table nothing is shown; elsewhere it is.
  await page.goto('/online')
  // For a moment the page that was left still counts as open.
  await expect.poll(() => context.serviceWorkers()[0]!.evaluate(openPages)).toEqual(['/online'])
  await session.send('ServiceWorker.deliverPushMessage', { origin: baseURL!, registrationId, data })
  await expect.poll(shown).toEqual([['À vous de décider', `${name[0]!.toUpperCase()}${name.slice(1)} : la course attend votre choix.`]])

  await page.goto(table)
  await expect(page.getByText(ON)).toBeVisible()
  await page.getByRole('button', { name: 'Ne plus me prévenir' }).click()
  await expect(page.getByRole('button', { name: ASK })).toBeVisible()
  expect(errors).toEqual([])
  await context.close()
})

test('where the browser can’t, nothing is offered', async ({ page }) => {
  await openTable(page, { game, others })
  await expect(page.getByRole('button', { name: ASK })).toHaveCount(0)
})

/** Runs in the service worker. */
async function openPages(): Promise<string[]> {
  const { clients } = globalThis as unknown as { clients: { matchAll(options: object): Promise<{ url: string }[]> } }
  return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ url }) => new URL(url).pathname)
}
