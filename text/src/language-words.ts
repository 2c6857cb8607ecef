import type { Language } from './languages.ts'

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

/** "une carte", "3 cartes": French counts 0 as singular, English does not. */
export function plural(language: Language, count: number, one: string, other: string): string {
  return new Intl.PluralRules(language).select(count) === 'one' ? one : other
}

export function joined(items: readonly string[], word: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
}

export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0'
}

/** Hours and minutes are left out while there are none; what follows them has two digits. */
export function clock(total: number): string {
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60]
  if (hours > 0) return `${hours} h ${two(minutes)}′ ${two(seconds)}″`
  return minutes > 0 ? `${minutes}′ ${two(seconds)}″` : `${seconds}″`
}

const two = (n: number) => String(n).padStart(2, '0')
