import { FALLBACK, isComplete, type Language } from './languages.ts'

/** All that one place says, one folder a language; a language is fetched when somebody reads it, and no other. */
export interface Dictionary<Words> {
  readonly load: (language: Language) => Promise<Words>
  /** Words that have been loaded. */
  readonly in: (language: Language) => Words
}

/** What a language that is under way may leave out: everything, down to single sentences. */
export type Translation<Words> = Words extends ((...values: never[]) => unknown) | readonly unknown[]
  ? Words
  : Words extends object
    ? { readonly [Key in keyof Words]?: Translation<Words[Key]> }
    : Words

/** `read` imports the words of a language: `(language) => import(`./${language}/index.ts`)`. */
export function dictionary<Words extends object>(read: (language: Language) => Promise<{ readonly words: Words }>): Dictionary<Words> {
  const loaded = new Map<Language, Words>()
  const load = async (language: Language): Promise<Words> => {
    const known = loaded.get(language)
    if (known !== undefined) return known
    const { words } = await read(language)
    const whole = isComplete(language) ? words : filled(words, (await read(FALLBACK)).words)
    loaded.set(language, whole)
    inUse.add(load)
    return whole
  }
  return {
    load,
    in(language) {
      const words = loaded.get(language)
      if (words === undefined) throw new Error(`the words in "${language}" are read before they are loaded`)
      return words
    },
  }
}

const inUse = new Set<(language: Language) => Promise<unknown>>()

/** Everything that has been said so far, in another language: what is on the screen can then change it at once. */
export async function translateAll(language: Language): Promise<void> {
  await Promise.all([...inUse].map((load) => load(language)))
}

/** The words, and of the fallback what they lack. */
export function filled<Words extends object>(words: Partial<Words>, fallback: Words): Words {
  const whole = { ...fallback } as Record<string, unknown>
  for (const [key, value] of Object.entries(words)) {
    const other = whole[key]
    whole[key] = isSection(value) && isSection(other) ? filled(value, other) : value
  }
  return whole as Words
}

function isSection(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
