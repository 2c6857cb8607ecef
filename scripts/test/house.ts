import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A copy of the sources to put faults into. What is installed is linked; the workspaces are those of the copy. */
export function copyHouse(root: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  for (const file of files.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    cpSync(join(root, file), join(to, file))
  }
  for (const modules of ['node_modules', 'lab/node_modules']) linkModules(join(root, modules), join(to, modules))
  execFileSync(process.execPath, ['scripts/catalog.mjs'], { cwd: to })
}

function linkModules(from: string, to: string): void {
  if (!existsSync(from)) return
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name === '.vite' || name === '.vitest') continue
    if (name === '@echappee') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    else symlinkSync(join(from, name), join(to, name), lstatSync(join(from, name)).isDirectory() ? 'junction' : 'file')
  }
}
