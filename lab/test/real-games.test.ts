import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalog } from '@echappee/games/catalog'
import { check, type GameRecord } from '@echappee/kernel'
import { describe, expect, test } from 'vitest'
import { echappee, lastJson, scratchFolder, spawnEchappee } from './run.ts'

const built = catalog.filter(({ parts }) => parts !== undefined)

test('games knows every game of the catalog that is not hidden', () => {
  const { games } = lastJson(spawnEchappee(['games', '--json'])) as { games: { id: string; isBuilt: boolean }[] }
  const shown = catalog.filter(({ cover }) => cover.isHidden !== true)
  expect(games.map(({ id, isBuilt }) => ({ id, isBuilt }))).toEqual(shown.map(({ id, parts }) => ({ id, isBuilt: parts !== undefined })))
  expect(built.length).toBeGreaterThan(0)
})

describe.each(built)('$id', ({ id, cover, parts }) => {
  test('keeps what its cover promises: the seats, and options for every day', async () => {
    const { seats, schemas } = await parts!.rules()
    expect(cover.seats).toEqual({ min: seats.min, max: seats.max })
    for (let day = 0; day < 40; day++) expect(check(schemas.options, cover.dayOptions?.(day) ?? {})).toMatchObject({ ok: true })
  })

  test('is simulated and measured alike by one worker and by two, and its records replay', async () => {
    const folder = scratchFolder()
    const features = (await parts!.bot()).judgement?.features.list ?? []
    const args = ['simulate', id, '--games', '4', '--seed', 'real', '--json', ...(features.length === 0 ? [] : ['--features'])]
    const { speed: _one, ...fast } = lastJson(echappee([...args, '--workers', '1']))
    const { speed: _two, ...recorded } = lastJson(echappee([...args, '--workers', '2', '--records', folder]))
    expect(recorded).toEqual(fast)
    if (features.length > 0) expect(fast['features']).toMatchObject({ names: features.map(({ name }) => name) })
    const files = readdirSync(folder).map((name) => join(folder, name))
    expect(files).toHaveLength(4)
    for (const file of files.slice(0, 2)) {
      const record = JSON.parse(readFileSync(file, 'utf8')) as GameRecord
      const { code, out } = echappee(['replay', file, '--trace'])
      expect(code).toBe(0)
      expect(out.trimEnd().split('\n')).toHaveLength(record.moves.length + 1)
    }
    for (const language of ['fr', 'en']) {
      const output = echappee(['replay', files[0]!, '--as', '0', '--lang', language])
      expect(output.err).toBe('')
      expect(output.code).toBe(0)
      expect(output.out).not.toMatch(/undefined|\[object|NaN/)
    }
  })

  test.each(['fr', 'en'])('is played to the end through a pipe in %s', async (language) => {
    const { min } = (await catalog.find((entry) => entry.id === id)!.parts!.rules()).seats
    const seats = ['human', ...Array.from({ length: Math.max(min, 2) - 1 }, () => 'greedy')].slice(0, Math.max(min, 1)).join(',')
    const ran = echappee(['play', id, '--seats', seats, '--seed', 'pipe', '--lang', language, '--json'], { input: '1\n'.repeat(20_000) })
    expect(ran.err).toBe('')
    expect(ran.code).toBe(0)
    expect(lastJson(ran)).toMatchObject({ ending: 'over' })
    expect(ran.out).not.toMatch(/undefined|\[object|NaN/)
  })

  test('is measured', () => {
    const json = lastJson(echappee(['bench', id, '--ms', '50']))
    for (const rate of ['gamesPerSecond', 'movesPerSecond', 'clonesPerSecond', 'determinizationsPerSecond'])
      expect(json[rate]).toBeGreaterThan(0)
  })
})
