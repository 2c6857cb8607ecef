import { clock, joined, plural, signed, type LanguageWords } from '../../language-words.ts'

export const french: LanguageWords = {
  list: (items, joint = 'and') => joined(items, joint === 'and' ? 'et' : 'ou'),
  ordinal: (n, gender = 'm') => (n === 1 ? (gender === 'f' ? '1re' : '1er') : `${n}e`),
  count: (n, one, other = `${one}s`) => `${n} ${plural('fr', n, one, other)}`,
  duration: (seconds) => clock(seconds),
  gap: (seconds) => (seconds === 0 ? 'm.t.' : `+ ${clock(seconds)}`),
  signed,
}
