// The names of the tests that failed, for the last lines of npm test: whoever reads only those still learns what to mend.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from './prepare.mjs'

export const REPORTS = {
  unit: join(ROOT, 'node_modules', '.cache', 'echappee', 'unit.json'),
  browser: join(ROOT, 'node_modules', '.cache', 'echappee', 'browser.json'),
}

export const UNIT_REPORTERS = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS.unit}`]

/** A report of an earlier run says nothing of this one. */
export function forgetReports() {
  for (const file of Object.values(REPORTS)) rmSync(file, { force: true })
}

/** Vitest's report and Playwright's, each as its reporter writes it; nothing where a step was not run. */
export function failedTests() {
  return [...read(REPORTS.unit, unitFailures), ...read(REPORTS.browser, browserFailures)]
}

function read(file, failures) {
  return existsSync(file) ? failures(JSON.parse(readFileSync(file, 'utf8'))) : []
}

export function unitFailures({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length > 0) return failed.map(({ fullName, failureMessages }) => line(fullName, failureMessages[0]))
    return status === 'failed' ? [line(name, message)] : []
  })
}

export function browserFailures({ suites, errors = [] }) {
  return [...errors.map(({ message }) => line('before any test', message)), ...suites.flatMap((suite) => suiteFailures(suite, []))]
}

function suiteFailures({ title, suites = [], specs = [] }, above) {
  const path = [...above, title]
  const own = specs
    .filter(({ ok }) => !ok)
    .map((spec) =>
      line([...path, spec.title].join(' › '), spec.tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message),
    )
  return [...own, ...suites.flatMap((suite) => suiteFailures(suite, path))]
}

/** What hindered a click stands in the log below the message. */
const HINDRANCE = /^\s*- (?<why>(?:element (?:is|was) |<).*)/

function line(name, message = '') {
  const [first, ...log] = stripVTControlCharacters(message).split('\n')
  const why = log.findLast((entry) => HINDRANCE.test(entry))
  const more = why === undefined ? '' : ` (${HINDRANCE.exec(why).groups.why.slice(0, 120)})`
  return `${name}: ${first.slice(0, 200)}${more}`
}
