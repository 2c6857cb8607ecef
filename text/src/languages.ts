/** What is said in full: a sentence that is missing does not compile. */
export const COMPLETE = ['fr', 'en'] as const
/** Languages under way, each a folder `words/<language>` in every place that says something (docs/add-a-language.md). */
const PARTIAL = [] as const

export const LANGUAGES = [...COMPLETE, ...PARTIAL] as const
export type Language = (typeof LANGUAGES)[number]

/** For data that has its sentences beside it, in complete languages alone. */
export type CompleteLanguage = (typeof COMPLETE)[number]

/** What a partial language has not said yet is said in this one. */
export const FALLBACK = 'en' satisfies Language

export function isComplete(language: Language): language is CompleteLanguage {
  return (COMPLETE as readonly string[]).includes(language)
}

/** The language itself, or what is read instead of it where nothing can be left out. */
export function completeLanguage(language: Language): CompleteLanguage {
  return isComplete(language) ? language : FALLBACK
}
