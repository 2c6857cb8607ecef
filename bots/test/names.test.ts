import { describe, expect, it } from 'vitest'
import { botName } from '../src/index.ts'

describe('the name of a bot', () => {
  it('is the same for a seat every time, and another for every seat', () => {
    const names = Array.from({ length: 7 }, (_, seat) => botName(seat))
    expect(new Set(names).size).toBe(7)
    expect(names).toEqual(Array.from({ length: 7 }, (_, seat) => botName(seat)))
  })

  it('is nobody else’s, at a table of any size', () => {
    const person = botName(1).toUpperCase()
    const names = [person]
    for (let seat = 1; seat < 16; seat++) names.push(botName(seat, names))
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(16)
    for (const name of names) expect(name).toMatch(/^\p{L}+( \d)?$/u)
  })
})
