import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildSite } from './site.ts'

const FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url))
const FIRST_PORT = 4810
const HOST = process.env['HOST'] ?? '127.0.0.1'

if (!existsSync(FOLDER)) fail('The site is not built yet: run `npm run build` first, or `npm start`, which does both.')
const app = await buildSite(FOLDER)
const at = await listen(wantedPort())
console.log(
  `\nÉchappée is ready: http://${HOST.includes(':') ? `[${HOST}]` : HOST === '127.0.0.1' ? 'localhost' : HOST}:${at}\nStop it with Ctrl+C.`,
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close())

/** PORT if given; otherwise the first free one from 4810 on. */
function wantedPort(): number | undefined {
  const given = process.env['PORT']
  if (given === undefined || given === '') return undefined
  const port = Number(given)
  if (!Number.isInteger(port) || port < 0 || port > 65535) fail(`PORT is "${given}"; it must be a whole number from 0 to 65535.`)
  return port
}

async function listen(wanted: number | undefined): Promise<number> {
  for (let port = wanted ?? FIRST_PORT; ; port++) {
    try {
      await app.listen({ port, host: HOST })
      const address = app.server.address()
      return typeof address === 'object' && address !== null ? address.port : port
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code !== 'EADDRINUSE' && code !== 'EACCES') return fail(`The site can't listen on ${HOST}:${port}: ${(error as Error).message}`)
      if (wanted !== undefined || port >= FIRST_PORT + 50)
        return fail(`Port ${port} of ${HOST} is taken or forbidden; choose another with PORT=… npm start.`)
    }
  }
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}
