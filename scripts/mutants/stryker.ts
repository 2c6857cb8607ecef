import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const HERE = dirname(fileURLToPath(import.meta.url))
const MODULES = join(HERE, 'node_modules')

interface Position {
  readonly line: number
  readonly column: number
}

/** One fault, and what became of it; from the report of StrykerJS. */
export interface Mutant {
  readonly mutatorName: string
  readonly replacement: string
  readonly location: { readonly start: Position; readonly end: Position }
  readonly status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'RuntimeError' | 'CompileError' | 'Ignored' | 'Pending'
}

export interface Trial {
  /** The copy of the sources. */
  readonly house: string
  readonly file: string
  /** Only these places of the file. */
  readonly places?: readonly Mutant['location'][]
  readonly tests: readonly string[]
  /** Where the results of an earlier run are, which are taken over as far as nothing has changed. */
  readonly memory?: string
}

/** StrykerJS and its runner for Vitest are installed by the first run: 64 MB that nobody else needs. */
export function installStryker(): void {
  if (existsSync(join(MODULES, '@stryker-mutator/core'))) return
  console.log('installing StrykerJS')
  const { status } = spawnSync('npm', ['ci', '--legacy-peer-deps', '--ignore-scripts'], { cwd: HERE, stdio: 'inherit', shell: true })
  if (status !== 0) throw new Error('StrykerJS could not be installed')
}

/** Puts every fault into the file, one at a time, and runs the tests that ride over it. */
export function tryMutants({ house, file, places, tests, memory }: Trial): Mutant[] {
  const report = join(house, 'mutants.json')
  const config = join(house, 'stryker.config.json')
  rmSync(report, { force: true })
  if (memory !== undefined) mkdirSync(dirname(memory), { recursive: true })
  writeFileSync(join(house, 'mutants.config.ts'), vitestConfig(tests))
  writeFileSync(
    config,
    JSON.stringify({
      testRunner: 'vitest',
      plugins: [join(MODULES, '@stryker-mutator/vitest-runner/dist/src/index.js')],
      mutate: places === undefined ? [file] : places.map((place) => `${file}:${rangeOf(place)}`),
      // The copy is there to be changed.
      inPlace: true,
      concurrency: 1,
      // A busy machine is no endless loop.
      timeoutMS: 20_000,
      timeoutFactor: 3,
      coverageAnalysis: 'perTest',
      reporters: ['json'],
      jsonReporter: { fileName: report },
      ...(memory === undefined ? {} : { incremental: true, incrementalFile: memory }),
      vitest: { configFile: 'mutants.config.ts', related: false },
      ignorePatterns: ['**/*.md', '**/*.css', '**/*.svg', '**/test/browser'],
      checkers: [],
      logLevel: 'warn',
    }),
  )
  const run = spawnSync(process.execPath, [join(MODULES, '@stryker-mutator/core/bin/stryker.js'), 'run', config], {
    cwd: house,
    encoding: 'utf8',
  })
  if (!existsSync(report)) throw new Error(`StrykerJS gave no report for ${file}:\n${run.stdout}\n${run.stderr}`)
  const { files } = JSON.parse(readFileSync(report, 'utf8')) as { files: Record<string, { mutants: Mutant[] }> }
  return Object.values(files).flatMap(({ mutants }) => mutants)
}

/** Its columns count from 0, those of its report from 1. */
function rangeOf({ start, end }: Mutant['location']): string {
  return `${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`
}

/** The tests share a worker, as in `vitest.config.ts`. */
function vitestConfig(tests: readonly string[]): string {
  return `import { defineConfig } from 'vitest/config'
export default defineConfig({
  test: { include: ${JSON.stringify(tests)}, isolate: false, testTimeout: 60_000, env: { ECHAPPEE_UPDATE: '' } },
})
`
}
