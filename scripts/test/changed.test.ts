import { describe, expect, it } from 'vitest'
import { browserSpecs, changedGames, unitTests } from '../changed.mjs'

const SPECS: Readonly<Record<string, readonly string[]>> = {
  'games/announced/test/browser/': [],
  'web/test/browser/': ['home.spec.ts', 'online.spec.ts', 'online-people.spec.ts', 'score.spec.ts'],
}
const specs = (...files: string[]) => browserSpecs(files, (folder) => SPECS[folder] ?? ['table.spec.ts'])

describe('npm test -- --changed', () => {
  it('runs the browser tests of a touched game, and of no other', () => {
    expect(specs('games/my-race/rules/setup.ts', 'games/my-race/table/index.tsx')).toEqual(['games/my-race/test/browser/'])
    expect(specs('games/announced/cover.ts')).toEqual([])
    expect(specs('games/my-race/test/browser/table.spec.ts')).toEqual(['games/my-race/test/browser/'])
  })

  it('runs the template and the races of the site where a room is touched that every table uses', () => {
    const shared = ['web/test/browser/table', 'web/test/browser/records', 'games/_template/test/browser/']
    for (const file of ['kit/src/table.ts', 'text/src/contract.ts', 'kernel/src/match.ts', 'bots/src/random.ts', 'testkit/browser/race.ts'])
      expect(specs(file)).toEqual(shared)
    expect(specs('games/_template/text/index.ts', 'kit/src/table.ts').toSorted()).toEqual(shared.toSorted())
  })

  it('runs for a page of the site the tests of its name, and for the rest of the site all', () => {
    expect(specs('web/src/home/home-page.tsx')).toEqual(['web/test/browser/home'])
    expect(specs('web/src/online/names.ts', 'web/src/online/online-table-page.tsx')).toEqual(['web/test/browser/online'])
    expect(specs('web/test/browser/score.spec.ts')).toEqual(['web/test/browser/score'])
    const all = ['web/test/browser/', 'games/_template/test/browser/']
    for (const file of ['web/src/shell/app.tsx', 'web/src/think/thinker.ts', 'web/test/browser/games.ts', 'playwright.config.ts'])
      expect(specs(file, 'web/src/home/home-page.tsx')).toEqual(all)
  })

  it('runs the online ones for the server, and none for words, unit tests and the lab', () => {
    expect(specs('server/src/site.ts')).toEqual(['web/test/browser/online', 'web/test/browser/push'])
    expect(specs('README.md', 'docs/add-a-game.md', 'lab/src/main.ts', 'kernel/test/toy.ts', 'games/my-race/test/rules.test.ts')).toEqual(
      [],
    )
  })

  it('looks for unit tests in the touched rooms and games', () => {
    expect(unitTests(['games/my-race/rules/setup.ts', 'README.md'])).toEqual(['games/my-race/'])
    expect(unitTests(['web/src/shell/app.tsx', 'server/src/app.ts'])).toEqual(['server/', 'web/'])
    expect(unitTests(['README.md'])).toEqual([])
    expect(unitTests(['kernel/src/match.ts'])).toContain('test/golden')
  })

  it('knows the touched games by their folders', () => {
    expect(changedGames(['games/b/cover.ts', 'games/a/RULES.md', 'games/b/poster.svg', 'games/package.json'])).toEqual(['b', 'a'])
  })
})
