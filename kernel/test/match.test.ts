import { describe, expect, it } from 'vitest'
import { Match, SPECTATOR, check, type SubmitResult } from '../src/index.ts'
import { toy, type ToyMove } from './toy.ts'

const seats = [
  { name: 'A', by: 'human' },
  { name: 'B', by: 'human' },
]
const begin = () => new Match(toy, { options: { rounds: 2 }, seats, seed: 'match' })
type ToyMatch = ReturnType<typeof begin>

const play = (match: ToyMatch, seat: number, move: ToyMove): SubmitResult => match.submit(seat, match.decision(seat), move)
const bid = (value: number): ToyMove => ({ type: 'bid', value })
const code = (answer: SubmitResult) => (answer.ok ? 'ok' : answer.refusal.code)

function toBuild(match: ToyMatch): void {
  for (const [seat, value] of [
    [0, 3],
    [1, 1],
    [1, 0],
    [0, 2],
  ] as const)
    expect(play(match, seat, bid(value)).ok).toBe(true)
}

describe('submit', () => {
  it('checks the schema first, then whose decision, then its number, then the rules', () => {
    const match = begin()
    const malformed = match.submit(0, 99, { type: 'fly' })
    expect(malformed).toMatchObject({ ok: false, refusal: { code: 'MALFORMED' }, issues: [{ path: ['type'] }] })
    expect(code(match.submit(7, 99, bid(1)))).toBe('NOT_YOUR_TURN')
    expect(code(match.submit(0, 99, bid(9)))).toBe('STALE_DECISION')
    expect(match.submit(0, 0, bid(9))).toEqual({ ok: false, refusal: { code: 'BAD_BID', rule: 'TOY-3', params: { maximum: 3 } } })
    expect(match.moveCount).toBe(0)
    expect(match.events(SPECTATOR)).toEqual([])
  })

  it('seats that are no whole number, or of another table, never reach the game', () => {
    const reached: number[] = []
    const whyNot: typeof toy.whyNot = (state, seat, move) => (reached.push(seat), toy.whyNot(state, seat, move))
    const match = new Match({ ...toy, whyNot }, { options: { rounds: 2 }, seats, seed: 'match' })
    for (const seat of [1.5, NaN, -1, 99, Infinity])
      expect(match.submit(seat, 0, bid(1))).toEqual({ ok: false, refusal: { code: 'NOT_YOUR_TURN', rule: 'MATCH' } })
    expect([match.moveCount, reached]).toEqual([0, []])
  })

  it('several answers at once end at the first that is refused, and the record knows every state without playing them again', () => {
    let applied = 0
    const apply: typeof toy.apply = (...given) => (applied++, toy.apply(...given))
    const match = new Match({ ...toy, apply }, { options: { rounds: 2 }, seats, seed: 'match' })
    expect(match.submitAll(0, 0, [bid(3), bid(2)])).toEqual({ accepted: 2, refusal: undefined })
    expect(match.submitAll(1, 0, [bid(1), bid(9)])).toMatchObject({ accepted: 1, refusal: { code: 'BAD_BID' } })
    const before = applied
    const { moves } = match.record()
    expect([moves.length, applied]).toEqual([3, before])
    expect(new Set(moves.map(({ digest }) => digest)).size).toBe(3)
  })

  it('counts a message that arrives twice once', () => {
    const match = begin()
    toBuild(match)
    const number = match.decision(0)
    expect(match.submit(0, number, { type: 'lay' }).ok).toBe(true)
    expect(code(match.submit(0, number, { type: 'lay' }))).toBe('STALE_DECISION')
    expect(match.state.laid).toBe(1)
  })

  it('numbers decisions by seat, so that simultaneous answers do not spoil each other', () => {
    const match = begin()
    expect(match.submit(1, 0, bid(1)).ok).toBe(true)
    expect(match.submit(0, 0, bid(2)).ok).toBe(true)
    expect([match.decision(0), match.decision(1)]).toEqual([1, 1])
  })

  it('refuses everything when the game is over', () => {
    const match = begin()
    for (let round = 0; round < 2; round++) {
      toBuild(match)
      play(match, 0, { type: 'roll' })
    }
    expect(match.toAct()).toEqual([])
    expect(match.outcome()?.places).toEqual([1, 2])
    expect(code(play(match, 0, bid(1)))).toBe('NOT_YOUR_TURN')
  })
})

describe('commitments', () => {
  it('can be replaced until the last one resolves the step', () => {
    const match = begin()
    play(match, 0, bid(1))
    play(match, 1, bid(2))
    expect(match.submit(0, 0, bid(3)).ok).toBe(true)
    expect(match.state.bids).toEqual([[3], [2]])
    expect(match.record().moves.map(({ seat, move }) => [seat, (move as { value: number }).value])).toEqual([
      [1, 2],
      [0, 3],
    ])
    expect([match.decision(0), match.decision(1)]).toEqual([1, 1])
  })

  it('ask the later answers of the seat anew when an earlier one is replaced', () => {
    const match = begin()
    play(match, 0, bid(3))
    play(match, 0, bid(3))
    expect(match.toAct()).toEqual([1])
    expect(match.submit(0, 0, bid(1)).ok).toBe(true)
    expect(match.state.bids[0]).toEqual([1])
    expect(match.toAct()).toEqual([0, 1])
    expect(code(play(match, 0, bid(2)))).toBe('RIGHT_TOO_HIGH')
  })

  it('keep the old answer when the new one is refused', () => {
    const match = begin()
    play(match, 0, bid(2))
    play(match, 0, bid(1))
    const before = match.digest
    expect(code(match.submit(0, 1, bid(3)))).toBe('RIGHT_TOO_HIGH')
    expect(match.digest).toBe(before)
    expect(match.state.bids[0]).toEqual([2, 1])
  })

  it('are closed once resolved', () => {
    const match = begin()
    toBuild(match)
    expect(code(match.submit(1, 1, bid(3)))).toBe('NOT_YOUR_TURN')
    expect(code(match.submit(0, 1, bid(0)))).toBe('STALE_DECISION')
    expect(match.state.builder).toBe(0)
  })

  it('replay from the record with equal digests after a replacement', () => {
    const match = begin()
    play(match, 0, bid(1))
    play(match, 1, bid(2))
    match.submit(0, 0, bid(3))
    play(match, 1, bid(2))
    play(match, 0, bid(0))
    expect(match.state.phase).toBe('build')
    const again = new Match(toy, { options: { rounds: 2 }, seats, seed: 'match' })
    for (const { seat, move, digest } of match.record().moves) {
      again.submit(seat, again.decision(seat), move)
      expect(again.digest).toBe(digest)
    }
  })
})

describe('undo', () => {
  it('takes back move after move of the seat that acts', () => {
    const match = begin()
    toBuild(match)
    const before = match.digest
    const events = match.events(SPECTATOR).length
    const decision = match.decision(0)
    play(match, 0, { type: 'lay' })
    play(match, 0, { type: 'lay' })
    expect(match.canUndo(0)).toBe(true)
    expect(match.undo(0).ok && match.undo(0).ok).toBe(true)
    expect([match.digest, match.events(SPECTATOR).length, match.state.laid]).toEqual([before, events, 0])
    expect(match.decision(0)).toBe(decision)
    expect(play(match, 0, { type: 'lay' }).ok).toBe(true)
  })

  it('is refused after chance, after a secret, and to anybody else', () => {
    const match = begin()
    toBuild(match)
    play(match, 0, { type: 'lay' })
    expect(code(match.undo(1))).toBe('CANNOT_UNDO')
    play(match, 0, { type: 'peek' })
    expect(code(match.undo(0))).toBe('CANNOT_UNDO')
    play(match, 0, { type: 'roll' })
    expect(match.canUndo(0)).toBe(false)
    expect(code(match.undo(0))).toBe('CANNOT_UNDO')
  })

  it('withdraws a commitment that waits for others, even when the seat acts no more', () => {
    const match = begin()
    const start = match.digest
    play(match, 0, bid(3))
    play(match, 1, bid(1))
    play(match, 0, bid(2))
    expect(match.toAct()).toEqual([1])
    expect(match.undo(0).ok).toBe(true)
    expect([match.state.bids, match.toAct(), match.decision(0), match.decision(1)]).toEqual([[[3], [1]], [0, 1], 1, 1])
    expect(match.undo(0).ok && match.undo(1).ok).toBe(true)
    expect([match.digest, match.moveCount, match.canUndo(0)]).toEqual([start, 0, false])
    toBuild(match)
  })

  it('does not take back the commitment that showed the others, even when its seat acts next', () => {
    const match = begin()
    play(match, 1, bid(1))
    play(match, 1, bid(1))
    play(match, 0, bid(3))
    play(match, 0, bid(2))
    expect([match.state.phase, match.toAct()]).toEqual(['build', [0]])
    expect(match.canUndo(0)).toBe(false)
    expect(code(match.undo(0))).toBe('CANNOT_UNDO')
  })

  it('does not reach back over a commitment that has been resolved', () => {
    const match = begin()
    toBuild(match)
    expect(match.canUndo(1)).toBe(false)
    expect(match.state.phase).toBe('build')
  })
})

describe('what a match tells', () => {
  it('who is not asked has no move, and a game without commitments has nobody who waits', () => {
    const match = begin()
    toBuild(match)
    expect(match.legal(0).length).toBeGreaterThan(0)
    expect(match.legal(1)).toEqual([])
    const plain = { ...toy }
    delete plain.committed
    expect(new Match(plain, { options: { rounds: 1 }, seats, seed: 'plain' }).committed()).toEqual([])
  })

  it('the view is that of the game', () => {
    const match = begin()
    for (const viewer of [0, 1, SPECTATOR]) expect(match.view(viewer)).toEqual(toy.view(match.state, viewer))
  })

  it('a match needs a seed or a chance', () => {
    expect(() => new Match(toy, { options: { rounds: 1 }, seats })).toThrow('a match needs a seed or a chance')
  })

  it('an answer to an earlier decision of a step that is over is stale, not a change of mind', () => {
    const match = begin()
    toBuild(match)
    expect(code(match.submit(0, 0, bid(1)))).toBe('STALE_DECISION')
    const next = begin()
    play(next, 0, bid(3))
    expect(code(next.submit(1, 1, bid(1)))).toBe('STALE_DECISION')
    expect(code(next.submit(0, 2, bid(1)))).toBe('STALE_DECISION')
  })

  it('a move of one’s own turn can be taken back after a step is over, and its number is asked again', () => {
    const match = begin()
    toBuild(match)
    const number = match.decision(0)
    play(match, 0, { type: 'lay' })
    expect(match.undo(0).ok).toBe(true)
    expect(match.submit(0, number, { type: 'lay' }).ok).toBe(true)
    expect(match.record().moves.map(({ seat }) => seat)).toEqual([0, 1, 1, 0, 0])
  })

  it('moves of a step that are played again keep their place, without an outcome of chance', () => {
    const match = begin()
    toBuild(match)
    play(match, 0, { type: 'roll' })
    const before = match.moveCount
    play(match, 1, bid(1))
    play(match, 0, bid(2))
    expect(match.submit(0, match.decision(0) - 1, bid(3)).ok).toBe(true)
    const { moves } = match.record()
    expect(moves.slice(before).map(({ seat, move, chance }) => [seat, move, chance])).toEqual([
      [1, bid(1), []],
      [0, bid(3), []],
    ])
    expect(moves.slice(0, before).map(({ seat }) => seat)).toEqual([0, 1, 1, 0, 0])
  })
})

describe('the event log', () => {
  it('is filtered by audience and numbered for each viewer', () => {
    const match = begin()
    toBuild(match)
    play(match, 0, { type: 'peek' })
    const last = (viewer: number) => match.events(viewer).at(-1)
    expect(last(0)).toEqual({ type: 'peeked', seat: 0, value: 1 })
    expect(last(1)).toEqual({ type: 'peekedHidden', seat: 0 })
    expect(last(SPECTATOR)).toEqual({ type: 'peekedHidden', seat: 0 })
    for (const from of [0, 1, 3]) expect(match.events(1, from)).toEqual(match.events(1).slice(from))
    expect(match.events(1, 1).length).toBe(match.events(1).length - 1)
    expect(match.events(0).length).toBe(match.events(1).length)
  })
})

it('a match begins only with as many seats as the game has', () => {
  expect(() => new Match(toy, { options: { rounds: 2 }, seats: seats.slice(1), seed: 'x' })).toThrow('2 to 3 seats')
})

it('options are filled in, and bad ones named with what is allowed', () => {
  expect(check(toy.schemas.options, {})).toEqual({ ok: true, value: { rounds: 2 } })
  expect(check(toy.schemas.options, { rounds: 9, laps: 1 })).toEqual({
    ok: false,
    issues: [
      { code: 'unknown_option', path: ['laps'], params: { allowed: 'rounds' } },
      { code: 'out_of_range', path: ['rounds'], params: { minimum: 1, maximum: 5 } },
    ],
  })
})
