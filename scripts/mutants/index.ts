// npm run mutants [folder or file …] [--early] [--again] [--left] [--sample n [--draw name]]: puts every small fault into the code, one at a time, and says which of them no test notices.
// What was tried is kept in scripts/mutants/tried: a file is tried again when it has changed, and what is left of it when a test has.
// --early leaves the late tests out: what only they notice counts as left. --again tries everything, what has a reason too. --left shows what is left, and tries nothing.
// --sample tries so many faults of each folder, drawn at random: where there is no time for all of them. Another name draws others.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { batchesOf, leftOf, tryTogether, type Task } from './batch.ts'
import { installInstrumenter, withFaults } from './faults.ts'
import { filesOf, roomsIn, type Room } from './rooms.ts'
import { drawnFrom, type Drawn } from './sample.ts'
import { tableOf, writeTable } from './table.ts'
import { forgetSamples, harmfulOf, hashOf, keep, keepSample, sampledIn, shown, triedIn, type Sampled, type Tried } from './tried.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const FLAG = { type: 'boolean', default: false } as const
const { values, positionals } = parseArgs({
  options: { left: FLAG, early: FLAG, again: FLAG, sample: { type: 'string' }, draw: { type: 'string', default: 'first' } },
  allowPositionals: true,
})
const wanted = positionals.map((folder) => folder.replace(/\/$/, ''))
const all = roomsIn(ROOT)
const chosen = all.flatMap((room) => chosenFiles(room).map((file) => ({ room, file })))
if (chosen.length === 0) {
  console.error(`no such folder: ${wanted.join(', ')}. There are: ${all.map(({ folder }) => folder).join(', ')}`)
  process.exit(2)
}
if (values.left) for (const { room, file } of chosen) showLeft(room, file)
else if (values.sample !== undefined) await trySamples(sampleSize(values.sample))
else await tryFiles()
console.log(`\n${tableOf(all, ROOT)}`)

async function tryFiles(): Promise<void> {
  installInstrumenter()
  let count = 0
  const told = (tried: Tried) => {
    const open = harmfulOf(tried, textOf(tried.file)).length
    console.log(`${++count} of ${chosen.length} ${tried.file}: ${tried.faults} faults, ${tried.left.length - open} harmless, ${open} left`)
  }
  for (const room of new Set(chosen.map((one) => one.room))) {
    const jobs: FileJob[] = []
    for (const { file } of chosen.filter((one) => one.room === room)) {
      const job = await jobOf(room, file)
      if ('task' in job) jobs.push(job)
      else told(job)
    }
    for (const batch of batchesOf(jobs)) for (const tried of await tryJobs(room, batch)) told(tried)
    writeTable(all, ROOT)
  }
}

/** What is to be tried of a file, and what of it is known. */
interface FileJob {
  readonly task: Task
  readonly known: Tried | undefined
  readonly faults: number
}

/** All faults of a text that is new; else, when tests are new, those that were left. */
async function jobOf(room: Room, file: string): Promise<FileJob | Tried> {
  const text = textOf(file)
  const known = values.again ? undefined : triedIn(room, ROOT).find((one) => one.file === file && one.source === hashOf(text))
  if (known !== undefined && (known.tests === testsKey(room) || known.left.length === 0)) return known
  if (known !== undefined) return { task: { file, text, faults: known.left }, known, faults: known.faults }
  const { faults } = await withFaults([{ file, text }])
  return { task: { file, text, faults: faults.map(leftOf) }, known, faults: faults.length }
}

async function tryJobs(room: Room, jobs: readonly FileJob[]): Promise<Tried[]> {
  const verdicts = await tryTogether(
    ROOT,
    room,
    jobs.map(({ task }) => task),
    values,
  )
  return jobs.map(({ task: { file, text }, known, faults }) => {
    const { noticed, late, left } = verdicts.get(file)!
    const tried: Tried = {
      file,
      source: hashOf(text),
      tests: testsKey(room),
      faults,
      noticed: (known?.noticed ?? 0) + noticed,
      late: (known?.late ?? 0) + late,
      left,
      ...(values.early && left.length > 0 ? { isEarly: true } : {}),
    }
    keep(room, ROOT, tried)
    return tried
  })
}

async function trySamples(size: number): Promise<void> {
  installInstrumenter()
  for (const room of all.filter(({ folder }) => wanted.length === 0 || wanted.includes(folder))) {
    const drawn = keptDraw(room, size) ?? (await drawnFrom(filesOf(room, ROOT), textOf, size, values.draw))
    const jobs = drawn.flatMap((one) => sampleJobOf(room, one) ?? [])
    for (const batch of batchesOf(jobs)) await trySampleJobs(room, batch)
    forgetSamples(room, ROOT, new Set(drawn.map(({ file }) => file)))
    for (const one of sampledIn(room, ROOT)) if (one.faults > 0) tellSample(one)
    writeTable(all, ROOT)
  }
}

/** As long as no file has changed, the same are drawn. */
function keptDraw(room: Room, size: number): Drawn[] | undefined {
  const kept = sampledIn(room, ROOT).filter(({ file, source, draw }) => draw === values.draw && source === hashOf(textOf(file)))
  const isWhole = kept.length === filesOf(room, ROOT).length && kept.reduce((sum, { faults }) => sum + faults, 0) === size
  return isWhole ? kept.map(({ file, faults, all: count, left }) => ({ file, faults: left, count: faults, all: count })) : undefined
}

function tellSample(one: Sampled): void {
  console.log(`${one.file}: ${one.faults} of ${one.all} faults, ${harmfulOf(one, textOf(one.file)).length} left`)
}

interface SampleJob {
  readonly task: Task
  readonly drawn: Drawn
  readonly known: Pick<Sampled, 'noticed' | 'late'>
}

/** What a whole trial of the same text has shown is not tried again, but for what it left; nothing where all is known. */
function sampleJobOf(room: Room, drawn: Drawn): SampleJob | undefined {
  const { file, faults, count } = drawn
  const text = textOf(file)
  const same = sampledIn(room, ROOT).find(
    (one) => one.file === file && one.source === hashOf(text) && one.draw === values.draw && one.faults === count,
  )
  if (same !== undefined && (same.tests === testsKey(room) || same.left.length === 0)) return undefined
  if (same !== undefined) return { task: { file, text, faults: same.left }, drawn, known: same }
  const whole = triedIn(room, ROOT).find((one) => one.file === file && one.source === hashOf(text))
  const left = new Set(whole?.left.map((one) => one.join(' ')))
  const open = whole === undefined ? faults : faults.filter((one) => left.has(one.join(' ')))
  return { task: { file, text, faults: open }, drawn, known: { noticed: count - open.length, late: 0 } }
}

async function trySampleJobs(room: Room, jobs: readonly SampleJob[]): Promise<void> {
  const verdicts = await tryTogether(
    ROOT,
    room,
    jobs.map(({ task }) => task),
    { early: false, again: values.again },
  )
  for (const { task, drawn, known } of jobs) {
    const { noticed, late, left } = verdicts.get(task.file)!
    keepSample(room, ROOT, {
      file: task.file,
      source: hashOf(task.text),
      tests: testsKey(room),
      draw: values.draw,
      all: drawn.all,
      faults: drawn.count,
      noticed: known.noticed + noticed,
      late: known.late + late,
      left,
    })
  }
}

function sampleSize(text: string): number {
  const size = Number(text)
  if (Number.isInteger(size) && size > 0) return size
  console.error(`--sample needs a whole number above 0, not ${text}`)
  process.exit(2)
}

function showLeft(room: Room, file: string): void {
  const kept = [...triedIn(room, ROOT), ...sampledIn(room, ROOT)]
  const tried = kept.find((one) => one.file === file && one.source === hashOf(textOf(file)))
  for (const one of tried === undefined ? [] : harmfulOf(tried, textOf(file))) {
    const { at, line, becomes } = shown(one, textOf(file))
    console.log(`${file}:${at}\n  - ${line}\n  + ${becomes}`)
  }
}

function chosenFiles(room: Room): string[] {
  return filesOf(room, ROOT).filter((file) => wanted.length === 0 || wanted.some((one) => file === one || file.startsWith(`${one}/`)))
}

function testsKey({ tests, late }: Room): string {
  const tried = values.early ? tests : [...tests, ...late]
  const folder = tests[0]!.split('/test/')[0]!
  const helpers = globSync(`${folder}/test/*.ts`, { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'))
  return hashOf(...[...tried, ...helpers.sort(), 'scripts/mutants/ride.ts'].map(textOf))
}

function textOf(file: string): string {
  return existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : ''
}
