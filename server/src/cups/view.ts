import type { Cup, CupRound, CupTable } from '@echappee/protocol'
import type { RoundTable, StoredCup } from './cup.ts'
import { restPoints, standingsOf, tablePoints } from './standings.ts'

/** How a table without a result stands now. */
export interface LiveStatus {
  readonly status: CupTable['status']
  /** Seats whose people have not come yet. */
  readonly missing: readonly number[]
  /** Seats of people for whom a bot rides because they did not come. */
  readonly absent: readonly number[]
}

const QUIET: LiveStatus = { status: 'waiting', missing: [], absent: [] }

/** What everybody with the link is told: no key, no hash of one, nothing of the races but how they ended. */
export function cupView(cup: StoredCup, live: ReadonlyMap<string, LiveStatus>): Cup {
  const { id, meta, people } = cup
  const { title, game, clock, level, tableSize, sizes, gaps, points, plannedRounds, isEnded } = meta
  const ridden = new Set(meta.rounds.flatMap(({ tables, resting }) => [...resting, ...tables.flatMap(riders)]))
  const rounds = meta.rounds.map((round, i): CupRound => ({
    number: i + 1,
    startedAt: round.startedAt,
    tables: round.tables.map((table) => tableView(cup, table, live.get(table.id) ?? QUIET)),
    resting: [...round.resting],
    restPoints: restPoints(round, points),
  }))
  return {
    id,
    title,
    game,
    clock,
    level,
    tableSize,
    sizes: [...sizes],
    gaps,
    points: [...points],
    plannedRounds,
    isEnded,
    people: people.flatMap(({ name, isTaken, holding, isHere, isGone }, person) =>
      isGone ? [] : [{ person, name, isTaken, holding, isHere, hasRidden: ridden.has(person) }],
    ),
    rounds,
    standings: standingsOf(cup),
  }
}

const riders = ({ seats }: RoundTable): number[] => seats.flatMap(({ person }) => person ?? [])

function tableView({ meta, people }: StoredCup, table: RoundTable, { status, missing, absent }: LiveStatus): CupTable {
  const { id, seats, result } = table
  const points = tablePoints(table, meta.points)
  return {
    id,
    status: result === null ? status : 'over',
    isByHand: result?.isByHand === true,
    isSettled: result !== null,
    seats: seats.map((seat, i) => ({
      person: seat.person,
      name: seat.person === null ? seat.name : people[seat.person]!.name,
      isMissing: result === null && missing.includes(i),
      isAbsent: result === null ? absent.includes(i) : seat.person !== null && !result.isByHand && result.places[i] === null,
      place: result?.places[i] ?? null,
      points: points[i] ?? null,
      finishedBy: result?.finishedBy[i] ?? null,
    })),
  }
}
