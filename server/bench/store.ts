// node server/bench/store.ts [rounds] [milliseconds per phase]: durable appends per second, both stores in turn, on this machine's disk.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgresStore } from '../src/store/postgres.ts'
import { openSqliteStore } from '../src/store/sqlite.ts'
import type { Store, TableChanges } from '../src/store/store.ts'
import { startPostgres } from '../test/postgres.ts'

const WRITERS = 50
const [rounds, phaseMs] = [readNumber(2, 5), readNumber(3, 800)]
/** About what a move takes: 170 bytes of JSON. */
const MOVE = {
  seat: 2,
  decision: 17,
  move: { kind: 'ride', rider: 3, card: 7 },
  chance: [3, 1, 4, 1, 5],
  digest: '0123456789abcdef',
  at: 'x'.repeat(60),
}

interface Measured {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

const PHASES: Record<string, (store: Store, prefix: string) => Promise<Measured>> = {
  'one writer': async (store, prefix) => measure(store, prefix, 1),
  [`${WRITERS} writers`]: async (store, prefix) => measure(store, prefix, WRITERS),
  [`${WRITERS} writers, each with a clock`]: async (store, prefix) => measure(store, prefix, WRITERS, (turn) => ({ deadline: turn })),
}

const folder = mkdtempSync(join(tmpdir(), 'echappee-bench-'))
const postgres = await startPostgres()
const stores = [await openSqliteStore(folder), await openPostgresStore(await postgres.freshUrl())]
const results = new Map<string, Measured[]>()
try {
  for (let round = 0; round < rounds; round++)
    for (const [phase, run] of Object.entries(PHASES))
      for (const store of stores) {
        const key = `${phase} ${store.kind}`
        results.set(key, [...(results.get(key) ?? []), await run(store, `${round}/${phase}/`)])
      }
  print()
} finally {
  for (const store of stores) await store.close()
  await postgres.end()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(store: Store, prefix: string, writers: number, changes?: (turn: number) => TableChanges): Promise<Measured> {
  const tables = Array.from({ length: writers }, (_, i) => `${prefix}${i}`)
  for (const id of tables) await store.createTable({ id, meta: {}, isPublic: false, status: 'open', deadline: null })
  const times: number[] = []
  const begin = performance.now()
  const write = async (table: string) => {
    for (let after = 0; performance.now() - begin < phaseMs; after++) {
      const start = performance.now()
      const answer = await store.append({ table, after, payloads: [MOVE], ...(changes && { changes: changes(after) }) })
      if (answer !== 'ok') throw new Error(`an append alone on its table was answered with ${answer}`)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(tables.map(write))
  const seconds = (performance.now() - begin) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  return { perSecond: times.length / seconds, p50: at(sorted, 0.5), p99: at(sorted, 0.99) }
}

/** Ratios are taken within a round, for the machine may be busier in one than in another; figures are medians. */
function print(): void {
  console.log(`Durable appends of one entry (${JSON.stringify(MOVE).length} bytes), ${rounds} rounds of ${phaseMs} ms.\n`)
  console.log('| writers | sqlite/s (p50, p99 ms) | postgres/s (p50, p99 ms) | postgres to sqlite |\n| --- | --- | --- | --- |')
  for (const phase of Object.keys(PHASES)) {
    const cells = ['sqlite', 'postgres'].map((kind) => {
      const of = (pick: (m: Measured) => number) => median(rows(phase, kind).map(pick))
      return `${of((m) => m.perSecond).toFixed(0)} (${of((m) => m.p50).toFixed(2)}, ${of((m) => m.p99).toFixed(2)})`
    })
    console.log(`| ${phase} | ${cells.join(' | ')} | ${ratio(rows(phase, 'postgres'), rows(phase, 'sqlite'))} |`)
  }
  const [one = '', many = ''] = Object.keys(PHASES)
  for (const { kind } of stores) console.log(`\n${kind}: ${many} to ${one} ${ratio(rows(many, kind), rows(one, kind))}`)
}

function rows(phase: string, kind: string): Measured[] {
  return results.get(`${phase} ${kind}`) ?? []
}

function ratio(above: readonly Measured[], below: readonly Measured[]): string {
  const ratios = above.map(({ perSecond }, i) => perSecond / (below[i]?.perSecond ?? Number.NaN)).toSorted((a, b) => a - b)
  return `${median(ratios).toFixed(2)} (${at(ratios, 0).toFixed(2)}-${at(ratios, 1).toFixed(2)})`
}

function median(values: readonly number[]): number {
  return at(
    values.toSorted((a, b) => a - b),
    0.5,
  )
}

function at(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

function readNumber(place: number, otherwise: number): number {
  const text = process.argv[place]
  if (text === undefined) return otherwise
  const value = Number(text)
  if (Number.isInteger(value) && value > 0) return value
  console.error(`"${text}" is no whole number above 0. Usage: node server/bench/store.ts [rounds] [milliseconds per phase]`)
  process.exit(2)
}
