import { describe, expect, it } from 'vitest'
import { english, withArticle } from '../src/words/en/small-words.ts'
import { french } from '../src/words/fr/small-words.ts'

describe('words of a language', () => {
  it('lists', () => {
    expect(english.list([])).toBe('')
    expect(english.list(['Anna'])).toBe('Anna')
    expect(english.list(['Anna', 'Ben', 'Cleo'])).toBe('Anna, Ben and Cleo')
    expect(french.list(['Anna', 'Ben'], 'or')).toBe('Anna ou Ben')
  })

  it('ordinals', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 111].map((n) => english.ordinal(n))).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '13th',
      '21st',
      '111th',
    ])
    expect([french.ordinal(1), french.ordinal(1, 'f'), french.ordinal(2), french.ordinal(21)]).toEqual(['1er', '1re', '2e', '21e'])
  })

  it('an article before a number', () => {
    expect([1, 7, 8, 10, 11, 14, 18, 80].map((n) => withArticle(n))).toEqual([
      'a 1',
      'a 7',
      'an 8',
      'a 10',
      'an 11',
      'a 14',
      'an 18',
      'an 80',
    ])
  })

  it('plurals: nothing is many in English and one in French', () => {
    expect(english.count(0, 'card')).toBe('0 cards')
    expect(french.count(0, 'carte')).toBe('0 carte')
    expect(french.count(2, 'cheval', 'chevaux')).toBe('2 chevaux')
  })

  it('times and gaps', () => {
    expect(english.duration(5)).toBe('5″')
    expect(english.duration(65)).toBe('1′ 05″')
    expect(french.duration(4 * 3600 + 5 * 60 + 9)).toBe('4 h 05′ 09″')
    expect(french.gap(80)).toBe('+ 1′ 20″')
    expect(french.gap(0)).toBe('m.t.')
    expect(english.gap(0)).toBe('s.t.')
  })

  it('signs', () => expect([english.signed(3), english.signed(-2), english.signed(0)]).toEqual(['+3', '−2', '0']))
})
