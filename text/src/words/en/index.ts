import { isCounted, isExact, isStrict, type IssueWords, type Limit, type Params, type TextWords } from '../types.ts'
import { english } from './small-words.ts'

const issues: IssueWords = {
  invalid_type: ({ expected }) => `must be ${kind(expected)}`,
  unknown_option: ({ allowed }) => `no such option; there are ${allowed}`,
  invalid_value: ({ values }) => `must be one of ${values}`,
  out_of_range: ({ minimum, maximum }) => `must be a whole number from ${minimum} to ${maximum}`,
  invalid_list: ({ values, most, minimum, maximum }) =>
    `must be ${values} or a list of 1 to ${most} whole numbers from ${minimum} to ${maximum}`,
  invalid_preset: ({ values }) => `must be ${values} or your own document`,
  document_depth: ({ maximum }) => `has lists inside lists more than ${maximum} deep`,
  document_size: ({ bytes, maximum }) => `takes ${bytes} bytes as JSON; at most ${maximum} are allowed`,
  too_small: (params) => limit('minimum', params),
  too_big: (params) => limit('maximum', params),
  not_multiple_of: ({ divisor }) => `must be a multiple of ${divisor}`,
  unrecognized_keys: ({ keys }) => `has an unexpected part: ${keys}`,
  invalid_union: ({ options }) => (options === undefined ? 'has none of the allowed forms' : `must be one of ${options}`),
  invalid_key: () => 'has a name that is not allowed',
  invalid_element: () => 'has an entry that is not allowed',
  invalid_format: ({ format }) => `does not have the form ${format}`,
  plain_text: () => 'may hold visible characters only, none that control or reverse the writing',
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
}

const kind = (expected: string | number | undefined) => KINDS[String(expected)] ?? String(expected)

function limit(which: Limit, params: Params): string {
  const amount = params[which]
  const counted = params['origin'] === 'string' ? 'characters' : isCounted(params) ? 'entries' : undefined
  if (counted !== undefined) {
    const how = isExact(params) ? 'exactly' : which === 'minimum' ? 'at least' : 'at most'
    return `must have ${how} ${amount} ${counted}`
  }
  if (isStrict(params)) return which === 'minimum' ? `must be more than ${amount}` : `must be less than ${amount}`
  return which === 'minimum' ? `must be at least ${amount}` : `must be at most ${amount}`
}

const at = (move: number) => (move === 0 ? 'at the start of the record' : `at move ${move} of the record`)

export const words: TextWords = {
  small: english,
  issues,
  placed: (place, text) => `${place}: ${text}`,
  otherIssue: (code) => `is not valid (${code})`,
  problems: {
    record_game: ({ game, expected }: { game: string; expected: string }) => `the record is of the game ${game}, not of ${expected}`,
    record_version: ({ version, expected }: { version: number; expected: number }) =>
      `the record was made with version ${version} of the rules; this is version ${expected}`,
    record_seats: ({ seats, min, max }: { seats: number; min: number; max: number }) =>
      `the record has ${seats} seats; the game has ${min} to ${max}`,
    record_options: (list: string) => `the record has options that the game does not allow: ${list}`,
    record_refused: (move: number, why: string) => `${at(move)} the rules refuse what was played: ${why}`,
    record_chance: (move: number) => `${at(move)} the outcomes of chance are not those of this game`,
    record_digest: (move: number) => `${at(move)} the position differs from its digest`,
  },
  match: {
    MALFORMED: () => 'this is not a move of the game',
    NOT_YOUR_TURN: () => 'it is not this seat’s turn',
    STALE_DECISION: () => 'this decision has been made already',
    CANNOT_UNDO: () => 'the last move can’t be taken back: chance or a secret came with it, or it is another seat’s turn',
  },
}
