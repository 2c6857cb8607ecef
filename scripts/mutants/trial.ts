import { spawnSync } from 'node:child_process'
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Alone, Finding, Ride, Usual } from './ride.ts'

const CACHE = join(tmpdir(), 'echappee-mutants-cache')
const RIDE = fileURLToPath(new URL('./ride.ts', import.meta.url))

export type Trial = Omit<Ride, 'ids' | 'alone' | 'findings' | 'usual'> & { readonly ids: readonly string[] }

/** Tries the faults, and gives those that no test notices. */
export function passedOf(trial: Trial): Set<string> {
  const folder = mkdtempSync(join(tmpdir(), 'echappee-mutants-'))
  // A database server of the tests runs as somebody else.
  chmodSync(folder, 0o711)
  try {
    return together(trial, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

/** As many as possible share a process; what a cache may hide is tried alone. A fault that ends the process or never comes to an end is noticed by whoever runs the tests. */
function together(trial: Trial, folder: string): Set<string> {
  const passed = new Set<string>()
  let ids = trial.ids
  let usual: Usual | undefined
  while (ids.length > 0) {
    const findings = rideOf({ ...trial, ids, ...(usual === undefined ? {} : { usual }) }, folder)
    for (const one of findings) if (one.type === 'usual') ({ usual } = one)
    const started = findings.flatMap((one) => (one.type === 'start' ? [one.id] : []))
    const last = findings.at(-1)!
    if (last.type !== 'end' && last.type !== 'start') throw new Error(`the process ended without a fault in ${filesOf(trial)}`)
    const doubtful = findings.flatMap((one) => (one.type === 'doubtful' ? [one.alone] : []))
    for (const one of findings) if (one.type === 'passed') passed.add(one.id)
    for (const one of doubtful) if (isPassedAlone(trial, one, folder)) passed.add(one.id)
    ids = ids.slice(started.length)
  }
  return passed
}

function isPassedAlone(trial: Trial, alone: Alone, folder: string): boolean {
  const findings = rideOf({ ...trial, ids: [], alone }, folder)
  return findings.some(({ type }) => type === 'passed')
}

function rideOf(ride: Omit<Ride, 'findings'>, folder: string): Finding[] {
  const [task, findings] = [join(folder, 'ride.json'), join(folder, 'findings')]
  writeFileSync(findings, '')
  writeFileSync(task, JSON.stringify({ ...ride, findings } satisfies Ride))
  const { stderr } = spawnSync(process.execPath, ['--max-old-space-size=1500', RIDE, task], {
    cwd: ride.root,
    env: { ...process.env, TMPDIR: folder, ECHAPPEE_UPDATE: '', VITEST: 'true', NODE_NO_WARNINGS: '1', NODE_COMPILE_CACHE: CACHE },
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  endDatabases(folder)
  const told = readFileSync(findings, 'utf8').trim().split('\n')
  if (told[0] === '') throw new Error(`no fault of ${filesOf(ride)} could be tried:\n${stderr}`)
  const all = told.map((line) => JSON.parse(line) as Finding)
  const broken = all.find((one) => one.type === 'broken')
  if (broken !== undefined) throw new Error(`a test fails without any fault: ${broken.why}`)
  return all
}

/** Those whose process was ended live on without it. */
function endDatabases(folder: string): void {
  for (const file of globSync('echappee-postgres-*/postmaster.pid', { cwd: folder })) {
    try {
      process.kill(Number(readFileSync(join(folder, file), 'utf8').split('\n')[0]), 'SIGINT')
    } catch {
      // It has ended by itself.
    }
  }
}

const filesOf = ({ texts }: Pick<Ride, 'texts'>) => Object.keys(texts).join(', ')
