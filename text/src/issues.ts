import { pathText, type Issue, type RecordProblem, type Refusal } from '@echappee/kernel'
import type { AnyGameText, Names } from './contract.ts'
import type { Language } from './languages.ts'
import { textWords } from './words/index.ts'
import type { Params } from './words/types.ts'

type GameIssues = AnyGameText['issues']

/** One mistake as a sentence with its exact place: "stages[2].lengthKm: must be a multiple of 20". */
export function issueText(language: Language, issue: Issue, gameIssues: GameIssues = {}): string {
  return placed(language, pathText(issue.path), sentence(language, issue, gameIssues))
}

/** The same for the options of a game, whose first step is the option: "option board, stages[2].lengthKm: must be a multiple of 20". */
export function optionIssueText(language: Language, issue: Issue, gameIssues: GameIssues = {}): string {
  const [option, ...rest] = issue.path
  if (option === undefined) return sentence(language, issue, gameIssues)
  const place = `option ${option}` + (rest.length > 0 ? `, ${pathText(rest)}` : '')
  return placed(language, place, sentence(language, issue, gameIssues))
}

/** Why a record is not a game of these rules. `text` gives the words of the game itself, where they are at hand. */
export function problemText(
  language: Language,
  problem: RecordProblem,
  text?: Pick<AnyGameText, 'issues' | 'refusal'>,
  names: Names = String,
): string {
  const say = textWords.in(language).problems
  switch (problem.code) {
    case 'record_game':
      return say.record_game(problem)
    case 'record_version':
      return say.record_version(problem)
    case 'record_seats':
      return say.record_seats(problem)
    case 'record_options':
      return say.record_options(problem.issues.map((issue) => optionIssueText(language, issue, text?.issues)).join('; '))
    case 'record_refused': {
      const { code, rule } = problem.refusal
      const own = matchRefusalText(language, problem.refusal) ?? text?.refusal(problem.refusal, names)
      return say.record_refused(problem.move, own ?? `${code} (${rule})`)
    }
    case 'record_chance':
      return say.record_chance(problem.move)
    case 'record_digest':
      return say.record_digest(problem.move)
  }
}

/** The refusals of the match itself; undefined for a refusal of the game, which the game's own text explains. */
export function matchRefusalText(language: Language, refusal: Refusal): string | undefined {
  const texts: Readonly<Record<string, (params: Params) => string>> = textWords.in(language).match
  return texts[refusal.code]?.(refusal.params ?? {})
}

function sentence(language: Language, issue: Issue, gameIssues: GameIssues): string {
  const generic: Readonly<Record<string, (params: Params) => string>> = textWords.in(language).issues
  const say = gameIssues[issue.code] ?? generic[issue.code]
  return say === undefined ? textWords.in(language).otherIssue(issue.code) : say(issue.params)
}

const placed = (language: Language, place: string, text: string) => (place === '' ? text : textWords.in(language).placed(place, text))
