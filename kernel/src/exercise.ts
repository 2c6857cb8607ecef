import type { AnyGame, Seat } from './game.ts'
import type { Json } from './json.ts'
import { Match } from './match.ts'
import { checkOptions } from './options.ts'
import type { GameRecord } from './record.ts'

/** The answer to an exercise: the best move, by how much it is surely better than the next, and why. */
export interface Answer {
  readonly move: Json
  readonly next: { readonly move: Json; readonly gain: number; readonly gainError: number }
  /** The chance of winning with the move, and its standard error. */
  readonly chance: number
  readonly error: number
  /** Deeds of the game (see `deed.ts`), of the move or of the next one. */
  readonly reasons: readonly { readonly deed: string; readonly about: readonly number[]; readonly isOwn: boolean; readonly share: number }[]
}

/** A position with one question, as a game's folder keeps it: the race so far, and whose move it is. */
export interface KeptExercise {
  readonly options: Json
  /** The levels that rode. */
  readonly seats: readonly string[]
  readonly seed: string
  /** By move: who, and which of the legal ones. */
  readonly moves: readonly (readonly [seat: Seat, move: number])[]
  /** Fingerprint of the position. */
  readonly digest: string
  readonly seat: Seat
  readonly answer: Answer
}

/** The race up to the question, under these names. Undefined where today's rules lead elsewhere. */
export function raceOfExercise(game: AnyGame, exercise: KeptExercise, nameOf: (seat: Seat) => string): GameRecord | undefined {
  const { seats, seed, moves, digest, seat } = exercise
  const options = checkOptions(game, exercise.options, seats.length)
  if (!options.ok) return undefined
  const people = seats.map((by, one) => ({ name: nameOf(one), by: one === seat ? 'human' : by }))
  const match = new Match(game, { options: options.value, seats: people, seed })
  for (const [who, number] of moves) {
    const move: unknown = match.toAct().includes(who) ? match.legal(who)[number] : undefined
    if (move === undefined || !match.submit(who, match.decision(who), move).ok) return undefined
  }
  return match.digest === digest ? match.record() : undefined
}

/** The moves of a record as an exercise keeps them, which `replay` tells one by one. */
export function keptMove(
  game: AnyGame,
  { seat, move, legal }: { seat: Seat; move: Json; legal: readonly Json[] },
): readonly [Seat, number] {
  const key = game.moveKey(move)
  return [seat, legal.findIndex((other) => game.moveKey(other) === key)]
}
