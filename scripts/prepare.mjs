// Installs what is missing and finds the Node that runs the project. Plain JavaScript, for any Node from 20 on.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))
const MODULES = join(ROOT, 'node_modules')
const STAMP = join(MODULES, '.echappee-installed')
const isWindows = process.platform === 'win32'

/** Runs a program with its output on the screen; answers its exit code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: environment(), shell: isWindows, ...options })
  if (error !== undefined) console.error(`${command}: ${error.message}`)
  return status ?? 1
}

/** The project's programs, Node 24 among them, come before the machine's. */
export function environment() {
  return { ...process.env, PATH: join(MODULES, '.bin') + delimiter + (process.env.PATH ?? '') }
}

/** npm's packages as the lock file has them; nothing to do when they are there already. */
export function installPackages() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return
  console.log('» Installing the packages of package-lock.json (the first time takes a minute or two)')
  const status = run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'])
  if (status !== 0) {
    console.error('The packages could not be installed: npm said why above. Is the npm registry reachable?')
    process.exit(1)
  }
  writeFileSync(STAMP, lock)
}

/** Node runs the TypeScript sources as they are; that needs version 22.18 or 24. */
export function checkNode() {
  const found = spawnSync('node', ['--version'], { env: environment(), encoding: 'utf8', shell: isWindows }).stdout?.trim() ?? ''
  const [major = 0, minor = 0] = found.slice(1).split('.').map(Number)
  if (major >= 24 || (major === 22 && minor >= 18)) return found
  console.error(
    `Échappée needs Node 24 (22.18 at least) and found ${found || 'none'}. For ${process.platform} on ${process.arch} npm has no Node package that this project could install by itself: please install Node 24 from your system or from nodejs.org and run the command again.`,
  )
  process.exit(1)
}

export function writeCatalog() {
  if (run('node', [join('scripts', 'catalog.mjs')]) !== 0) process.exit(1)
}
