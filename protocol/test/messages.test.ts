import { check } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { LIMITS, clientMessageSchema, createTableSchema, keySchema, serverMessageSchema, takeSeatSchema } from '../src/index.ts'

const isGood = (message: unknown): boolean => check(clientMessageSchema, message).ok

describe('what a client may say', () => {
  const hello = { type: 'hello', table: 'abcdefgh', seen: 0, epoch: 0 }

  it('is one of five messages', () => {
    const good = [
      hello,
      { ...hello, key: 'k'.repeat(43), nonce: 'ab'.repeat(16), seen: 7, epoch: 2 },
      { type: 'move', id: 1, decision: 0, move: { card: 3 } },
      { type: 'move', id: 1, decision: 0, move: null },
      { type: 'move', id: 1, decision: 0, move: { card: 3 }, next: [{ card: 4 }, null] },
      { type: 'undo', id: 2 },
      { type: 'return', id: 3 },
      { type: 'chat', id: 4, text: 'Allez !\nAllez !' },
    ]
    for (const message of good) expect(isGood(message)).toBe(true)
  })

  it('is nothing else', () => {
    const bad = [
      null,
      'hello',
      { ...hello, seen: -1 },
      { ...hello, seen: 1.5 },
      { ...hello, key: 'short' },
      { ...hello, key: `${'k'.repeat(40)}/+` },
      { ...hello, table: 'x'.repeat(41) },
      { type: 'move', id: 1, decision: 0 },
      { type: 'move', decision: 0, move: {} },
      { type: 'move', id: 1, decision: 0, move: {}, next: {} },
      { type: 'move', id: 1, decision: 0, move: {}, next: Array.from({ length: LIMITS.next + 1 }, () => ({})) },
      { type: 'undo' },
      { type: 'chat', id: 1, text: ' \n ' },
      { type: 'chat', id: 1, text: 'x'.repeat(LIMITS.chat + 1) },
      { type: 'chat', id: 1, text: 'a\u0007b' },
      { type: 'close' },
    ]
    for (const message of bad) expect(isGood(message)).toBe(false)
  })
})

describe('names', () => {
  const read = (name: string) => check(takeSeatSchema, { name, nonce: 'ab'.repeat(8) })

  it('are trimmed, short and visible', () => {
    expect(read('  Anne-Lise ')).toMatchObject({ ok: true, value: { name: 'Anne-Lise' } })
    for (const name of ['Zoë 🚴', '王', 'O’Neill', '👩‍👩‍👧']) expect(read(name)).toMatchObject({ ok: true })
    for (const name of ['', '   ', 'x'.repeat(25), 'a\nb', 'a\u0000', '\u202Eevil', 'a\u200Bb', '\uD800']) expect(read(name).ok).toBe(false)
  })
})

describe('the other schemas', () => {
  it('hold keys and tables within bounds', () => {
    expect(check(keySchema, 'k'.repeat(43)).ok).toBe(true)
    expect(check(keySchema, 'k'.repeat(65)).ok).toBe(false)
    const table = {
      game: 'g',
      options: {},
      seats: ['open', 'greedy'],
      host: 'Anne',
      isPublic: false,
      clock: { kind: 'days', days: 3 },
      hasChat: true,
      standIn: { after: 2, level: 'greedy' },
    }
    expect(check(createTableSchema, table).ok).toBe(true)
    for (const wrong of [
      { clock: { kind: 'days', days: 31 } },
      { clock: { kind: 'hours' } },
      { seats: [] },
      { options: [] },
      { host: 'A\u202E' },
    ])
      expect(check(createTableSchema, { ...table, ...wrong }).ok).toBe(false)
  })

  it('let a client notice a server that speaks otherwise', () => {
    expect(check(serverMessageSchema, { type: 'chat', line: { seat: 0, text: 'x', at: 1 } }).ok).toBe(true)
    expect(check(serverMessageSchema, { type: 'events', epoch: 1, from: 0, events: [] }).ok).toBe(false)
    expect(check(serverMessageSchema, { type: 'problem', problem: { code: 'unheardOf', sentence: '' } }).ok).toBe(false)
  })
})
