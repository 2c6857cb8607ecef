import { describe, expect, it } from 'vitest'
import { readOptions, writeOptions } from '../src/files/options-link.ts'

describe('options in an address', () => {
  it('come back as they were', () => {
    const options = { mode: 'race', stage: { name: 'Côte & « col »', tiles: 'a b 5D u', sprints: [26] }, teams: 4, traits: false }
    expect(readOptions(`#${writeOptions(options)}`, Object.keys(options))).toEqual(options)
  })

  it('may be written by hand, and say nothing about what does not exist', () => {
    expect(readOptions('#stage=a+b%20c+u&teams=5&other=1', ['stage', 'teams', 'mode'])).toEqual({ stage: 'a b c u', teams: 5 })
    expect(readOptions('', ['stage'])).toEqual({})
    expect(readOptions('#%%%=&stage=%7B', ['stage'])).toEqual({ stage: '{' })
  })
})
