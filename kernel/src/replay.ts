import { scriptedChance, seededChance, type Chance, type Drawn } from './chance.ts'
import type { AnyGame, Refusal, Seat } from './game.ts'
import type { Json } from './json.ts'
import { Match, type AnyMatch, type LoggedEvent } from './match.ts'
import { checkParameters } from './parameters.ts'
import type { GameRecord } from './record.ts'
import { check, type Issue } from './schema.ts'

/** Why a record is not a game that these rules could have seen. `move` counts from 1; 0 is the setup. */
export type RecordProblem =
  | { readonly code: 'record_game'; readonly game: string; readonly expected: string }
  | { readonly code: 'record_version'; readonly version: number; readonly expected: number }
  | { readonly code: 'record_seats'; readonly seats: number; readonly min: number; readonly max: number }
  | { readonly code: 'record_options'; readonly issues: readonly Issue[] }
  | { readonly code: 'record_refused'; readonly move: number; readonly refusal: Refusal }
  | { readonly code: 'record_chance'; readonly move: number }
  | { readonly code: 'record_digest'; readonly move: number }

export type Replayed = { readonly ok: true; readonly match: AnyMatch } | { readonly ok: false; readonly problem: RecordProblem }

export interface ReplayStep {
  /** 0 is the setup, without a seat and a move. */
  readonly seq: number
  readonly seat?: Seat
  readonly move?: Json
  /** What the seat could have played instead. */
  readonly legal?: readonly Json[]
  readonly drawn: readonly Drawn[]
  readonly events: readonly LoggedEvent<Json>[]
  readonly match: AnyMatch
}

/**
 * Plays a record again, checking every move, every outcome of chance and every digest.
 * The match that comes out can be played on; `onStep` sees each step as it happens; `until` stops after that many moves.
 */
export function replay(game: AnyGame, record: GameRecord, onStep: (step: ReplayStep) => void = () => {}, until = Infinity): Replayed {
  const { min, max } = game.seats
  if (record.game !== game.id) return failed({ code: 'record_game', game: record.game, expected: game.id })
  if (record.rulesVersion !== game.rulesVersion)
    return failed({ code: 'record_version', version: record.rulesVersion, expected: game.rulesVersion })
  if (record.seats.length < min || record.seats.length > max) return failed({ code: 'record_seats', seats: record.seats.length, min, max })
  const options = check(game.schemas.options, record.options)
  if (!options.ok) return failed({ code: 'record_options', issues: options.issues })

  const parameters = checkParameters(game, record.parameters)
  if (!parameters.ok) return failed({ code: 'record_options', issues: parameters.issues })

  const chance = recordChance(record)
  let match: AnyMatch
  try {
    match = new Match(game, {
      options: options.value,
      seats: record.seats,
      ...(parameters.value === undefined ? {} : { parameters: parameters.value }),
      chance,
      ...(record.seed === undefined ? {} : { seed: record.seed }),
      ...(record.seedFrom === undefined ? {} : { seedFrom: record.seedFrom }),
    })
  } catch (error) {
    if (error instanceof ChanceMismatch) return failed({ code: 'record_chance', move: 0 })
    throw error
  }
  if (chance.left() > 0) return failed({ code: 'record_chance', move: 0 })
  if (match.digest !== record.start.digest) return failed({ code: 'record_digest', move: 0 })
  onStep({ seq: 0, drawn: match.drawn, events: match.log(), match })

  for (const [index, entry] of record.moves.entries()) {
    if (index >= until) return { ok: true, match }
    const seq = index + 1
    const legal: Json[] = match.legal(entry.seat)
    const logged = match.log().length
    chance.begin(entry.chance, index)
    try {
      const answer = match.submit(entry.seat, match.decision(entry.seat), entry.move)
      if (!answer.ok) return failed({ code: 'record_refused', move: seq, refusal: answer.refusal })
    } catch (error) {
      if (error instanceof ChanceMismatch) return failed({ code: 'record_chance', move: seq })
      throw error
    }
    if (chance.left() > 0) return failed({ code: 'record_chance', move: seq })
    if (match.digest !== entry.digest) return failed({ code: 'record_digest', move: seq })
    onStep({ seq, seat: entry.seat, move: entry.move, legal, drawn: match.drawn, events: match.log().slice(logged), match })
  }
  chance.end()
  return { ok: true, match }
}

class ChanceMismatch extends Error {}

interface RecordChance extends Chance {
  begin(outcomes: readonly number[], move: number): void
  left(): number
  /** From here on the seed alone answers. */
  end(): void
}

/** Answers from the record, and where the record names its seed, checks that the seed gives the same. */
function recordChance(record: GameRecord): RecordChance {
  const seeded = record.seed === undefined ? undefined : seededChance(record.seed)
  const { seedFrom } = record
  let isSeeded = seedFrom === undefined
  let script = scriptedChance(record.start.chance)
  let isOver = false
  return {
    int(bound) {
      if (isOver) {
        if (seeded === undefined) throw new Error('this record has no seed: it can be replayed, but not played on')
        return seeded.int(bound)
      }
      let outcome: number
      try {
        outcome = script.int(bound)
      } catch {
        throw new ChanceMismatch()
      }
      if (isSeeded && seeded !== undefined && seeded.int(bound) !== outcome) throw new ChanceMismatch()
      return outcome
    },
    begin(outcomes, move) {
      script = scriptedChance(outcomes)
      if (seedFrom !== undefined && move >= seedFrom) isSeeded = true
    },
    left: () => (isOver ? 0 : script.left()),
    end() {
      isOver = true
    },
  }
}

const failed = (problem: RecordProblem): Replayed => ({ ok: false, problem })
