import { describe, expect, test } from 'vitest'
import { EXHAUSTION } from '../content/cards.ts'
import { roadIn } from '../rules/riders.ts'
import { terrainAt } from '../rules/road.ts'
import { packsOf } from '../rules/slipstream.ts'
import { VIEWS } from '../table/quick-start-views.ts'

describe('every drawing of the quick start shows what its caption says', () => {
  test('start: everybody on a start square', () => {
    const { riders } = VIEWS.start
    for (const { at } of riders) expect(terrainAt(roadIn(VIEWS.start), at)).toBe('start')
  })

  test('hand: four cards of one rider', () => {
    const rider = VIEWS.hand.current[0]!
    expect(VIEWS.hand.piles[rider]!.handSize).toBe(4)
  })

  test('groups: two packs where there is slipstream, and a rider who has taken exhaustion', () => {
    expect(packsOf(VIEWS.groups.riders).length).toBeGreaterThan(1)
    for (const { at } of VIEWS.groups.riders) expect(terrainAt(roadIn(VIEWS.groups), at)).toBe('flat')
    expect(VIEWS.groups.riders.some(({ deck }) => deck[EXHAUSTION]! > 0)).toBe(true)
  })

  test('climb: riders on red', () => {
    const red = VIEWS.climb.riders.filter(({ at }) => terrainAt(roadIn(VIEWS.climb), at) === 'ascent')
    expect(red.length).toBeGreaterThan(2)
  })

  test('finish: a rider past the line', () => {
    expect(Math.max(...VIEWS.finish.riders.map(({ at }) => at))).toBeGreaterThan(roadIn(VIEWS.finish).line)
  })
})
