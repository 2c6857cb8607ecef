import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { COUP_DE_BORDURE } from './harmless/coup-de-bordure.ts'
import { FLAMME_ROUGE } from './harmless/flamme-rouge.ts'
import { KERNEL } from './harmless/kernel.ts'
import { TOUR_DE_FRANCE } from './harmless/tour-de-france.ts'
import { TOUR_INFERNAL } from './harmless/tour-infernal.ts'
import { VAINQUEUR_DU_TOUR } from './harmless/vainqueur-du-tour.ts'
import type { Room } from './rooms.ts'

const HARMLESS = [...COUP_DE_BORDURE, ...FLAMME_ROUGE, ...KERNEL, ...TOUR_DE_FRANCE, ...TOUR_INFERNAL, ...VAINQUEUR_DU_TOUR]

/** What became of the faults of one file. Kept in the project, a line a file, so that any machine goes on where another stopped. */
export interface Tried {
  readonly file: string
  /** The text that was tried, and the tests that tried it. */
  readonly source: string
  readonly tests: string
  readonly faults: number
  /** Noticed by the tests of the room, and by its late tests and laws alone. */
  readonly noticed: number
  readonly late: number
  readonly left: readonly Left[]
  /** The late tests have not met what is left. */
  readonly isEarly?: true
}

/** The same of some faults that were drawn at random; `all` is how many the file has. */
export interface Sampled extends Tried {
  readonly draw: string
  readonly all: number
}

/** A fault that no test notices: where (from line:column to line:column, both from 1), and what stands there instead. */
export type Left = readonly [place: string, replacement: string]

export function hashOf(...texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 12)
}

export function triedIn(room: Room, root: string): Tried[] {
  return linesOf<Tried>(pathOf('tried', room, root))
}

export function sampledIn(room: Room, root: string): Sampled[] {
  return linesOf<Sampled>(pathOf('sampled', room, root))
}

export function keep(room: Room, root: string, tried: Tried): void {
  keepIn(pathOf('tried', room, root), root, tried)
}

export function keepSample(room: Room, root: string, sampled: Sampled): void {
  keepIn(pathOf('sampled', room, root), root, sampled)
}

/** Only what these files show belongs to the last sample. */
export function forgetSamples(room: Room, root: string, files: ReadonlySet<string>): void {
  const path = pathOf('sampled', room, root)
  write(
    path,
    linesOf<Sampled>(path).filter(({ file }) => files.has(file)),
  )
}

function linesOf<T>(path: string): T[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.flatMap((line) => (line === '' ? [] : [JSON.parse(line) as T]))
}

function keepIn(path: string, root: string, tried: Tried): void {
  const others = linesOf<Tried>(path).filter(({ file }) => file !== tried.file && existsSync(join(root, file)))
  write(
    path,
    [...others, tried].sort((a, b) => (a.file < b.file ? -1 : 1)),
  )
}

function write(path: string, lines: readonly Tried[]): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, lines.map((one) => `${JSON.stringify(one)}\n`).join(''))
}

/** Without those that are known to change nothing. */
export function harmfulOf({ file, left }: Tried, source: string): Left[] {
  return left.filter((one) => !isHarmless(file, one, source))
}

export function isHarmless(file: string, left: Left, source: string): boolean {
  const { line, becomes } = shown(left, source)
  return HARMLESS.some((one) => one.file === file && one.line === line && one.becomes.includes(becomes))
}

/** The first line of it before and after. */
export function shown([place, replacement]: Left, source: string): { at: number; line: string; becomes: string } {
  const [startLine, startColumn, endLine, endColumn] = place.split(/[:-]/).map(Number) as [number, number, number, number]
  const lines = source.split('\n')
  const first = lines[startLine - 1]!
  const becomes = `${first.slice(0, startColumn - 1)}${replacement}${lines[endLine - 1]!.slice(endColumn - 1)}`
  return { at: startLine, line: first.trim(), becomes: becomes.split('\n')[0]!.trim() }
}

function pathOf(kind: 'tried' | 'sampled', { folder }: Room, root: string): string {
  return join(root, 'scripts/mutants', kind, `${folder.replace(/\/(rules|src)\b/, '').replaceAll('/', '-')}.jsonl`)
}
