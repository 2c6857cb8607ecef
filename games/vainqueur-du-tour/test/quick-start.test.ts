import { describe, expect, test } from 'vitest'
import { stageOf } from '../rules/course.ts'
import { VIEWS } from '../table/quick-start-views.ts'

describe('every drawing of the quick start shows what its caption says', () => {
  test('hand: eight cards, one of them to be used', () => {
    expect(VIEWS.hand.hand).toHaveLength(8)
    expect(VIEWS.hand.order[VIEWS.hand.turn]).toBe(0)
  })

  test('ride: somebody is well on his way', () => {
    expect(Math.max(...VIEWS.ride.riders.map(({ at }) => at))).toBeGreaterThanOrEqual(60)
  })

  test('handicap: somebody is stopped by one', () => {
    expect(VIEWS.handicap.riders.some(({ handicap }) => handicap !== null)).toBe(true)
  })

  test('sprint: the viewer is in the sprint zone', () => {
    const stage = stageOf(VIEWS.sprint)
    const from = stage.type === 'timetrial' ? null : stage.sprintFromKm
    expect(from).not.toBeNull()
    expect(VIEWS.sprint.riders[0]!.at).toBeGreaterThanOrEqual(from!)
  })

  test('mountain: a stage of the mountains', () => {
    expect(stageOf(VIEWS.mountain).type).toBe('mountain')
  })
})
