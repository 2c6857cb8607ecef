import { createHash } from 'node:crypto'
import { createServer, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { textFrames } from '../src/http/frames.ts'

/** The rest of RFC 6455 is not what is tested: a handshake, then whatever bytes there are. */
async function heardBy(bytes: Buffer, count: number): Promise<string[]> {
  const server = createServer((socket) => {
    socket.once('data', (request) => {
      const key = /sec-websocket-key: (\S+)/i.exec(request.toString())![1]!
      const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64')
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
      )
      socket.write(bytes)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const texts: string[] = []
  await new Promise<void>((resolve, reject) => {
    client.on('error', reject)
    client.on('message', (data: Buffer, isBinary) => {
      if (isBinary) reject(new Error('a text came as bytes'))
      if (texts.push(data.toString()) === count) resolve()
    })
  })
  client.terminate()
  server.close()
  return texts
}

it('frames texts of every length so that a client reads them back one by one', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length))
  texts.push('Échappée 🚴', 'é'.repeat(63), 'é'.repeat(32_768), '{"type":"answer"}')
  expect(await heardBy(textFrames(texts), texts.length)).toEqual(texts)
})
