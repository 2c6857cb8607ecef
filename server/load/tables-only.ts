// The server without the site, for tests that run before the site is built.
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { openStore } from '../src/store/open.ts'

const read = readConfig(process.env)
if (!read.ok) throw new Error(read.sentences.join(' '))
const { config } = read
const app = await buildApp({ config, store: await openStore(process.env) })
console.log(`The service is ready: ${await app.server.listen({ port: config.port ?? 0, host: config.host })}`)
process.once('SIGTERM', () => void app.close())
