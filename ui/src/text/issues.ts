import { pathText, type Issue, type MATCH_REFUSALS, type RecordProblem, type Refusal } from '@echappee/kernel'
import type { AnyGameText, Language, Names } from './contract.ts'

type Params = Issue['params']
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
  const say = PROBLEMS[language]
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
  const texts: Readonly<Record<string, (params: Params) => string>> = MATCH[language]
  return texts[refusal.code]?.(refusal.params ?? {})
}

function sentence(language: Language, issue: Issue, gameIssues: GameIssues): string {
  const generic: Readonly<Record<string, (params: Params) => string>> = ISSUES[language]
  const say = gameIssues[issue.code] ?? generic[issue.code]
  return say === undefined ? OTHER[language](issue.code) : say(issue.params)
}

const placed = (language: Language, place: string, text: string) =>
  place === '' ? text : place + (language === 'fr' ? ' : ' : ': ') + text

const ISSUE_CODES = [
  'invalid_type',
  'unknown_option',
  'invalid_value',
  'out_of_range',
  'invalid_list',
  'invalid_preset',
  'document_size',
  'too_small',
  'too_big',
  'not_multiple_of',
  'unrecognized_keys',
  'invalid_union',
  'invalid_key',
  'invalid_element',
  'invalid_format',
  'plain_text',
] as const
type IssueTexts = Record<(typeof ISSUE_CODES)[number], (params: Params) => string>

const en: IssueTexts = {
  invalid_type: ({ expected }) => `must be ${kind('en', expected)}`,
  unknown_option: ({ allowed }) => `no such option; there are ${allowed}`,
  invalid_value: ({ values }) => `must be one of ${values}`,
  out_of_range: ({ minimum, maximum }) => `must be a whole number from ${minimum} to ${maximum}`,
  invalid_list: ({ values, most, minimum, maximum }) =>
    `must be ${values} or a list of 1 to ${most} whole numbers from ${minimum} to ${maximum}`,
  invalid_preset: ({ values }) => `must be ${values} or a document of one’s own`,
  document_size: ({ bytes, maximum }) => `takes ${bytes} bytes as JSON; at most ${maximum} are allowed`,
  too_small: (params) => limitEn('minimum', params),
  too_big: (params) => limitEn('maximum', params),
  not_multiple_of: ({ divisor }) => `must be a multiple of ${divisor}`,
  unrecognized_keys: ({ keys }) => `has a part that nobody asked for: ${keys}`,
  invalid_union: ({ options }) => (options === undefined ? 'has none of the allowed forms' : `must be one of ${options}`),
  invalid_key: () => 'has a name that is not allowed',
  invalid_element: () => 'has an entry that is not allowed',
  invalid_format: ({ format }) => `does not have the form ${format}`,
  plain_text: () => 'must have visible characters alone, none that control or turn the writing',
}

const fr: IssueTexts = {
  invalid_type: ({ expected }) => `doit être ${kind('fr', expected)}`,
  unknown_option: ({ allowed }) => `cette option n’existe pas ; il y a ${allowed}`,
  invalid_value: ({ values }) => `doit être l’une de ces valeurs : ${values}`,
  out_of_range: ({ minimum, maximum }) => `doit être un nombre entier de ${minimum} à ${maximum}`,
  invalid_list: ({ values, most, minimum, maximum }) =>
    `doit être ${values} ou une liste de 1 à ${most} nombres entiers de ${minimum} à ${maximum}`,
  invalid_preset: ({ values }) => `doit être ${values} ou un document à soi`,
  document_size: ({ bytes, maximum }) => `prend ${bytes} octets en JSON ; ${maximum} au plus sont permis`,
  too_small: (params) => limitFr('minimum', params),
  too_big: (params) => limitFr('maximum', params),
  not_multiple_of: ({ divisor }) => `doit être un multiple de ${divisor}`,
  unrecognized_keys: ({ keys }) => `contient un élément de trop : ${keys}`,
  invalid_union: ({ options }) =>
    options === undefined ? 'n’a aucune des formes permises' : `doit être l’une de ces valeurs : ${options}`,
  invalid_key: () => 'contient un nom qui n’est pas permis',
  invalid_element: () => 'contient une entrée qui n’est pas permise',
  invalid_format: ({ format }) => `n’a pas la forme ${format}`,
  plain_text: () => 'ne doit avoir que des caractères visibles, aucun qui commande ou retourne l’écriture',
}

const ISSUES: Record<Language, IssueTexts> = { fr, en }
const OTHER: Record<Language, (code: string) => string> = {
  fr: (code) => `n’est pas valable (${code})`,
  en: (code) => `is not valid (${code})`,
}

const KINDS: Record<Language, Readonly<Record<string, string>>> = {
  en: {
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    tuple: 'a list',
    object: 'an object',
    record: 'an object',
  },
  fr: {
    string: 'un texte',
    number: 'un nombre',
    int: 'un nombre entier',
    boolean: 'true ou false',
    array: 'une liste',
    tuple: 'une liste',
    object: 'un objet',
    record: 'un objet',
  },
}

const kind = (language: Language, expected: string | number | undefined) => KINDS[language][String(expected)] ?? String(expected)

type Limit = 'minimum' | 'maximum'

function limitEn(which: Limit, params: Params): string {
  const amount = params[which]
  const counted = params['origin'] === 'string' ? 'characters' : isCounted(params) ? 'entries' : undefined
  if (counted !== undefined) {
    const how = isExact(params) ? 'exactly' : which === 'minimum' ? 'at least' : 'at most'
    return `must have ${how} ${amount} ${counted}`
  }
  if (isStrict(params)) return which === 'minimum' ? `must be more than ${amount}` : `must be less than ${amount}`
  return which === 'minimum' ? `must be at least ${amount}` : `must be at most ${amount}`
}

function limitFr(which: Limit, params: Params): string {
  const amount = params[which]
  const counted = params['origin'] === 'string' ? 'caractères' : isCounted(params) ? 'entrées' : undefined
  if (counted !== undefined) {
    const how = isExact(params) ? 'exactement' : which === 'minimum' ? 'au moins' : 'au plus'
    return `doit avoir ${how} ${amount} ${counted}`
  }
  if (isStrict(params)) return which === 'minimum' ? `doit être supérieur à ${amount}` : `doit être inférieur à ${amount}`
  return which === 'minimum' ? `doit être au moins ${amount}` : `doit être au plus ${amount}`
}

const isCounted = ({ origin }: Params) => ['array', 'set', 'map', 'record', 'object'].includes(String(origin))
const isExact = ({ exact }: Params) => exact === 'true'
const isStrict = ({ inclusive }: Params) => inclusive === 'false'

const at = {
  en: (move: number) => (move === 0 ? 'at the start of the record' : `at move ${move} of the record`),
  fr: (move: number) => (move === 0 ? 'au début de l’enregistrement' : `au coup ${move} de l’enregistrement`),
}

const PROBLEMS = {
  en: {
    record_game: ({ game, expected }: { game: string; expected: string }) => `the record is of the game ${game}, not of ${expected}`,
    record_version: ({ version, expected }: { version: number; expected: number }) =>
      `the record was made with version ${version} of the rules; this is version ${expected}`,
    record_seats: ({ seats, min, max }: { seats: number; min: number; max: number }) =>
      `the record has ${seats} seats; the game has ${min} to ${max}`,
    record_options: (issues: string) => `the record has options that the game does not allow: ${issues}`,
    record_refused: (move: number, why: string) => `${at.en(move)} the rules refuse what was played: ${why}`,
    record_chance: (move: number) => `${at.en(move)} the outcomes of chance are not those of this game`,
    record_digest: (move: number) => `${at.en(move)} the position differs from its digest`,
  },
  fr: {
    record_game: ({ game, expected }: { game: string; expected: string }) =>
      `l’enregistrement est une partie de ${game}, non de ${expected}`,
    record_version: ({ version, expected }: { version: number; expected: number }) =>
      `l’enregistrement suit la version ${version} des règles ; celle-ci est la version ${expected}`,
    record_seats: ({ seats, min, max }: { seats: number; min: number; max: number }) =>
      `l’enregistrement a ${seats} places ; le jeu en a de ${min} à ${max}`,
    record_options: (issues: string) => `l’enregistrement a des options que le jeu ne permet pas : ${issues}`,
    record_refused: (move: number, why: string) => `${at.fr(move)}, les règles refusent ce qui a été joué : ${why}`,
    record_chance: (move: number) => `${at.fr(move)}, les tirages ne sont pas ceux de cette partie`,
    record_digest: (move: number) => `${at.fr(move)}, la position ne correspond pas à son empreinte`,
  },
}

const MATCH: Record<Language, Record<(typeof MATCH_REFUSALS)[number], (params: Params) => string>> = {
  en: {
    MALFORMED: () => 'this is not a move of the game',
    NOT_YOUR_TURN: () => 'it is not this seat’s turn',
    STALE_DECISION: () => 'this decision has been made already',
    CANNOT_UNDO: () => 'the last move can’t be taken back: chance or a secret came with it, or it is another seat’s turn',
  },
  fr: {
    MALFORMED: () => 'ce n’est pas un coup du jeu',
    NOT_YOUR_TURN: () => 'ce n’est pas le tour de cette place',
    STALE_DECISION: () => 'cette décision est déjà prise',
    CANNOT_UNDO: () =>
      'le dernier coup ne peut pas être repris : il a fait appel au hasard ou montré un secret, ou c’est le tour d’une autre place',
  },
}
