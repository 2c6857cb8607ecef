import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  PHONE,
  act,
  expectClear,
  join,
  newPerson,
  openRace,
  openTable,
  playOn,
  playTogether,
  startTable,
  unfold,
  watchForErrors,
} from '@echappee/testkit/browser'
import { expect, test as base, type Page } from '@playwright/test'
import { example, onShow, setLongRace } from './games.ts'

/** A site of another origin that shows whatever frame it is asked for. */
const test = base.extend<{ club: (frames: readonly string[]) => string }>({
  // oxlint-disable-next-line no-empty-pattern
  club: async ({}, use) => {
    const server = createServer(({ url }, reply) => {
      const frames = new URL(url!, 'http://club').searchParams.getAll('frame').join('\n')
      reply.setHeader('content-type', 'text/html; charset=utf-8')
      reply.end(`<!doctype html><html lang="fr"><title>Le club</title><h1>Le club</h1>${frames}</html>`)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await use((frames) => `http://127.0.0.1:${port}/?${new URLSearchParams(frames.map((frame) => ['frame', frame]))}`)
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  },
})

const frame = (src: string) => `<iframe src="${src}" width="800" height="560"></iframe>`

/** Writes down whatever in a frame reaches for what a device keeps. */
async function watchStorage(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    if (window === top) return
    const reached: string[] = []
    Object.assign(window, { reached })
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const) {
      const kept = window[name]
      Object.defineProperty(window, name, { get: () => (reached.push(name), kept) })
    }
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!
    Object.defineProperty(document, 'cookie', { ...cookie, get: () => (reached.push('cookie'), '') })
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => (reached.push('serviceWorker'), undefined) })
  })
  return async () => page.frames()[1]!.evaluate(() => (window as unknown as { reached: string[] }).reached)
}

test('a page of another origin shows a race that is being ridden, live, without the key of whoever looks at it', async ({
  browser,
  club,
  request,
}) => {
  const [host, guest] = [await newPerson(browser), await newPerson(browser)]
  const link = await openTable(host, { game: example.id, others: ['human', 'greedy'], setUp: setLongRace })
  await join(guest, link, 'Fausto')

  // The host looks at the page of the club on the device that keeps the seat.
  const onlooker = await host.context().newPage()
  const errors = watchForErrors(onlooker)
  const reached = await watchStorage(onlooker)
  const sent: string[] = []
  onlooker.on('websocket', (socket) => socket.on('framesent', ({ payload }) => void sent.push(String(payload))))
  const asked: (string | undefined)[] = []
  onlooker.on('request', (one) => {
    if (one.url().includes('/api/')) asked.push(one.headers()['authorization'])
  })
  const key = await host.evaluate(() => localStorage.getItem('echappee/seats'))
  const src = link.replace('/t/', '/embed/t/')
  await onlooker.goto(club([frame(src)]))
  const framed = onlooker.frameLocator('iframe')
  await expect(framed.getByText('La course n’est pas encore partie.')).toBeVisible()
  await expect(framed.locator('.embed-head')).toContainText('Annie, Fausto')

  await startTable(host)
  await expect(framed.getByText('En direct')).toBeVisible()
  await expect(framed.locator('.embed-board svg').first()).toBeVisible()
  await playTogether([host, guest], 4)
  await expect(framed.locator('.embed-line')).not.toBeEmpty()
  await expect(framed.locator('button')).toHaveCount(0)
  await playTogether([host, guest])
  await expect(framed.locator('.embed-line')).toContainText('1. ')
  for (const name of ['Annie', 'Fausto']) await expect(framed.locator('.embed-line')).toContainText(name)
  await framed.getByRole('button', { name: 'La revoir depuis le départ' }).click()
  await expect(framed.getByRole('slider')).toHaveValue('0')

  expect(key).toContain('key')
  expect(sent.join('\n')).toContain('"hello"')
  const secrets = Object.values(JSON.parse(key!) as Record<string, { key: string }>).map((seat) => seat.key)
  for (const secret of secrets) expect(sent.join('\n')).not.toContain(secret)
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter((value) => value !== undefined)).toEqual([])
  expect(await reached()).toEqual([])
  expect(errors).toEqual([])

  // What the page of the table names is what the club's site asks, and shows.
  const page = await (await request.get(link, { headers: { accept: 'text/html' } })).text()
  const oembed = /type="application\/json\+oembed" href="([^"]+)"/.exec(page)![1]!.replaceAll('&#38;', '&')
  const answer = (await (await request.get(oembed)).json()) as { title: string; html: string }
  expect(answer.title).toContain('Annie')
  expect(answer.html).toContain(`src="${src}"`)
  await onlooker.goto(club([answer.html]))
  await expect(framed.getByRole('slider')).toBeVisible()

  // By itself the page is as clear as any other.
  await guest.setViewportSize(PHONE)
  await guest.goto(src)
  await expect(guest.getByRole('slider')).toBeVisible()
  await expectClear(guest)
  for (const one of [host, guest]) await one.context().close()
})

test('the code that a finished race offers shows its replay in a page of another origin', async ({ page, browser, club }) => {
  const game = onShow.findLast(({ cover }) => cover.dayOptions !== undefined)!
  await openRace(page, { game: game.id, seed: 'embed', seats: ['human', 'random'], options: game.cover.dayOptions!(0) })
  await playOn(page, { act: act('click') })
  await page.getByRole('button', { name: 'Partager' }).click()
  const code = await page.locator('.share-code').textContent()

  const visitor = await browser.newPage({ locale: 'en-GB', serviceWorkers: 'allow' })
  const errors = watchForErrors(visitor)
  const reached = await watchStorage(visitor)
  await visitor.goto(club([code!]))
  const framed = visitor.frameLocator('iframe')
  await expect(framed.getByRole('heading', { name: game.cover.title })).toBeVisible()
  const slider = framed.getByRole('slider')
  await expect(slider).toHaveValue('0')
  await framed.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(slider).not.toHaveValue('0')
  await framed.getByRole('button', { name: 'Pause' }).click()
  const start = await framed.locator('.embed-board').innerHTML()
  await slider.fill((await slider.getAttribute('max'))!)
  await expect(framed.locator('.embed-line')).toContainText('1. ')
  expect(await framed.locator('.embed-board').innerHTML()).not.toBe(start)
  expect(await reached()).toEqual([])
  expect(errors).toEqual([])
  // The link of the frame opens the replay by itself, with all that goes with it.
  const opened = visitor.waitForEvent('popup')
  await framed.getByRole('link', { name: 'Échappée' }).click()
  await expect((await opened).locator('.replay-bar')).toBeVisible()
  await visitor.close()
})

test('no other page can be framed; what is no race, or not for everybody, says so in its frame', async ({ browser, baseURL, club }) => {
  const [host, visitor] = [await newPerson(browser), await newPerson(browser)]
  const link = await openTable(host, {
    game: example.id,
    others: ['human'],
    setUp: async (page) => {
      await unfold(page, 'La table')
      await page.getByLabel('Qui peut regarder ?').selectOption('seats')
    },
  })
  for (const path of ['/', '/online', new URL(link).pathname, '/replay/link', '/embed/other']) {
    const refused = visitor.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
    await visitor.goto(club([frame(`${baseURL}${path}`)]))
    await refused
    expect([path, visitor.frames()[1]!.url()]).toEqual([path, 'chrome-error://chromewebdata/'])
  }
  const framed = visitor.frameLocator('iframe')
  for (const [path, sentence] of [
    ['/embed/replay#broken', 'Il n’y a pas de course à cette adresse.'],
    ['/embed/t/no-such-table', 'Cette table n’existe pas'],
    [new URL(link).pathname.replace('/t/', '/embed/t/'), 'Seuls ceux qui ont une place voient cette course.'],
  ] as const) {
    await visitor.goto(club([frame(`${baseURL}${path}`)]))
    await expect(framed.locator('.embed-note')).toContainText(sentence)
    await expect(framed.locator('main')).not.toContainText('Annie')
  }
  for (const one of [host, visitor]) await one.context().close()
})
