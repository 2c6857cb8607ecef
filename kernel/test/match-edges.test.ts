import { describe, expect, it } from 'vitest'
import { Match, SPECTATOR, scriptedChance, type AnyGame, type SubmitResult } from '../src/index.ts'
import { toy, type ToyMove } from './toy.ts'

const seats = [
  { name: 'A', by: 'human' },
  { name: 'B', by: 'human' },
]
const begin = (game: AnyGame = toy) => new Match(game, { options: { rounds: 2 }, seats, seed: 'match' })
type ToyMatch = ReturnType<typeof begin>

const play = (match: ToyMatch, seat: number, move: ToyMove): SubmitResult => match.submit(seat, match.decision(seat), move)
const bid = (value: number): ToyMove => ({ type: 'bid', value })
const LAY: ToyMove = { type: 'lay' }
const PEEK: ToyMove = { type: 'peek' }

/** Both have bid, and seat 0 builds. */
function building(game: AnyGame = toy): ToyMatch {
  const match = begin(game)
  for (const [seat, value] of [
    [0, 3],
    [1, 1],
    [1, 0],
    [0, 2],
  ] as const)
    expect(play(match, seat, bid(value)).ok).toBe(true)
  return match
}

const refused = (code: string, params?: object) => ({
  ok: false,
  refusal: { code, rule: 'MATCH', ...(params === undefined ? {} : { params }) },
})

describe('a refusal of the match', () => {
  it('names its rule and what is asked now', () => {
    const match = building()
    expect(match.submit(0, 0, { type: 'fly' })).toMatchObject(refused('MALFORMED'))
    expect(match.submit(0, 9, LAY)).toEqual(refused('STALE_DECISION', { expected: 2, given: 9 }))
    expect(match.undo(1)).toEqual(refused('CANNOT_UNDO'))
  })

  it('is there for whoever is not asked, even when the game itself says nothing', () => {
    const match = building({ ...toy, whyNot: () => undefined })
    expect(match.submit(1, match.decision(1), LAY)).toEqual(refused('NOT_YOUR_TURN'))
  })

  it('keeps the seat beyond the last from the game', () => {
    const reached: number[] = []
    const match = begin({ ...toy, whyNot: (_state: unknown, seat: number) => void reached.push(seat) })
    expect([match.submit(2, 0, bid(1)), reached]).toEqual([refused('NOT_YOUR_TURN'), []])
  })

  it('answers who would change a decision of before the step', () => {
    const match = building()
    play(match, 0, { type: 'roll' })
    play(match, 0, bid(1))
    expect(match.submit(0, 2, bid(0))).toEqual(refused('STALE_DECISION', { expected: 4, given: 2 }))
    expect(match.state.bids).toEqual([[1], []])
  })
})

describe('a match', () => {
  it('has no more seats than its game', () => {
    const four = [...seats, ...seats]
    expect(() => new Match(toy, { options: { rounds: 2 }, seats: four, seed: 'x' })).toThrow('2 to 3 seats, not 4')
  })

  it('tells what chance answered in the setup, and the moves so far', () => {
    const match = begin()
    expect([match.drawn.map(({ bound }) => bound), match.moves]).toEqual([[2], []])
    play(match, 1, bid(2))
    expect([match.drawn, match.moves.map(({ seat, move }) => [seat, move])]).toEqual([[], [[1, bid(2)]]])
  })

  it('tells everybody what is for everybody, and names an audience only where there is one', () => {
    const match = building()
    expect(match.events(SPECTATOR)[0]).toEqual({ type: 'bade', seat: 0 })
    expect(match.log()[0]).toStrictEqual({ event: { type: 'bade', seat: 0 } })
    play(match, 0, PEEK)
    expect(match.log().slice(-2)).toStrictEqual([
      { event: { type: 'peeked', seat: 0, value: 1 }, to: { only: 0 } },
      { event: { type: 'peekedHidden', seat: 0 }, to: { except: 0 } },
    ])
    expect(match.events(1).at(-1)).toEqual({ type: 'peekedHidden', seat: 0 })
  })

  it('of scripted chance has no seed in its record', () => {
    const match = new Match(toy, { options: { rounds: 2 }, seats, chance: scriptedChance([0]) })
    expect(Object.keys(match.record())).toEqual(['format', 'game', 'rulesVersion', 'options', 'seats', 'start', 'moves'])
  })

  it('whose game is not the same when it is played again writes no record', () => {
    let times = 0
    const apply: typeof toy.apply = (state, seat, move, ctx) => {
      toy.apply(state, seat, move, ctx)
      state.laid += times++
    }
    expect(() => building({ ...toy, apply }).record()).toThrow('the moves of toy, played again, lead to another state')
  })
})

describe('what can be taken back', () => {
  it('is a single move too, but not the answer of somebody else', () => {
    const match = building()
    play(match, 0, LAY)
    expect([match.canUndo(0), match.canUndo(1)]).toEqual([true, false])
    const open = begin()
    play(open, 0, bid(1))
    expect([open.canUndo(0), open.canUndo(1)]).toEqual([true, false])
    expect(open.undo(1)).toEqual(refused('CANNOT_UNDO'))
  })

  it('is no move beside others who are asked, where nothing waits for them', () => {
    const plain = { ...toy }
    delete plain.committed
    const match = begin(plain)
    play(match, 0, bid(1))
    expect([match.toAct(), match.canUndo(0)]).toEqual([[0, 1], false])
  })

  it('is no move that told a secret among what it told everybody, but one after it', () => {
    const apply: typeof toy.apply = (state, seat, move, ctx) => {
      if (move.type === 'peek') ctx.emit?.({ type: 'laid', seat })
      toy.apply(state, seat, move, ctx)
    }
    const match = building({ ...toy, apply })
    play(match, 0, PEEK)
    expect(match.canUndo(0)).toBe(false)
    play(match, 0, LAY)
    expect(match.canUndo(0)).toBe(true)
  })

  it('is a move of which nothing was told', () => {
    const match = building({
      ...toy,
      apply: (state: object, seat: number, move: ToyMove, { chance }: never) => toy.apply(state as never, seat, move, { chance }),
    })
    play(match, 0, LAY)
    expect(match.canUndo(0)).toBe(true)
  })

  it('takes what it told along, and leaves the others their answers to change', () => {
    const match = begin()
    play(match, 1, bid(3))
    const before = match.events(SPECTATOR)
    play(match, 0, bid(2))
    expect(match.undo(0).ok).toBe(true)
    expect(match.events(SPECTATOR)).toEqual(before)
    expect(match.submit(1, 0, bid(2)).ok).toBe(true)
    expect(match.state.bids).toEqual([[], [2]])
    expect(match.undo(1).ok).toBe(true)
    expect(match.state.bids).toEqual([[], []])
  })
})

it('a commitment that draws can be made, but not played again', () => {
  const apply: typeof toy.apply = (state, seat, move, ctx) => {
    ctx.chance.int(2)
    toy.apply(state, seat, move, ctx)
  }
  const match = begin({ ...toy, apply })
  play(match, 0, bid(1))
  play(match, 1, bid(1))
  expect(() => match.submit(0, 0, bid(2))).toThrow('a commitment must not use chance before the step is resolved')
})
