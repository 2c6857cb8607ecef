import { describe, expect, it } from 'vitest'
import type { Event } from '../rules/events.ts'
import { weight } from '../table/weight.ts'

describe('the beats of the table', () => {
  it('gives what is seen on the road its time', () => {
    const rode: Event = { type: 'rode', seat: 0, from: 1, to: 3, by: 'card' }
    expect(weight(rode)).toBe(1)
  })
})
