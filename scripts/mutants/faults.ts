import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const HERE = dirname(fileURLToPath(import.meta.url))
const INSTRUMENTER = join(HERE, 'node_modules/@stryker-mutator/instrumenter/dist/src/index.js')

interface Position {
  readonly line: number
  readonly column: number
}

/** One small fault: what stands instead of a place of the text. */
export interface Fault {
  readonly id: string
  readonly replacement: string
  /** Both count from 0. */
  readonly location: { readonly start: Position; readonly end: Position }
}

/** A text with all its faults, of which none is there until its switch is on. */
export interface Faulty {
  readonly code: string
  readonly faults: readonly Fault[]
}

interface Instrumenter {
  instrument(
    files: readonly { name: string; mutate: boolean; content: string }[],
    options: { plugins: null; excludedMutations: string[]; ignorers: [] },
  ): Promise<{ files: { content: string }[]; mutants: Fault[] }>
}

/** StrykerJS's instrumenter is installed by the first run: nobody else needs it. */
export function installInstrumenter(): void {
  if (existsSync(INSTRUMENTER)) return
  console.log('installing the instrumenter of StrykerJS')
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: HERE, stdio: 'inherit', shell: true })
  if (status !== 0) throw new Error('the instrumenter of StrykerJS could not be installed')
}

export async function withFaults(file: string, text: string): Promise<Faulty> {
  const { Instrumenter: Maker } = (await import(pathToFileURL(INSTRUMENTER).href)) as { Instrumenter: new (logger: object) => Instrumenter }
  const silent = { debug: () => {}, info: () => {}, warn: () => {}, isDebugEnabled: () => false }
  const { files, mutants } = await new Maker(silent).instrument([{ name: file, mutate: true, content: text }], {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  })
  return { code: files[0]!.content, faults: mutants }
}
