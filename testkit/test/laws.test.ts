import { describe, expect, it } from 'vitest'
import { LAW_NAMES, fuzz } from '../src/index.ts'
import { BROKEN_TOYS, brokenSubject } from './broken-toys.ts'
import { subject } from './toy.ts'

describe('a sound game', () => {
  it('breaks no law', () => {
    expect(fuzz(subject, { failures: undefined }).breaches).toEqual([])
  })
})

describe('what is broken is caught by its law', () => {
  it.each(BROKEN_TOYS)('$law: $what', (broken) => {
    const laws = [broken.law, ...(broken.also ?? [])]
    const found = fuzz(brokenSubject(broken), { failures: undefined, laws }).breaches.map(({ law }) => law)
    expect(found).toContain(broken.law)
  })

  it('every law has something that breaks it', () => {
    const broken = new Set(BROKEN_TOYS.map(({ law }) => law))
    expect(LAW_NAMES.filter((law) => !broken.has(law))).toEqual([])
  })

  it('with one law alone, that law alone is held', () => {
    const toy = BROKEN_TOYS.find(({ law }) => law === 'clone')!
    const found = fuzz(brokenSubject(toy), { failures: undefined, laws: ['clone'] }).breaches
    expect(found.map(({ law }) => law)).toEqual(['clone'])
    expect(fuzz(brokenSubject(toy), { failures: undefined, laws: ['moveKey'] }).breaches).toEqual([])
  })
})
