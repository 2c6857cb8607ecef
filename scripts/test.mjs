// npm test: everything, on a fresh machine too; npm test -- --changed: what a change touches. Says what it does while it does it.
import { findBrowser } from './browser.mjs'
import { browserSpecs, changeBase, changedFiles, changedGames, unitTests } from './changed.mjs'
import { failedTests, forgetReports, UNIT_REPORTERS } from './failures.mjs'
import { checkNode, environment, installPackages, run, writeCatalog } from './prepare.mjs'

const USAGE = 'npm test, or npm test -- --changed for what differs from main'
const args = process.argv.slice(2)
const unknown = args.find((arg) => arg !== '--changed')
if (unknown !== undefined) {
  console.error(`"${unknown}" is not known here. Usage: ${USAGE}.`)
  process.exit(2)
}

installPackages()
console.log(`» Node ${checkNode()}`)
writeCatalog()

/** @type {[string, string, string[]][]} */
const CHECKS = [
  ['types', 'node', ['scripts/types.mjs']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['format', 'oxfmt', ['--check']],
  ['nothing dead', 'knip', ['--no-progress']],
]
/** @type {[string, string, string[]]} */
const BUILD = ['build', 'vite', ['build', 'web', '--logLevel', 'warn']]

/** By exit code; 77 says that this machine lacks what the step needs. @type {Record<number, string>} */
const VERDICTS = { 0: 'good    ', 77: 'LEFT OUT' }

const steps = args.includes('--changed') ? changedSteps() : allSteps()
const browser = steps.some(needsBrowser) ? findBrowser() : undefined
if (browser !== undefined) console.log(`» Browser ${browser.name}`)
const env = { ...environment(), ...browser?.env }

/** Where others rely on the answer, nothing of the browser tests may be missing. */
const LEFT_OUT = process.env.CI ? 1 : 77

/** @type {{ name: string, status: number, seconds: number }[]} */
const results = []
forgetReports()
for (const step of steps) {
  const [name, command, words] = step
  console.log(`\n» ${name}`)
  const began = Date.now()
  const status = needsBrowser(step) && browser === undefined ? LEFT_OUT : run(command, words, { env })
  results.push({ name, status, seconds: Math.round((Date.now() - began) / 1000) })
}
if (browser?.isShell)
  results.push({ name: 'browser tests of messages outside the page, which this browser lacks', status: LEFT_OUT, seconds: 0 })

console.log('\n» Summary')
for (const { name, status, seconds } of results) console.log(`  ${VERDICTS[status] ?? 'FAILED  '}  ${name} (${seconds} s)`)
const failed = results.filter(({ status }) => VERDICTS[status] === undefined).length
for (const test of failedTests()) console.log(`  failed    ${test}`)
const leftOut = results.filter(({ status }) => status === 77).length
console.log(`steps: ${results.length - failed - leftOut} passed, ${failed} failed${leftOut === 0 ? '' : `, ${leftOut} left out`}`)
process.exit(failed === 0 ? 0 : 1)

function needsBrowser([, command]) {
  return command === 'playwright'
}

/** @returns {[string, string, string[]][]} */
function allSteps() {
  return [
    ...CHECKS,
    ['unit tests, laws and golden records', 'vitest', ['run', ...UNIT_REPORTERS]],
    ['rule coverage', 'node', ['scripts/rules.ts']],
    BUILD,
    ['browser tests', 'playwright', ['test']],
    ['whole races in Firefox', 'node', ['web/test/smoke/run.ts', 'firefox']],
    ['whole races in WebKit', 'node', ['web/test/smoke/run.ts', 'webkit']],
  ]
}

/** @returns {[string, string, string[]][]} */
function changedSteps() {
  const base = changeBase()
  if (base === undefined) {
    console.error('What has changed can be known in a git clone only. Without one: npm test.')
    process.exit(2)
  }
  const files = changedFiles(base)
  if (files.length === 0) {
    console.log('» Nothing differs from main.')
    process.exit(0)
  }
  console.log(`» ${files.length} ${files.length === 1 ? 'file differs' : 'files differ'} from ${base.slice(0, 7)}`)
  const [tests, specs] = [unitTests(files), browserSpecs(files)]
  return [
    ...CHECKS,
    ...(tests.length === 0
      ? []
      : [['unit tests that the change touches', 'vitest', ['run', '--changed', base, '--passWithNoTests', ...UNIT_REPORTERS, ...tests]]]),
    ...changedGames(files).map((game) => [`rule coverage of ${game}`, 'node', ['scripts/rules.ts', game]]),
    ...(specs.length === 0 ? [] : [BUILD, [`browser tests: ${specs.join(', ')}`, 'playwright', ['test', ...specs]]]),
  ]
}
