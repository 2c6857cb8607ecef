import { describe, expect, it } from 'vitest'
import { commitTo, fairChance, fairKey } from '../src/index.ts'

const draw = (secret: string, nonces: string[], count = 40) => {
  const chance = fairChance(fairKey(secret, nonces))
  return Array.from({ length: count }, () => chance.int(1000))
}

describe('fair chance', () => {
  it('is settled by the secret and all nonces, in their order', () => {
    expect(draw('s', ['a', 'b'])).toEqual(draw('s', ['a', 'b']))
    const others = [draw('t', ['a', 'b']), draw('s', ['b', 'a']), draw('s', ['ab', '']), draw('s', ['a', 'c'])]
    for (const other of others) expect(other).not.toEqual(draw('s', ['a', 'b']))
  })

  it('is bound by the commitment, which tells nothing of the secret', () => {
    expect(commitTo('secret')).toMatch(/^[0-9a-f]{64}$/)
    expect(commitTo('secret')).not.toBe(commitTo('Secret'))
  })

  it('gives what any HMAC-SHA-256 gives', async () => {
    const { createHmac } = await import('node:crypto')
    const key = createHmac('sha256', 's')
      .update(JSON.stringify(['a', 'b']))
      .digest()
    expect([...fairKey('s', ['a', 'b'])]).toEqual([...key])
    const block = createHmac('sha256', key).update('block 0').digest()
    const words = Array.from({ length: 8 }, (_, i) => block.readUInt32LE(4 * i) % 1000)
    expect(draw('s', ['a', 'b'], 8)).toEqual(words)
  })

  it.each([2, 6, 75, 103])('is uniform below %i (chi square)', (bound) => {
    const chance = fairChance(fairKey('uniform', []))
    const counts = Array.from({ length: bound }, () => 0)
    for (let i = 0; i < bound * 400; i++) counts[chance.int(bound)]!++
    const square = counts.reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0)
    expect(Math.abs(square - (bound - 1))).toBeLessThan(5 * Math.sqrt(2 * (bound - 1)) + 3)
  })

  it('refuses bounds that it cannot serve', () => {
    for (const bound of [0, -3, NaN, 2 ** 22]) expect(() => fairChance(fairKey('x', [])).int(bound)).toThrow(RangeError)
  })
})
