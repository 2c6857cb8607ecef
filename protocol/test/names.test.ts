import { check } from '@echappee/kernel'
import { describe, expect, it } from 'vitest'
import { nameSkeleton, takeSeatSchema } from '../src/index.ts'

const taken = (name: string) => {
  const checked = check(takeSeatSchema, { name, nonce: 'ab'.repeat(16) })
  return checked.ok ? checked.value.name : undefined
}

const HIDDEN = ['a\u200Db', 'a\u00ADb', '\u3164', '\u2800', '\u115F', 'a\u{E0041}', '\u202Eb', 'a\u001B[2J', ' ', '\u0301']

describe('a name', () => {
  it('has nothing invisible in it, and something visible', () => {
    for (const name of [...HIDDEN, `a${'\u0301'.repeat(9)}`]) expect(taken(name), JSON.stringify(name)).toBeUndefined()
    for (const name of ['Éloïse', 'O’Brien-Łuk', 'Иван', '李 雷']) expect(taken(` ${name} `)).toBe(name)
    expect(taken('❤\uFE0F')).toBe('❤')
  })

  it('that looks like another has the same skeleton', () => {
    for (const other of ['anne', 'ANNE', 'Аnnе', 'Anné', 'A n n e', 'An-ne']) expect(nameSkeleton(other), other).toBe(nameSkeleton('Anne'))
    for (const [one, two] of Object.entries({ Bill: 'Bi11', Tom: 'Torn', Oto: '0t0' })) expect(nameSkeleton(one)).toBe(nameSkeleton(two))
    expect(nameSkeleton('Anne')).not.toBe(nameSkeleton('Anna'))
  })
})
