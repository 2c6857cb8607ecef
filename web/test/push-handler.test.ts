import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'

interface Page {
  readonly url: string
  readonly visibilityState: 'visible' | 'hidden'
  focus?: () => void
}

type Handler = (event: unknown) => void

/** The script as the service worker runs it, with pages that are open. */
function worker(pages: readonly Page[] = []) {
  const handlers = new Map<string, Handler>()
  const shown: { title: string; body: string; lang: string; tag: string; data: unknown }[] = []
  const opened: string[] = []
  const self = {
    addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
    clients: { matchAll: async () => pages, openWindow: async (path: string) => void opened.push(path) },
    registration: { showNotification: async (title: string, more: object) => void shown.push({ title, ...more } as never) },
  }
  const script = readFileSync(new URL('../public/push-handler.js', import.meta.url), 'utf8')
  runInContext(script, createContext({ self, URL }))
  const fire = async (type: string, event: object) => {
    let done: Promise<unknown> | undefined
    handlers.get(type)!({ ...event, waitUntil: (promise: Promise<unknown>) => (done = promise) })
    await done
  }
  const push = (payload: string | undefined) =>
    fire('push', { data: payload === undefined ? null : { json: () => JSON.parse(payload) as unknown } })
  const click = (data: unknown) => fire('notificationclick', { notification: { data, close: () => undefined } })
  return { shown, opened, push, click }
}

const TABLE = 'Ab-9_xyzAb-9_xyz'
const payload = (language: string) => JSON.stringify({ kind: 'decision', table: TABLE, game: 'my-race', language })

it('says in the reader’s language that a decision is awaited', async () => {
  const { shown, push } = worker()
  await push(payload('fr'))
  await push(payload('en'))
  expect(shown.map(({ title, body, lang }) => [title, body, lang])).toEqual([
    ['À vous de décider', 'My race : la course attend votre choix.', 'fr'],
    ['Your decision', 'My race: the race waits for your choice.', 'en'],
  ])
  expect(shown[0]!.data).toEqual({ path: `/t/${TABLE}` })
})

it('keeps silent only for whoever looks at the table', async () => {
  const url = `https://tour.example/t/${TABLE}`
  const looking = worker([{ url, visibilityState: 'visible' }])
  await looking.push(payload('fr'))
  const away = worker([
    { url, visibilityState: 'hidden' },
    { url: 'https://tour.example/', visibilityState: 'visible' },
  ])
  await away.push(payload('fr'))
  expect([looking.shown.length, away.shown.length]).toEqual([0, 1])
})

it('leads to the table: to its page, or a new one', async () => {
  let focused = 0
  const page = { url: `https://tour.example/t/${TABLE}`, visibilityState: 'hidden', focus: () => void focused++ } as const
  const there = worker([page])
  await there.click({ path: `/t/${TABLE}` })
  const nowhere = worker()
  await nowhere.click({ path: `/t/${TABLE}` })
  expect([focused, there.opened, nowhere.opened]).toEqual([1, [], [`/t/${TABLE}`]])
})

it.each([undefined, 'nonsense', '{}', '{"table":"../../evil","game":"<b>","language":"xx"}', '{"table":7,"game":[]}'])(
  'shows something for %s too, and leads to one’s own tables',
  async (sent) => {
    const { shown, push } = worker()
    await push(sent)
    expect(shown.map(({ title, body, data }) => [title, body, data])).toEqual([
      ['À vous de décider', 'Une course attend votre choix.', { path: '/online' }],
    ])
  },
)
