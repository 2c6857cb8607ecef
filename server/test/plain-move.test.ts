import { clientMessageSchema } from '@echappee/protocol'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checked } from '../src/http/check.ts'
import { isPlainMove } from '../src/http/plain-move.ts'

const number = fc.oneof(fc.nat(), fc.integer(), fc.double(), fc.constantFrom('1', null, true))
const anyMessage = fc.record(
  {
    type: fc.constantFrom('move', 'undo', 'Move', 1),
    id: number,
    decision: number,
    move: fc.jsonValue(),
    next: fc.oneof(fc.array(fc.jsonValue(), { maxLength: 20 }), fc.jsonValue()),
    more: fc.jsonValue(),
  },
  { requiredKeys: [] },
)

describe('S12: a move that is looked at by hand', () => {
  it('is one to the schema too, and the same', () => {
    fc.assert(
      fc.property(anyMessage, (message) => {
        const raw: unknown = JSON.parse(JSON.stringify(message))
        if (isPlainMove(raw)) expect(checked(clientMessageSchema, raw)).toEqual({ ok: true, value: raw })
      }),
      { numRuns: 2000 },
    )
  })

  it('is what players send, and nothing that is deep, long or more', () => {
    const move = { type: 'move', id: 1, decision: 3, move: { card: 2 } }
    const deep = JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) as unknown
    expect([move, { ...move, next: [{ card: 1 }, { card: 2 }] }].map(isPlainMove)).toEqual([true, true])
    const others = [
      { ...move, more: 1 },
      { ...move, id: -1 },
      { ...move, decision: 1.5 },
      { ...move, move: deep },
      { ...move, next: [deep] },
      { ...move, next: Array.from({ length: 16 }, () => 1) },
      { ...move, type: 'undo' },
      { type: 'move', id: 1, decision: 1 },
      [move],
      null,
    ]
    expect(others.map(isPlainMove)).toEqual(others.map(() => false))
  })
})
