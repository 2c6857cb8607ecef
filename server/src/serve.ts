import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildApp, type App } from './app.ts'
import { readConfig, type Config } from './config.ts'
import { addressesOf, exitCodeOf } from './greeting.ts'
import { openStore } from './store/open.ts'
import { StoreProblem } from './store/problem.ts'
import type { Store } from './store/store.ts'

const FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url))
const FIRST_PORT = 4810

const read = readConfig(process.env)
if (!read.ok) fail(...read.sentences)
if (!existsSync(FOLDER)) fail('The site is not built yet: run `npm run build` first, or `npm start`, which does both.')
const { config } = read
let app: App | undefined
const store = await open()
app = await buildApp({ config, store, folder: FOLDER })
const servedPort = await listen(app, config)
app.server.log.info({ port: servedPort, store: store.kind }, 'ready')
console.log(`\nÉchappée is ready: ${addressesOf(config, servedPort).join(' and ')}\nStop it with Ctrl+C.`)
// What one table's bug leaves behind must not take all the others with it.
process.on('unhandledRejection', (error) => app.server.log.error({ err: error }, 'a promise was forgotten'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(app))

async function open(): Promise<Store> {
  try {
    // What fails in the background is told to the log, once there is one.
    return await openStore(process.env, { onFailure: (error) => app?.server.log.warn({ err: error }, 'a query in the background failed') })
  } catch (error) {
    if (!(error instanceof StoreProblem)) throw error
    console.error(error.sentence)
    process.exit(exitCodeOf(error))
  }
}

/** PORT if given; otherwise the first free one from 4810 on. */
async function listen({ server }: App, { host, port: wanted }: Config): Promise<number> {
  for (let port = wanted ?? FIRST_PORT; ; port++) {
    try {
      await server.listen({ port, host })
      const address = server.server.address()
      return typeof address === 'object' && address !== null ? address.port : port
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code !== 'EADDRINUSE' && code !== 'EACCES') return fail(`The site can't listen on ${host}:${port}: ${(error as Error).message}`)
      if (wanted !== undefined || port >= FIRST_PORT + 50)
        return fail(`Port ${port} of ${host} is taken or forbidden; choose another with PORT=… npm start.`)
    }
  }
}

/** Whatever hangs must not keep a stopped server alive. */
async function stop(stopped: App): Promise<void> {
  setTimeout(() => process.exit(1), LONGEST_GOODBYE).unref()
  stopped.server.log.info('stopping')
  await stopped.close()
}

const LONGEST_GOODBYE = 15_000

function fail(...sentences: string[]): never {
  for (const sentence of sentences) console.error(sentence)
  process.exit(2)
}
