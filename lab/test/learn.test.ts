import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalog } from '@echappee/games/catalog'
import { digest, type MoveFeatures } from '@echappee/kernel'
import { describe, expect, test } from 'vitest'
import { openRules } from '../src/opened-game.ts'
import { EARLY, beginning, digestOf, learn, type Progress } from '../src/training/learn.ts'
import { practise } from '../src/training/self-play.ts'
import { echappee, lastJson, toyEchappee } from './run.ts'

const [prey, game] = await gamesThatLearn()
const course = { game, games: 3 * 256, seed: 'test' }
const start = async (): Promise<Progress> => {
  const { knowledge } = await openRules(course.game)
  return beginning(course, knowledge.learning!.features as MoveFeatures<unknown, unknown>)
}

describe('learning by playing', () => {
  test('gives the same for any number of workers, and changes what was there at first', async () => {
    const first = await start()
    const one = await learn(first, 1, () => {})
    expect(one.step).toBe(3)
    expect(digestOf(one)).not.toBe(digestOf(first))
    expect(digestOf(await learn(first, 2, () => {}))).toBe(digestOf(one))
  })

  test('goes on after a cut as if nothing had happened', async () => {
    const cut = await learn(await start(), 1, ({ step }) => step < 2)
    expect(cut.step).toBe(2)
    const again = await learn(JSON.parse(JSON.stringify(cut)) as Progress, 1, () => {})
    expect(digestOf(again)).toBe(digestOf(await learn(await start(), 1, () => {})))
  })
})

/** Policies that say how far their weights had come after a few steps. */
const kept = await Promise.all(
  catalog.flatMap(({ id, parts }) =>
    parts === undefined ? [] : [parts.bot().then(({ policy }) => ({ id, policy: policy as KeptPolicy }))],
  ),
)
const repeatable = kept.filter(({ policy }) => policy?.early !== undefined)
type KeptPolicy =
  | { readonly command: string; readonly early?: string; readonly digest: string; readonly weights: readonly number[] }
  | undefined

test('there are policies to fit again', () => {
  expect(repeatable.length).toBeGreaterThan(1)
})

test.each(repeatable)('$id: its command, begun again, finds the same weights as when its policy was learned', async ({ id, policy }) => {
  const [, games, seed] = /^echappee train \S+ --games (\d+) --seed (\S+)$/.exec(policy!.command)!
  const { knowledge } = await openRules(id)
  const first = beginning({ game: id, games: Number(games), seed: seed! }, knowledge.learning!.features as MoveFeatures<unknown, unknown>)
  expect(digestOf(await learn(first, 1, ({ step }) => step < EARLY))).toBe(policy!.early)
  expect(digest([...policy!.weights])).toBe(policy!.digest)
})

test.each(catalog.filter(({ cover, parts }) => parts !== undefined && cover.isHidden !== true))(
  '$id is practised against every kind of opponent',
  async ({ id }) => {
    const { knowledge } = await openRules(id)
    const { list, contexts } = knowledge.learning!.features
    const weights = new Float64Array(list.length * contexts.length)
    const { results, choices } = await practise({ game: id, seed: 'all', weights, pool: [weights], entropy: 0, first: 1, count: 40 })
    expect(choices).toBeGreaterThan(40)
    for (const kind of ['self', 'greedy', 'earlier']) expect(results[kind]?.games).toBeGreaterThan(0)
    expect(Object.keys(results).some((kind) => kind.startsWith('habit:'))).toBe(true)
  },
)

describe('echappee train', () => {
  const file = () => join(mkdtempSync(join(tmpdir(), 'train-')), 'policy.json')

  test('writes a policy that names its command, and leaves nothing else behind', () => {
    const out = file()
    const { code, err } = echappee(['train', game, '--games', '256', '--seed', 'small', '--workers', '1', '--out', out])
    expect([code, err]).toEqual([0, ''])
    const policy = JSON.parse(readFileSync(out, 'utf8')) as { command: string; features: string[]; contexts: string[]; weights: number[] }
    expect(policy.command).toBe(`echappee train ${game} --games 256 --seed small`)
    expect(policy.weights).toHaveLength(policy.features.length * policy.contexts.length)
    expect(existsSync(`${out}.part`)).toBe(false)
  })

  test('does not go on from what another training left, nor from a file that was cut', () => {
    const out = file()
    writeFileSync(`${out}.part`, JSON.stringify({ course: { ...course, seed: 'another' }, step: 1, weights: [] }))
    const other = echappee(['train', game, '--games', '256', '--workers', '1', '--out', out])
    expect(other.code).toBe(2)
    expect(other.err).toContain('another training')
    writeFileSync(`${out}.part`, '{"course": {')
    expect(echappee(['train', game, '--games', '256', '--workers', '1', '--out', out]).code).toBe(2)
    expect(existsSync(out)).toBe(false)
  })

  test('says before the first game that there is nowhere to write', () => {
    const { code, out, err } = echappee(['train', game, '--games', '1000000', '--workers', '1', '--out', '/nowhere/policy.json'])
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(/^echappee: \/nowhere\/policy\.json\.part [^\n]+\n$/)
  })

  test('needs features of the moves', () => {
    const { code, err } = toyEchappee(['train', 'sealed-bids', '--games', '20'])
    expect(code).toBe(2)
    expect(err).toContain('names no features of its moves')
  })
})

describe('echappee train --against', () => {
  const out = join(mkdtempSync(join(tmpdir(), 'exploit-')), 'exploiter.json')

  test('an exploiter that was trained in small against the Champion wins, alone among three, less than 30 %', () => {
    const trained = echappee(['train', prey, '--against', 'champion:4', '--games', '32', '--seed', 'small', '--workers', '1', '--out', out])
    expect([trained.code, trained.err]).toEqual([0, ''])
    const { command, weights } = JSON.parse(readFileSync(out, 'utf8')) as { command: string; weights: number[] }
    expect(command).toBe(`echappee train ${prey} --against champion:4 --games 32 --seed small`)
    const seats = `policy:${out},champion:12,champion:12,champion:12`
    const played = echappee(['simulate', prey, '--games', '32', '--seats', seats, '--seed', 'alone', '--workers', '1', '--json'])
    expect(weights.some((weight) => weight !== 0)).toBe(true)
    const { byBot } = lastJson(played) as unknown as { byBot: { bot: string; share: number }[] }
    expect(byBot.find(({ bot }) => bot.startsWith('policy:'))!.share).toBeLessThan(0.3)
  })

  test.each([
    [['--against', 'nobody', '--out', out], 'takes a level'],
    [['--against', 'champion'], 'needs --out'],
    [['--against', 'champion', '--chances', '--out', out], 'give one of them'],
  ])('%j is refused in one sentence', (flags, sentence) => {
    const { code, err } = echappee(['train', prey, ...flags])
    expect(code).toBe(2)
    expect(err).toMatch(/^echappee: [^\n]+\n$/)
    expect(err).toContain(sentence)
  })

  test.each(['{"features": ["one"', '{"features": ["one"], "contexts": ["always"], "weights": [1]}', '{"weights": "many"}', 'null'])(
    'a file that holds no policy of the game plays no seat: %s',
    (text) => {
      const file = join(mkdtempSync(join(tmpdir(), 'policy-')), 'policy.json')
      writeFileSync(file, text)
      const { code, err } = echappee(['simulate', prey, '--games', '1', '--seats', `policy:${file},greedy`])
      expect(code).toBe(2)
      expect(err).toMatch(/^echappee: [^\n]+policy\.json[^\n]+\n$/)
    },
  )
})

test('a habit that the game does not have is named, with those that it has', () => {
  const { code, err } = echappee(['tournament', game, '--games', '2', '--bots', 'greedy,habit:softly'])
  expect(code).toBe(2)
  expect(err).toMatch(/has no habit "softly".*\w+-\w+/)
  expect(echappee(['tournament', game, '--games', '2', '--bots', 'greedy,checkout:/nowhere:champion']).code).toBe(2)
})

test.each([['balance'], ['compare', '--vary', 'seats=2,3']])('%s plays no programs, and says so', (command, ...flags) => {
  const { code, err } = echappee([command, game, ...flags, '--games', '20', '--bots', 'run:true'])
  expect(code).toBe(2)
  expect(err).toMatch(/^echappee: [^\n]*run:true[^\n]*\n$/)
})

/** The first and the last of them. */
async function gamesThatLearn(): Promise<[string, string]> {
  const ids: string[] = []
  for (const { id, parts } of catalog) if ((await parts?.bot())?.learning !== undefined) ids.push(id)
  return [ids[0]!, ids.at(-1)!]
}
