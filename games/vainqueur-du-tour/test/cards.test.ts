import { describe, expect, test } from 'vitest'
import { CARDS, bitOf, slotOf } from '../content/cards.ts'

describe('cards', () => {
  test('each has a slot and a bit of its own', () => {
    const slots = CARDS.map(slotOf)
    expect(new Set(slots).size).toBe(CARDS.length)
    expect(Math.max(...slots)).toBeLessThan(32)
    expect(new Set(CARDS.map(bitOf)).size).toBe(CARDS.length)
  })
})
