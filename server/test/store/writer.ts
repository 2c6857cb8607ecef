// Opens the store that its environment names and appends with 50 writers until it is killed. Whatever is acknowledged is printed, after that.
import { openStore } from '../../src/store/open.ts'
import { StoreProblem } from '../../src/store/problem.ts'
import { newTable } from './place.ts'

const WRITERS = 50
const [round = '0', mode = 'write'] = process.argv.slice(2)

try {
  const store = await openStore(process.env)
  process.stdout.write('open\n')
  if (mode === 'write') await Promise.all(Array.from({ length: WRITERS }, async (_, i) => write(`t${i}`)))
  // Kept open until somebody ends it.
  else setInterval(() => undefined, 1000)

  async function write(table: string): Promise<never> {
    await store.createTable(newTable(table))
    for (let after = (await store.lastSeq(table)) ?? 0; ;) {
      const payloads = Array.from({ length: 1 + (after % 3) }, (_, i) => `${round}/${table}/${after + 1 + i}`)
      if ((await store.append({ table, after, payloads, changes: { deadline: after } })) !== 'ok')
        throw new Error(`${table} has another writer`)
      process.stdout.write(payloads.map((payload, i) => `${table} ${after + 1 + i} ${payload}\n`).join(''))
      after += payloads.length
    }
  }
} catch (error) {
  process.stderr.write(`${error instanceof StoreProblem ? error.sentence : String(error)}\n`)
  process.exit(3)
}
