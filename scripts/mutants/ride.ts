// A process of its own: loads the tests over a text with faults, and tries the faults one after another. What it finds it appends to a file, line by line.
import { appendFileSync, readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type * as testkit from '@echappee/testkit'
import type * as standIn from './stand-in.ts'

export interface Ride {
  readonly root: string
  /** The file with the faults, and its text with all of them. */
  readonly file: string
  readonly code: string
  readonly tests: readonly string[]
  /** The game whose laws are tested last. */
  readonly laws?: string
  /** Faults that share the process. */
  readonly ids: readonly string[]
  /** One fault that is there from the first line on, and how often it may be met. */
  readonly alone?: Alone
  readonly findings: string
  /** Seconds of processor time that every fault has. */
  readonly patience?: number
}

export interface Alone {
  readonly id: string
  readonly hits: number
  readonly seconds: number
  /** The tests that can see it, as long as there are so many tests in all. */
  readonly tests: readonly number[]
  readonly testCount: number
}

export type Finding =
  | { readonly type: 'start'; readonly id: string; readonly alone: Alone }
  | { readonly type: 'noticed'; readonly id: string; readonly by: string }
  /** Perhaps hidden by a cache or a table that is made once, or only seen because an earlier fault left something behind. */
  | { readonly type: 'doubtful'; readonly id: string; readonly alone: Alone }
  | { readonly type: 'passed'; readonly id: string }
  | { readonly type: 'broken'; readonly why: string }
  | { readonly type: 'end' }

/** The switches and counters of the instrumented text. */
interface Switches {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
  hitCount?: number | undefined
  hitLimit?: number
}

const STAND_IN = new URL('./stand-in.ts', import.meta.url).href
/** An endless loop meets its fault ever again: in one test so many times as often as usually in all tests. */
const hitsAllowed = (usual: number) => 1000 + 20 * usual
/** Processor time and not that of the clock: a busy machine is no endless loop. */
const secondsAllowed = (usual: number) => (ride.patience ?? 5) + 5 * usual

const ride = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Ride
const switches: Switches = {}
Object.assign(globalThis, { __stryker__: switches })
let loose: string | undefined
process.on('unhandledRejection', (reason) => (loose = messageOf(reason)))
process.on('uncaughtException', (reason) => (loose = messageOf(reason)))
hookModules()
const { gathered, openFile, closeAll } = (await import(STAND_IN)) as typeof standIn
if (ride.alone === undefined) await tryTogether()
else await tryAlone(ride.alone)
tell({ type: 'end' })
process.exit(0)

async function tryTogether(): Promise<void> {
  await load()
  const times: number[] = []
  for (const [i, test] of gathered.entries()) {
    switches.currentTestId = String(i)
    const from = process.cpuUsage()
    const failure = await failureOf(test)
    if (failure !== undefined) return tell({ type: 'broken', why: `${test.name}: ${failure}` })
    times[i] = secondsSince(from)
  }
  switches.currentTestId = undefined
  const watch = watchTime()
  const coverage = structuredClone(switches.mutantCoverage ?? { static: {}, perTest: {} })
  const kills = gathered.map(() => 0)
  for (const id of ride.ids) {
    const seeing = gathered
      .keys()
      .filter((i) => coverage.perTest[i]?.[id] !== undefined)
      .toArray()
    const isStatic = coverage.static[id] !== undefined
    const hits = (coverage.static[id] ?? 0) + seeing.reduce((sum, i) => sum + coverage.perTest[i]![id]!, 0)
    const seconds = secondsAllowed((isStatic ? times : seeing.map((i) => times[i]!)).reduce((sum, time) => sum + time, 0))
    const order = (isStatic ? gathered.keys().toArray() : seeing).sort((a, b) => kills[b]! - kills[a]! || times[a]! - times[b]!)
    const alone = { id, hits: hitsAllowed(hits), seconds, tests: order, testCount: gathered.length }
    tell({ type: 'start', id, alone })
    watch(seconds)
    const met = order.filter((test) => coverage.perTest[test]?.[id] !== undefined)
    const { by, hits: hitsNow } = await whoNotices(id, met, alone.hits)
    const isSpoilt = by !== undefined && (await failureOf(gathered[by]!)) !== undefined
    const isHidden = by === undefined && (isStatic || met.some((test, i) => hitsNow[i]! < coverage.perTest[test]![id]!))
    if (isSpoilt || isHidden) tell({ type: 'doubtful', id, alone })
    else if (by === undefined) tell({ type: 'passed', id })
    else tell({ type: 'noticed', id, by: gathered[by]!.name })
    if (isSpoilt) return
    if (by !== undefined) kills[by]!++
  }
  await closeAll()
}

async function tryAlone(alone: Alone): Promise<void> {
  const { id, hits, seconds, tests, testCount } = alone
  watchTime()(seconds)
  tell({ type: 'start', id, alone })
  switches.activeMutant = id
  switches.hitCount = 0
  switches.hitLimit = hits
  try {
    await load()
  } catch (error) {
    return tell({ type: 'noticed', id, by: `loading: ${messageOf(error)}` })
  }
  const chosen = gathered.length !== testCount ? [...gathered.keys()] : tests
  const { by } = await whoNotices(id, chosen, hits)
  tell(by === undefined ? { type: 'passed', id } : { type: 'noticed', id, by: gathered[by]!.name })
}

/** The first of the tests that fails with the fault, and how often each of them met it. */
async function whoNotices(id: string, order: readonly number[], limit: number): Promise<{ by?: number; hits: number[] }> {
  switches.hitLimit = limit
  switches.activeMutant = id
  const hits: number[] = []
  try {
    for (const i of order) {
      switches.hitCount = 0
      if ((await failureOf(gathered[i]!)) !== undefined) return { by: i, hits }
      hits.push(switches.hitCount)
    }
    return { hits }
  } finally {
    switches.activeMutant = undefined
    switches.hitCount = undefined
  }
}

async function failureOf(test: standIn.Test): Promise<string | undefined> {
  loose = undefined
  try {
    await test.run()
    return loose
  } catch (error) {
    return messageOf(error)
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

async function load(): Promise<void> {
  for (const file of ride.tests) {
    openFile(file)
    await import(pathToFileURL(join(ride.root, file)).href)
  }
  if (ride.laws !== undefined) await loadLaws(ride.laws)
}

/** Some games against the laws; with so few, not every event and refusal is met. */
async function loadLaws(game: string): Promise<void> {
  const { it, expect } = (await import(STAND_IN)) as typeof standIn
  const { subject } = (await import(pathToFileURL(join(ride.root, `games/${game}/test/subject.ts`)).href)) as { subject: never }
  const { foldLaw, fuzz } = (await import(pathToFileURL(join(ride.root, 'testkit/src/index.ts')).href)) as typeof testkit
  openFile('the laws')
  it('sixty games', () => {
    const { breaches } = fuzz(subject, { games: 60, failures: undefined })
    expect(breaches.filter(({ law }) => law !== 'eventsSeen' && law !== 'refusalsSeen')).toEqual([])
  })
  it('six folded games', () => foldLaw(subject, 6))
}

/** The text with the faults takes the place of the file, and the stand-in that of Vitest. */
function hookModules(): void {
  const faulty = pathToFileURL(join(ride.root, ride.file)).href
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'vitest' && context.parentURL !== STAND_IN ? { url: STAND_IN, shortCircuit: true } : next(specifier, context),
    load: (url, context, next) =>
      url === faulty ? { format: 'module', source: stripTypeScriptTypes(ride.code), shortCircuit: true } : next(url, context),
  })
}

/** Ends the process when what comes now takes more processor time than this. */
function watchTime(): (seconds: number) => void {
  const limit = new Float64Array(new SharedArrayBuffer(8))
  const watcher = new Worker(
    `const { workerData: limit } = require('node:worker_threads')
     setInterval(() => {
       const { user, system } = process.cpuUsage()
       if (limit[0] > 0 && user + system > limit[0]) process.kill(process.pid, 'SIGKILL')
     }, 500)`,
    { eval: true, workerData: limit },
  )
  watcher.unref()
  return (seconds) => {
    const { user, system } = process.cpuUsage()
    limit[0] = user + system + seconds * 1e6
  }
}

function secondsSince(from: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1e6
}

function tell(finding: Finding): void {
  appendFileSync(ride.findings, `${JSON.stringify(finding)}\n`)
}
