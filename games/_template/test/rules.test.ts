import { drawsFromBag, expectLegal, expectRefused, play, scenario } from '@echappee/testkit'
import { SPECTATOR, seededChance } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { WIND, deck, type Card } from '../content/deck.ts'
import { game } from '../rules/index.ts'
import { choose } from '../rules/moves.ts'
import { placesOf } from '../rules/scoring.ts'
import { position } from './subject.ts'

const NO_WIND = WIND.indexOf(0)
const hands: Card[][] = [
  [1, 2, 3],
  [2, 3, 4],
]

describe('setup', () => {
  it('TPL-1 the road has 15 squares, or 8 to 30', () => {
    const { state } = play({ game, chance: seededChance('any') })
    expect(state).toMatchObject({ options: { squares: 15 }, riders: [0, 0] })
    expect(() => play({ game, options: { squares: 31 } })).toThrow('out_of_range')
  })

  it('TPL-2 four cards each from a deck of 32, seen by their owner alone', () => {
    const dealt: Card[] = [4, 4, 1, 2, 3, 3, 1, 2]
    const { state, eventsFor } = play({ game, chance: drawsFromBag(deck(), dealt) })
    expect(state.hands).toEqual([
      [4, 4, 1, 2],
      [3, 3, 1, 2],
    ])
    expect(state.drawPile).toHaveLength(24)
    expect(eventsFor(0)).toEqual([
      { type: 'dealt', seat: 0, cards: [1, 2, 4, 4] },
      { type: 'dealtHidden', seat: 1, count: 4 },
      { type: 'roundBegan', round: 1 },
    ])
  })
})

describe('a round', () => {
  it('TPL-3, 10 all choose at once; who has chosen waits for the others, who learn nothing of it', () => {
    scenario(game, {
      state: position({ hands }),
      moves: [[1, choose(4)]],
      gives: {
        state: { chosen: [null, 4], riders: [0, 0] },
        toAct: [0],
        eventsFor: { 0: [], 1: [{ type: 'chose', seat: 1, card: 4 }] },
        refused: [
          [1, choose(2), 'NOT_YOUR_TURN', 'TPL-3'],
          [0, choose(4), 'NOT_IN_HAND', 'TPL-3'],
        ],
        legal: { 0: [choose(1), choose(2), choose(3)] },
      },
    })
  })

  it('TPL-4 the cards are shown, all ride, the cards are discarded', () => {
    const start = position({ hands })
    scenario(game, {
      state: start,
      chance: [NO_WIND, ...drawsFromBag(start.drawPile, [1, 2])],
      moves: [
        [1, choose(4)],
        [0, choose(3)],
      ],
      gives: {
        state: { riders: [3, 4], discardPile: [3, 4], lastCards: [3, 4], chosen: [null, null], round: 2 },
        including: [
          { type: 'revealed', cards: [3, 4] },
          { type: 'rode', seat: 0, from: 0, to: 3 },
          { type: 'rode', seat: 1, from: 0, to: 4 },
        ],
        toAct: [0, 1],
      },
    })
  })

  it('TPL-5 the wind carries everyone who is last', () => {
    const three: Card[][] = [
      [1, 1, 2],
      [2, 2, 2],
      [1, 3, 3],
    ]
    const start = position({ hands: three, riders: [3, 3, 4] })
    const { state, events } = play({
      game,
      state: start,
      chance: [WIND.indexOf(2), ...drawsFromBag(start.drawPile, [1, 2, 2])],
      moves: [
        [0, choose(2)],
        [1, choose(2)],
        [2, choose(3)],
      ],
    })
    expect(state.riders).toEqual([7, 7, 7])
    expect(events).toContainEqual({ type: 'windBlew', squares: 2, seats: [0, 1] })
  })

  it('TPL-5 without wind no die is rolled', () => {
    const start = position({ hands, options: { squares: 15, wind: false } })
    const { events } = play({
      game,
      state: start,
      chance: drawsFromBag(start.drawPile, [1, 1]),
      moves: [
        [0, choose(1)],
        [1, choose(2)],
      ],
    })
    expect(events.some(({ type }) => type === 'windBlew')).toBe(false)
  })

  it('TPL-6 everybody draws one; an empty draw pile is made anew from the discard pile', () => {
    const rest = position({ hands }).drawPile
    const start = position({ hands, discardPile: rest.slice(1), drawPile: rest.slice(0, 1) })
    const { state, eventsFor } = play({
      game,
      state: start,
      chance: [NO_WIND, 0, 0],
      moves: [
        [0, choose(1)],
        [1, choose(2)],
      ],
    })
    expect(state.hands[0]).toEqual([2, 3, rest[0]])
    expect(state).toMatchObject({ discardPile: [], drawPile: { length: 26 } })
    expect(eventsFor(1).slice(-4)).toEqual([
      { type: 'drewHidden', seat: 0 },
      { type: 'reshuffled', count: 27 },
      { type: 'drew', seat: 1, card: rest[1] },
      { type: 'roundBegan', round: 2 },
    ])
  })

  it('TPL-7 no 4 after a 4, unless there is nothing else', () => {
    const tired = position({
      hands: [
        [4, 2, 2],
        [4, 4, 4],
      ],
      lastCards: [4, 4],
    })
    expectRefused(game, tired, 0, choose(4), 'TIRED', 'TPL-7')
    expectLegal(game, tired, 0, [choose(2)])
    expectLegal(game, tired, 1, [choose(4)])
    expectLegal(
      game,
      position({
        hands: [
          [4, 2, 2],
          [1, 1, 1],
        ],
        lastCards: [3, null],
      }),
      0,
      [choose(2), choose(4)],
    )
  })
})

describe('the end', () => {
  it('TPL-8 the race ends with the round in which the line is reached, and no card is drawn', () => {
    scenario(game, {
      state: position({ hands, riders: [12, 4] }),
      chance: [NO_WIND],
      moves: [
        [0, choose(3)],
        [1, choose(4)],
      ],
      gives: {
        state: {
          phase: 'finished',
          hands: [
            [1, 2],
            [2, 3],
          ],
          round: 1,
        },
        toAct: [],
        refused: [[1, choose(2), 'GAME_OVER', 'TPL-8']],
      },
    })
  })

  it('TPL-8 the wind can carry the last over the line', () => {
    scenario(game, {
      state: position({ hands, riders: [11, 11] }),
      chance: [WIND.indexOf(2)],
      moves: [
        [0, choose(2)],
        [1, choose(2)],
      ],
      gives: {
        state: { riders: [15, 15] },
        including: [{ type: 'windBlew' }, { type: 'rode', by: 'wind' }, { type: 'finished', places: [1, 1] }],
      },
    })
  })

  it('TPL-9 squares beyond the line count; equal riders share a place', () => {
    scenario(game, {
      state: position({ hands, riders: [14, 12] }),
      chance: [WIND.indexOf(1)],
      moves: [
        [0, choose(3)],
        [1, choose(4)],
      ],
      gives: { outcome: { places: [1, 1], scores: [17, 17] } },
    })
    expect(placesOf([9, 16, 16, 4])).toEqual([3, 1, 1, 4])
  })
})

describe('what is known', () => {
  it('TPL-10 a seat sees its own hand and choice, and of the others how many cards', () => {
    const { view } = play({ game, state: position({ hands }), moves: [[1, choose(4)]] })
    expect(view(0)).toMatchObject({ hand: [1, 2, 3], handSizes: [3, 3], choice: null, drawPileSize: 26 })
    expect(view(0)).toEqual(game.view(position({ hands }), 0))
    expect(view(1)).toMatchObject({ hand: [2, 3, 4], choice: 4 })
    expect(view(SPECTATOR)).toMatchObject({ hand: [], handSizes: [3, 3], choice: null })
  })
})
