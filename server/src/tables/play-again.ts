import {
  Match,
  linesOf,
  scriptedChance,
  type AnyGame,
  type AnyMatch,
  type Chance,
  type MoveRecord,
  type Rewind,
  type SeatRecord,
} from '@echappee/kernel'
import { LogProblem } from './log-entry.ts'

/** A move as a match keeps it, whose digest nobody has asked for. */
type PlayedMove = AnyMatch['moves'][number]

/** A rewind as a table keeps it: the digests of what was dropped are the record's alone. */
export type KeptRewind = Omit<Rewind, 'dropped'> & { readonly dropped: readonly PlayedMove[] }

/** How a match begins, and what chance answered then. */
export interface Beginning {
  readonly game: AnyGame
  readonly options: unknown
  readonly seats: readonly SeatRecord[]
  readonly drawn: readonly number[]
}

/** A match with the first moves of another alone, and how many events of the other's log it has too. */
export interface PlayedAgain {
  readonly match: AnyMatch
  readonly kept: number
  /** By number of moves, how many events its own log had then. */
  readonly loggedAfter: number[]
}

/** Plays the first moves of a match again, with what chance answered then; `then` answers afterwards. Stops now and then: a long race takes long. */
export function* playAgain(old: AnyMatch, to: number, beginning: Beginning, then: Chance): Generator<undefined, PlayedAgain> {
  const { game, options, seats } = beginning
  const moves = old.moves.slice(0, to)
  const drawn = [...beginning.drawn, ...moves.flatMap(({ chance }) => chance)]
  let used = 0
  const chance: Chance = { int: (bound) => (used < drawn.length ? drawn[used++]! : then.int(bound)) }
  const match: AnyMatch = new Match(game, { options, seats, chance })
  const [before, after] = [old.log(), match.log()]
  const loggedAfter = [after.length]
  let kept = 0
  const compare = (): void => {
    while (kept < after.length && JSON.stringify(before[kept]) === JSON.stringify(after[kept])) kept++
  }
  for (const [i, { seat, move }] of moves.entries()) {
    if (i % TOGETHER === TOGETHER - 1) yield
    const answer = match.submit(seat, match.decision(seat), move)
    if (!answer.ok) throw new LogProblem(`move ${i + 1}, played again, is refused: ${answer.refusal.code}`)
    loggedAfter.push(after.length)
    compare()
  }
  compare()
  return { match, kept, loggedAfter }
}

/** How many moves are played before others have their turn: a millisecond or so. */
const TOGETHER = 20

/** The rewinds as a record has them: what was played until each is played again for its digests. */
export function withDigests(moves: readonly MoveRecord[], rewinds: readonly KeptRewind[], beginning: Beginning): Rewind[] {
  const { game, options, seats } = beginning
  const lines = linesOf({ moves, rewinds: rewinds as unknown as Rewind[] })
  return rewinds.map(({ to, dropped, seen }, i) => {
    const line = lines[i]!.moves
    const chance = scriptedChance([...beginning.drawn, ...line.flatMap((entry) => entry.chance)])
    const match: AnyMatch = new Match(game, { options, seats, chance })
    const digests = line.map(({ seat, move }, at) => {
      match.submit(seat, match.decision(seat), move)
      return at < to ? '' : match.digest
    })
    const whole = dropped.map((entry, at) => ({ seat: entry.seat, move: entry.move, chance: entry.chance, digest: digests[to + at]! }))
    return { to, dropped: whole, seen }
  })
}
