import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commitTo } from '@echappee/protocol'
import { describe, expect, test } from 'vitest'
import { SHORT } from '../../server/test/tables/games.ts'
import { IN_TURN as game } from '../../server/test/tables/real-games.ts'
import { api, seatParty, startService } from '../../server/test/tables/harness.ts'
import { NONCES, SECRET, onlineRecord, type OnlineRecord } from './fair-fixture.ts'
import { wholeRecord } from './record-fixture.ts'
import { echappee, lastJson, scratchFolder, spawnToyEchappee, toyEchappee, type Ran } from './run.ts'

const online = onlineRecord()
const { record, fairness } = online
const drawn = record.start.chance.length + record.moves.reduce((sum, { chance }) => sum + chance.length, 0)

function fileOf(content: unknown): string {
  const file = join(scratchFolder(), 'game.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

function expectRefused({ code, out, err }: Ran, ...parts: string[]): void {
  for (const part of parts) expect(err).toContain(part)
  expect(err).toMatch(/^echappee: [^\n]+\n$/)
  expect(out).toBe('')
  expect(code).toBe(2)
}

describe('an honest game holds', () => {
  test('and every part of it is named', () => {
    const { code, out, err } = spawnToyEchappee(['verify', fileOf(online)])
    expect(err).toBe('')
    expect(out.trimEnd().split('\n')).toEqual([
      'Sealed bids: 0 Anne (human), 1 Bruno (human), 2 Jeannie (random)',
      `Commitment: the secret shown is the one published as ${commitTo(SECRET)} before the start.`,
      'Nonces: 2 of 3 seats added one (Anne, Bruno).',
      `Chance: ${drawn} outcomes recomputed; secret and nonces give exactly those of the record.`,
      `${record.moves.length} decisions replayed; every digest is right.`,
      expect.stringMatching(/^\d+ moves of bots were thought about again and came out the same; nothing vouches for \d+ others/),
      'Nothing vouches for names, for who sat where, for when bots stood in, and for times.',
    ])
    expect(code).toBe(0)
    // The fixture plays for its bot without asking it: what came out the same did so by chance.
    const counts = /(\d+) moves of bots .* vouches for (\d+) others/.exec(out)!.slice(1).map(Number)
    expect(counts[0]! + counts[1]!).toBe(record.moves.filter(({ seat }) => seat === 2).length)
    expect(counts[1]).toBeGreaterThan(0)
  })

  test('in French, and as JSON', () => {
    // The same file can be watched.
    expect(toyEchappee(['replay', fileOf(online)]).code).toBe(0)
    expect(toyEchappee(['verify', fileOf(online), '--lang', 'fr']).out).toContain(`Hasard : ${drawn} tirages recalculés`)
    const ran = toyEchappee(['verify', fileOf(online), '--json'])
    expect(ran.code).toBe(0)
    expect(ran.out.trimEnd().split('\n')).toHaveLength(1)
    expect(lastJson(ran)).toMatchObject({
      ok: true,
      game: 'sealed-bids',
      commitment: commitTo(SECRET),
      noncesFrom: [0, 1],
      outcomes: drawn,
      decisions: record.moves.length,
      digest: record.moves.at(-1)!.digest,
    })
  })

  test('against what somebody noted before the start', () => {
    const own = ['--commitment', commitTo(SECRET).toUpperCase(), '--nonce', `0=${NONCES[0]}`, '--nonce', `1=${NONCES[1]!.toUpperCase()}`]
    expect(toyEchappee(['verify', fileOf(online), ...own]).code).toBe(0)
    expectRefused(toyEchappee(['verify', fileOf(online), '--commitment', commitTo('another')]), 'its commitment is', commitTo('another'))
    expectRefused(toyEchappee(['verify', fileOf(online), '--nonce', '1=00ff']), 'Bruno sent the nonce 00ff', `${NONCES[1]} was used`)
    expectRefused(toyEchappee(['verify', fileOf(online), '--nonce', '2=00ff']), 'sent the nonce 00ff, and none was used')
    for (const bad of ['3=00ff', '00ff', '0=xyz'])
      expectRefused(toyEchappee(['verify', fileOf(online), '--nonce', bad]), '0 to 2', `"${bad}"`)
  })
})

describe('an altered file is refused', () => {
  const change = (part: Partial<OnlineRecord['record']>) => ({ ...online, record: { ...record, ...part } })
  const fair = (part: object) => ({ ...online, fairness: { ...fairness, ...part } })
  const at = record.moves.findIndex(({ chance }) => chance.length > 0)
  const { secret: _secret, ...unshown } = fairness

  test.each<[string, unknown, string[]]>([
    ['no JSON', '{', ['is not JSON']],
    ['no object', '[1]', ['"record" and "fairness"']],
    ['a record alone', wholeRecord(), ['"record" and "fairness"']],
    ['a fairness alone', { fairness }, ['not the record of a game']],
    ['a fairness that is none', { record, fairness: { ...fairness, nonces: 'none' } }, ['fairness.nonces', 'a list']],
    ['a game still running', { record, fairness: unshown }, ["does not show the server's secret"]],
    ['another secret', fair({ secret: SECRET.replace('a', 'b') }), [commitTo(SECRET), commitTo(SECRET.replace('a', 'b'))]],
    ['another commitment', fair({ commitment: commitTo('x') }), [commitTo('x'), commitTo(SECRET)]],
    [
      'another secret with its commitment',
      fair({ secret: 'x', commitment: commitTo('x') }),
      ['at the start, outcome ', 'secret and nonces give'],
    ],
    [
      'another nonce',
      fair({ nonces: NONCES.with(1, NONCES[1]!.replace('ff', 'fe')) }),
      ['at the start, outcome ', 'secret and nonces give'],
    ],
    ['nonces in another order', fair({ nonces: [NONCES[1], NONCES[0], ''] }), ['at the start, outcome ']],
    ['a nonce of the bot', fair({ nonces: NONCES.with(2, 'ab'.repeat(8)) }), ['is a bot, and bots add no nonce']],
    ['a person without a nonce', fair({ nonces: NONCES.with(1, '') }), ['Bruno is a person, and added no nonce']],
    ['a nonce less', fair({ nonces: NONCES.slice(1) }), ['2 nonces for 3 seats']],
    [
      'another outcome',
      change({
        moves: record.moves.with(at, { ...record.moves[at]!, chance: record.moves[at]!.chance.map((value) => (value === 0 ? 1 : 0)) }),
      }),
      [`move ${at + 1} `],
    ],
    ['another digest', change({ moves: record.moves.with(2, { ...record.moves[2]!, digest: '0'.repeat(16) }) }), ['move 3 ', 'digest']],
    ['a move of nobody', change({ moves: record.moves.with(1, { ...record.moves[1]!, seat: 7 }) }), ['move 2 ', 'seat 7', '0 to 2']],
    [
      'the last move cut off',
      change({ moves: record.moves.slice(0, -1) }),
      ['not a finished game', `after ${record.moves.length - 1} decisions`],
    ],
    ['another version of the rules', change({ rulesVersion: 4 }), ['version 4', 'version 3']],
    ['an unknown game', change({ game: 'open-bids' }), ['"open-bids"', 'sealed-bids']],
  ])('%s', (_what, content, parts) => {
    expectRefused(toyEchappee(['verify', fileOf(content), '--json']), ...parts)
  })

  test('a game whose server bent one outcome, and made everything else fit', () => {
    let bent: { index: number; value: number; bound: number } | undefined
    const cheated = onlineRecord((value, bound, index) => {
      if (bent !== undefined || index <= record.start.chance.length || bound === 1) return value
      bent = { index, value, bound }
      return (value + 1) % bound
    })
    // The record in itself is right: only secret and nonces give it away.
    expect(toyEchappee(['replay', fileOf(cheated.record)]).code).toBe(0)
    let before = bent!.index - cheated.record.start.chance.length
    const move = cheated.record.moves.findIndex(({ chance }) => (before -= chance.length) < 0)
    const outcome = before + cheated.record.moves[move]!.chance.length + 1
    expectRefused(
      toyEchappee(['verify', fileOf(cheated)]),
      `at move ${move + 1}, outcome ${outcome} (of 0 to ${bent!.bound - 1}) is recorded as ${(bent!.value + 1) % bent!.bound}; secret and nonces give ${bent!.value}`,
    )
    expectRefused(toyEchappee(['verify', fileOf(cheated), '--lang', 'fr']), `au coup ${move + 1}, le tirage ${outcome} `)
  })
})

test('a game played on a real server holds, and not with anything changed', async () => {
  const service = await startService()
  const { id, clients, keys } = await seatParty(service, game, 3, { seats: ['open', 'open', 'greedy'], options: SHORT[game]! })
  const promised = keys[0]!.table.fairness.commitment
  await Promise.all(clients.map((client) => client.play()))
  const { status, body } = await api(service, 'GET', `/api/tables/${id}/record`)
  expect(status).toBe(200)
  const ran = echappee(['verify', fileOf(body), '--commitment', promised, '--json'])
  expect(ran.err).toBe('')
  expect(lastJson(ran)).toMatchObject({ ok: true, game, commitment: promised, noncesFrom: [0, 1], decisions: body.record.moves.length })
  expect(lastJson(ran)['outcomes']).toBeGreaterThan(20)
  body.fairness.nonces[1] = body.fairness.nonces[1].replace(/.$/, (last: string) => (last === '0' ? '1' : '0'))
  expectRefused(echappee(['verify', fileOf(body)]), 'outcome ')
})
