import { spawnSync } from 'node:child_process'
import { mkdtempSync, mkdirSync, rmSync, writeFileSync, copyFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** The arrows of the architecture, as imports that the linter must refuse or let pass. */
const FORBIDDEN: [file: string, source: string][] = [
  ['kernel/src/x.ts', '@echappee/games/catalog'],
  ['kernel/src/x.ts', 'zod/mini'],
  ['kernel/src/x.ts', 'node:fs'],
  ['kernel/src/x.ts', '../../bots/src/index.ts'],
  ['bots/src/x.ts', '@echappee/games/catalog'],
  ['bots/src/x.ts', '@echappee/text'],
  ['study/src/x.ts', '@echappee/games/catalog'],
  ['study/src/x.ts', 'node:fs'],
  ['games/a/metrics/x.ts', '../text/index.ts'],
  ['games/a/metrics/x.ts', '@echappee/study'],
  ['text/src/x.ts', '@echappee/kit'],
  ['text/src/x.ts', '@echappee/study'],
  ['text/src/x.ts', '@echappee/games/catalog'],
  ['text/src/x.ts', 'react'],
  ['sheet/src/x.ts', '@echappee/kit/hand'],
  ['sheet/src/x.ts', '@echappee/games/catalog'],
  ['sheet/src/x.ts', 'react'],
  ['kit/src/x.ts', '@echappee/games/catalog'],
  ['kit/src/x.ts', '@echappee/sheet'],
  ['protocol/src/x.ts', '@echappee/games/catalog'],
  ['server/src/x.ts', '@echappee/web'],
  ['server/src/x.ts', '@echappee/kit'],
  ['server/src/x.ts', '@echappee/games/a/table/index.tsx'],
  ['server/src/x.ts', '@echappee/testkit'],
  ['server/src/x.ts', '@echappee/study'],
  ['web/src/x.ts', '@echappee/server'],
  ['web/src/x.ts', '@echappee/testkit'],
  ['lab/src/x.ts', '@echappee/testkit'],
  ['lab/src/x.ts', '@echappee/web'],
  ['lab/src/x.ts', '@echappee/kit/road'],
  ['lab/src/x.ts', '@echappee/server'],
  ['lab/src/x.ts', '@echappee/server/store/sqlite'],
  ['games/a/content/x.ts', '../rules/state.ts'],
  ['games/a/content/x.ts', '@echappee/kernel'],
  ['games/a/rules/x.ts', '../text/index.ts'],
  ['games/a/rules/x.ts', '../bot/index.ts'],
  ['games/a/rules/x.ts', '../metrics/index.ts'],
  ['games/a/rules/x.ts', '../orders/index.ts'],
  ['games/a/rules/x.ts', '../../b/orders/index.ts'],
  ['games/a/rules/x.ts', '@echappee/study'],
  ['games/a/rules/x.ts', '../../b/rules/state.ts'],
  ['games/a/rules/phases/x.ts', '../../table/index.tsx'],
  ['games/a/rules/phases/x.ts', '../../../b/rules/state.ts'],
  ['games/a/rules/x.ts', '@echappee/text'],
  ['games/a/rules/x.ts', '@echappee/bots'],
  ['games/a/rules/x.ts', 'node:fs'],
  ['games/a/bot/x.ts', '../text/index.ts'],
  ['games/a/bot/x.ts', '../metrics/index.ts'],
  ['games/a/bot/x.ts', '../../b/rules/state.ts'],
  ['games/a/orders/x.ts', '../bot/index.ts'],
  ['games/a/orders/x.ts', '../text/index.ts'],
  ['games/a/sheet/x.ts', '../bot/index.ts'],
  ['games/a/sheet/x.ts', '@echappee/kit'],
  ['games/a/sheet/x.ts', '../table/road.ts'],
  ['games/a/sheet/x.ts', '../../b/rules/state.ts'],
  ['games/a/text/x.ts', '../table/road.ts'],
  ['games/a/text/words/en/x.ts', '../../../table/road.ts'],
  ['games/a/text/x.ts', '@echappee/kit/drawing'],
  ['games/a/text/x.ts', 'react'],
  ['games/a/lesson/x.ts', '../table/index.tsx'],
  ['games/a/table/x.ts', '../bot/index.ts'],
  ['games/a/table/x.ts', '../metrics/index.ts'],
  ['games/a/table/x.ts', '../../b/text/index.ts'],
  ['games/a/table/x.ts', '@echappee/web'],
]

const ALLOWED: [file: string, source: string][] = [
  ['kernel/src/x.ts', './game.ts'],
  ['bots/src/x.ts', '@echappee/kernel'],
  ['study/src/x.ts', '@echappee/bots'],
  ['games/a/metrics/x.ts', '../bot/features.ts'],
  ['text/src/x.ts', '@echappee/kernel'],
  ['sheet/src/x.ts', '@echappee/text'],
  ['kit/src/x.ts', '@echappee/text'],
  ['server/src/x.ts', '@echappee/sheet'],
  ['server/src/x.ts', '@echappee/games/catalog'],
  ['web/src/x.ts', '@echappee/games/catalog'],
  ['web/src/x.ts', '@echappee/bots'],
  ['lab/src/x.ts', '@echappee/games/catalog'],
  ['lab/src/x.ts', '@echappee/protocol'],
  ['lab/src/x.ts', '@echappee/server/store'],
  ['games/a/rules/x.ts', '@echappee/kernel'],
  ['games/a/rules/x.ts', '../content/cards.ts'],
  ['games/a/rules/phases/x.ts', '../../content/cards.ts'],
  ['games/a/rules/phases/x.ts', '../state.ts'],
  ['games/a/bot/x.ts', '../rules/state.ts'],
  ['games/a/sheet/x.ts', '../rules/scoring.ts'],
  ['games/a/sheet/x.ts', '../text/words/en/index.ts'],
  ['games/a/sheet/x.ts', '@echappee/sheet'],
  ['games/a/sheet/x.ts', '@echappee/text'],
  ['games/a/text/x.ts', '../rules/state.ts'],
  ['games/a/text/words/x.ts', '../../content/cards.ts'],
  ['games/a/table/x.ts', '../text/index.ts'],
  ['games/a/table/x.ts', '@echappee/kit'],
]

const ROOT = resolve(import.meta.dirname, '../..')
let folder: string
/** Files in which the linter complains of an import. */
let refused: Set<string>

const place = (kind: string, index: number, file: string) => join(folder, file.replace(/x\.ts$/, `${kind}${index}.ts`))

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'directions-'))
  copyFileSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  for (const [kind, list] of [
    ['forbidden', FORBIDDEN],
    ['allowed', ALLOWED],
  ] as const)
    for (const [i, [file, source]] of list.entries()) {
      const path = place(kind, i, file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, `import { thing } from '${source}'\nexport const copy = thing\n`)
    }
  writeFileSync(join(folder, 'games/a/rules/clock.ts'), 'export const now = () => Date.now() + Math.random()\n')
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['--format', 'json', '.'], { cwd: folder, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  refused = new Set(diagnostics.filter(({ code }) => code.includes('no-restricted')).map(({ filename, code }) => `${filename} ${code}`))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const isRefused = (path: string, rule: string) =>
  [...refused].some((entry) => resolve(folder, entry.split(' ')[0]!) === path && entry.includes(rule))

describe('the direction of imports', () => {
  it.each(FORBIDDEN.map(([file, source], i) => [file, source, i] as const))('%s must not import %s', (file, _source, i) => {
    expect(isRefused(place('forbidden', i, file), 'no-restricted-imports')).toBe(true)
  })
  it.each(ALLOWED.map(([file, source], i) => [file, source, i] as const))('%s may import %s', (file, _source, i) => {
    expect(isRefused(place('allowed', i, file), 'no-restricted-imports')).toBe(false)
  })
  it('rules know neither the clock nor Math.random', () => {
    const path = join(folder, 'games/a/rules/clock.ts')
    expect([isRefused(path, 'no-restricted-globals'), isRefused(path, 'no-restricted-properties')]).toEqual([true, true])
  })
})
