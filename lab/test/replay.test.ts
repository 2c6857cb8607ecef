import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameRecord, MoveRecord } from '@echappee/kernel'
import { describe, expect, test } from 'vitest'
import { wholeRecord } from './record-fixture.ts'
import { lastJson, scratchFolder, spawnToyEchappee, toyEchappee } from './run.ts'

const record = wholeRecord()

function fileOf(content: unknown): string {
  const file = join(scratchFolder(), 'record.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

describe('replay prints the game as a seat saw it', () => {
  const file = () => fileOf(record)

  test('a spectator sees no secret', () => {
    const { code, out } = spawnToyEchappee(['replay', file()])
    expect(code).toBe(0)
    expect(out).toContain('Sealed bids: 0 Alice (random), 1 Bruno (random), 2 Camille (random)')
    expect(out).toContain('Alice is dealt 3\n')
    expect(out).toMatch(/Bids \d+ \d+ \d+, prize \d/)
    expect(out).toContain('Final ranking')
    expect(out).toContain(`${record.moves.length} decisions replayed; every digest is right.`)
  })

  test('a seat, by number or name, sees its own cards and nobody else’s', () => {
    const byNumber = toyEchappee(['replay', file(), '--as', '1'])
    expect(byNumber.code).toBe(0)
    expect(byNumber.out).toMatch(/Bruno is dealt \d+ \d+ \d+\n/)
    expect(byNumber.out).toContain('Alice is dealt 3\n')
    expect(toyEchappee(['replay', file(), '--as', 'bruno']).out).toBe(byNumber.out)
  })

  test('--json has the events and the view of that seat', () => {
    const ran = toyEchappee(['replay', file(), '--as', '2', '--json'])
    expect(ran.out.trimEnd().split('\n')).toHaveLength(1)
    const json = lastJson(ran) as { steps: { seq: number; seat: number | null; events: { type: string; seat: number }[] }[] }
    expect(json).toMatchObject({
      game: 'sealed-bids',
      as: 2,
      decisions: record.moves.length,
      until: record.moves.length,
      toAct: [],
      digest: record.moves.at(-1)!.digest,
      view: { viewer: 2 },
      outcome: { places: expect.any(Array) as unknown },
    })
    expect(json.steps).toHaveLength(record.moves.length + 1)
    const events = json.steps.flatMap((step) => step.events)
    expect(events.filter(({ type, seat }) => type === 'dealt' && seat !== 2)).toEqual([])
    expect(events.filter(({ type, seat }) => type === 'dealt' && seat === 2).length).toBeGreaterThan(0)
  })

  test('--until shows the beginning', () => {
    const { code, out } = toyEchappee(['replay', file(), '--until', '3'])
    expect(code).toBe(0)
    expect(out).toContain('\n3. ')
    expect(out).not.toContain('\n4. ')
    expect(out).toContain(`Shown up to decision 3 of ${record.moves.length}.`)
    expect(lastJson(toyEchappee(['replay', file(), '--until', '0', '--json']))).toMatchObject({ until: 0, outcome: null })
  })

  test('in French', () => {
    expect(toyEchappee(['replay', file(), '--lang', 'fr']).out).toContain('toutes les empreintes sont justes')
  })
})

describe('replay --trace shows everything, one JSON object a line', () => {
  test('the lines follow the record', () => {
    const { code, out } = toyEchappee(['replay', fileOf(record), '--trace'])
    expect(code).toBe(0)
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines).toHaveLength(record.moves.length + 1)
    for (const [seq, line] of lines.entries()) {
      expect(Object.keys(line)).toEqual(['seq', 'seat', 'move', 'legal', 'chance', 'events', 'state'])
      expect(line['seq']).toBe(seq)
      const values = (line['chance'] as { value: number }[]).map(({ value }) => value)
      if (seq === 0) {
        expect(line).toMatchObject({ seat: null, move: null, legal: null })
        expect(values).toEqual(record.start.chance)
        continue
      }
      const entry = record.moves[seq - 1]!
      expect(line).toMatchObject({ seat: entry.seat, move: entry.move })
      expect(line['legal']).toContainEqual(entry.move)
      expect(values).toEqual(entry.chance)
    }
    const setup = lines[0] as { chance: object[]; events: object[]; state: { hands: number[][] } }
    expect(setup.chance[0]).toEqual({ bound: 40, value: record.start.chance[0], drew: setup.state.hands[0]![0] })
    expect(setup.events[0]).toEqual({ event: { type: 'dealt', seat: 0, cards: setup.state.hands[0] }, to: { only: 0 } })
    expect(setup.events[1]).toEqual({ event: { type: 'dealtHidden', seat: 0, count: 3 }, to: { except: 0 } })
    const shown = lines.flatMap(({ events }) => events as { event: { type: string }; to: unknown }[])
    expect(shown.find(({ event }) => event.type === 'bidsShown')).toMatchObject({ to: null })
    expect(lines.at(-1)).toMatchObject({ state: { roundsLeft: 0 } })
  })

  test('--until ends it early', () => {
    expect(
      toyEchappee(['replay', fileOf(record), '--trace', '--until', '2'])
        .out.trimEnd()
        .split('\n'),
    ).toHaveLength(3)
  })
})

describe('an altered record is refused', () => {
  const at = record.moves.findIndex(({ chance }) => chance.length > 0)
  const change = (part: Partial<GameRecord>) => ({ ...record, ...part })
  const changeMove = (index: number, part: Partial<MoveRecord>) => ({
    ...record,
    moves: record.moves.map((move, i) => (i === index ? { ...move, ...part } : move)),
  })
  const flip = (digest: string) => (digest.startsWith('0') ? '1' : '0') + digest.slice(1)

  test.each<[string, unknown, string[]]>([
    ['no JSON', '{"format": 1,', ['is not JSON']],
    ['no record', { hello: 'world' }, ['not the record of a game', 'format']],
    ['another format', change({ format: 2 as 1 }), ['not the record of a game', 'format']],
    ['no moves', change({ moves: undefined as never }), ['moves', 'a list']],
    ['a move without a digest', changeMove(1, { digest: undefined as never }), ['moves[1]']],
    ['an unknown game', change({ game: 'open-bids' }), ['"open-bids"', 'sealed-bids']],
    ['a game not built', change({ game: 'announced-bids' }), ['not built']],
    ['another game', change({ game: 'secret-bids', rulesVersion: 2 }), ['version 2', 'version 3']],
    ['another version of the rules', change({ rulesVersion: 4 }), ['version 4', 'version 3']],
    ['a bad option', change({ options: { handSize: 9 } }), ['option handSize', 'from 2 to 4']],
    ['another option', change({ options: { ...(record.options as object), prize: 'fixed' } }), ['start', 'digest']],
    ['a seat less', change({ seats: record.seats.slice(1) }), ['seat 2', '0 to 1']],
    ['a seat more', change({ seats: [...record.seats, { name: 'Denis', by: 'random' }] }), ['at the start', 'chance']],
    ['far too many seats', change({ seats: Array.from({ length: 9 }, () => record.seats[0]!) }), ['9 seats', '2 to 4']],
    ['another seed', change({ seed: 'other' }), ['at the start', 'chance']],
    [
      'another outcome at the start',
      change({ start: { ...record.start, chance: record.start.chance.toReversed() } }),
      ['at the start', 'chance'],
    ],
    [
      'an outcome more at the start',
      change({ start: { ...record.start, chance: [...record.start.chance, 0] } }),
      ['at the start', 'chance'],
    ],
    ['another digest at the start', change({ start: { ...record.start, digest: flip(record.start.digest) } }), ['at the start', 'digest']],
    [
      'another outcome',
      changeMove(at, { chance: record.moves[at]!.chance.map((value) => (value === 0 ? 1 : 0)) }),
      [`move ${at + 1} `, 'chance'],
    ],
    ['an outcome less', changeMove(at, { chance: record.moves[at]!.chance.slice(1) }), [`move ${at + 1} `, 'chance']],
    ['another digest', changeMove(2, { digest: flip(record.moves[2]!.digest) }), ['move 3 ', 'digest']],
    ['a seat that is none', changeMove(1, { seat: 7 }), ['move 2 ', 'seat 7', '0 to 2']],
    ['another seat', changeMove(1, { seat: 0 }), ['move 2 ', 'refuse', 'NOT_YOU']],
    ['a card that was not there', changeMove(0, { move: { type: 'bid', card: 99 } }), ['move 1 ', 'refuse', 'NO_CARD']],
    ['a move that is none', changeMove(0, { move: 'bid' }), ['move 1 ', 'not a move of the game']],
    ['a move less', change({ moves: record.moves.toSpliced(1, 1) }), ['move 2 ']],
    ['a move after the end', change({ moves: [...record.moves, record.moves.at(-1)!] }), [`move ${record.moves.length + 1} `, 'refuse']],
  ])('%s', (_what, content, parts) => {
    const { code, out, err } = toyEchappee(['replay', fileOf(content), '--trace'])
    for (const part of parts) expect(err).toContain(part)
    expect(err).toMatch(/^echappee: [^\n]+\n$/)
    expect(out).toBe('')
    expect(code).toBe(2)
  })

  test('the whole record is checked, however little of it is shown', () => {
    const last = record.moves.length - 1
    const { code, err } = toyEchappee(['replay', fileOf(changeMove(last, { digest: flip(record.moves[last]!.digest) })), '--until', '1'])
    expect(code).toBe(2)
    expect(err).toContain(`move ${last + 1} `)
  })

  test('a record without its seed is a record all the same', () => {
    const { seed: _seed, ...rest } = record
    expect(toyEchappee(['replay', fileOf(rest)]).code).toBe(0)
  })

  test('a seat or a decision that the record does not have', () => {
    const file = fileOf(record)
    const stranger = toyEchappee(['replay', file, '--as', '3'])
    expect(stranger.code).toBe(2)
    expect(stranger.err).toContain('"3"; --as takes spectator or one of 0 (Alice), 1 (Bruno), 2 (Camille)')
    const late = toyEchappee(['replay', file, '--until', '999'])
    expect(late.code).toBe(2)
    expect(late.err).toContain(`0 to ${record.moves.length}`)
  })
})
