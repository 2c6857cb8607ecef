import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { intervalOf } from '../mutants/sample.ts'
import { passedOf } from '../mutants/trial.ts'
import { shown } from '../mutants/tried.ts'

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url))

/** A text with faults, as the instrumenter writes it. */
const CODE = `
const ns: any = globalThis.__stryker__
function on(id: string): boolean {
  const hits = ns.currentTestId === undefined ? (ns.mutantCoverage ??= { static: {}, perTest: {} }).static : (ns.mutantCoverage.perTest[ns.currentTestId] ??= {})
  hits[id] = (hits[id] ?? 0) + 1
  if (ns.activeMutant !== id) return false
  if (ns.hitCount !== undefined && ++ns.hitCount > ns.hitLimit) throw new Error('too often')
  return true
}
const TABLE = on('table') ? [9] : [2]
const EXTRA = on('extra') ? [9] : [2]
let cache: number | undefined
export const seen: number[] = []
export const double = (value: number) => (on('sum') ? value + 4 : value * TABLE[0]!)
export const cached = () => (cache ??= on('cache') ? 1 : 2)
export const same = (value: number) => (on('same') ? value + 0 : value)
export function count(): number {
  let i = 0
  while (on('loop') || i < 3) i++
  return i
}
export function still(): number {
  const end = on('hang') ? Infinity : 3
  let i = 0
  while (i < end) i++
  return i
}
export const ready = () => Promise.resolve(!on('never'))
export const leave = () => void (on('leave') && seen.push(1))
export const unseen = () => (on('unseen') ? 1 : 2)
`
const TESTS = `
import { describe, expect, it } from 'vitest'
import * as code from './code.ts'
it('doubles', () => expect(code.double(3)).toBe(6))
describe('more', () => {
  it.each([[1, 1], [2, 2]])('the same %i', (value, same) => expect(code.same(value)).toBe(same))
  it('remembers', async () => expect(await code.cached()).toBe(2))
})
it('counts', () => expect(code.count()).toBe(3))
it('ends', () => expect(code.still()).toBe(3))
it('waits', () => expect.poll(() => code.ready()).toBe(true))
it('leaves nothing', () => {
  code.leave()
  expect(code.seen).toEqual([])
})
`

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'echappee-faults-'))
  symlinkSync(MODULES, join(root, 'node_modules'), 'junction')
  writeFileSync(join(root, 'code.ts'), CODE)
  writeFileSync(join(root, 'code.test.ts'), TESTS)
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
})
afterAll(() => rmSync(root, { recursive: true }))

const passed = (...ids: string[]) => [...passedOf({ root, texts: { 'code.ts': CODE }, tests: ['code.test.ts'], ids, patience: 0.5 })]

it('a fault that a test sees is noticed, and one that changes nothing or that no test reaches is not', () => {
  expect(passed('sum', 'same', 'unseen')).toEqual(['same', 'unseen'])
})

it('a fault in what is made once is noticed all the same', () => {
  expect(passed('table', 'cache', 'extra')).toEqual(['extra'])
})

it('a fault without end is noticed, met again or not', () => {
  expect(passed('loop', 'hang', 'same')).toEqual(['same'])
})

it('a fault after which a test waits for what never comes is noticed', () => {
  expect(passed('never', 'same')).toEqual(['same'])
})

it('what a fault leaves behind is not taken for the next one', () => {
  expect(passed('leave', 'same', 'sum', 'leave')).toEqual(['same'])
})

it('a test that fails without any fault is named', () => {
  writeFileSync(join(root, 'wrong.test.ts'), `import { expect, it } from 'vitest'\nit('is wrong', () => expect(1).toBe(2))\n`)
  expect(() => passedOf({ root, texts: { 'code.ts': CODE }, tests: ['wrong.test.ts'], ids: ['sum'] })).toThrow(
    /a test fails without any fault: wrong\.test\.ts › is wrong: expected 1 to be 2/,
  )
})

it('a fault is shown as the line before and after', () => {
  expect(shown(['2:7-3:2', 'false'], 'a\n  if (b &&\nc) d\n')).toEqual({ at: 2, line: 'if (b &&', becomes: 'if (false) d' })
})

it('the share of a sample has an interval that is wider the fewer were tried', () => {
  const percent = (hits: number, tries: number) => intervalOf(hits, tries).map((share) => (100 * share).toFixed(1))
  expect(percent(90, 100)).toEqual(['82.6', '94.5'])
  expect(percent(900, 1000)).toEqual(['88.0', '91.7'])
  expect(percent(5, 5)).toEqual(['56.6', '100.0'])
  expect(percent(0, 0)).toEqual(['0.0', '100.0'])
})
