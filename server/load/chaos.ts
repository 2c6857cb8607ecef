// npm run chaos -- [--kills N] [--tables N] [--postgres] …: kill -9 under load, again and again. See docs/load.md.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../test/postgres.ts'
import { postgresLog, sqliteLog } from './log-readers.ts'
import { runChaos, type ChaosOrders, type ChaosReport } from './run-chaos.ts'

const MOST = 10_000
const { values } = parseArgs({
  options: {
    kills: { type: 'string' },
    tables: { type: 'string', default: '20' },
    game: { type: 'string', default: 'coup-de-bordure' },
    postgres: { type: 'boolean', default: false },
  },
})
const kills = readNumber('kills', values.kills ?? (values.postgres ? '20' : '50'))
const tables = readNumber('tables', values.tables)
const common = { game: values.game, tables, people: 4, kills, program: 'serve', longestLife: 1500, tell: console.log } as const
const report = values.postgres ? await onPostgres() : await onSqlite()
for (const wait of report.waits.slice(0, 20)) console.log(`long wait ${wait}`)
for (const mistake of report.mistakes.slice(0, 20)) console.log(`MISTAKE ${mistake}`)
console.log(
  `${report.kills} kills, ${report.games} games played to their end, ${report.acknowledged} moves acknowledged, ${report.resumed} times a client came back, ${report.waits.length} long waits, ${report.mistakes.length} mistakes`,
)
console.log(JSON.stringify({ ...report, mistakes: report.mistakes.length, waits: report.waits.length }))
process.exit(report.mistakes.length === 0 && report.games > 0 ? 0 : 1)

async function onSqlite(): Promise<ChaosReport> {
  const folder = mkdtempSync(join(tmpdir(), 'echappee-chaos-'))
  try {
    const orders: ChaosOrders = { ...common, nodes: 1, store: { DATA_DIR: folder }, log: async () => sqliteLog(folder) }
    return await runChaos(orders)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function onPostgres(): Promise<ChaosReport> {
  const postgres = await startPostgres()
  try {
    const url = await postgres.freshUrl()
    return await runChaos({ ...common, nodes: 3, store: { DATABASE_URL: url }, log: async () => postgresLog(url) })
  } finally {
    await postgres.end()
  }
}

function readNumber(name: string, text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1 && value <= MOST) return value
  console.error(`--${name} is "${text}"; it must be a whole number from 1 to ${MOST}.`)
  process.exit(2)
}
