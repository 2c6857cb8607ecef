import { expect, test } from 'vitest'
import { sharedState } from '../src/hand/shared-state.ts'

test('what is shared belongs to one decision: another one starts afresh, and a late word of the last one changes nothing', () => {
  const looked = sharedState<string | undefined>(undefined)
  looked.set(1, 'card')
  expect(looked.read(1)).toBe('card')
  expect(looked.read(2)).toBeUndefined()
  looked.set(2, 'square')
  looked.set(1, undefined)
  expect(looked.read(2)).toBe('square')
  expect(looked.read(1)).toBeUndefined()
})
