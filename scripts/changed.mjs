// What a change touches, for `npm test -- --changed`: everything since the last commit that is shared with main.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './prepare.mjs'

/** The last commit that is shared with main; on main itself, the last one there. Undefined without git. */
export function changeBase() {
  for (const branch of ['main', 'origin/main']) {
    const base = git('merge-base', 'HEAD', branch)
    if (base !== undefined) return base
  }
  return git('rev-parse', 'HEAD')
}

/** Committed since then, not committed yet, and new. */
export function changedFiles(base) {
  const known = git('diff', '--name-only', base) ?? ''
  const fresh = git('ls-files', '--others', '--exclude-standard') ?? ''
  return [...new Set(`${known}\n${fresh}`.split('\n'))].filter((file) => file !== '')
}

/** The games whose folders are touched. */
export function changedGames(files) {
  return [...new Set(files.flatMap((file) => /^games\/([^/]+)\//.exec(file)?.[1] ?? []))]
}

/** Where the tests of each room stand that a change of it can break first. All others import it too, and run with `npm test`. */
const UNIT_TESTS = [
  [/^kernel\//, ['kernel/', 'testkit/', 'bots/', 'protocol/', 'games/_template/', 'test/golden']],
  [/^testkit\/src\//, ['testkit/', 'games/_template/']],
  [/^bots\//, ['bots/', 'games/_template/', 'test/bot.test']],
  [/^text\//, ['text/test/', 'games/_template/', 'test/text']],
  [/^sheet\//, ['sheet/test/', 'games/_template/', 'test/sheet', 'test/at-table']],
  [/^kit\//, ['kit/test/', 'games/_template/', 'test/table/']],
  [/^protocol\//, ['protocol/', 'server/test/tables/play', 'server/test/tables/lobby', 'web/']],
  [/^server\//, ['server/']],
  [/^web\//, ['web/']],
  [/^lab\//, ['lab/']],
  [/^scripts\//, ['scripts/']],
]

/** Which unit tests to look for, as parts of their paths: only those of them run that import a changed file. */
export function unitTests(files) {
  const shared = UNIT_TESTS.flatMap(([room, tests]) => (files.some((file) => room.test(file)) ? tests : []))
  return [...new Set([...shared, ...changedGames(files).map((game) => `games/${game}/`)])]
}

const SITE = 'web/test/browser/'
const TEMPLATE = 'games/_template/test/browser/'
/** Rooms whose code is in every table: the template's tests, and those of the site that play and keep races. */
const SHARED = /^(text|kit|kernel|bots|testkit\/browser)\//
/** Rooms that only an online table uses. */
const ONLINE = /^(server|protocol)\//
const SETTINGS = /^(playwright\.config\.ts|package-lock\.json)$/

/** Which browser specs to run, as beginnings of their paths; empty if no page is touched. */
export function browserSpecs(files, specsIn = specsOf) {
  const sources = files.filter((file) => !/(^|\/)(README|CHANGELOG|RULES[^/]*)\.md$/.test(file) && !/\/test\/(?!browser)/.test(file))
  const specs = changedGames(sources)
    .map((game) => `games/${game}/test/browser/`)
    .filter((folder) => specsIn(folder).length > 0)
  if (sources.some((file) => SHARED.test(file))) specs.push(`${SITE}table`, `${SITE}records`, TEMPLATE)
  if (sources.some((file) => ONLINE.test(file))) specs.push(`${SITE}online`, `${SITE}push`)
  const topics = sources.filter((file) => file.startsWith('web/')).map((file) => topicOf(file, specsIn(SITE)))
  if (topics.includes(undefined) || sources.some((file) => SETTINGS.test(file))) specs.push(SITE, TEMPLATE)
  else specs.push(...topics.map((topic) => SITE + topic))
  return [...new Set(specs)].filter((spec, _, all) => !all.some((other) => other !== spec && spec.startsWith(other)))
}

/** `web/src/score/…` and `score.spec.ts` itself are what `score.spec.ts` looks at; undefined if no spec has the name. */
function topicOf(file, specs) {
  const topic = /^web\/(?:src\/|test\/browser\/)([a-z]+)/.exec(file)?.[1]
  return specs.some((spec) => spec.startsWith(topic ?? '/')) ? topic : undefined
}

function specsOf(folder) {
  const path = join(ROOT, folder)
  return existsSync(path) ? readdirSync(path).filter((file) => file.endsWith('.spec.ts')) : []
}

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
