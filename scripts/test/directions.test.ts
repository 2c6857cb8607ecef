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
  ['bots/src/x.ts', '@echappee/ui'],
  ['ui/src/x.ts', '@echappee/games/catalog'],
  ['protocol/src/x.ts', '@echappee/games/catalog'],
  ['server/src/x.ts', '@echappee/web'],
  ['server/src/x.ts', '@echappee/testkit'],
  ['web/src/x.ts', '@echappee/server'],
  ['web/src/x.ts', '@echappee/testkit'],
  ['lab/src/x.ts', '@echappee/testkit'],
  ['lab/src/x.ts', '@echappee/web'],
  ['lab/src/x.ts', '@echappee/server'],
  ['lab/src/x.ts', '@echappee/server/store/sqlite'],
  ['games/a/content/x.ts', '../rules/state.ts'],
  ['games/a/content/x.ts', '@echappee/kernel'],
  ['games/a/rules/x.ts', '../ui/text.ts'],
  ['games/a/rules/x.ts', '../bot/index.ts'],
  ['games/a/rules/x.ts', '../../b/rules/state.ts'],
  ['games/a/rules/phases/x.ts', '../../ui/text.ts'],
  ['games/a/rules/phases/x.ts', '../../../b/rules/state.ts'],
  ['games/a/rules/x.ts', '@echappee/ui'],
  ['games/a/rules/x.ts', '@echappee/bots'],
  ['games/a/rules/x.ts', 'node:fs'],
  ['games/a/bot/x.ts', '../ui/text.ts'],
  ['games/a/bot/x.ts', '../../b/rules/state.ts'],
  ['games/a/sheet/x.ts', '../bot/index.ts'],
  ['games/a/sheet/x.ts', '@echappee/ui'],
  ['games/a/sheet/x.ts', '../../b/rules/state.ts'],
  ['games/a/ui/x.ts', '../bot/index.ts'],
  ['games/a/ui/x.ts', '../../b/ui/text.ts'],
  ['games/a/ui/x.ts', '@echappee/web'],
]

const ALLOWED: [file: string, source: string][] = [
  ['kernel/src/x.ts', './game.ts'],
  ['bots/src/x.ts', '@echappee/kernel'],
  ['ui/src/x.ts', '@echappee/kernel'],
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
  ['games/a/sheet/x.ts', '../ui/messages/en.ts'],
  ['games/a/sheet/x.ts', '@echappee/ui/sheet'],
  ['games/a/sheet/x.ts', '@echappee/ui/text'],
  ['games/a/ui/x.ts', '../rules/state.ts'],
  ['games/a/ui/messages/x.ts', '../../content/cards.ts'],
  ['games/a/ui/x.ts', '@echappee/ui'],
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
