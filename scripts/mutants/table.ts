import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf, type Room } from './rooms.ts'
import { intervalOf } from './sample.ts'
import { harmfulOf, hashOf, sampledIn, triedIn, type Sampled, type Tried } from './tried.ts'

const PAGE = 'docs/mutants.md'
const [BEGIN, END] = ['<!-- written by npm run mutants: -->', '<!-- end -->']

/** The page tells how far all rooms came. */
export function writeTable(rooms: readonly Room[], root: string): void {
  const page = readFileSync(join(root, PAGE), 'utf8')
  const [before, rest] = page.split(BEGIN)
  const after = rest?.split(END)[1]
  if (after === undefined) throw new Error(`${PAGE} has no place for the table, between ${BEGIN} and ${END}`)
  writeFileSync(join(root, PAGE), `${before}${BEGIN}\n\n${tableOf(rooms, root)}\n\n${END}${after}`)
}

/** Rooms as rows of Markdown, and the files where something is left. */
export function tableOf(rooms: readonly Room[], root: string): string {
  const tried = rooms.map((room) => currentOf(triedIn(room, root), room, root))
  const open = tried.flatMap((list) => list.filter((one) => harmfulIn(one, root) > 0))
  const files = open.map((one) => [`\`${one.file}\``, one.faults, harmfulIn(one, root)])
  const whole = markdown(
    ['Folder', 'Files', 'Faults', 'Noticed', 'Late', 'Harmless', 'Left', 'Share'],
    rooms.map((room) => rowOf(room, root)),
  )
  const sampled = rooms.flatMap((room) => sampleRow(room, root))
  const samples = sampled.length === 0 ? [] : [markdown(SAMPLE_HEAD, sampled)]
  const rest = files.length === 0 ? [] : [markdown(['Something left in', 'Faults', 'Left'], files)]
  return [whole, ...samples, ...rest].join('\n\n')
}

const SAMPLE_HEAD = ['Drawn at random from', 'Draw', 'Faults', 'Tried', 'Noticed', 'Harmless', 'Left', 'Share', '95 %']

/** Files that have changed since count no longer. */
function sampleRow(room: Room, root: string): (string | number)[][] {
  const drawn = sampledIn(room, root)
  const sampled = currentOf(drawn, room, root)
  if (drawn.length === 0) return []
  const sum = (value: (one: Sampled) => number) => sampled.reduce((total, one) => total + value(one), 0)
  const [faults, harmful] = [sum((one) => one.faults), sum((one) => harmfulIn(one, root))]
  const harmless = sum((one) => one.left.length) - harmful
  const noticed = sum((one) => one.noticed + one.late)
  const interval = intervalOf(noticed, faults - harmless).map((share) => (100 * share).toFixed(1))
  const share = (100 * noticed) / (faults - harmless)
  const name = `\`${room.folder}\`${sampled.length < drawn.length ? ` (${sampled.length} of ${drawn.length} files)` : ''}`
  return [
    [
      name,
      drawn[0]!.draw,
      sum((one) => one.all),
      faults,
      noticed,
      harmless,
      harmful,
      `${share.toFixed(1)} %`,
      `${interval[0]}–${interval[1]} %`,
    ],
  ]
}

function rowOf(room: Room, root: string): (string | number)[] {
  const tried = currentOf(triedIn(room, root), room, root)
  const sum = (value: (one: Tried) => number) => tried.reduce((total, one) => total + value(one), 0)
  const [faults, noticed, late, harmful] = [
    sum((one) => one.faults),
    sum((one) => one.noticed),
    sum((one) => one.late),
    sum((one) => harmfulIn(one, root)),
  ]
  const harmless = sum((one) => one.left.length) - harmful
  const share = faults === 0 ? '' : `${((100 * (noticed + late)) / (faults - harmless)).toFixed(1)} %`
  return [`\`${room.folder}\``, `${tried.length} of ${filesOf(room, root).length}`, faults, noticed, late, harmless, harmful, share]
}

/** Only what was tried as it is now, and by all tests. */
function currentOf<T extends Tried>(tried: readonly T[], room: Room, root: string): T[] {
  const files = filesOf(room, root)
  return tried.filter(
    ({ file, source, isEarly }) => isEarly !== true && files.includes(file) && source === hashOf(readFileSync(join(root, file), 'utf8')),
  )
}

function harmfulIn(one: Tried, root: string): number {
  return harmfulOf(one, readFileSync(join(root, one.file), 'utf8')).length
}

function markdown(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = [head, head.map(() => ''), ...rows].map((row) => row.map(String))
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => row[column]!.length)))
  return cells
    .map((row, i) => `| ${row.map((cell, column) => (i === 1 ? '-'.repeat(widths[column]!) : cell.padEnd(widths[column]!))).join(' | ')} |`)
    .join('\n')
}
