// Stands in for Vitest: the same expectations, but tests are gathered, to be run one by one and often.
import { setTimeout as pause } from 'node:timers/promises'
import * as vitest from 'vitest'

export interface Test {
  readonly name: string
  /** Throws when the test fails. */
  run(): Promise<void>
}

type Step = () => unknown
type Body = (...values: unknown[]) => unknown

/** A file or `describe`, with what comes before and after its tests. */
interface Group {
  readonly name: string
  readonly parent?: Group
  readonly beforeAll: Step[]
  readonly beforeEach: Step[]
  readonly afterEach: Step[]
  readonly afterAll: Step[]
  isOpen: boolean
}

export const gathered: Test[] = []
export const { vi, assert, chai } = vitest
export const expect = Object.assign((...value: Parameters<typeof vitest.expect>) => vitest.expect(...value), vitest.expect, { poll })
export const it = withEach(addTest)
export const test = it
export const describe = withEach(openGroup)
export const suite = describe
export const beforeAll = (step: Step) => group.beforeAll.push(step)
export const beforeEach = (step: Step) => group.beforeEach.push(step)
export const afterEach = (step: Step) => group.afterEach.push(step)
export const afterAll = (step: Step) => group.afterAll.push(step)
export const onTestFinished = (step: Step) => finishes.push(step)

const opened: Group[] = []
let group = newGroup('')
let finishes: Step[] = []
let left: string | undefined
let runs = 0

/** Groups of this name are as if they were not there. */
export function leaveOut(name: string | undefined): void {
  left = name
}

/** From here on tests belong to this file. */
export function openFile(file: string): void {
  group = newGroup(file)
}

/** What the files do when all their tests are through. */
export async function closeAll(): Promise<void> {
  for (const one of opened.toReversed()) for (const step of one.afterAll) await step()
}

function addTest(name: string, ...rest: unknown[]): void {
  const own = group
  const body = rest.find((part) => typeof part === 'function') as Step
  gathered.push({ name: nameIn(own, name), run: () => runTest(own, body) })
}

async function runTest(own: Group, body: Step): Promise<void> {
  const groups = lineOf(own)
  finishes = []
  runs++
  for (const one of groups) await open(one)
  try {
    for (const one of groups) for (const step of one.beforeEach) await step()
    await body()
  } finally {
    for (const one of groups.toReversed()) for (const step of one.afterEach.toReversed()) await step()
    for (const step of finishes.toReversed()) await step()
  }
}

async function open(one: Group): Promise<void> {
  if (one.isOpen) return
  one.isOpen = true
  opened.push(one)
  for (const step of one.beforeAll) await step()
}

function openGroup(name: string, ...rest: unknown[]): void {
  if (name === left) return
  const outer = group
  group = newGroup(name, outer)
  ;(rest.find((part) => typeof part === 'function') as Step)()
  group = outer
}

function newGroup(name: string, parent?: Group): Group {
  const steps = { beforeAll: [], beforeEach: [], afterEach: [], afterAll: [], isOpen: false }
  return parent === undefined ? { name, ...steps } : { name, parent, ...steps }
}

type Matchers = Record<string, (...values: unknown[]) => unknown>

/** Vitest's own needs a test of its own. Whoever runs the tests ends what never comes. */
function poll(read: Step, { interval = 50 }: { readonly interval?: number } = {}): unknown {
  const matching = (isNot: boolean): unknown =>
    new Proxy(
      {},
      { get: (_, name) => (name === 'not' ? matching(true) : async (...values: unknown[]) => until(isNot, String(name), values)) },
    )
  const own = runs
  const until = async (isNot: boolean, name: string, values: unknown[]): Promise<void> => {
    for (;;) {
      try {
        const looked = vitest.expect(await read())
        await ((isNot ? looked.not : looked) as unknown as Matchers)[name]!(...values)
        return
      } catch (error) {
        if (own !== runs) throw error
        await pause(interval)
      }
    }
  }
  return matching(false)
}

function withEach(add: (name: string, ...rest: unknown[]) => void) {
  const each =
    (rows: readonly unknown[]) =>
    (name: string, ...rest: unknown[]): void => {
      const body = rest.find((part) => typeof part === 'function') as Body
      for (const [i, row] of rows.entries()) add(`${name} ${i}`, () => (Array.isArray(row) ? body(...(row as unknown[])) : body(row)))
    }
  return Object.assign(add, { each })
}

function lineOf(own: Group): Group[] {
  return own.parent === undefined ? [own] : [...lineOf(own.parent), own]
}

function nameIn(own: Group, name: string): string {
  return [...lineOf(own).map((one) => one.name), name].join(' › ')
}
