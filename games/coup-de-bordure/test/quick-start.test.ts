import { describe, expect, test } from 'vitest'
import { TEAM_SIZE } from '../content/team-sheet.ts'
import { VIEWS } from '../table/quick-start-views.ts'

const squares = (name: keyof typeof VIEWS) => VIEWS[name].riders.map(({ at }) => at)

describe('every drawing of the quick start shows what its caption says', () => {
  test('start and paces: everybody in one group, and the viewer asked for paces', () => {
    expect(new Set(squares('start'))).toEqual(new Set([1]))
    expect(VIEWS.start.phase).toBe('pace')
  })

  test('CDB-23 wheel: three riders of a team two squares on, the others behind', () => {
    expect(squares('wheel').slice(0, TEAM_SIZE)).toEqual([3, 3, 3])
    expect(Math.max(...squares('wheel').slice(TEAM_SIZE))).toBeLessThan(3)
  })

  test('attack: one rider three squares ahead, and nobody with him', () => {
    expect(squares('attack').filter((at) => at >= 4)).toEqual([4])
  })
})
