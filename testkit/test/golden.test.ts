import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkGolden } from '../src/golden.ts'
import { toy } from './toy.ts'

const maker = { seed: 'golden', seats: 3, options: { rounds: 3 } }
let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'echappee-golden-'))
  file = join(folder, 'deep', 'one.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('checkGolden', () => {
  it('writes when it is to update, and then holds', () => {
    checkGolden(toy, file, maker, true)
    checkGolden(toy, file, maker, false)
    const text = readFileSync(file, 'utf8')
    const record = JSON.parse(text) as { moves: unknown[] }
    expect(text.split('\n').filter((line) => line.startsWith('    {"seat"'))).toHaveLength(record.moves.length)
  })

  it('a missing record fails and is not written', () => {
    expect(() => checkGolden(toy, file, maker, false)).toThrow('does not exist: run the test with --update to write it')
    expect(() => readFileSync(file)).toThrow('ENOENT')
  })

  it('an altered record fails and is not mended', () => {
    checkGolden(toy, file, maker, true)
    const altered = readFileSync(file, 'utf8').replace(/"digest":"./, '"digest":"x')
    writeFileSync(file, altered)
    expect(() => checkGolden(toy, file, maker, false)).toThrow('record_digest')
    expect(readFileSync(file, 'utf8')).toBe(altered)
  })

  it('rules that play differently fail', () => {
    checkGolden(toy, file, maker, true)
    const other = { ...toy, legal: (...at: Parameters<typeof toy.legal>) => toy.legal(...at).toReversed() }
    expect(() => checkGolden(other, file, maker, false)).toThrow('the game played anew')
    expect(() => checkGolden({ ...toy, rulesVersion: 2 }, file, maker, false)).toThrow('record_version')
  })

  it('rules that tell the same race otherwise fail', () => {
    checkGolden(toy, file, maker, true)
    const other: typeof toy = {
      ...toy,
      apply: (state, seat, move, ctx) => toy.apply(state, seat, move, { ...ctx, emit: (event) => ctx.emit?.(event) }),
    }
    expect(() => checkGolden(other, file, maker, false)).toThrow('the events of one are told otherwise than before')
  })
})
