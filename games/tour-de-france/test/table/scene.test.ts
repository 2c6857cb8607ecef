import { describe, expect, it } from 'vitest'
import type { Event } from '../../rules/events.ts'
import { contactMs, weight, type Fall } from '../../table/weight.ts'

describe('the beats of the table', () => {
  it('gives what is seen on the road its time', () => {
    const rode: Extract<Event, { type: 'rode' }> = { type: 'rode', rider: 0, from: 1, to: 9, place: '4.1', path: [3, 6, 9], by: 'card' }
    expect(weight(rode)).toBeGreaterThan(0.6)
    expect(weight({ ...rode, path: [3, 6, 9, 12, 15] })).toBeGreaterThan(weight(rode))
    expect(weight({ type: 'gave', seat: 0, cards: [3] })).toBe(0)
  })

  it('shows the contact before the fall: as long as the way there takes, and at once where nobody rode', () => {
    const fall: Fall = { type: 'piledUp', square: 12, row: 5, number: 1, riders: [0, 3], by: 'contact', path: [3, 6, 9] }
    const rode: Event = { type: 'rode', rider: 0, from: 1, to: 9, place: '4.1', path: [3, 6, 9], by: 'card' }
    expect(contactMs(fall, 1000 * weight(fall))).toBeCloseTo(1000 * weight(rode))
    expect(contactMs({ ...fall, by: 'chance', path: [] }, 5000)).toBe(0)
  })
})
