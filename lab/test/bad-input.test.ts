import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { scratchFolder, spawnToyEchappee, toyEchappee, type Ran } from './run.ts'

/** One sentence on standard error, nothing on standard output, exit code 2. */
function expectRefused({ code, out, err }: Ran, ...parts: string[]): void {
  for (const part of parts) expect(err).toContain(part)
  expect(err).toMatch(/^echappee: [^\n]+\n$/)
  expect(err).not.toMatch(/\bat .*\.(ts|js):\d/)
  expect(out).toBe('')
  expect(code).toBe(2)
}

const SIMULATE = ['simulate', 'sealed-bids', '--games', '3']

describe('bad input gets one sentence that names what is wrong and what is allowed, and exit code 2', () => {
  test.each<[string, string[], string[]]>([
    ['no command', [], ['a command is missing', 'games, play, simulate, compare, balance, luck, weigh, tune, worker, replay, bench']],
    ['an unknown command', ['simulat'], ['"simulat"', 'did you mean "simulate"', 'games, play']],
    ['an unknown flag', ['games', '--jsn'], ['"--jsn"', 'did you mean "--json"', '--lang']],
    ['too many words', ['games', 'all'], ['games takes 0 words', 'all']],
    ['a missing word', ['play'], ['<game>']],
    ['a missing value', ['bench', '--ms'], ['--ms <n>']],
    ['a missing flag', ['simulate', 'sealed-bids'], ['--games <n>']],
    ['an unknown language', ['games', '--lang', 'de'], ['"de"', 'fr, en']],
    ['an unknown game', ['play', 'sealed-bid'], ['"sealed-bid"', 'did you mean "sealed-bids"', 'announced-bids, broken-bids, sealed-bids']],
    ['a game that is not built', ['bench', 'announced-bids'], ['Announced bids', 'not built', 'sealed-bids']],
    ['an option without a value', [...SIMULATE, '--option', 'prize'], ['key=value', '"prize"']],
    [
      'an unknown option',
      [...SIMULATE, '--option', 'prise=fixed'],
      ['"prise"', 'did you mean "prize"', 'prize, canWave, handSize, rounds, cards'],
    ],
    ['an option given twice', [...SIMULATE, '--option', 'prize=fixed', '--option', 'prize=rolled'], ['option prize', 'twice']],
    ['a choice that is none', [...SIMULATE, '--option', 'prize=fixd'], ['option prize', 'fixed, rolled', '"fixd"', 'did you mean "fixed"']],
    ['a flag that is none', [...SIMULATE, '--option', 'canWave=perhaps'], ['option canWave', 'true, false', '"perhaps"']],
    ['a number out of range', [...SIMULATE, '--option', 'handSize=9'], ['option handSize', 'from 2 to 4']],
    ['a number that is none', [...SIMULATE, '--option', 'handSize=x'], ['option handSize', 'from 2 to 4', '"x"']],
    [
      'a list that is none',
      [...SIMULATE, '--option', 'rounds=1,b'],
      ['option rounds', 'short, long', 'whole numbers from 0 to 9999', '"1,b"'],
    ],
    ['a preset that is none', [...SIMULATE, '--option', 'cards=plian'], ['option cards', 'plain', '"plian"']],
    ['a document that is not there', [...SIMULATE, '--option', 'cards=@no-such.json'], ['no-such.json', 'no such file']],
    ['an unknown seat', [...SIMULATE, '--seats', 'greedy,randm'], ['"randm"', 'did you mean "random"', 'random, beginner, greedy']],
    ['a human in a simulation', [...SIMULATE, '--seats', 'greedy,human'], ['"human"', 'random, beginner, greedy']],
    ['too few seats', [...SIMULATE, '--seats', 'greedy'], ['2 to 4 seats', '1']],
    ['too many seats', ['play', 'sealed-bids', '--seats', 'human,human,human,human,greedy'], ['2 to 4 seats', '5']],
    ['a number of games that is none', ['simulate', 'sealed-bids', '--games', '-1'], ['--games', '"-1"', '1 to']],
    ['no workers', [...SIMULATE, '--workers', '0'], ['--workers', '"0"', '1 to']],
    ['a table that is too large', ['bench', 'sealed-bids', '--seats', '9'], ['--seats', '"9"']],
    ['a time that is none', ['bench', '--ms', '1e3'], ['--ms', '"1e3"', '1 to']],
    ['a record that is not there', ['replay', 'no-such-record.json'], ['no-such-record.json', 'no such file']],
    ['a folder as a record', ['replay', '.'], ['it is a folder']],
    [
      'a record in no folder',
      ['play', 'sealed-bids', '--record', 'no-such-folder/a.json'],
      ['no-such-folder/a.json', "can't be written", 'no such'],
    ],
  ])('%s', (_what, args, parts) => {
    expectRefused(toyEchappee(args), ...parts)
  })

  test('a document with a mistake is told its exact place', () => {
    const file = join(scratchFolder(), 'cards.json')
    writeFileSync(file, JSON.stringify({ deck: [4, 5, 0, 7] }))
    expectRefused(toyEchappee([...SIMULATE, '--option', `cards=@${file}`]), 'option cards, deck[2]: a card is worth at least 1')
    writeFileSync(file, JSON.stringify({ deck: [4, 5, 7] }))
    expectRefused(toyEchappee([...SIMULATE, '--option', `cards=${file}`]), 'option cards, deck: must have at least 24 entries')
    writeFileSync(file, '{"deck": [1,\n 2,, 3]}')
    expectRefused(toyEchappee([...SIMULATE, '--option', `cards=${file}`]), `${file} is not JSON (line 2, column 4)`)
  })

  test('a records folder that is a file', () => {
    const folder = scratchFolder()
    const file = join(folder, 'taken')
    writeFileSync(file, '')
    expectRefused(toyEchappee([...SIMULATE, '--records', file]), file, "can't be written")
  })

  test('a record that can not be written, in whichever thread', () => {
    const folder = scratchFolder()
    mkdirSync(join(folder, 'sealed-bids-2.json'))
    for (const workers of ['1', '2'])
      expectRefused(toyEchappee([...SIMULATE, '--records', folder, '--workers', workers]), 'sealed-bids-2.json', 'it is a folder')
  })

  test('in French too', () => {
    expectRefused(toyEchappee(['play', 'sealed-bid', '--lang', 'fr']), 'le jeu « sealed-bid » n’existe pas', 'peut-être « sealed-bids »')
    expectRefused(toyEchappee(['gams'], { env: { LC_ALL: 'fr_CA' } }), 'la commande « gams » n’existe pas', 'peut-être « games »')
    expectRefused(
      toyEchappee([...SIMULATE, '--option', 'handSize=9', '--lang=fr']),
      'option handSize : doit être un nombre entier de 2 à 4',
    )
  })
})

describe('a fault of our own gets one sentence and exit code 1', () => {
  test.each([['1'], ['2']])('with %s workers', (workers) => {
    const { code, out, err } = spawnToyEchappee(['simulate', 'broken-bids', '--games', '3', '--seed', 's', '--workers', workers])
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(err).toMatch(
      /^echappee: something went wrong that should not: game [123] of seed s: the toy broke at once \(ECHAPPEE_DEBUG=1 shows where\)\n$/,
    )
  })

  test('the stack is there for those who ask', () => {
    const { code, err } = spawnToyEchappee(['simulate', 'broken-bids', '--games', '1', '--workers', '1'], { env: { ECHAPPEE_DEBUG: '1' } })
    expect(code).toBe(1)
    expect(err).toMatch(/worker\.ts:\d+/)
  })
})
