// A Chromium for Linux from npm, with the libraries and the font that a bare machine lacks. It lies in node_modules alone, and no install brings it unasked.
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, run } from './prepare.mjs'

const PACKAGE = '@sparticuz/chromium'
const VERSION = '153.0.0'
const FOLDER = join(ROOT, 'node_modules', '.chromium')
const PROGRAM = join(FOLDER, `chromium-${VERSION}.sh`)

/** The path of a program that starts it; undefined if npm can't bring it. */
export function unpackChromium() {
  if (existsSync(PROGRAM)) return PROGRAM
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  const quiet = ['--no-save', '--no-package-lock', '--no-fund', '--no-audit', '--loglevel=error']
  if (run('npm', ['install', '--prefix', FOLDER, ...quiet, `${PACKAGE}@${VERSION}`], { cwd: FOLDER }) !== 0) return undefined
  writeFileSync(join(FOLDER, 'unpack.js'), UNPACK)
  if (run('node', ['unpack.js'], { cwd: FOLDER, env: { ...process.env, TMPDIR: FOLDER } }) !== 0) return undefined
  rmSync(join(FOLDER, 'node_modules'), { recursive: true })
  writeFileSync(join(FOLDER, 'fonts.conf'), FONTS)
  // Under its name when it is whole.
  writeFileSync(`${PROGRAM}.part`, START, { mode: 0o755 })
  renameSync(`${PROGRAM}.part`, PROGRAM)
  return PROGRAM
}

/** The package unpacks into the folder for temporary files. */
const UNPACK = `import { inflate } from '${PACKAGE}'
for (const part of ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']) await inflate('node_modules/${PACKAGE}/bin/' + part)
`

const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`

const START = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`
