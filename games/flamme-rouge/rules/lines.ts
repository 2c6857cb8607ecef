import type { Category } from '../content/points.ts'
import { roadTie } from './results.ts'
import { roadIn, stageOf } from './riders.ts'
import type { PublicState, RiderId, State } from './state.ts'
import { tell, type Ctx } from './tell.ts'

/** A sprint or a summit of the stage under way. */
export interface Line {
  /** The line lies behind this square. */
  at: number
  places: number
  /** Of a summit; null of a sprint, and of a climb that gives none. */
  category: Category | null
}

/** FR-50, FR-68: sprints first, then summits, as in `lines` of the state. */
export function linesOf(table: PublicState): Line[] {
  const { tour } = table
  const sprints = stageOf(table).sprints.map((at) => ({ at, places: tour.points.sprint.length, category: null }))
  const summits = roadIn(table).climbs.map(({ last, category }) => ({
    at: last,
    places: category === null ? 0 : tour.points.summits[category].length,
    category,
  }))
  return [...sprints, ...summits]
}

/** FR-52, FR-68: those who are past a line and were not before take its next places, the furthest first. */
export function passLines(state: State, ctx: Ctx): void {
  const tie = roadTie(state)
  for (const [line, { at, places, category }] of linesOf(state).entries()) {
    const passed = state.lines[line]!
    if (passed.length >= places) continue
    const riders = newlyPast(state, at, passed).sort(
      (a, b) =>
        state.riders[b]!.at - state.riders[a]!.at ||
        tie({ rider: a, lane: state.riders[a]!.lane }, { rider: b, lane: state.riders[b]!.lane }),
    )
    if (riders.length === 0) continue
    const { sprint, summits } = state.tour.points
    const points = (category === null ? sprint : summits[category]).slice(passed.length, passed.length + riders.length)
    const place = passed.length + 1
    tell(state, { type: 'linePassed', line, riders: riders.slice(0, points.length), place, gains: { at, category, points } }, ctx)
  }
}

function newlyPast({ riders }: State, line: number, passed: readonly RiderId[]): RiderId[] {
  return riders.flatMap(({ at, lane }, id) => (lane !== 0 && at > line && !passed.includes(id) ? [id] : []))
}
