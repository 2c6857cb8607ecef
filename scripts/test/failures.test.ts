import { describe, expect, it } from 'vitest'
import { browserFailures, unitFailures } from '../failures.mjs'

describe('the names of failed tests', () => {
  it('come from the report of the unit tests, with the first line of the reason', () => {
    const testResults = [
      {
        name: 'a.test.ts',
        status: 'passed',
        message: '',
        assertionResults: [{ fullName: 'a holds', status: 'passed', failureMessages: [] }],
      },
      {
        name: 'b.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [{ fullName: 'b holds', status: 'failed', failureMessages: ['\u001B[31mexpected 1\u001B[39m\nto be 2'] }],
      },
      { name: 'c.test.ts', status: 'failed', message: 'no such module\nat c', assertionResults: [] },
    ]
    expect(unitFailures({ testResults })).toEqual(['b holds: expected 1', 'c.test.ts: no such module'])
  })

  it('come from the report of the browser tests, however deep they stand', () => {
    const good = { title: 'good', ok: true, tests: [] }
    const bad = { title: 'bad', ok: false, tests: [{ results: [{}, { error: { message: 'Timeout of 3 s\nmore' } }] }] }
    const suites = [{ title: 'a.spec.ts', specs: [good], suites: [{ title: 'by touch', specs: [bad] }] }]
    expect(browserFailures({ suites, errors: [{ message: 'no server' }] })).toEqual([
      'before any test: no server',
      'a.spec.ts › by touch › bad: Timeout of 3 s',
    ])
  })

  it('say what hindered a click to the last', () => {
    const log = [
      'Call log:',
      '  - attempting click action',
      '      - element is not stable',
      '    - retrying',
      '      - <p>…</p> intercepts pointer events',
    ]
    const error = { message: ['click: Timeout of 3 s', ...log, '    - retrying'].join('\n') }
    const suites = [{ title: 'a.spec.ts', specs: [{ title: 'bad', ok: false, tests: [{ results: [{ error }] }] }] }]
    expect(browserFailures({ suites })).toEqual(['a.spec.ts › bad: click: Timeout of 3 s (<p>…</p> intercepts pointer events)'])
  })
})
