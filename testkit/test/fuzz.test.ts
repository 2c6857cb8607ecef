import { readRecord, replay } from '@echappee/kernel'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fuzz } from '../src/index.ts'
import { BROKEN_TOYS, brokenSubject } from './broken-toys.ts'
import { subject, toy } from './toy.ts'

let failures: string
beforeEach(() => {
  failures = mkdtempSync(join(tmpdir(), 'echappee-fuzz-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(failures, { recursive: true })
})

describe('fuzz', () => {
  it('plays all games to the end, with every number of seats and through matches too', () => {
    const report = fuzz(subject, { games: 60, failures })
    expect(report).toMatchObject({ games: 60, breaches: [], matches: 12 })
    expect(report.longest).toBeLessThanOrEqual(21)
    expect(report.positions).toBeGreaterThan(60)
    expect(readdirSync(failures)).toEqual([])
  })

  it('is the same every time, and another with another seed', () => {
    const once = fuzz(subject, { games: 30, failures })
    expect(fuzz(subject, { games: 30, failures })).toEqual(once)
    vi.stubEnv('ECHAPPEE_SEED', 'other')
    expect(fuzz(subject, { games: 30, failures })).not.toEqual(once)
  })

  it('writes a record of a failure, which can be opened again', () => {
    const lost = BROKEN_TOYS.find(({ law }) => law === 'conserved')!
    const breach = fuzz(brokenSubject(lost), { failures }).breaches.find(({ law }) => law === 'conserved')!
    expect(basename(breach.file!)).toBe(`toy-${breach.seed}.json`)
    const record = readRecord(JSON.parse(readFileSync(breach.file!, 'utf8')))
    if (!record.ok) throw new Error(JSON.stringify(record.issues))
    expect(record.value.moves.length).toBeGreaterThanOrEqual(breach.afterMove!)
    const again = replay(brokenSubject(lost).game, record.value)
    expect(again).toMatchObject({ ok: true })
    expect(replay(toy as never, record.value)).toMatchObject({ ok: false, problem: { code: 'record_digest' } })
  })

  it('ends the record of a crash before the move that crashes', () => {
    const crash = BROKEN_TOYS.find(({ law }) => law === 'throws')!
    const breach = fuzz(brokenSubject(crash), { failures, laws: ['throws'] }).breaches[0]!
    expect(breach.message).toContain('no second mark')
    const record = readRecord(JSON.parse(readFileSync(breach.file!, 'utf8')))
    if (!record.ok) throw new Error(JSON.stringify(record.issues))
    expect(replay(brokenSubject(crash).game, record.value)).toMatchObject({ ok: true })
  })
})
