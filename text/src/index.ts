/** Everything about words that needs no screen: the terminal reads it too. */
export { type AnyGameText, type Choice, type CoverWords, type GameText, type Names, type OptionText, type TextSection } from './contract.ts'
export { dictionary, filled, translateAll, type Dictionary, type Translation } from './dictionary.ts'
export { COMPLETE, FALLBACK, LANGUAGES, completeLanguage, type CompleteLanguage, type Language } from './languages.ts'
export { plural, type Gender, type LanguageWords } from './language-words.ts'
export { issueText, matchRefusalText, optionIssueText, problemText } from './issues.ts'
export { noOther, sayRefusal, type OptionSentences, type Sentences } from './sentences.ts'
export { textLoader } from './text-loader.ts'
export { languageWords, textWords } from './words/index.ts'
