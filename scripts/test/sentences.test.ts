import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, extname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { deletions, type Deletion } from './deletions.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const GAMES = globSync('games/*/text/words', { cwd: ROOT }).map((path) => dirname(dirname(path)))

const copy = mkdtempSync(join(tmpdir(), 'echappee-sentences-'))
afterAll(() => rmSync(copy, { recursive: true }))

/** A file with at most one sentence of each of its sections left out. */
interface Variant {
  readonly file: string
  readonly left: readonly Deletion[]
}

const variants = writeVariants()
const errors = compile()

describe('a sentence that is deleted does not compile', () => {
  test('and nothing else is wrong', () => {
    const files = new Set(variants.map(({ file }) => file))
    expect([...errors.keys()].filter((file) => !files.has(file))).toEqual([])
  })

  for (const game of GAMES)
    test(game, () => {
      const own = variants.filter(({ file }) => file.startsWith(`${game}/`))
      const sections = new Set(own.flatMap(({ left }) => left.map(({ section }) => section)))
      // `eventText` is among them where it chooses by a switch; a table of sentences by event type needs none.
      expect([...sections]).toEqual(expect.arrayContaining(['prompt', 'event', 'move', 'options', 'refusals']))
      const unnoticed = own.flatMap(({ file, left }) =>
        left.filter((deletion) => !isNoticed(file, deletion)).map(({ name }) => `${file} ${name}`),
      )
      expect(unnoticed).toEqual([])
    })
})

function isNoticed(file: string, { firstLine, lastLine }: Deletion): boolean {
  return (errors.get(file) ?? []).some((line) => line >= firstLine && line <= lastLine)
}

function writeVariants(): Variant[] {
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction')
  return GAMES.flatMap((game) => {
    for (const part of ['rules', 'content', 'sheet', 'orders', 'text'].filter((name) => existsSync(join(ROOT, game, name))))
      cpSync(join(ROOT, game, part), join(copy, game, part), { recursive: true, filter: (path) => ['', '.ts'].includes(extname(path)) })
    const sources = globSync(['text/words/*.ts', 'text/words/{en,fr}/!(sheet|lesson).ts', 'text/*.ts'], { cwd: join(ROOT, game) })
    return sources.flatMap((source) => variantsOf(join(game, source)))
  })
}

function variantsOf(source: string): Variant[] {
  const code = readFileSync(join(ROOT, source), 'utf8')
  return deletions(code).map(({ text, left }, i) => {
    const file = source.replace(/\.ts$/, `.without-${i}.ts`)
    writeFileSync(join(copy, file), text)
    return { file, left }
  })
}

/** The lines with an error, by file. */
function compile(): Map<string, number[]> {
  const config = {
    extends: join(ROOT, 'tsconfig.node.json'),
    compilerOptions: { types: [] },
    include: ['games/**/*.without-*.ts'],
  }
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config))
  const { stdout } = spawnSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', copy, '--pretty', 'false'], {
    encoding: 'utf8',
    cwd: copy,
    maxBuffer: 1e9,
  })
  const found = new Map<string, number[]>()
  for (const [, path, line] of stdout.matchAll(/^(\S.*?)\((\d+),\d+\): error /gm)) {
    const file = existsSync(join(copy, path!)) ? path! : relative(copy, path!)
    found.set(file, [...(found.get(file) ?? []), Number(line)])
  }
  return found
}
