import type { Dictionary } from './dictionary.ts'
import type { Language } from './languages.ts'
import { textWords } from './words/index.ts'

/** Loads what a game says in a language, with what is said whatever the game. */
export function textLoader<Words, Text>(words: Dictionary<Words>, make: (words: Words) => Text): (language: Language) => Promise<Text> {
  return async (language) => {
    const [own] = await Promise.all([words.load(language), textWords.load(language)])
    return make(own)
  }
}
