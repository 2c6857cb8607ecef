import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, digest } from '../src/index.ts'

/** The digest by its definition: two hashes that run over the units of the canonical text. */
function digestOfText(text: string): string {
  let a = 0x811c9dc5
  let b = 0x9e3779b9
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    a = Math.imul(a ^ unit, 0x01000193)
    b = Math.imul(b ^ unit, 0x85ebca6b) + a
    b ^= b >>> 15
  }
  return [a, b].map((word) => (mix(word) >>> 0).toString(16).padStart(8, '0')).join('')
}

function mix(word: number): number {
  word = Math.imul(word ^ (word >>> 16), 0x7feb352d)
  word = Math.imul(word ^ (word >>> 15), 0x846ca68b)
  return word ^ (word >>> 16)
}

function sameAsText(value: unknown): void {
  expect(digest(value)).toBe(digestOfText(canonicalJson(value)))
}

describe('a digest', () => {
  it('is that of the canonical text, whatever the value', () => {
    fc.assert(fc.property(fc.jsonValue({ maxDepth: 4 }), sameAsText), { numRuns: 2000 })
  })

  it('is that of the canonical text for texts with anything in them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer(), fc.double(), (text, whole, number) =>
        sameAsText({ [text]: [text, whole, number] }),
      ),
    )
  })

  it('leaves out what is undefined and writes null for what JSON has not', () => {
    for (const value of [{ a: undefined, b: 1 }, [undefined, Number.NaN, -0, Infinity], undefined, true, {}, [], { 1: 2, a: { b: [] } }])
      sameAsText(value)
  })

  it('is that of the canonical text for a hidden character alone, half a character, and a field called undefined', () => {
    for (const value of ['\n', '\u0000', '\ud800', '\udfff', { undefined: 1 }, { a: 1, undefined: 'x' }]) sameAsText(value)
  })

  it('does not depend on the order in which an object was built', () => {
    expect(digest({ b: 1, a: { d: 2, c: 3 } })).toBe(digest({ a: { c: 3, d: 2 }, b: 1 }))
  })

  it('stays right when there are more kinds of objects than it remembers', () => {
    for (let i = 0; i < 2000; i++) sameAsText({ [`key${i % 700}`]: i, [`other${i}`]: i })
  })
})
