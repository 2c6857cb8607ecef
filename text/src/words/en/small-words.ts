import { clock, joined, plural, signed, type LanguageWords } from '../../language-words.ts'

export const english: LanguageWords = {
  list: (items, joint = 'and') => joined(items, joint),
  ordinal: (n) => `${n}${n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`,
  count: (n, one, other = `${one}s`) => `${n} ${plural('en', n, one, other)}`,
  duration: (seconds) => clock(seconds),
  gap: (seconds) => (seconds === 0 ? 's.t.' : `+ ${clock(seconds)}`),
  signed,
}

/** "a 7", "an 8", "an 11": as the number is said. */
export function withArticle(n: number): string {
  return `${n === 11 || n === 18 || String(n).startsWith('8') ? 'an' : 'a'} ${n}`
}
