import { describe, expect, it } from 'vitest'
import { weight } from '../../table/weight.ts'

describe('the beats of the table', () => {
  it('gives the beats of a round their time, and none to what is secret', () => {
    const beats = [
      weight({ type: 'revealed', plays: [] }),
      weight({ type: 'moved', rider: 0, from: 1, to: 4, lane: 1, wanted: 4, value: 3, bonus: 0 }),
      weight({ type: 'slipstreamed', spots: [], from: 1, to: 2 }),
      weight({ type: 'exhausted', riders: [0] }),
    ]
    expect(Math.min(...beats)).toBeGreaterThanOrEqual(1)
    expect(weight({ type: 'declined', rider: 1, what: 'kick' })).toBe(0)
  })
})
