import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { LogReader } from '../load/promises.ts'
import { Promises } from '../load/promises.ts'
import { postgresLog, sqliteLog } from '../load/log-readers.ts'
import { runChaos } from '../load/run-chaos.ts'
import { startPostgres } from './postgres.ts'
import { SEVERAL_ANSWERS } from './tables/real-games.ts'

/** The short version of `npm run chaos`. */
const SHORT = { game: SEVERAL_ANSWERS, people: 4, program: 'tables-only', longestLife: 500, tell: () => undefined } as const

describe('a server that is killed', () => {
  it('has lost nothing that it had acknowledged when it comes back, and every game goes on to its end', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'chaos-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const store = { DATA_DIR: folder }
    const report = await runChaos({ ...SHORT, tables: 3, kills: 3, nodes: 1, store, log: async () => sqliteLog(folder) })
    expect(report.mistakes).toEqual([])
    expect(report.games).toBeGreaterThanOrEqual(3)
    expect(report.resumed).toBeGreaterThan(0)
    expect(report.acknowledged).toBeGreaterThan(300)
  })

  it('may be waited for: that is told and no mistake', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'chaos-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const orders = { ...SHORT, tables: 1, kills: 1, nodes: 1, store: { DATA_DIR: folder }, log: async () => sqliteLog(folder), patience: 1 }
    const report = await runChaos(orders)
    expect(report.mistakes).toEqual([])
    expect(report.waits.length).toBeGreaterThan(0)
  })
})

describe('one of three nodes that is killed', () => {
  it('takes nothing acknowledged with it, doubles nothing, and its players go on at the others', async () => {
    const postgres = await startPostgres()
    onTestFinished(async () => postgres.end())
    const url = await postgres.freshUrl()
    const store = { DATABASE_URL: url }
    const report = await runChaos({ ...SHORT, tables: 3, kills: 3, nodes: 3, store, log: async () => postgresLog(url) })
    expect(report.mistakes).toEqual([])
    expect(report.games).toBeGreaterThanOrEqual(3)
    expect(report.resumed).toBeGreaterThan(0)
    expect(report.acknowledged).toBeGreaterThan(300)
  })
})

describe('the promises', () => {
  const moved = (seat: number, decision: number, move: number) =>
    ({ type: 'moved', seat, decision, move, digest: '', by: 'owner', deadline: null }) as const
  const log = (...entries: ReturnType<typeof moved>[]): LogReader => ({ read: async () => entries, close: async () => undefined })

  it.each([
    ['all there', log(moved(0, 0, 5), moved(1, 0, 6)), []],
    ['one more, whose acknowledgement was cut off', log(moved(0, 0, 5), moved(1, 0, 6), moved(0, 1, 7)), []],
    ['one lost', log(moved(0, 0, 5)), [/decision 0 of seat 1 .*lost/]],
    ['another move', log(moved(0, 0, 5), moved(1, 0, 7)), [/decision 0 of seat 1 .* as 6 and is 7/]],
    ['one twice', log(moved(0, 0, 5), moved(1, 0, 6), moved(1, 0, 6)), [/decision 0 of seat 1 .*twice/]],
  ])('%s', async (_, held, complaints) => {
    const promises = new Promises()
    promises.acknowledge('t', 0, 0, 5)
    promises.acknowledge('t', 1, 0, 6)
    await promises.compare(held)
    expect(promises.mistakes).toEqual(complaints.map((complaint) => expect.stringMatching(complaint)))
  })
})
