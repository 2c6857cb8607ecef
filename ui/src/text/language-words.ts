import type { Language } from './contract.ts'

export type Gender = 'm' | 'f'

/** The small words that every game needs, in one language. */
export interface LanguageWords {
  /** "A, B and C". */
  readonly list: (items: readonly string[], joint?: 'and' | 'or') => string
  /** "1st"; in French "1er" or, of a feminine thing, "1re". */
  readonly ordinal: (n: number, gender?: Gender) => string
  /** "1 card", "3 cards": the plural is left out where it is regular. */
  readonly count: (n: number, one: string, other?: string) => string
  /** A time of a race: "4 h 05′ 09″". */
  readonly duration: (seconds: number) => string
  /** How far behind the leader: "+ 1′ 20″"; level with him is "same time". The leader himself has none. */
  readonly gap: (seconds: number) => string
  /** With its sign, and a real minus: "+3", "−2", "0". */
  readonly signed: (n: number) => string
}

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

export const french: LanguageWords = {
  list: (items, joint = 'and') => joined(items, joint === 'and' ? 'et' : 'ou'),
  ordinal: (n, gender = 'm') => (n === 1 ? (gender === 'f' ? '1re' : '1er') : `${n}e`),
  count: (n, one, other = `${one}s`) => `${n} ${plural('fr', n, one, other)}`,
  duration: (seconds) => clock(seconds),
  gap: (seconds) => (seconds === 0 ? 'm.t.' : `+ ${clock(seconds)}`),
  signed,
}

const WORDS: Readonly<Record<Language, LanguageWords>> = { fr: french, en: english }

export function languageWords(language: Language): LanguageWords {
  return WORDS[language]
}

/** Women among the names that bots ride under ("Jeannie 2" as well); of any other name nothing is known. */
const WOMEN: readonly string[] = ['Jeannie', 'Marianne', 'Annie']

/** French places agree with the rider: "Jeannie 1re", "Fausto 1er". */
export function genderOf(name: string): Gender {
  return WOMEN.includes(name.replace(/ \d+$/, '')) ? 'f' : 'm'
}

/** "une carte", "3 cartes": French counts 0 as singular, English does not. */
export function plural(language: Language, count: number, one: string, other: string): string {
  return new Intl.PluralRules(language).select(count) === 'one' ? one : other
}

function joined(items: readonly string[], word: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
}

function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0'
}

/** Hours and minutes are left out while there are none; what follows them has two digits. */
function clock(total: number): string {
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60]
  if (hours > 0) return `${hours} h ${two(minutes)}′ ${two(seconds)}″`
  return minutes > 0 ? `${minutes}′ ${two(seconds)}″` : `${seconds}″`
}

const two = (n: number) => String(n).padStart(2, '0')
