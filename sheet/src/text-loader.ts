import { textLoader, type Dictionary, type Language } from '@echappee/text'
import { sheetWords } from './words/index.ts'

/** Loads what a game's sheet says in a language, with what every sheet says. */
export function sheetTextLoader<Words, Text>(
  words: Dictionary<Words>,
  make: (words: Words) => Text,
): (language: Language) => Promise<Text> {
  const load = textLoader(words, make)
  return async (language) => {
    await sheetWords.load(language)
    return load(language)
  }
}
