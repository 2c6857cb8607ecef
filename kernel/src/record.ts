import type { Seat } from './game.ts'
import type { Json } from './json.ts'
import type { Numbers } from './parameters.ts'
import type { Checked, Issue } from './schema.ts'

/** A whole game as a file: saves, links, golden tests and bug reports are all this. */
export interface GameRecord {
  readonly format: 1
  readonly game: string
  readonly rulesVersion: number
  readonly options: Json
  /** The numbers of the rules, where the lab has turned one of them: all of them. */
  readonly parameters?: Numbers
  readonly seats: readonly SeatRecord[]
  /** Absent where the outcomes of chance did not come from a seeded chance. */
  readonly seed?: string
  /** The seed answers from this move on (0 is the first); what came before had another chance, as in a race that was ridden on from a table's record. */
  readonly seedFrom?: number
  readonly start: { readonly chance: readonly number[]; readonly digest: string }
  readonly moves: readonly MoveRecord[]
  /** Who played for whom, in the order it happened; absent where everybody played for themselves. */
  readonly handovers?: readonly Handover[]
  /** How often the people at the table went back together, in the order it happened; absent where they never did. */
  readonly rewinds?: readonly Rewind[]
}

/** Back to the position after `to` moves. What was played after it stays: chance went on, and every outcome can be checked. */
export interface Rewind {
  readonly to: number
  readonly dropped: readonly MoveRecord[]
  /** Seats that had seen something hidden in what was dropped, and know it still. */
  readonly seen: readonly Seat[]
}

/** The moves as they stood before each rewind, and at the end: the first `from` of each are those of the one before. */
export function linesOf({ moves, rewinds = [] }: Pick<GameRecord, 'moves' | 'rewinds'>): { from: number; moves: readonly MoveRecord[] }[] {
  const lines = [{ from: 0, moves }]
  for (const { to, dropped } of rewinds.toReversed()) {
    lines[0] = { from: to, moves: lines[0]!.moves }
    lines.unshift({ from: 0, moves: [...lines[0].moves.slice(0, to), ...dropped] })
  }
  return lines
}

/** `timedOut`: the clock made the move; `stoodIn`: a bot took the seat; `left`: its owner gave it to one; `returned`: the owner plays again; `given`: the seat has another owner. */
export const HANDOVERS = ['timedOut', 'stoodIn', 'left', 'returned', 'given'] as const

export interface Handover {
  readonly kind: (typeof HANDOVERS)[number]
  readonly seat: Seat
  /** How many moves had been made by then. */
  readonly move: number
  /** In milliseconds since 1970. */
  readonly at: number
}

export interface SeatRecord {
  readonly name: string
  /** `human`, or the level of the bot. */
  readonly by: string
  /** The level of the bot that played for a person at the end. */
  readonly finishedBy?: string
}

export interface MoveRecord {
  readonly seat: Seat
  readonly move: Json
  /** What chance answered during the move. */
  readonly chance: readonly number[]
  /** Fingerprint of the state after the move. */
  readonly digest: string
}

export const RECORD_FORMAT = 1

/** Checks the shape of a record that came from outside. Whether it is a possible game, only a replay can tell. */
export function readRecord(raw: unknown): Checked<GameRecord> {
  const issues: Issue[] = []
  const wrong = (path: (string | number)[], expected: string) => issues.push({ path, code: 'invalid_type', params: { expected } })
  if (!isObject(raw)) return { ok: false, issues: [{ path: [], code: 'invalid_type', params: { expected: 'object' } }] }
  if (raw['format'] !== RECORD_FORMAT)
    return { ok: false, issues: [{ path: ['format'], code: 'invalid_value', params: { values: RECORD_FORMAT } }] }
  if (typeof raw['game'] !== 'string') wrong(['game'], 'string')
  if (!Number.isInteger(raw['rulesVersion'])) wrong(['rulesVersion'], 'int')
  if (!isObject(raw['options'])) wrong(['options'], 'object')
  if (raw['parameters'] !== undefined && !isObject(raw['parameters'])) wrong(['parameters'], 'object')
  if (raw['seed'] !== undefined && typeof raw['seed'] !== 'string') wrong(['seed'], 'string')
  if (raw['seedFrom'] !== undefined && (!Number.isInteger(raw['seedFrom']) || raw['seed'] === undefined)) wrong(['seedFrom'], 'int')
  if (!Array.isArray(raw['seats'])) wrong(['seats'], 'array')
  else
    for (const [i, seat] of raw['seats'].entries())
      if (!isObject(seat) || typeof seat['name'] !== 'string' || typeof seat['by'] !== 'string' || !isLevel(seat['finishedBy']))
        wrong(['seats', i], '{name, by}')
  if (!isObject(raw['start']) || !isOutcomes(raw['start']['chance']) || typeof raw['start']['digest'] !== 'string')
    wrong(['start'], '{chance, digest}')
  if (!Array.isArray(raw['moves'])) wrong(['moves'], 'array')
  else for (const [i, move] of raw['moves'].entries()) if (!isMoveRecord(move)) wrong(['moves', i], '{seat, move, chance, digest}')
  if (raw['rewinds'] !== undefined && !(Array.isArray(raw['rewinds']) && raw['rewinds'].every(isRewind)))
    wrong(['rewinds'], '{to, dropped, seen}')
  if (raw['handovers'] !== undefined && !(Array.isArray(raw['handovers']) && raw['handovers'].every(isHandover)))
    wrong(['handovers'], '{kind, seat, move, at}')
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value: raw as unknown as GameRecord }
}

function isRewind(raw: unknown): boolean {
  return (
    isObject(raw) &&
    Number.isInteger(raw['to']) &&
    Array.isArray(raw['dropped']) &&
    raw['dropped'].every(isMoveRecord) &&
    isOutcomes(raw['seen'])
  )
}

function isHandover(raw: unknown): boolean {
  return (
    isObject(raw) &&
    HANDOVERS.some((kind) => kind === raw['kind']) &&
    [raw['seat'], raw['move'], raw['at']].every((number) => Number.isInteger(number))
  )
}

function isMoveRecord(raw: unknown): boolean {
  return (
    isObject(raw) &&
    Number.isInteger(raw['seat']) &&
    raw['move'] !== undefined &&
    isOutcomes(raw['chance']) &&
    typeof raw['digest'] === 'string'
  )
}

const isObject = (raw: unknown): raw is Record<string, unknown> => raw !== null && typeof raw === 'object' && !Array.isArray(raw)
const isLevel = (raw: unknown): boolean => raw === undefined || typeof raw === 'string'
const isOutcomes = (raw: unknown): raw is number[] => Array.isArray(raw) && raw.every((item) => Number.isInteger(item))
