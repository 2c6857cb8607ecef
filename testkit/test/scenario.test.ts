import { drawFromBag, scriptedChance, seededChance } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { drawsFromBag, expectLegal, expectRefused, play, scenario } from '../src/index.ts'
import { toy, type ToyState } from './toy.ts'

const position: ToyState = {
  rounds: 1,
  round: 1,
  phase: 'choose',
  hands: [
    ['card-01', 'card-09'],
    ['card-05', 'card-07'],
  ],
  deck: ['card-02', 'card-03', 'card-04'],
  discard: [],
  chosen: [null, null],
  marker: null,
  marks: [],
  scores: [0, 0],
}
const moves = [
  [1, { type: 'choose', card: 'card-07' }],
  [0, { type: 'choose', card: 'card-01' }],
] as const
const chance = [1, ...drawsFromBag(position.deck, ['card-03', 'card-02'])]

describe('scenario', () => {
  it('holds what is expected', () => {
    scenario(toy, {
      state: position,
      chance,
      moves,
      gives: {
        state: {
          phase: 'mark',
          marker: 1,
          scores: [0, 2],
          hands: [
            ['card-09', 'card-03'],
            ['card-05', 'card-02'],
          ],
        },
        including: [{ type: 'revealed' }, { type: 'drew', card: 'card-02' }],
        eventsFor: {
          0: [
            { type: 'chose', seat: 0, card: 'card-01' },
            { type: 'revealed', cards: ['card-01', 'card-07'] },
            { type: 'rolled', seat: 1, value: 2, scores: [0, 2] },
            { type: 'drew', seat: 0, card: 'card-03' },
            { type: 'drewHidden', seat: 1 },
          ],
        },
        toAct: [1],
        refused: [
          [0, { type: 'done' }, 'NOT_YOUR_TURN', 'TOY-1'],
          [1, { type: 'choose', card: 'card-05' }, 'WRONG_PHASE'],
        ],
        legal: { 1: [{ type: 'done' }, { type: 'mark', spot: 2 }, { type: 'mark', spot: 1 }, { type: 'mark', spot: 0 }], 0: [] },
      },
    })
    expect(position.chosen).toEqual([null, null])
  })

  const after = (gives: Parameters<typeof scenario<ToyState, never, never, never, never>>[1]['gives']) => () =>
    scenario(toy as never, { state: position, chance, moves: moves as never, gives })

  it.each([
    ['a wrong position', { state: { scores: [2, 0] } }],
    ['a wrong order of events', { including: [{ type: 'drew' }, { type: 'revealed' }] }],
    ['an event too few', { events: [] }],
    ['a wrong seat to act', { toAct: [0] }],
    ['a wrong refusal', { refused: [[0, { type: 'done' }, 'TIRED']] }],
    ['a wrong rule of a refusal', { refused: [[0, { type: 'done' }, 'NOT_YOUR_TURN', 'TOY-9']] }],
    ['a refusal of what is allowed', { refused: [[1, { type: 'done' }, 'NOT_YOUR_TURN']] }],
    ['legal moves left out', { legal: { 1: [{ type: 'done' }] } }],
    ['an outcome too early', { outcome: { places: [1, 2], scores: [1, 0] } }],
  ])('fails on %s', (_, gives) => {
    expect(after(gives as never)).toThrow()
  })
})

describe('play', () => {
  it('sets a game up, with any chance', () => {
    const { state, eventsFor } = play({ game: toy, seats: 3, options: { rounds: 1 }, chance: seededChance('x') })
    expect(state).toMatchObject({ rounds: 1, scores: [0, 0, 0] })
    expect(eventsFor(2)).toEqual([{ type: 'dealt', seat: 2, cards: [...state.hands[2]!].sort() }])
  })

  it('names a move that is refused', () => {
    expect(() => play({ game: toy, state: position, moves: [[0, { type: 'done' }]] })).toThrow(
      'move 1, {"type":"done"} of seat 0, is refused: WRONG_PHASE (TOY-2)',
    )
  })

  it('names outcomes that are missing or left over, and bad options', () => {
    expect(() => play({ game: toy, state: position, moves, chance: [1] })).toThrow('the script has only 1 outcomes')
    expect(() => play({ game: toy, state: position, moves, chance: [...chance, 0] })).toThrow('1 outcomes of the script were not asked for')
    expect(() => play({ game: toy, options: { rounds: 7 } })).toThrow('the options are refused')
    expect(() => play({ game: toy, state: position, moves: [[0, { type: 'nap' } as never]] })).toThrow(
      '{"type":"nap"} is no move of this game',
    )
  })
})

describe('single expectations', () => {
  it('gives the refusal back', () => {
    expect(expectRefused(toy, position, 0, { type: 'done' }, 'WRONG_PHASE', 'TOY-2').params).toEqual({ phase: 'choose' })
  })

  it('compares whole sets', () => {
    expectLegal(toy, position, 0, [
      { type: 'choose', card: 'card-09' },
      { type: 'choose', card: 'card-01' },
    ])
    expect(() => expectLegal(toy, position, 0, [{ type: 'choose', card: 'card-09' }])).toThrow('the legal moves of seat 0')
  })
})

describe('drawsFromBag', () => {
  it('makes the kernel draw what is wanted', () => {
    const bag = ['a', 'b', 'c', 'b', 'd']
    const wanted = ['b', 'd', 'b', 'a', 'c']
    const outcomes = scriptedChance(drawsFromBag(bag, wanted))
    expect(wanted.map(() => drawFromBag(bag, outcomes))).toEqual(wanted)
  })

  it('names what is not in the bag', () => {
    expect(() => drawsFromBag(['a'], ['a', 'a'])).toThrow('"a" is not in the bag (any more)')
  })
})
