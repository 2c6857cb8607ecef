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
  /** By file, the texts with all faults. */
  readonly texts: Readonly<Record<string, string>>
  readonly tests: readonly string[]
  /** The game whose laws are tested last. */
  readonly laws?: string
  /** Faults that share the process. */
  readonly ids: readonly string[]
  /** One fault that is there from the first line on, and how often it may be met. */
  readonly alone?: Alone
  readonly findings: string
  /** Seconds that every test has, of processor time and of waiting. */
  readonly patience?: number
  /** What an earlier process has seen of the tests without a fault. */
  readonly usual?: Usual
  /** Groups of tests of this name stay out. */
  readonly leaveOut?: string
}

/** The tests without a fault, in their order. */
export interface Usual {
  /** Seconds of processor time, and seconds in which nothing happened. */
  readonly times: readonly number[]
  readonly idle: readonly number[]
  /** How often faults were met while the tests were loaded, and in each of them. */
  readonly static: Readonly<Record<string, number>>
  readonly perTest: readonly Readonly<Record<string, number>>[]
}

export interface Alone {
  readonly id: string
  readonly hits: number
  /** The tests that can see it, as long as there are so many tests in all. */
  readonly tests: readonly number[]
  readonly testCount: number
  /** By test, what is usual. */
  readonly times: readonly number[]
  readonly idle: readonly number[]
}

export type Finding =
  | { readonly type: 'usual'; readonly usual: Usual }
  | { readonly type: 'start'; readonly id: string }
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
const secondsAllowed = (usual: number) => (ride.patience ?? 2) + 5 * usual
const idleAllowed = (usual: number) => (ride.patience ?? 5) + 5 * usual

const ride = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Ride
const switches: Switches = {}
Object.assign(globalThis, { __stryker__: switches })
let loose: string | undefined
const watch = watchTime()
process.on('unhandledRejection', (reason) => (loose = messageOf(reason)))
process.on('uncaughtException', (reason) => (loose = messageOf(reason)))
hookModules()
const { gathered, openFile, closeAll, leaveOut } = (await import(STAND_IN)) as typeof standIn
if (ride.alone === undefined) await tryTogether()
else await tryAlone(ride.alone)
tell({ type: 'end' })
process.exit(0)

async function tryTogether(): Promise<void> {
  try {
    await load()
  } catch (error) {
    return tell({ type: 'broken', why: messageOf(error) })
  }
  const usual = ride.usual ?? (await watchUsual())
  if (usual === undefined) return
  const { times, perTest } = usual
  const kills = gathered.map(() => 0)
  for (const id of ride.ids) {
    const seeing = gathered
      .keys()
      .filter((i) => perTest[i]![id] !== undefined)
      .toArray()
    const isStatic = usual.static[id] !== undefined
    const hits = (usual.static[id] ?? 0) + seeing.reduce((sum, i) => sum + perTest[i]![id]!, 0)
    const order = (isStatic ? gathered.keys().toArray() : seeing).sort((a, b) => kills[b]! - kills[a]! || times[a]! - times[b]!)
    const alone = { id, hits: hitsAllowed(hits), tests: order, testCount: gathered.length, times, idle: usual.idle }
    tell({ type: 'start', id })
    const met = order.filter((test) => perTest[test]![id] !== undefined)
    const { by, hits: hitsNow } = await whoNotices(met, alone)
    const isSpoilt = by !== undefined && (await failureOf(gathered[by]!, times[by], usual.idle[by])) !== undefined
    const isHidden = by === undefined && (isStatic || met.some((test, i) => hitsNow[i]! < perTest[test]![id]!))
    if (isSpoilt || isHidden) tell({ type: 'doubtful', id, alone })
    else if (by === undefined) tell({ type: 'passed', id })
    else tell({ type: 'noticed', id, by: gathered[by]!.name })
    if (isSpoilt) return
    if (by !== undefined) kills[by]!++
  }
  await closeAll()
}

/** Runs all tests without a fault; undefined where one fails. */
async function watchUsual(): Promise<Usual | undefined> {
  const [times, idle]: [number[], number[]] = [[], []]
  for (const [i, test] of gathered.entries()) {
    switches.currentTestId = String(i)
    const [from, lookedOn] = [process.cpuUsage(), performance.eventLoopUtilization()]
    const failure = await failureOf(test)
    if (failure !== undefined) {
      tell({ type: 'broken', why: `${test.name}: ${failure}` })
      return undefined
    }
    times[i] = secondsSince(from)
    idle[i] = performance.eventLoopUtilization(lookedOn).idle / 1000
  }
  switches.currentTestId = undefined
  const { static: atLoading, perTest } = structuredClone(switches.mutantCoverage ?? { static: {}, perTest: {} })
  const usual = { times, idle, static: atLoading, perTest: gathered.map((_, i) => perTest[i] ?? {}) }
  tell({ type: 'usual', usual })
  return usual
}

async function tryAlone(alone: Alone): Promise<void> {
  const { id, hits, tests, testCount } = alone
  tell({ type: 'start', id })
  watch(secondsAllowed(1))
  switches.activeMutant = id
  switches.hitCount = 0
  switches.hitLimit = hits
  try {
    await load()
  } catch (error) {
    return tell({ type: 'noticed', id, by: `loading: ${messageOf(error)}` })
  }
  const chosen = gathered.length !== testCount ? [...gathered.keys()] : tests
  const { by } = await whoNotices(chosen, alone)
  tell(by === undefined ? { type: 'passed', id } : { type: 'noticed', id, by: gathered[by]!.name })
}

/** The first of the tests that fails with the fault, and how often each of them met it. */
async function whoNotices(order: readonly number[], { id, hits: limit, times, idle }: Alone): Promise<{ by?: number; hits: number[] }> {
  switches.hitLimit = limit
  switches.activeMutant = id
  const hits: number[] = []
  try {
    for (const i of order) {
      switches.hitCount = 0
      if ((await failureOf(gathered[i]!, times[i] ?? 0, idle[i] ?? 0)) !== undefined) return { by: i, hits }
      hits.push(switches.hitCount)
    }
    return { hits }
  } finally {
    switches.activeMutant = undefined
    switches.hitCount = undefined
  }
}

/** How the test fails. With what is usual for it, it ends when it takes far more. */
async function failureOf(test: standIn.Test, time = Infinity, idle = Infinity): Promise<string | undefined> {
  loose = undefined
  watch(secondsAllowed(time))
  try {
    await unlessIdle(test.run(), idleAllowed(idle))
    // What was thrown on the way is told when this turn is over.
    await new Promise(setImmediate)
    return loose
  } catch (error) {
    return messageOf(error)
  }
}

/** A test that waits for what never comes: so many seconds in which nothing happens. A busy machine makes no idle one. */
async function unlessIdle(run: Promise<void>, seconds: number): Promise<void> {
  if (seconds === Infinity) return run
  const from = performance.eventLoopUtilization()
  let timer: NodeJS.Timeout | undefined
  const tired = new Promise<void>((_, reject) => {
    timer = setInterval(() => {
      if (performance.eventLoopUtilization(from).idle > 1000 * seconds) reject(new Error('it waits for what never comes'))
    }, 250)
  })
  try {
    return await Promise.race([run, tired])
  } finally {
    clearInterval(timer)
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

async function load(): Promise<void> {
  leaveOut(ride.leaveOut)
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

/** Texts with faults take the places of their files, and the stand-in that of Vitest. */
function hookModules(): void {
  const faulty = new Map(Object.entries(ride.texts).map(([file, text]) => [pathToFileURL(join(ride.root, file)).href, text]))
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'vitest' && context.parentURL !== STAND_IN ? { url: STAND_IN, shortCircuit: true } : next(specifier, context),
    load: (url, context, next) => {
      const text = faulty.get(url)
      return text === undefined ? next(url, context) : { format: 'module', source: stripTypeScriptTypes(text), shortCircuit: true }
    },
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
