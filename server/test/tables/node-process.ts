// One node as a process of its own: started by a test, killed by it too.
import { buildApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { openStore } from '../../src/store/open.ts'

const read = readConfig({ ...process.env, HIDDEN_GAMES: '1' })
if (!read.ok) throw new Error(read.sentences.join(' '))
const app = await buildApp({ config: read.config, store: await openStore(process.env) })
console.log(`address ${await app.server.listen({ port: 0, host: '127.0.0.1' })}`)
// Whoever started it may ask for the processor time of this thread alone.
process.on('message', () => process.send?.(process.threadCpuUsage()))
process.once('SIGTERM', () => void app.close())
