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

/** Both count from 0. */
export interface Span {
  readonly start: Position
  readonly end: Position
}

/** One small fault: what stands instead of a place of the text. */
export interface Fault {
  readonly id: string
  readonly fileName: string
  readonly replacement: string
  readonly location: Span
}

export interface Source {
  readonly file: string
  readonly text: string
  /** Faults of these places alone; of all by default. */
  readonly only?: readonly Span[]
}

interface Instrumenter {
  instrument(
    files: readonly { name: string; mutate: true | readonly Span[]; content: string }[],
    options: { plugins: null; excludedMutations: string[]; ignorers: [] },
  ): Promise<{ files: { name: string; content: string }[]; mutants: Fault[] }>
}

/** StrykerJS's instrumenter is installed by the first run: nobody else needs it. */
export function installInstrumenter(): void {
  if (existsSync(INSTRUMENTER)) return
  console.log('installing the instrumenter of StrykerJS')
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: HERE, stdio: 'inherit', shell: true })
  if (status !== 0) throw new Error('the instrumenter of StrykerJS could not be installed')
}

/** By file the text with all its faults, of which none is there until its switch is on. */
export async function withFaults(sources: readonly Source[]): Promise<{ texts: Record<string, string>; faults: readonly Fault[] }> {
  const { Instrumenter: Maker } = (await import(pathToFileURL(INSTRUMENTER).href)) as { Instrumenter: new (logger: object) => Instrumenter }
  const silent = { debug: () => {}, info: () => {}, warn: () => {}, isDebugEnabled: () => false }
  const { files, mutants } = await new Maker(silent).instrument(
    sources.map(({ file, text, only }) => ({ name: file, mutate: only ?? true, content: text })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  )
  return { texts: Object.fromEntries(files.map(({ name, content }) => [name, content])), faults: mutants }
}
