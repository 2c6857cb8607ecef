// npm test: everything, on a fresh machine too. Says what it does while it does it.
import { findBrowser } from './browser.mjs'
import { checkNode, environment, installPackages, run, writeCatalog } from './prepare.mjs'

installPackages()
console.log(`» Node ${checkNode()}`)
writeCatalog()
const browser = findBrowser()
console.log(`» Browser ${browser}`)

/** @type {[string, string, string[]][]} */
const steps = [
  ['types', 'node', ['scripts/types.mjs']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['format', 'oxfmt', ['--check']],
  ['unit tests, laws and golden records', 'vitest', ['run']],
  ['rule coverage', 'node', ['scripts/rules.ts']],
  ['build', 'vite', ['build', 'web', '--logLevel', 'warn']],
  ['browser tests', 'playwright', ['test']],
]

/** @type {{ name: string, status: number, seconds: number }[]} */
const results = []
for (const [name, command, args] of steps) {
  console.log(`\n» ${name}`)
  const began = Date.now()
  const status = run(command, args, { env: { ...environment(), ...(browser === 'playwright' ? {} : { CHROMIUM_PATH: browser }) } })
  results.push({ name, status, seconds: Math.round((Date.now() - began) / 1000) })
}

console.log('\n» Summary')
for (const { name, status, seconds } of results) console.log(`  ${status === 0 ? 'good  ' : 'FAILED'}  ${name} (${seconds} s)`)
const failed = results.filter(({ status }) => status !== 0).length
console.log(`steps: ${results.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
