import type { TableInfo } from '@echappee/protocol'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { changeSeat, holdRematch, holdSeat, keepSeat, nonceFor, otherHolds } from '../src/online/keys.ts'
import { seatHold, takeCode, takeTransfer, transferLink, witnessOf } from '../src/online/keys.ts'
import { namesOf } from '../src/online/names.ts'

const table = (id: string, nonces: readonly string[]) => ({ id, fairness: { commitment: `promise of ${id}`, nonces } }) as TableInfo

const place = { origin: 'https://tour.example', hash: '', pathname: '/online' }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  })
  vi.stubGlobal('location', place)
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('history', { replaceState: () => undefined })
  return () => vi.unstubAllGlobals()
})

describe('a seat of this device', () => {
  it('has one nonce for a table, however often joining is tried, and another if the promise is another', () => {
    const info = table('one', ['', ''])
    const first = nonceFor(info)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    for (let i = 0; i < 60; i++) nonceFor(table(`other ${i % 40}`, ['']))
    expect(nonceFor(info)).toBe(first)
    expect(nonceFor({ ...info, fairness: { ...info.fairness, commitment: 'another promise' } })).not.toBe(first)
  })

  it('is kept with the commitment that was seen and a new nonce', () => {
    holdSeat(table('one', ['', '']), 0, 'key')
    holdSeat(table('two', ['', '']), 0, 'key')
    const [one, two] = [seatHold('one')!, seatHold('two')!]
    expect(one).toEqual({ key: 'key', seat: 0, commitment: 'promise of one', nonce: expect.stringMatching(/^[0-9a-f]{32}$/) })
    expect(two.nonce).not.toBe(one.nonce)
    expect(witnessOf(one)).toEqual({ commitment: 'promise of one', nonces: [{ seat: 0, nonce: one.nonce }] })
  })

  it('draws a nonce even if the server says that a new table has one', () => {
    holdSeat(table('one', ['ab'.repeat(16)]), 0, 'key')
    expect(seatHold('one')!.nonce).toMatch(/^[0-9a-f]{32}$/)
  })

  it('keeps its nonce when it is asked to the same rematch again', () => {
    holdRematch(table('next', ['', '']), 1, 'key')
    const { nonce } = seatHold('next')!
    holdRematch(table('next', ['', nonce]), 1, 'key')
    expect(seatHold('next')!.nonce).toBe(nonce)
  })

  it('bears no witness to a nonce that another device of the same seat has given', () => {
    holdRematch(table('next', ['', 'ab'.repeat(16)]), 1, 'key')
    expect(witnessOf(seatHold('next')!)).toEqual({ commitment: 'promise of next', nonces: [] })
  })

  it('goes to another device with all it knows; seats from before commitments were kept go too', () => {
    holdSeat(table('one', ['']), 0, 'key')
    keepSeat('old', { key: 'k', seat: 2, nonce: 'ab' })
    const given = { one: seatHold('one'), old: seatHold('old') }
    const link = transferLink()
    localStorage.setItem('echappee/seats', '{}')
    vi.stubGlobal('location', { ...place, hash: new URL(link).hash })
    expect(takeTransfer()).toBe(2)
    expect({ one: seatHold('one'), old: seatHold('old') }).toEqual(given)
    const bad = btoa(JSON.stringify({ bad: { key: 'k', seat: 0, nonce: 'ab', commitment: 5 }, none: null }))
    vi.stubGlobal('location', { ...place, hash: `#seats=${bad}` })
    expect(takeTransfer()).toBe(0)
  })

  it('is never replaced by a link: another seat of the same table is kept beside it, and either can be played', () => {
    holdSeat(table('one', ['', '', '']), 0, 'own key')
    const own = seatHold('one')!
    const other = { key: 'another key', seat: 2, nonce: 'cd', commitment: 'x' }
    const forged = { ...own, nonce: 'ee', commitment: 'another promise' }
    for (const hold of [other, forged, other]) {
      vi.stubGlobal('location', { ...place, hash: `#seats=${btoa(JSON.stringify({ one: hold }))}` })
      expect(takeTransfer()).toBe(1)
    }
    expect([seatHold('one'), otherHolds()]).toEqual([own, { one: [other] }])
    changeSeat('one', other)
    expect([seatHold('one'), otherHolds()]).toEqual([other, { one: [own] }])
    changeSeat('one', own)
    expect([seatHold('one'), otherHolds()]).toEqual([own, { one: [other] }])
  })

  it('goes by what was copied too, link or code, and by nothing else', () => {
    holdSeat(table('one', ['']), 0, 'key')
    const [link, given] = [transferLink(), seatHold('one')]
    for (const text of [link, ` ${link}\n`, new URL(link).hash.slice('#seats='.length)]) {
      localStorage.setItem('echappee/seats', '{}')
      expect(takeCode(text)).toBe(1)
      expect(seatHold('one')).toEqual(given)
    }
    for (const text of ['', 'nonsense', 'https://tour.example/t/abc']) expect(takeCode(text)).toBe(0)
  })
})

describe('names at a table', () => {
  it('are told apart by the seat where two people have the same', () => {
    expect(namesOf([{ name: 'Annie' }, { name: 'Mario' }, { name: 'Annie' }])).toEqual(['Annie (1)', 'Mario', 'Annie (3)'])
    expect(namesOf([{ name: 'Annie' }, { name: '' }])).toEqual(['Annie', 'Louison'])
  })
})
