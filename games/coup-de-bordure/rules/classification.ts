import type { Seat } from '@echappee/kernel'
import { LAST_SQUARE } from '../content/road.ts'

/** What decides between two riders (CDB-42 to CDB-45); `letter` only between team-mates (CDB-47). */
const CRITERIA = ['line', 'distance', 'terrain', 'tokens', 'musette', 'letter'] as const
export type Criterion = (typeof CRITERIA)[number]

/** A rider at the end of the race. The companion of the boxed game fills in the same. */
export interface Finisher {
  readonly seat: Seat
  readonly letter: number
  readonly at: number
  /** Tokens left of the terrain of square 16 (CDB-43), and of all (CDB-44); see CDB-46. */
  readonly ofTerrain: number
  readonly tokens: number
  readonly musette: number
}

export interface Classification {
  /** Indices into the finishers, best first. */
  readonly order: readonly number[]
  /** By seat (CDB-48). */
  readonly places: readonly number[]
  /** By seat: the index of its best rider. */
  readonly best: readonly number[]
  readonly winner: Seat
  /** What put the winner before the best rider of any other seat: `line` = no other seat crossed it. */
  readonly decidedBy: Criterion
}

/** CDB-48. */
export function classify(finishers: readonly Finisher[]): Classification {
  const order = finishers.map((_, i) => i).sort((a, b) => compare(finishers[a]!, finishers[b]!))
  const best: number[] = []
  const places: number[] = []
  let place = 0
  for (const index of order) {
    const { seat } = finishers[index]!
    if (places[seat] !== undefined) continue
    places[seat] = ++place
    best[seat] = index
  }
  const first = finishers[order[0]!]!
  const rival = order.map((index) => finishers[index]!).find(({ seat }) => seat !== first.seat)
  return { order, places, best, winner: first.seat, decidedBy: rival === undefined ? 'line' : criterionBetween(first, rival) }
}

/** What puts the better of two riders first. */
export function criterionBetween(better: Finisher, other: Finisher): Criterion {
  if (other.at <= LAST_SQUARE && better.at > LAST_SQUARE) return 'line'
  if (better.at !== other.at) return 'distance'
  if (better.ofTerrain !== other.ofTerrain) return 'terrain'
  if (better.tokens !== other.tokens) return 'tokens'
  return better.seat === other.seat ? 'letter' : 'musette'
}

function compare(a: Finisher, b: Finisher): number {
  return b.at - a.at || b.ofTerrain - a.ofTerrain || b.tokens - a.tokens || a.musette - b.musette || a.letter - b.letter
}
