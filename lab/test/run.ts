import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const program = fileURLToPath(new URL('../src/echappee.ts', import.meta.url))
const toyHook = new URL('toy/use-toy-catalog.ts', import.meta.url).href

/** Also for the hook, which is read before the command can turn the cache on. */
const compileCache = join(tmpdir(), 'echappee-compile-cache')

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

interface How {
  readonly input?: string
  readonly env?: Record<string, string>
}

/** The real command on the real games. */
export function echappee(args: readonly string[], how: How = {}): Ran {
  return run([program, ...args], how)
}

/** The real command on the toy games. */
export function toyEchappee(args: readonly string[], how: How = {}): Ran {
  return run(['--import', toyHook, program, ...args], how)
}

function run(args: readonly string[], { input = '', env = {} }: How): Ran {
  const {
    LC_ALL: _all,
    LC_MESSAGES: _messages,
    LANG: _lang,
    ECHAPPEE_DEBUG: _debug,
    DATABASE_URL: _url,
    DATA_DIR: _dir,
    ...rest
  } = process.env
  const { status, stdout, stderr, error } = spawnSync(process.execPath, args, {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...rest, LANG: 'C', NODE_COMPILE_CACHE: compileCache, ...env },
  })
  if (error !== undefined) throw error
  return { code: status, out: stdout, err: stderr }
}

export function lastJson({ out }: Ran): Record<string, unknown> {
  return JSON.parse(out.trimEnd().split('\n').at(-1)!) as Record<string, unknown>
}

export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'echappee-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}
