import { foldLaw } from '@echappee/testkit'
import { describe, expect, it } from 'vitest'
import type { Event } from '../rules/events.ts'
import { advance, weight } from '../ui/scene.ts'
import { subject } from './subject.ts'

describe('the scene', () => {
  it('led on by the events of a move is the view after it', () => {
    foldLaw(subject, advance, 200)
  })

  it('gives what is seen on the road its time', () => {
    const rode: Event = { type: 'rode', seat: 0, from: 1, to: 3, by: 'card' }
    expect(weight(rode)).toBe(1)
  })
})
