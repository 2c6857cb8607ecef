import type { Cup } from '@echappee/protocol'
import { expect, it } from 'vitest'
import { cupCsv } from '../src/cup/cup-csv.ts'
import { words as en } from '../src/words/en/cup.ts'
import { words as fr } from '../src/words/fr/cup.ts'

const NAMES = ['=SUM(A1)', 'Ada "la flèche"', '-Bo, junior']

const cup = {
  people: NAMES.map((name, person) => ({ person, name, isTaken: true, holding: 1, isHere: true, hasRidden: true })),
  rounds: [{ number: 1 }, { number: 2 }],
  standings: NAMES.map((_, person) => ({ person, place: person + 1, points: 8.5, wins: 1, met: 2, byRound: [8.5, null] })),
} as unknown as Cup

it('quotes every field, keeps accents, and lets no name be a formula', () => {
  expect(cupCsv(cup, fr)).toBe(
    [
      '\uFEFF"Place","Nom","Points","Victoires","Adversaires différents rencontrés","Manche 1","Manche 2"',
      `"1","'=SUM(A1)","8.5","1","2","8.5",""`,
      '"2","Ada ""la flèche""","8.5","1","2","8.5",""',
      `"3","'-Bo, junior","8.5","1","2","8.5",""`,
      '',
    ].join('\r\n'),
  )
  expect(cupCsv(cup, en)).toContain('"Round 2"')
})
