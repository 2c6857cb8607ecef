/** Everything about words that needs no React: the terminal reads it too. */
export { LANGUAGES, type AnyGameText, type GameText, type Language, type Names, type OptionText, type TextSection } from './contract.ts'
export { english, french, genderOf, languageWords, plural, withArticle, type Gender, type LanguageWords } from './language-words.ts'
export { issueText, matchRefusalText, optionIssueText, problemText } from './issues.ts'
export { noOther, sayRefusal, type OptionSentences, type Sentences } from './sentences.ts'
