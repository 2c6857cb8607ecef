// npm run mutants [folder or file …] [--early] [--left]: puts every small fault into the code, one at a time, and says which of them no test notices.
// What is done is kept in .mutants: a run that was stopped goes on with the next file, and a file is tried again when it or a test has changed.
// --early leaves the late tests out: what only they notice counts as left. --left shows what is left, and tries nothing.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { HARMLESS } from './harmless.ts'
import { copyHouse } from './house.ts'
import { filesOf, roomsIn, type Room } from './rooms.ts'
import { installStryker, tryMutants, type Mutant } from './stryker.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const KEPT = join(ROOT, '.mutants')
// Outside, or other tools would find its tests.
const HOUSE = join(tmpdir(), `echappee-mutants-${createHash('sha256').update(ROOT).digest('hex').slice(0, 8)}`)

/** A fault that no test notices. */
interface Left {
  readonly at: number
  readonly line: string
  readonly becomes: string
}

/** What became of the faults of one file. */
interface Result {
  readonly key: string
  readonly faults: number
  /** Noticed by the tests of the room, and by its late tests and laws alone. */
  readonly noticed: number
  readonly noticedLate: number
  readonly left: readonly Left[]
}

/** Some games against the laws; with so few, not every event and refusal is met. */
const LAWS = `import { fuzz } from '@echappee/testkit'
import { expect, it } from 'vitest'
import { subject } from './subject.ts'
it('the laws', () => {
  const { breaches } = fuzz(subject, { games: 60, failures: undefined })
  expect(breaches.filter(({ law }) => law !== 'eventsSeen' && law !== 'refusalsSeen')).toEqual([])
})
`

const { values, positionals } = parseArgs({
  options: { left: { type: 'boolean', default: false }, early: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const wanted = positionals.map((folder) => folder.replace(/\/$/, ''))
const all = roomsIn(ROOT)
const rooms = all.filter(
  ({ folder }) => wanted.length === 0 || wanted.some((one) => folder.startsWith(one) || one.startsWith(`${folder}/`)),
)
if (rooms.length === 0) {
  console.error(`no such folder: ${wanted.join(', ')}. There are: ${all.map(({ folder }) => folder).join(', ')}`)
  process.exit(2)
}
if (!values.left) {
  installStryker()
  copyHouse(ROOT, HOUSE)
}
for (const room of rooms)
  if (values.left) showLeft(room)
  else tryRoom(room)
console.log(`\n${table(rooms)}`)

function tryRoom(room: Room): void {
  if (room.game !== undefined) writeFileSync(join(HOUSE, lawsOf(room.game)), LAWS)
  const tests = [...room.tests, ...lateOf(room)].map((file) => readFileSync(join(HOUSE, file), 'utf8')).join('')
  const files = chosenFiles(room)
  for (const [i, file] of files.entries()) {
    const key = createHash('sha256')
      .update(readFileSync(join(HOUSE, file)))
      .update(tests)
      .digest('hex')
    const known = resultOf(file)
    const result = known?.key === key ? known : tryFile(room, file, key)
    console.log(`${i + 1} of ${files.length} ${file}: ${result.faults - harmfulLeft(file, result).length} of ${result.faults}`)
  }
}

function tryFile(room: Room, file: string, key: string): Result {
  const mutants = tryMutants({ house: HOUSE, file, tests: room.tests, memory: join(KEPT, 'memory', `${file}.json`) }).filter(isFault)
  const passed = mutants.filter(isLeft)
  const late = lateOf(room)
  const source = readFileSync(join(HOUSE, file), 'utf8').split('\n')
  const places = passed.filter((one) => !isHarmless(file, described(one, source))).map(({ location }) => location)
  const memory = join(KEPT, 'memory', `${file}.late.json`)
  const again = places.length === 0 || late.length === 0 ? [] : tryMutants({ house: HOUSE, file, tests: late, places, memory })
  const noticedLate = new Set(again.filter((one) => !isLeft(one)).map(name))
  const stillLeft = passed.filter((one) => !noticedLate.has(name(one)))
  const result = {
    key,
    faults: mutants.length,
    noticed: mutants.length - passed.length,
    noticedLate: passed.length - stillLeft.length,
    left: stillLeft.map((one) => described(one, source)),
  }
  mkdirSync(dirname(pathOf(file)), { recursive: true })
  writeFileSync(pathOf(file), JSON.stringify(result, undefined, 1))
  return result
}

function showLeft(room: Room): void {
  for (const file of chosenFiles(room))
    for (const { at, line, becomes } of harmfulLeft(file, resultOf(file))) console.log(`${file}:${at}\n  - ${line}\n  + ${becomes}`)
}

/** Rooms as rows of Markdown. */
function table(of: readonly Room[]): string {
  const rows = of.map((room) => {
    const files = chosenFiles(room)
    const results = files.flatMap((file) => resultOf(file) ?? [])
    const sum = (value: (result: Result) => number) => results.reduce((total, result) => total + value(result), 0)
    const [faults, noticed, late, left] = [
      sum((r) => r.faults),
      sum((r) => r.noticed),
      sum((r) => r.noticedLate),
      sum((r) => r.left.length),
    ]
    const open = files.flatMap((file) => harmfulLeft(file, resultOf(file))).length
    const share = faults === 0 ? '' : `${((100 * (noticed + late)) / (faults - left + open)).toFixed(1)} %`
    return `| ${room.folder} | ${results.length} of ${files.length} | ${faults} | ${noticed} | ${late} | ${left - open} | ${open} | ${share} |`
  })
  return [
    '| Folder | Files | Faults | Noticed | Noticed late | Harmless | Left | Share |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

function chosenFiles(room: Room): string[] {
  const files = filesOf(room, ROOT)
  const inside = wanted.filter((one) => one.startsWith(`${room.folder}/`))
  return inside.length === 0 ? files : files.filter((file) => inside.some((one) => file.startsWith(one)))
}

/** Without those that are known to change nothing. */
function harmfulLeft(file: string, result: Result | undefined): readonly Left[] {
  return (result?.left ?? []).filter((one) => !isHarmless(file, one))
}

function isHarmless(file: string, { line, becomes }: Left): boolean {
  return HARMLESS.some((one) => one.file === file && one.line === line && one.becomes.includes(becomes))
}

function pathOf(file: string): string {
  return join(KEPT, 'results', `${file}.json`)
}

function resultOf(file: string): Result | undefined {
  return existsSync(pathOf(file)) ? (JSON.parse(readFileSync(pathOf(file), 'utf8')) as Result) : undefined
}

/** What can't even be run was never a fault that somebody could make unnoticed. */
function isFault({ status }: Mutant): boolean {
  return status === 'Killed' || status === 'Timeout' || isLeft({ status })
}

function isLeft({ status }: Pick<Mutant, 'status'>): boolean {
  return status === 'Survived' || status === 'NoCoverage'
}

function name({ location: { start, end }, replacement }: Mutant): string {
  return `${start.line}:${start.column}-${end.line}:${end.column} ${replacement}`
}

/** The first line of it before and after. Columns count from 1. */
function described({ location: { start, end }, replacement }: Mutant, source: readonly string[]): Left {
  const first = source[start.line - 1]!
  const becomes = `${first.slice(0, start.column - 1)}${replacement}${source[end.line - 1]!.slice(end.column - 1)}`
  return { at: start.line, line: first.trim(), becomes: becomes.split('\n')[0]!.trim() }
}

function lateOf({ late, game }: Room): readonly string[] {
  if (values.early) return []
  return game === undefined ? late : [...late, lawsOf(game)]
}

function lawsOf(game: string): string {
  return `games/${game}/test/mutants-laws.test.ts`
}
