import type { Cup } from '@echappee/protocol'
import type { CupWords } from '../words/en/cup.ts'

type Headings = Pick<CupWords, 'place' | 'rider' | 'total' | 'wins' | 'metLabel' | 'csvRound'>

/** The standings for a spreadsheet: UTF-8 with its mark, every field quoted, and nothing in a name that a spreadsheet would reckon with. */
export function cupCsv({ standings, people, rounds }: Cup, words: Headings): string {
  const names = new Map(people.map(({ person, name }) => [person, name]))
  const head = [words.place, words.rider, words.total, words.wins, words.metLabel, ...rounds.map(({ number }) => words.csvRound(number))]
  const rows = standings.map(({ place, person, points, wins, met, byRound }) => [
    place,
    names.get(person) ?? '',
    points,
    wins,
    met,
    ...byRound.map((earned) => earned ?? ''),
  ])
  return `${MARK}${[head, ...rows].map((row) => row.map(field).join(',')).join('\r\n')}\r\n`
}

const MARK = '\uFEFF'

/** A text that begins like a formula is made plain text by the sign that spreadsheets take for it. */
function field(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return `"${text.replaceAll('"', '""')}"`
}
