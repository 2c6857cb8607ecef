import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { catalog } from '@echappee/games/catalog'
import { rulesOf } from '@echappee/games/open'
import { defaultOptions, Match, replay, seededChance, type AnyGame } from '@echappee/kernel'
import { describe, expect, it, onTestFinished } from 'vitest'
import { keepRules } from '../keep-rules.ts'

const GAMES = fileURLToPath(new URL('../../games/', import.meta.url))

describe('npm run keep-rules', () => {
  it('writes rules and bot as one file that imports nothing of ours and plays the same game', async () => {
    const past = mkdtempSync(join(tmpdir(), 'past-'))
    onTestFinished(() => rmSync(past, { recursive: true }))
    const file = await keepRules(join(GAMES, '_template'), past)
    expect(readFileSync(file, 'utf8')).not.toMatch(/(?:from|import)\s*\(?['"](?:\.|@echappee)/)
    const { game: kept, knowledge } = (await import(pathToFileURL(file).href)) as { game: AnyGame; knowledge: object }
    const today = await catalog.find(({ id }) => id === '_template')!.parts!.rules()
    expect([kept.rulesVersion, Object.keys(knowledge).length > 0]).toEqual([today.rulesVersion, true])

    const seats = ['A', 'B'].map((name) => ({ name, by: 'human' }))
    const match = new Match(today, { options: defaultOptions(today.optionFields), seats, seed: 'kept' })
    const choice = seededChance('any')
    for (let [seat] = match.toAct(); seat !== undefined; [seat] = match.toAct()) {
      const legal = match.legal(seat)
      match.submit(seat, match.decision(seat), legal[choice.int(legal.length)])
    }
    expect(replay(kept, match.record()).ok).toBe(true)
    await expect(keepRules(join(GAMES, '_template'), past)).rejects.toThrow('is kept already')
  })

  it.each(catalog.flatMap(({ id, parts }) => (parts === undefined ? [] : [{ id, parts }])))(
    'every earlier version of the rules of $id is kept',
    async ({ id, parts }) => {
      const { rulesVersion } = await parts.rules()
      const earlier = Array.from({ length: rulesVersion - 1 }, (_, i) => i + 1)
      const folder = join(GAMES, id, 'past')
      const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.js')) : []
      // Rules that are to be replaced: npm run keep-rules first, then raise rulesVersion.
      expect(files.map((file) => Number.parseInt(file, 10)).sort((a, b) => a - b)).toEqual(earlier)
      expect(Object.keys(parts.past).map(Number)).toEqual(earlier)
      for (const version of earlier) expect((await (await rulesOf(parts, version))!.rules()).rulesVersion).toBe(version)
      expect(await rulesOf(parts, rulesVersion + 1)).toBeUndefined()
    },
  )
})
