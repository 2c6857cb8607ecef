import { expect, test } from 'vitest'
import { lastJson, spawnToyEchappee, toyEchappee } from './run.ts'

test('games lists what is shown: built or announced, seats, options with values and defaults', () => {
  const { code, out, err } = spawnToyEchappee(['games'])
  expect(code).toBe(0)
  expect(err).toBe('')
  expect(out).toContain('sealed-bids  Sealed bids, 2 to 4 seats, built')
  expect(out).toContain('announced-bids  Announced bids, 2 to 4 seats, announced, not built yet')
  expect(out).toMatch(/prize +Prize +fixed \| rolled +default rolled/)
  expect(out).toMatch(/handSize +2 to 4 +default 3/)
  expect(out).toMatch(/rounds +short \| long \| 1,2,… +default short/)
  expect(out).toMatch(/cards +plain \| @file\.json +default plain/)
  expect(out).not.toContain('secret-bids')
})

test('games --json is one object on one line', () => {
  const ran = toyEchappee(['games', '--json'])
  expect(ran.code).toBe(0)
  expect(ran.out.trimEnd().split('\n')).toHaveLength(1)
  const { games } = lastJson(ran) as { games: { id: string; isBuilt: boolean; seats: object; options: { key: string }[] }[] }
  expect(games.map(({ id, isBuilt }) => [id, isBuilt])).toEqual([
    ['announced-bids', false],
    ['broken-bids', true],
    ['sealed-bids', true],
  ])
  expect(games[2]).toMatchObject({ title: 'Sealed bids', seats: { min: 2, max: 4, best: 3 }, rulesVersion: 3 })
  expect(games[2]!.options).toEqual([
    { key: 'prize', kind: 'choice', values: ['fixed', 'rolled'], default: 'rolled' },
    { key: 'canWave', kind: 'flag', default: true },
    { key: 'handSize', kind: 'number', min: 2, max: 4, default: 3 },
    { key: 'rounds', kind: 'numbers', presets: ['short', 'long'], default: 'short' },
    { key: 'cards', kind: 'document', presets: ['plain'], default: 'plain' },
  ])
})

const COMMANDS = [
  'games',
  'play',
  'simulate',
  'tournament',
  'replay',
  'analyse',
  'bench',
  'train',
  'clone',
  'calibrate',
  'bot-protocol',
  'verify',
  'export',
  'import',
  'prune',
]

test.each(COMMANDS)('%s --help explains flags and exit codes in both languages', (command) => {
  const english = toyEchappee([command, '--help'])
  expect(english.code).toBe(0)
  expect(english.err).toBe('')
  for (const part of ['Usage:', '--json', '--help', 'Exit codes: 0 good; 1 a fault of the program; 2 bad input'])
    expect(english.out).toContain(part)
  const french = toyEchappee([command, '--help'], { env: { LANG: 'fr_FR.UTF-8' } })
  expect(french.code).toBe(0)
  for (const part of ['Usage :', '--json', 'Codes de sortie : 0']) expect(french.out).toContain(part)
})

test('the program itself has help and a version', () => {
  const help = spawnToyEchappee(['--help'])
  expect(help.code).toBe(0)
  for (const command of COMMANDS) expect(help.out).toContain(`\n  ${command} `)
  const version = toyEchappee(['--version'])
  expect(version.code).toBe(0)
  expect(version.out).toMatch(/^\d+\.\d+\.\d+\n$/)
})

test('bench ends with its figures as JSON, with and without --json', () => {
  const plain = toyEchappee(['bench', 'sealed-bids', '--ms', '20'])
  expect(plain.code).toBe(0)
  expect(plain.out.split('\n').length).toBeGreaterThan(3)
  const short = toyEchappee(['bench', '--ms', '20', '--json'])
  expect(short.code).toBe(0)
  expect(short.out.trimEnd().split('\n')).toHaveLength(1)
  for (const [ran, game] of [
    [plain, 'sealed-bids'],
    [short, 'broken-bids'],
  ] as const) {
    const json = lastJson(ran)
    expect(json).toMatchObject({ name: 'echappee', game, seats: 3, runtime: `node ${process.version}` })
    for (const rate of ['gamesPerSecond', 'movesPerSecond', 'clonesPerSecond', 'determinizationsPerSecond', 'games', 'moves', 'seconds'])
      expect(json[rate], rate).toBeGreaterThan(0)
    expect(json['movesPerSecond'] as number).toBeCloseTo((json['moves'] as number) / (json['seconds'] as number), 3)
  }
})
