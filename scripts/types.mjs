// One program for each set of types: the rules see neither DOM nor Node, the site sees the DOM, the rest sees Node, the tests of the site both.
import { spawnSync } from 'node:child_process'

let failed = false
for (const part of ['rules', 'web', 'node', 'browser']) {
  console.log(`types: ${part}`)
  const { status } = spawnSync('tsc', ['-p', `tsconfig.${part}.json`], { stdio: 'inherit', shell: process.platform === 'win32' })
  failed ||= status !== 0
}
process.exit(failed ? 1 : 0)
