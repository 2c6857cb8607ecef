import { check } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { game } from '../rules/index.ts'
import {
  ADD,
  ANNOUNCE,
  CLEAR,
  CONFIRM,
  FOLLOW,
  HIDE,
  PACE,
  PAY,
  REFILL,
  REMOVE,
  SHOW,
  START,
  STAY,
  TEAM,
  type Move,
} from '../rules/moves.ts'

/** Every move that there is. */
const ALL: readonly Move[] = [
  CLEAR,
  CONFIRM,
  ...Object.values(TEAM),
  ...Object.values(START),
  ...[ADD, REMOVE, HIDE, PACE, PAY, FOLLOW, ANNOUNCE, REFILL].flat(2),
  ...SHOW,
  ...STAY,
]

const keysOf = (moves: readonly Move[]) => moves.map((move) => game.moveKey(move))

describe('moves', () => {
  it('CDB-12 every answer has a number of its own', () => {
    const keys = keysOf(ALL)
    expect(keys.every(Number.isInteger)).toBe(true)
    expect(new Set(keys).size).toBe(ALL.length)
  })

  it('CDB-12 numbers of one kind go by rider, then by what is chosen', () => {
    const quietFirst = ANNOUNCE.map((own) => own.toReversed())
    for (const list of [ADD, REMOVE, HIDE, PACE, PAY, FOLLOW, quietFirst, REFILL]) {
      const keys = keysOf(list.flat())
      expect(keys).toEqual(keys.toSorted((a, b) => a - b))
    }
    expect(keysOf(ALL).every((key) => key >= 0)).toBe(true)
  })

  it('CDB-12 they are read as they are written', () => {
    for (const move of ALL) expect(check(game.schemas.move, move)).toEqual({ ok: true, value: move })
  })
})
