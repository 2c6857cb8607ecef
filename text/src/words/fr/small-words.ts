import { clock, joined, plural, signed, type Gender, type LanguageWords } from '../../language-words.ts'

export const french: LanguageWords = {
  list: (items, joint = 'and') => joined(items, joint === 'and' ? 'et' : 'ou'),
  ordinal: (n, gender = 'm') => (n === 1 ? (gender === 'f' ? '1re' : '1er') : `${n}e`),
  count: (n, one, other = `${one}s`) => `${n} ${plural('fr', n, one, other)}`,
  duration: (seconds) => clock(seconds),
  gap: (seconds) => (seconds === 0 ? 'm.t.' : `+ ${clock(seconds)}`),
  signed,
}

/** Women among the names that bots ride under ("Jeannie 2" as well); of any other name nothing is known. */
const WOMEN: readonly string[] = ['Jeannie', 'Marianne', 'Annie']

/** French places agree with the rider: "Jeannie 1re", "Fausto 1er". */
export function genderOf(name: string): Gender {
  return WOMEN.includes(name.replace(/ \d+$/, '')) ? 'f' : 'm'
}
