import type { Context } from '@echappee/kernel'
import type { Event } from '../rules/events.ts'
import type { Options } from '../rules/options.ts'
import { roadTie } from '../rules/results.ts'
import { isDummy, roadIn } from '../rules/riders.ts'
import type { Arrival, RiderId, State } from '../rules/state.ts'
import { stageOrder } from '../rules/times.ts'

/** What is asked now. A road stage goes from `lines` to `epo`, a time trial from `turns`; a single race asks for `finish` alone. */
type SheetStep =
  | 'draw'
  | 'traits'
  | 'finish'
  | 'lines'
  | 'home'
  | 'zone'
  | 'beaten'
  | 'past'
  | 'short'
  | 'lanes'
  | 'cards'
  | 'turns'
  | 'trialPast'
  | 'exhaustion'
  | 'epo'
  | 'done'

/** What the answers so far have made of the sheet. Plain JSON. */
export interface SheetState {
  readonly options: Options
  readonly seats: number
  step: SheetStep
  /** Nothing of the stage has been entered. */
  isFresh: boolean
  /** The tour as the rules keep it, without cards in hands. */
  race: State
  /** The line that is asked about, as in `lines` of the rules. */
  line: number
  /** Rounds after the winner's. */
  round: number
  /** Those who come home in this round, as far as they are known; squares and lanes follow. */
  arriving: Arrival[]
  /** FR-32: riders of a single race, the first first. */
  order: RiderId[]
}

/** A score sheet draws nothing: form cards that the rules would deal are the table's own. */
export const SILENT: Context<Event> = { chance: { int: () => 0 } }

export const ridersIn = ({ race }: SheetState): RiderId[] => race.riders.map((_, id) => id)
export const outOnRoad = ({ race }: SheetState): RiderId[] => race.riders.flatMap(({ finish }, id) => (finish === null ? [id] : []))
/** FR-35: dummies have no exhaustion cards. */
export const ownRiders = (state: SheetState): RiderId[] => ridersIn(state).filter((id) => !isDummy(state.race, id))

/** FR-50, FR-54. */
export function hasSprintZone({ race }: SheetState): boolean {
  return !roadIn(race).isUphillFinish
}

/** Rounds before this one in which nobody has come home, since the last who has. */
export function emptyRounds({ race, round }: SheetState): number {
  return round - 1 - Math.max(-1, ...race.riders.flatMap(({ finish }) => finish?.round ?? []))
}

/** FR-57. */
export function winnerOf({ race }: SheetState): RiderId {
  return stageOrder(
    race.riders.map(({ finish }) => finish!),
    roadTie(race),
  )[0]!.rider
}
