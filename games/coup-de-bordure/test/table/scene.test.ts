import { expectSame } from '@echappee/testkit'
import { describe, expect, test } from 'vitest'
import { EVENT_TYPES } from '../../rules/events.ts'
import { fold } from '../../rules/fold.ts'
import { weight } from '../../table/weight.ts'
import { SHOWN_REASONS, stepNow } from '../../text/steps.ts'
import { playAndFold } from './walk.ts'

describe('the beats of the table', () => {
  test('gives every event a time that is not negative, and leaves the scene before it as it was', () => {
    const seen = new Set<string>()
    playAndFold(6, (event, before, after) => {
      seen.add(event.type)
      expect(weight(event, after)).toBeGreaterThanOrEqual(0)
      const copy = structuredClone(before)
      expectSame(fold(before, event), after, event.type)
      expectSame(before, copy, `the scene before ${event.type}`)
    })
    expect([...seen].sort()).toEqual([...EVENT_TYPES].sort())
  })

  test('CDB-20 to CDB-27: the picture names the same step, reason and riders as the event that opens it', () => {
    const reasons = new Set<string>()
    playAndFold(10, (event, _before, after) => {
      if (event.type !== 'stepBegan' || event.reason === 'mayAnnounce') return
      const now = stepNow(after)
      const hasReason = SHOWN_REASONS.some((reason) => reason === event.reason)
      expect(now).toEqual(hasReason ? { reason: event.reason, riders: event.riders } : undefined)
      if (hasReason) reasons.add(event.reason)
    })
    expect([...reasons].sort()).toEqual(['accelerations', 'offensives', 'steady', 'wheelFound', 'wheelMissed'])
  })
})
