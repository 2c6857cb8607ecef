import { foldLaw } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import type { Event } from '../../rules/events.ts'
import { advance, weight } from '../../ui/scene.ts'
import { subject } from '../subject.ts'

describe('the scene', () => {
  it('led on by the events of a move is the view after it', () => {
    foldLaw(subject, advance, 120)
  }, 120_000)

  it('gives what is seen on the road its time', () => {
    const rode: Extract<Event, { type: 'rode' }> = { type: 'rode', rider: 0, from: 1, to: 9, place: '4.1', path: [3, 6, 9], by: 'card' }
    expect(weight(rode)).toBeGreaterThan(0.6)
    expect(weight({ ...rode, path: [3, 6, 9, 12, 15] })).toBeGreaterThan(weight(rode))
    expect(weight({ type: 'gave', seat: 0, cards: [3] })).toBe(0)
  })
})
