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
  [/^ui\//, ['ui/test/', 'games/_template/', 'test/ui/']],
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

/** Rooms whose code is in every page: the site's own tests, and the template's for all tables. */
const SHARED = /^(web|ui|kernel|bots|testkit\/browser)\//
/** Rooms that only an online table uses. */
const ONLINE = /^(server|protocol)\//
const SETTINGS = /^(playwright\.config\.ts|package-lock\.json)$/

/** Which browser specs to run, as folders and files; empty if no page is touched. */
export function browserSpecs(files, hasSpecs = hasBrowserSpecs) {
  const sources = files.filter((file) => !/(^|\/)(README|CHANGELOG|RULES[^/]*)\.md$/.test(file) && !/\/test\/(?!browser)/.test(file))
  const specs = changedGames(sources)
    .filter(hasSpecs)
    .map((game) => `games/${game}/test/browser/`)
  if (sources.some((file) => SHARED.test(file) || SETTINGS.test(file))) specs.push('web/test/browser/', 'games/_template/test/browser/')
  else if (sources.some((file) => ONLINE.test(file))) specs.push('web/test/browser/online', 'web/test/browser/push')
  return [...new Set(specs)]
}

function hasBrowserSpecs(game) {
  const folder = join(ROOT, 'games', game, 'test', 'browser')
  return existsSync(folder) && readdirSync(folder).some((file) => file.endsWith('.spec.ts'))
}

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
