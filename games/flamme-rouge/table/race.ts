import { LIVERIES, type Livery } from '@echappee/kit'
import type { Names } from '@echappee/text'
import type { JerseyKind } from '@echappee/kit/results'
import type { Category } from '../content/points.ts'
import { jerseysOf, type Jerseys } from '../rules/classification.ts'
import { linesOf } from '../rules/lines.ts'
import { isDummy, isRacing, isSprinteur, isTimeTrial, roadIn, stageOf, teamOf } from '../rules/riders.ts'
import type { RiderId, TeamId, View } from '../rules/state.ts'
import type { Words } from '../text/words/types.ts'

export const liveryOf = (rider: RiderId): Livery => LIVERIES[teamOf(rider)]!
/** Written on him: 1 for the first rider of a team, 2 for the second. */
export const markOf = (rider: RiderId): string => String((rider & 1) + 1)
export const tokenOf = (rider: RiderId) => ({ seat: teamOf(rider), mark: markOf(rider) })
export const postureOf = (view: View, rider: RiderId) => (isSprinteur(view, rider) ? 'sprinteur' : 'rouleur')

export function teamsOf({ tour }: View): TeamId[] {
  return tour.teams.map((_, team) => team)
}

/** A person's name, or what kind of dummy it is. */
export function teamName(words: Words, { tour }: View, names: Names, team: TeamId): string {
  return team < tour.seats ? names(team) : words.teams[tour.teams[team]!]
}

/** Before the first result nobody wears anything. */
export function jerseysNow(view: View): Jerseys | undefined {
  return view.tour.isTour && view.results.length > 0 ? jerseysOf(view, view.phase === 'finished') : undefined
}

export function jerseysWorn(jerseys: Jerseys | undefined, rider: RiderId): JerseyKind[] {
  if (jerseys === undefined) return []
  return [
    ...(jerseys.yellow === rider ? (['yellow'] as const) : []),
    ...(jerseys.green === rider ? (['green'] as const) : []),
    ...(jerseys.mountain === rider ? (['dots'] as const) : []),
  ]
}

/** The one on his back. */
export function jerseyOnBack(jerseys: Jerseys | undefined, rider: RiderId): 'yellow' | 'green' | 'dots' | undefined {
  const worn = jerseysWorn(jerseys, rider)[0]
  return worn === 'white' ? undefined : worn
}

export interface NextLine {
  readonly kind: 'sprint' | 'summit'
  readonly at: number
  readonly left: number
  readonly category: Category | null
}

/** The lines with a place to win that somebody has still to pass, in the order of the road. */
export function linesAhead(view: View): NextLine[] {
  if (!view.tour.isTour || isTimeTrial(view)) return []
  const { sprints } = stageOf(view)
  const { climbs } = roadIn(view)
  const last = Math.min(...view.riders.filter((rider) => isRacing(rider) && rider.lane !== 0).map(({ at }) => at))
  return linesOf(view)
    .map(({ at, places }, i): NextLine => {
      const kind = i < sprints.length ? 'sprint' : 'summit'
      return {
        kind,
        at,
        left: places - (view.lines[i]?.length ?? 0),
        category: kind === 'summit' ? climbs[i - sprints.length]!.category : null,
      }
    })
    .filter(({ at, left, category, kind }) => at >= last && left > 0 && (kind === 'sprint' || category !== null))
    .toSorted((a, b) => a.at - b.at)
}

export function isOwn(view: View, rider: RiderId): boolean {
  return !isDummy(view, rider) && teamOf(rider) === view.viewer
}

const LAST_SQUARES = 5

export function isLastKilometre(view: View): boolean {
  return view.riders.some((rider) => isRacing(rider) && rider.at > roadIn(view).line - LAST_SQUARES)
}
