import type { Issue, MATCH_REFUSALS } from '@echappee/kernel'
import type { LanguageWords } from '../language-words.ts'

/** What is said of mistakes and records, whatever the game. */
export interface TextWords {
  readonly small: LanguageWords
  readonly issues: IssueWords
  /** A mistake with its place. */
  readonly placed: (place: string, text: string) => string
  /** A mistake that nobody has a sentence for. */
  readonly otherIssue: (code: string) => string
  readonly problems: ProblemWords
  readonly match: Readonly<Record<(typeof MATCH_REFUSALS)[number], (params: Params) => string>>
}

export type Params = Issue['params']

const ISSUE_CODES = [
  'invalid_type',
  'unknown_option',
  'invalid_value',
  'out_of_range',
  'invalid_list',
  'invalid_preset',
  'document_depth',
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
export type IssueWords = Record<(typeof ISSUE_CODES)[number], (params: Params) => string>

interface ProblemWords {
  readonly record_game: (problem: { readonly game: string; readonly expected: string }) => string
  readonly record_version: (problem: { readonly version: number; readonly expected: number }) => string
  readonly record_seats: (problem: { readonly seats: number; readonly min: number; readonly max: number }) => string
  readonly record_options: (issues: string) => string
  readonly record_refused: (move: number, why: string) => string
  readonly record_chance: (move: number) => string
  readonly record_digest: (move: number) => string
}

export type Limit = 'minimum' | 'maximum'

export const isCounted = ({ origin }: Params) => ['array', 'set', 'map', 'record', 'object'].includes(String(origin))
export const isExact = ({ exact }: Params) => exact === 'true'
export const isStrict = ({ inclusive }: Params) => inclusive === 'false'
