import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { lastJson, scratchFolder, spawnToyEchappee, startToyEchappee, toyEchappee, type Ran } from './run.ts'

const ARGS = ['simulate', 'sealed-bids', '--games', '30', '--seats', 'greedy,random,random', '--seed', 'tour']
const OTHER_SEED = [...ARGS.slice(0, -1), 'other']

function steady(ran: Ran): Record<string, unknown> {
  expect(ran.err).toBe('')
  expect(ran.code).toBe(0)
  const { speed, ...rest } = lastJson(ran)
  expect(Object.keys(speed as object)).toEqual(['seconds', 'workers', 'movesPerSecond', 'gamesPerSecond'])
  return rest
}

test('the same seed gives the same result, whatever the number of workers and with or without records', () => {
  const folder = scratchFolder()
  const one = steady(toyEchappee([...ARGS, '--json', '--workers', '1']))
  expect(steady(spawnToyEchappee([...ARGS, '--json', '--workers', '2']))).toEqual(one)
  expect(steady(toyEchappee([...ARGS, '--json', '--workers', '3', '--records', join(folder, 'three')]))).toEqual(one)
  expect(steady(toyEchappee([...ARGS, '--json', '--workers', '1', '--records', join(folder, 'one')]))).toEqual(one)
  expect(steady(toyEchappee([...OTHER_SEED, '--json']))).not.toMatchObject({ decisions: one['decisions'] })

  const names = Array.from({ length: 30 }, (_, i) => `sealed-bids-${i + 1}.json`).sort()
  for (const part of ['one', 'three']) expect(readdirSync(join(folder, part)).sort()).toEqual(names)
  for (const name of names) expect(readFileSync(join(folder, 'one', name), 'utf8')).toBe(readFileSync(join(folder, 'three', name), 'utf8'))
})

test('the result counts what the records say', () => {
  const folder = scratchFolder()
  const result = steady(toyEchappee([...ARGS, '--json', '--records', folder])) as {
    byBot: { bot: string; wins: number; share: number; low: number; high: number; fair: number; seats: number }[]
    bySeat: { seat: number; wins: number }[]
    decisions: { total: number; mean: number }
    rounds: { max: number }
    endings: { outright: number; shared: number }
  }
  const records = Array.from({ length: 30 }, (_, i) => join(folder, `sealed-bids-${i + 1}.json`)).map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as { seats: { by: string }[]; moves: { seat: number }[]; seed: string },
  )
  const seatsOfGreedy = records.map(({ seats }) => seats.findIndex(({ by }) => by === 'greedy'))
  for (const seat of [0, 1, 2])
    expect(
      seatsOfGreedy.filter((held) => held === seat),
      'the bots are rotated',
    ).toHaveLength(10)
  const lengths = records.map(({ moves }) => moves.length)
  expect(result.decisions.total).toBe(lengths.reduce((a, b) => a + b))
  expect(result.decisions.mean).toBeCloseTo(result.decisions.total / 30, 9)
  const most = records.map(({ moves }) => Math.max(...[0, 1, 2].map((seat) => moves.filter((move) => move.seat === seat).length)))
  expect(result.rounds.max).toBe(Math.max(...most))

  const total = (rows: { wins: number }[]) => rows.reduce((sum, { wins }) => sum + wins, 0)
  expect(total(result.byBot)).toBeCloseTo(30, 9)
  expect(total(result.bySeat)).toBeCloseTo(30, 9)
  expect(result.endings.outright + result.endings.shared).toBe(30)
  expect(result.byBot.map(({ bot, seats }) => [bot, seats])).toEqual([
    ['random', 2],
    ['greedy', 1],
  ])
  for (const { wins, share, low, high } of result.byBot) {
    expect(share).toBeCloseTo(wins / 30, 9)
    expect(low).toBeLessThan(share)
    expect(high).toBeGreaterThan(share)
  }
  expect(new Set(records.map(({ seed }) => seed)).size).toBe(30)
})

test('--no-rotate keeps the bots in their seats', () => {
  const folder = scratchFolder()
  expect(steady(toyEchappee([...ARGS, '--no-rotate', '--json', '--records', folder]))).toMatchObject({ isRotated: false })
  for (const name of readdirSync(folder)) {
    const { seats } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { seats: { by: string }[] }
    expect(seats.map(({ by }) => by)).toEqual(['greedy', 'random', 'random'])
  }
})

test('options reach the game', () => {
  const result = steady(toyEchappee([...ARGS, '--json', '--option', 'rounds=1,2', '--option', 'canWave=false', '--option', 'handSize=2']))
  expect(result).toMatchObject({
    options: { prize: 'rolled', canWave: false, handSize: 2, rounds: [1, 2], cards: 'plain' },
    decisions: { min: 6, max: 6, total: 180 },
    rounds: { min: 2, max: 2 },
  })
})

test('people get a table, no progress bar in a pipe, and the seed that was drawn', () => {
  const ran = toyEchappee(['simulate', 'sealed-bids', '--games', '10'])
  expect(ran.code).toBe(0)
  expect(ran.err).toBe('')
  for (const part of [
    '10 games of Sealed bids',
    'By bot',
    'By seat',
    'greedy (2 seats)',
    '95 % interval',
    'decisions: mean',
    'rounds: mean',
    'won outright',
    'moves/s',
  ])
    expect(ran.out).toContain(part)
  const seed = /^seed ([0-9a-f]{16})$/m.exec(ran.out)?.[1]
  expect(seed).toBeDefined()
  const again = toyEchappee(['simulate', 'sealed-bids', '--games', '10', '--seed', seed!, '--workers', '1'])
  const upToSpeed = ({ out }: Ran) => out.slice(0, out.indexOf('\nseed'))
  expect(upToSpeed(again)).toBe(upToSpeed(ran))
  expect(toyEchappee(['simulate', 'sealed-bids', '--games', '10', '--lang', 'fr']).out).toContain('10 parties de Sealed bids')
})

test('--features is refused where a game names none', () => {
  const { code, out, err } = toyEchappee([...ARGS, '--features'])
  expect(code).toBe(2)
  expect(out).toBe('')
  expect(err).toContain('Sealed bids names no features (bot/features.ts), so there is nothing that --features could measure')
})

const FIVE = ['simulate', 'sealed-bids', '--seats', 'greedy,random,random', '--seed', 'tour', '--workers', '1']

test('a simulation that was left off and taken up again is the same to the last byte, with metrics and without', () => {
  const folder = scratchFolder()
  for (const metrics of [[], ['--metrics']]) {
    const file = join(folder, `left-off-${metrics.length}.json`)
    const whole = steady(toyEchappee([...FIVE, ...metrics, '--games', '150', '--json']))
    // The last stretch of 20 games is not whole: then it is kept as it was before.
    expect(toyEchappee([...FIVE, ...metrics, '--games', '90', '--save', file]).code).toBe(0)
    const resumed = toyEchappee(['simulate', 'sealed-bids', '--games', '150', '--workers', '2', '--resume', file, '--json'])
    expect(JSON.stringify(steady(resumed))).toBe(JSON.stringify(whole))
  }
})

test('only what was left off by the same rules is taken up again', () => {
  const folder = scratchFolder()
  const file = join(folder, 'left-off.json')
  expect(toyEchappee([...FIVE, '--games', '40', '--save', file]).code).toBe(0)
  const resume = (...words: string[]) => toyEchappee(['simulate', 'sealed-bids', '--games', '60', ...words])
  const text = readFileSync(file, 'utf8')
  const write = (name: string, content: string) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const cases: [string[], string][] = [
    [['--resume', write('cut', text.slice(0, 300))], 'is not JSON'],
    [['--resume', write('foreign', '{"format":"echappee-study-1"}')], 'is not a study that was left off'],
    [['--resume', write('old', text.replace(/"rulesVersion":\d+/, '"rulesVersion":99'))], 'was begun with version 99 of the rules'],
    [['--resume', file, '--seed', 'other'], 'is another study'],
    [['--resume', join(folder, 'none')], 'no such file'],
  ]
  for (const [words, why] of cases) {
    const { code, out, err } = resume(...words)
    expect([code, out, err]).toEqual([2, '', expect.stringContaining(why)])
    expect(err.trim().split('\n')).toHaveLength(1)
  }
})

test('a simulation that is stopped by Ctrl-C tells what there is, marked partial, and can go on', async () => {
  const file = join(scratchFolder(), 'stopped.json')
  const child = startToyEchappee([...FIVE, '--games', '10000000', '--save', file])
  await vi.waitUntil(() => existsSync(file), { timeout: 60_000 })
  child.kill('SIGINT')
  const { code, out } = await child.end
  expect([code, out]).toEqual([0, expect.stringContaining('Stopped: what follows is partial; go on with --resume')])
  const { sofar } = JSON.parse(readFileSync(file, 'utf8')) as { sofar: { count: { games: number } } }
  expect(out).toContain(`${sofar.count.games} games of Sealed bids`)
  expect(toyEchappee(['simulate', 'sealed-bids', '--games', `${sofar.count.games + 10}`, '--resume', file]).code).toBe(0)
})
