// npm run mutants [folder or file …] [--early] [--again] [--left] [--sample n [--draw name]]: puts every small fault into the code, one at a time, and says which of them no test notices.
// What was tried is kept in scripts/mutants/tried: a file is tried again when it has changed, and what is left of it when a test has.
// --early leaves the late tests out: what only they notice counts as left. --again tries everything. --left shows what is left, and tries nothing.
// --sample tries so many faults of each folder, drawn at random: where there is no time for all of them. Another name draws others.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { installInstrumenter, withFaults, type Fault } from './faults.ts'
import { filesOf, roomsIn, type Room } from './rooms.ts'
import { drawnFrom, type Drawn } from './sample.ts'
import { tableOf, writeTable } from './table.ts'
import { passedOf } from './trial.ts'
import {
  forgetSamples,
  harmfulOf,
  hashOf,
  isHarmless,
  keep,
  keepSample,
  sampledIn,
  shown,
  triedIn,
  type Left,
  type Sampled,
  type Tried,
} from './tried.ts'

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
  for (const [i, { room, file }] of chosen.entries()) {
    const tried = await tryFile(room, file)
    const open = harmfulOf(tried, textOf(file)).length
    console.log(`${i + 1} of ${chosen.length} ${file}: ${tried.faults} faults, ${tried.left.length - open} harmless, ${open} left`)
  }
  writeTable(all, ROOT)
}

/** All faults of a text that is new; else, when tests are new, those that were left. */
async function tryFile(room: Room, file: string): Promise<Tried> {
  const known = values.again ? undefined : triedIn(room, ROOT).find((one) => one.file === file && one.source === hashOf(textOf(file)))
  const tests = testsKey(room)
  if (known !== undefined && (known.tests === tests || known.left.length === 0)) return known
  const faulty = await withFaults(file, textOf(file))
  const { noticed, late, left } = tryFaults(room, file, faulty.code, known === undefined ? faulty.faults : leftIn(known, faulty.faults))
  const tried: Tried = {
    file,
    source: hashOf(textOf(file)),
    tests,
    faults: faulty.faults.length,
    noticed: (known?.noticed ?? 0) + noticed,
    late: (known?.late ?? 0) + late,
    left,
    ...(values.early && left.length > 0 ? { isEarly: true } : {}),
  }
  keep(room, ROOT, tried)
  return tried
}

/** What becomes of these faults of a file. */
function tryFaults(room: Room, file: string, code: string, faults: readonly Fault[]): Pick<Tried, 'noticed' | 'late' | 'left'> {
  const trial = { root: ROOT, file, code }
  const passed = passedOf({ ...trial, tests: room.tests, ids: faults.map(({ id }) => id) })
  const open = faults.filter((one) => passed.has(one.id) && !isHarmless(file, leftOf(one), textOf(file)))
  const openLate = lateOf(room, { ...trial, ids: open.map(({ id }) => id) })
  const left = faults.filter(({ id }) => passed.has(id) && (!open.some((one) => one.id === id) || openLate.has(id)))
  return { noticed: faults.length - passed.size, late: passed.size - left.length, left: left.map(leftOf) }
}

function leftIn(known: Tried, faults: readonly Fault[]): Fault[] {
  const left = new Set(known.left.map(([place, replacement]) => `${place} ${replacement}`))
  return faults.filter((one) => left.has(leftOf(one).join(' ')))
}

async function trySamples(size: number): Promise<void> {
  installInstrumenter()
  for (const room of all.filter(({ folder }) => wanted.length === 0 || wanted.includes(folder))) {
    const drawn = await drawnFrom(filesOf(room, ROOT), textOf, size, values.draw)
    for (const [i, one] of drawn.entries()) {
      const sampled = trySample(room, one)
      const open = harmfulOf(sampled, textOf(one.file)).length
      console.log(`${i + 1} of ${drawn.length} ${one.file}: ${sampled.faults} of ${sampled.all} faults, ${open} left`)
    }
    forgetSamples(room, ROOT, new Set(drawn.map(({ file }) => file)))
  }
  writeTable(all, ROOT)
}

/** What a whole trial of the same text has shown is not tried again, but for what it left. */
function trySample(room: Room, { file, code, faults, all: count }: Drawn): Sampled {
  const source = hashOf(textOf(file))
  const tests = testsKey(room)
  const { draw } = values
  const same = sampledIn(room, ROOT).find(
    (one) => one.file === file && one.source === source && one.draw === draw && one.faults === faults.length,
  )
  if (same !== undefined && (same.tests === tests || same.left.length === 0)) return same
  const whole = same ?? triedIn(room, ROOT).find((one) => one.file === file && one.source === source)
  const now = whole === undefined ? faults : leftIn(whole, faults)
  const { noticed, late, left } = tryFaults(room, file, code, now)
  const sampled: Sampled = {
    file,
    source,
    tests,
    draw,
    all: count,
    faults: faults.length,
    noticed: faults.length - now.length + noticed,
    late,
    left,
  }
  keepSample(room, ROOT, sampled)
  return sampled
}

function sampleSize(text: string): number {
  const size = Number(text)
  if (Number.isInteger(size) && size > 0) return size
  console.error(`--sample needs a whole number above 0, not ${text}`)
  process.exit(2)
}

/** Which of them pass the late tests too. */
function lateOf({ late, game }: Room, trial: { root: string; file: string; code: string; ids: readonly string[] }): Set<string> {
  if (values.early || (late.length === 0 && game === undefined)) return new Set(trial.ids)
  return passedOf({ ...trial, tests: late, ...(game === undefined ? {} : { laws: game }) })
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

function leftOf({ location: { start, end }, replacement }: Fault): Left {
  return [`${start.line + 1}:${start.column + 1}-${end.line + 1}:${end.column + 1}`, replacement]
}

function textOf(file: string): string {
  return existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : ''
}
