import { check } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { BOARD_LIMITS, type Board } from '../content/board.ts'
import { HIGHEST_CARD } from '../content/cards.ts'
import { graphOf } from '../rules/graph.ts'
import { game } from '../rules/index.ts'
import { STAY, type Boost, type Move } from '../rules/moves.ts'
import { ownBoard } from './position.ts'

const CARDS = Array.from({ length: HIGHEST_CARD }, (_, i) => i + 1)
const SQUARES = [STAY, 0, 1, 2, 70, 700]
const BOOSTS: readonly Boost[] = ['none', 'ATTACK', 'CLIMB']
const RIDES = SQUARES.flatMap((to) =>
  BOOSTS.flatMap((boost) => ([0, 1, 2] as const).flatMap((plus) => CARDS.map((card): Move => ({ type: 'ride', card, plus, boost, to })))),
)
const GIFTS = CARDS.flatMap((high): Move[] => [
  { type: 'giveBack', cards: [high] },
  ...CARDS.filter((low) => low <= high).map((low): Move => ({ type: 'giveBack', cards: [high, low] })),
])
const LANDINGS = SQUARES.slice(1).map((to): Move => ({ type: 'land', to }))
const ALL: readonly Move[] = [
  ...RIDES,
  ...(['crash', 'exchange', 'musette', 'discard'] as const).flatMap((type) => CARDS.map((card): Move => ({ type, card }))),
  ...LANDINGS,
  { type: 'restart', isUsed: false },
  { type: 'restart', isUsed: true },
  ...GIFTS,
  { type: 'stop' },
]

describe('moves', () => {
  it('TDF-12 every move has a number of its own', () => {
    const keys = ALL.map((move) => game.moveKey(move))
    expect(keys.every((key) => Number.isInteger(key) && key >= 0)).toBe(true)
    expect(new Set(keys).size).toBe(ALL.length)
  })

  it('TDF-12 rides go by square, kept card, slipstream and card, gifts by their cards', () => {
    for (const list of [RIDES, LANDINGS, GIFTS]) {
      const keys = list.map((move) => game.moveKey(move))
      expect(keys).toEqual(keys.toSorted((a, b) => a - b))
    }
  })

  it('TDF-12 they are read as they are written', () => {
    for (const move of ALL) expect(check(game.schemas.move, move)).toEqual({ ok: true, value: move })
  })

  it('TDF-37 the last place beside F0 of the largest board can be named, and no square far beyond it', () => {
    const { rows, lanes } = BOARD_LIMITS
    const all = Array.from({ length: lanes }, (_, i) => i + 1)
    const single = { from: 1, to: 1, terrain: 'flat' as const, lanes: all, doubled: [] }
    const largest: Board = {
      ...ownBoard().boards!['own']!,
      rows: [single, { ...single, from: 2, to: rows.max, doubled: all }],
      runOffLanes: lanes,
    }
    const to = graphOf(largest).total + 11
    expect(check(game.schemas.move, { type: 'land', to })).toMatchObject({ ok: true })
    expect(check(game.schemas.move, { type: 'land', to: to + 20 })).toMatchObject({ ok: false })
    expect(check(game.schemas.move, { type: 'land', to: STAY - 1 })).toMatchObject({ ok: false })
  })
})
