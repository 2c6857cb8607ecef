import {
  digest,
  recordedChance,
  seededChance,
  type AnyGame,
  type GameRecord,
  type Json,
  type MoveRecord,
  type Seat,
} from '@echappee/kernel'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A fuzzed game as far as it went. */
export interface Walked {
  readonly seed: string
  readonly seats: number
  readonly options: unknown
  readonly moves: readonly (readonly [seat: Seat, move: unknown])[]
}

/** The record of the game up to that many moves, or up to the move that can't be played. */
export function recordOfWalk(game: AnyGame, { seed, seats, options, moves }: Walked, until = moves.length): GameRecord {
  const chance = recordedChance(seededChance(seed))
  const state: unknown = game.setup(options, seats, { chance })
  const start = { chance: chance.take().map(({ value }) => value), digest: digest(state) }
  const played: MoveRecord[] = []
  for (const [seat, move] of moves.slice(0, until)) {
    try {
      game.apply(state, seat, move, { chance })
    } catch {
      break
    }
    played.push({ seat, move: move as Json, chance: chance.take().map(({ value }) => value), digest: digest(state) })
  }
  return {
    format: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: options as Json,
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}`, by: 'random' })),
    seed,
    start,
    moves: played,
  }
}

/** Writes the record where the fuzzer's failures go, and says where that is. */
export function writeFailure(folder: string, record: GameRecord, seed: string): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${record.game}-${seed.replace(/[^\w.-]+/g, '_')}.json`)
  writeFileSync(file, recordText(record))
  return file
}

/** A record as a file that people can compare: one move a line. */
export function recordText({ moves, ...head }: GameRecord): string {
  const lines = moves.map((move) => `    ${JSON.stringify(move)}`)
  const top = JSON.stringify(head, null, 2).slice(0, -2)
  return `${top},\n  "moves": [${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n  `}]\n}\n`
}
