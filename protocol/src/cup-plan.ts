/** What becomes of people who make no whole table: bots join them, or some rest for a round. */
export const CUP_GAPS = ['bots', 'rest'] as const
export type CupGaps = (typeof CUP_GAPS)[number]

interface PlannedTable {
  readonly people: number
  readonly bots: number
}

export interface TablePlan {
  /** The largest first. */
  readonly tables: readonly PlannedTable[]
  readonly resting: number
}

interface PlanRequest {
  readonly people: number
  /** The numbers of seats that the game allows. */
  readonly sizes: readonly number[]
  /** How many seats a table should have. */
  readonly wanted: number
  readonly gaps: CupGaps
}

/**
 * The tables of a round: they differ by one seat at most and are as near to the wanted size as can be. Where people alone make no such
 * tables, as few bots join, or as few people rest, as will do. Undefined where there are too few people.
 */
export function planTables({ people, sizes, wanted, gaps }: PlanRequest): TablePlan | undefined {
  if (people < 2 || sizes.length === 0) return undefined
  const largest = Math.max(...sizes)
  for (let odd = 0; odd <= Math.max(people, largest); odd++) {
    const riding = gaps === 'rest' ? people - odd : people
    const seats = tableSizes(riding + (gaps === 'bots' ? odd : 0), sizes, wanted)
    if (seats === undefined || riding < Math.max(2, seats.length)) continue
    const persons = evenly(riding, seats.length)
    return { tables: persons.map((here, i) => ({ people: here, bots: seats[i]! - here })), resting: people - riding }
  }
  return undefined
}

/** Unless the host says otherwise. */
export function usualPoints(places: number): number[] {
  return Array.from({ length: places }, (_, i) => USUAL[i] ?? 0)
}

const USUAL = [10, 7, 5, 4, 3, 2, 1]

function tableSizes(seats: number, sizes: readonly number[], wanted: number): number[] | undefined {
  let best: number[] | undefined
  for (let tables = 1; tables <= seats; tables++) {
    const even = evenly(seats, tables)
    if (!even.every((size) => sizes.includes(size))) continue
    if (best === undefined || Math.abs(seats / tables - wanted) < Math.abs(seats / best.length - wanted)) best = even
  }
  return best
}

/** The larger ones first. */
function evenly(all: number, parts: number): number[] {
  return Array.from({ length: parts }, (_, i) => Math.ceil((all - i) / parts))
}
