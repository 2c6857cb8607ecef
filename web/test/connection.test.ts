import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { WebSocketServer } from 'ws'
import { Connection } from '../src/online/connection.ts'

/** What a page has and Node has not. */
class Page extends EventTarget {
  readonly visibilityState = 'visible'
}

it('a page that is left gives its socket back, and gets another when somebody comes back to it', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const page = new Page()
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  vi.stubGlobal('document', new Page())
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const connection = new Connection({
    hello: () => ({ type: 'hello', table: 'some-table-some-t', seen: 0, epoch: 0 }),
    message: () => undefined,
    change: () => undefined,
  })
  onTestFinished(() => {
    connection.close()
    server.close()
    vi.unstubAllGlobals()
  })
  const sockets = () => server.clients.size
  await expect.poll(sockets).toBe(1)
  page.dispatchEvent(new Event('pagehide'))
  await expect.poll(sockets).toBe(0)
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await expect.poll(sockets).toBe(1)
})
