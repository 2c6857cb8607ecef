import { describe, expect, it } from 'vitest'
import {
  HANDOVERS,
  Match,
  canonicalJson,
  digest,
  linesOf,
  readRecord,
  replay,
  seededChance,
  scriptedChance,
  type GameRecord,
  type Json,
} from '../src/index.ts'
import { toy } from './toy.ts'

const seats = [
  { name: 'A', by: 'random' },
  { name: 'B', by: 'random' },
]

function playedGame(): Match<any, any, any, any, any> {
  const match = new Match(toy, { options: { rounds: 3 }, seats, seed: 'record' })
  const chance = seededChance('moves')
  for (let seat = match.toAct()[0]; seat !== undefined; seat = match.toAct()[0]) {
    const legal = match.legal(seat)
    match.submit(seat, match.decision(seat), legal[chance.int(legal.length)])
  }
  return match
}

const played = playedGame()
const record = JSON.parse(JSON.stringify(played.record())) as GameRecord
const altered = (change: (copy: any) => void): GameRecord => {
  const copy = structuredClone(record)
  change(copy)
  return copy
}
const problem = (changed: GameRecord) => {
  const result = replay(toy, changed)
  return result.ok ? 'none' : result.problem
}
const roll = record.moves.findIndex(({ chance }) => chance.length > 0)

describe('a record', () => {
  it('replays exactly: same states, events and outcome', () => {
    const digests: string[] = []
    const result = replay(toy, record, ({ match, seq }) => {
      if (seq > 0) digests.push(match.digest)
    })
    if (!result.ok) throw new Error(JSON.stringify(result.problem))
    expect(digests).toEqual(record.moves.map((move) => move.digest))
    expect(result.match.log()).toEqual(played.log())
    expect(result.match.outcome()).toEqual(played.outcome())
    expect(result.match.record()).toEqual(record)
  })

  it('can be played on with the same chance as if it had never stopped', () => {
    for (const until of [0, 3, record.moves.length - 1]) {
      const half = { ...record, moves: record.moves.slice(0, until) }
      const result = replay(toy, half)
      if (!result.ok) throw new Error(JSON.stringify(result.problem))
      for (const { seat, move } of record.moves.slice(until)) result.match.submit(seat, result.match.decision(seat), move)
      expect(result.match.record()).toEqual(record)
    }
  })

  it('replays without its seed from the outcomes alone', () => {
    const { seed: _seed, ...rest } = record
    expect(replay(toy, rest).ok).toBe(true)
    const moves = rest.moves.map((move, i) => (i === roll ? { ...move, chance: [] } : move))
    expect(problem({ ...rest, moves })).toEqual({ code: 'record_chance', move: roll + 1 })
  })

  it('lets through what a game throws by itself', () => {
    const broken = () => {
      throw new Error('a bug of the game')
    }
    expect(() => replay({ ...toy, setup: broken }, record)).toThrow('a bug of the game')
    expect(() => replay({ ...toy, apply: broken }, record)).toThrow('a bug of the game')
  })

  it('shows every step with what was legal, drawn and told', () => {
    const steps: { seq: number; legal: number; drawn: Json; events: number }[] = []
    replay(toy, record, ({ seq, legal, drawn, events }) =>
      steps.push({ seq, legal: legal?.length ?? -1, drawn: drawn as unknown as Json, events: events.length }),
    )
    expect(steps.map(({ seq }) => seq)).toEqual(Array.from({ length: record.moves.length + 1 }, (_, i) => i))
    expect(steps.slice(1).every(({ legal, events }) => legal > 0 && events > 0)).toBe(true)
    expect(steps.reduce((sum, { events }) => sum + events, 0)).toBe(played.log().length)
    expect(steps[roll + 1]!.drawn).toMatchObject([{ bound: 6, drew: record.moves[roll]!.chance[0]! + 1 }])
  })

  it('stops where it is told to', () => {
    const result = replay(toy, record, undefined, 2)
    expect(result.ok && result.match.moveCount).toBe(2)
  })

  it.each<[string, GameRecord, object]>([
    ['another game', altered((copy) => (copy.game = 'chess')), { code: 'record_game', game: 'chess' }],
    ['another version', altered((copy) => (copy.rulesVersion = 7)), { code: 'record_version', version: 7, expected: 1 }],
    ['too many seats', altered((copy) => copy.seats.push(...copy.seats)), { code: 'record_seats', seats: 4 }],
    ['bad options', altered((copy) => (copy.options.rounds = 77)), { code: 'record_options', issues: [{ path: ['rounds'] }] }],
    ['other options', altered((copy) => (copy.options.rounds = 4)), { code: 'record_digest', move: 0 }],
    [
      'another move',
      altered((copy) => (copy.moves[0].move.value = copy.moves[0].move.value === 0 ? 1 : 0)),
      { code: 'record_digest', move: 1 },
    ],
    [
      'an illegal move',
      altered((copy) => (copy.moves[0].move.value = 9)),
      { code: 'record_refused', move: 1, refusal: { code: 'BAD_BID' } },
    ],
    ['a move missing', altered((copy) => copy.moves.splice(1, 1)), { move: 2 }],
    [
      'another outcome',
      altered((copy) => (copy.moves[roll].chance[0] = (copy.moves[roll].chance[0] + 1) % 6)),
      { code: 'record_chance', move: roll + 1 },
    ],
    ['an outcome too many', altered((copy) => copy.moves[0].chance.push(0)), { code: 'record_chance', move: 1 }],
    ['an outcome missing', altered((copy) => (copy.moves[roll].chance = [])), { code: 'record_chance', move: roll + 1 }],
    ['another seed', altered((copy) => (copy.seed = 'forged')), { code: 'record_chance' }],
    ['another digest', altered((copy) => (copy.moves[2].digest = '0'.repeat(16))), { code: 'record_digest', move: 3 }],
  ])('that was altered is refused with the place: %s', (_name, changed, expected) => {
    expect(problem(changed)).toMatchObject(expected)
  })

  it.each<[string, unknown, (string | number)[]]>([
    ['nothing', null, []],
    ['a list', [], []],
    ['another format', { format: 2 }, ['format']],
    ['a game that is no text', altered((copy) => (copy.game = 3)), ['game']],
    ['a seat without name', altered((copy) => delete copy.seats[1].name), ['seats', 1]],
    ['an outcome that is no number', altered((copy) => (copy.moves[2].chance = ['x'])), ['moves', 2]],
    ['moves that are no list', altered((copy) => (copy.moves = {})), ['moves']],
  ])('of the wrong shape is refused with the place: %s', (_name, raw, path) => {
    const read = readRecord(raw)
    expect(read.ok ? 'ok' : read.issues[0]!.path).toEqual(path)
  })
})

describe('the shape of a record', () => {
  const told = (change: (copy: any) => void) => {
    const read = readRecord(altered(change))
    return read.ok ? [] : read.issues.map(({ path, code, params }) => `${path.join('.')} ${code} ${params['expected']}`)
  }
  const rewind = { to: 1, dropped: [record.moves[1]], seen: [0] }
  const handover = { kind: 'left', seat: 0, move: 1, at: 5 }

  it.each<[expected: string, changes: ((copy: any) => void)[]]>([
    ['game invalid_type string', [(copy) => delete copy.game]],
    ['rulesVersion invalid_type int', [(copy) => (copy.rulesVersion = '1'), (copy) => (copy.rulesVersion = 1.5)]],
    ['options invalid_type object', [(copy) => (copy.options = []), (copy) => (copy.options = null)]],
    ['parameters invalid_type object', [(copy) => (copy.parameters = 3)]],
    ['seed invalid_type string', [(copy) => (copy.seed = 3)]],
    ['seedFrom invalid_type int', [(copy) => (copy.seedFrom = 'x'), (copy) => Object.assign(copy, { seedFrom: 1, seed: undefined })]],
    ['seats invalid_type array', [(copy) => (copy.seats = {})]],
    [
      'seats.1 invalid_type {name, by}',
      [(copy) => (copy.seats[1] = 3), (copy) => (copy.seats[1].by = 3), (copy) => (copy.seats[1].finishedBy = 3)],
    ],
    [
      'start invalid_type {chance, digest}',
      [
        (copy) => delete copy.start,
        (copy) => (copy.start.chance = 3),
        (copy) => (copy.start.chance = [0.5]),
        (copy) => (copy.start.digest = 3),
      ],
    ],
    ['moves invalid_type array', [(copy) => delete copy.moves]],
    [
      'moves.0 invalid_type {seat, move, chance, digest}',
      [
        (copy) => (copy.moves[0] = null),
        (copy) => (copy.moves[0].seat = 'a'),
        (copy) => delete copy.moves[0].move,
        (copy) => delete copy.moves[0].chance,
        (copy) => delete copy.moves[0].digest,
      ],
    ],
    [
      'rewinds invalid_type {to, dropped, seen}',
      [
        {},
        [3],
        [{ ...rewind, to: 'x' }],
        [{ ...rewind, dropped: {} }],
        [{ ...rewind, dropped: [{}] }],
        [{ ...rewind, seen: ['x'] }],
        [rewind, null],
        [{ ...rewind, dropped: [record.moves[1], {}] }],
      ].map((rewinds) => (copy: any) => (copy.rewinds = rewinds)),
    ],
    [
      'handovers invalid_type {kind, seat, move, at}',
      [
        {},
        [3],
        [{ ...handover, kind: 'gone' }],
        [{ ...handover, seat: 'x' }],
        [{ ...handover, move: 0.5 }],
        [{ ...handover, at: undefined }],
        [handover, {}],
      ].map((handovers) => (copy: any) => (copy.handovers = handovers)),
    ],
  ])('is refused: %s', (expected, changes) => {
    for (const change of changes) expect(told(change)).toEqual([expected])
  })

  it('of another format is refused with the one there is', () => {
    expect(readRecord({ format: 2 })).toEqual({ ok: false, issues: [{ path: ['format'], code: 'invalid_value', params: { values: 1 } }] })
    expect(readRecord('text')).toEqual({ ok: false, issues: [{ path: [], code: 'invalid_type', params: { expected: 'object' } }] })
  })

  it('may tell of parameters, seeds, levels, rewinds and handovers', () => {
    for (const kind of HANDOVERS)
      expect(
        told((copy) => {
          Object.assign(copy, { parameters: {}, seedFrom: 1, rewinds: [rewind], handovers: [{ ...handover, kind }] })
          copy.seats[0].finishedBy = 'champion'
        }),
      ).toEqual([])
    expect(told((copy) => delete copy.seed)).toEqual([])
  })

  it('several mistakes are told at once', () => {
    expect(told((copy) => Object.assign(copy, { game: 1, seats: 2 }))).toEqual(['game invalid_type string', 'seats invalid_type array'])
  })

  it('tells the moves as they stood before each rewind', () => {
    const [a, b, c, d] = record.moves
    const lines = linesOf({ moves: [a!, d!], rewinds: [{ to: 1, dropped: [b!, c!], seen: [] }] })
    expect(lines).toEqual([
      { from: 0, moves: [a, b, c] },
      { from: 1, moves: [a, d] },
    ])
    expect(linesOf({ moves: [a!] })).toEqual([{ from: 0, moves: [a] }])
  })
})

describe('a record of other numbers', () => {
  const numbers = { die: { means: { fr: '', en: '' }, min: 2, max: 9, default: 6 } }
  const tuned = (die: number): typeof toy => ({
    ...toy,
    setup: (options, count, ctx) => ({ ...toy.setup(options, count, ctx), laid: die }),
  })
  const game = { ...toy, parameters: { fields: numbers, tuned: ({ die }: { readonly die?: number }) => tuned(die!) } }

  it('keeps them, and replays by them', () => {
    const match = new Match(game, { options: { rounds: 1 }, seats, seed: 'numbers', parameters: { die: 3 } })
    const written = JSON.parse(JSON.stringify(match.record())) as GameRecord
    expect(written.parameters).toEqual({ die: 3 })
    const again = replay(game, written)
    expect(again.ok && again.match.digest).toBe(match.digest)
    expect(again.ok && again.match.record()).toEqual(written)
    expect(replay(game, { ...written, parameters: { die: 99 } })).toMatchObject({ problem: { code: 'record_options' } })
  })

  it('has none where nothing was turned', () => {
    const match = new Match(game, { options: { rounds: 1 }, seats, seed: 'numbers' })
    expect(Object.hasOwn(match.record(), 'parameters')).toBe(false)
  })

  it('has as many seats as the game allows', () => {
    const three = [...seats, { name: 'C', by: 'random' }]
    const match = new Match(toy, { options: { rounds: 1 }, seats: three, seed: 'three' })
    expect(replay(toy, match.record()).ok).toBe(true)
    expect(replay(toy, { ...match.record(), seats: seats.slice(0, 1) })).toMatchObject({
      problem: { code: 'record_seats', seats: 1, min: 2, max: 3 },
    })
  })

  it('whose beginning had another chance is refused', () => {
    expect(problem(altered((copy) => (copy.start.chance = [])))).toEqual({ code: 'record_chance', move: 0 })
    expect(problem(altered((copy) => copy.start.chance.push(0)))).toEqual({ code: 'record_chance', move: 0 })
  })
})

it('a record of scripted chance has no seed and says so when played on', () => {
  const match = new Match(toy, { options: { rounds: 1 }, seats, chance: scriptedChance([0]) })
  const result = replay(toy, match.record())
  if (!result.ok) throw new Error('must replay')
  for (const [seat, value] of [
    [0, 1],
    [0, 1],
    [1, 0],
    [1, 0],
  ] as const)
    result.match.submit(seat, result.match.decision(seat), { type: 'bid', value })
  expect(() => result.match.submit(0, result.match.decision(0), { type: 'roll' })).toThrow('no seed')
})

describe('digest', () => {
  it('does not depend on the order of keys, but on everything else', () => {
    expect(digest({ a: 1, b: [1, 2] })).toBe(digest({ b: [1, 2], a: 1 }))
    const values = [{ a: 1 }, { a: '1' }, { a: [1] }, { a: null }, {}, { b: 1 }, { a: [2, 1] }, { a: [1, 2] }]
    expect(new Set(values.map(digest)).size).toBe(values.length)
    expect(canonicalJson({ b: undefined, a: 'é"' })).toBe('{"a":"é\\""}')
  })

  it('does not collide on a hundred thousand like states', () => {
    const seen = new Set<string>()
    for (let i = 0; i < 100_000; i++) seen.add(digest({ at: i % 317, km: Math.floor(i / 317), hand: [i & 7] }))
    expect(seen.size).toBe(100_000)
  })
})

describe('a record that is ridden on with another chance', () => {
  const { seed: _seed, ...unseeded } = record
  const half = Math.floor(record.moves.length / 2)
  const begun: GameRecord = { ...unseeded, seed: 'from here', seedFrom: half, moves: record.moves.slice(0, half) }

  const riddenOn = (): Match<any, any, any, any, any> => {
    const opened = replay(toy, begun)
    if (!opened.ok) throw new Error(opened.problem.code)
    const { match } = opened
    const chance = seededChance('other moves')
    for (let seat = match.toAct()[0]; seat !== undefined; seat = match.toAct()[0]) {
      const legal = match.legal(seat)
      match.submit(seat, match.decision(seat), legal[chance.int(legal.length)])
    }
    return match
  }

  it('plays on by its new seed, the same every time, and replays whole', () => {
    const whole = riddenOn().record()
    expect(whole.moves.length).toBeGreaterThan(half)
    expect(whole.moves.slice(half).some(({ chance }) => chance.length > 0)).toBe(true)
    expect(riddenOn().record()).toEqual(whole)
    expect(readRecord(JSON.parse(JSON.stringify(whole)))).toEqual({ ok: true, value: whole })
    expect(replay(toy, whole).ok).toBe(true)
  })

  it('is held to it from the first throw on', () => {
    const opened = replay(toy, { ...unseeded, seed: 'from here', seedFrom: roll, moves: record.moves.slice(0, roll) })
    if (!opened.ok) throw new Error(opened.problem.code)
    const { seat, move } = record.moves[roll]!
    opened.match.submit(seat, opened.match.decision(seat), move)
    const written = opened.match.record()
    expect(replay(toy, written).ok).toBe(true)
    const forged = written.moves.map((entry) => ({ ...entry, chance: entry.chance.map((value) => (value + 1) % 6) }))
    expect(problem({ ...written, moves: forged })).toEqual({ code: 'record_chance', move: roll + 1 })
  })

  it('is held to its new seed from there on, and to no seed before', () => {
    const whole = riddenOn().record()
    expect(problem({ ...whole, seed: 'forged' })).toMatchObject({ code: 'record_chance' })
    expect(problem({ ...whole, seedFrom: 0 })).toMatchObject({ code: 'record_chance' })
    expect(readRecord({ ...begun, seedFrom: 'soon' }).ok).toBe(false)
    expect(readRecord({ ...unseeded, seedFrom: 1 }).ok).toBe(false)
  })
})
