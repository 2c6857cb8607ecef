import type { Chance, Context, Seat } from '@echappee/kernel'
import type { Mission } from '../content/missions.ts'
import type { Tile } from '../content/sectors.ts'
import type { Event, FirstReason } from '../rules/events.ts'
import type { Options } from '../rules/options.ts'
import type { ContestKind, State } from '../rules/state.ts'

/** What is asked now. */
type SheetStep = 'course' | 'first' | 'plays' | 'escapes' | 'counters' | 'contest' | 'die' | 'cards' | 'missions' | 'done'

/** What the answers so far have made of the sheet. Plain JSON. */
export interface SheetState {
  readonly options: Options
  readonly seats: number
  step: SheetStep
  /** Tiles entered so far, the feed slot not among them. */
  tiles: Tile[]
  /** The race as the rules keep it, but for the hands; null before the first player is known. */
  race: State | null
  /** In the step `contest`. */
  contest: { kind: ContestKind; riders: Seat[]; most: number } | null
  /** Why somebody is first in this sector; null in the first one. */
  firstReason: FirstReason | null
  missions: Mission[] | null
}

/** TI-14, TI-113: the neutral riders play after all others. */
export function inPlayOrder({ order, riders, race }: State): number[] {
  return [...order, ...[...riders.keys()].slice(race.seats)]
}

/** The sheet's race is led by the rules themselves, with answers in place of hands. Chance is asked for a die alone, which the table rolls. */
export function silent(die?: number): Context<Event> {
  return { chance: { int: () => (die === undefined ? unasked() : die - 1) } satisfies Chance }
}

function unasked(): never {
  throw new Error('a score sheet draws nothing')
}
