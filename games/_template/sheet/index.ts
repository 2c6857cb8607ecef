import { answerOf, type Sheet } from '@echappee/sheet'
import type { Event } from '../rules/events.ts'
import type { Options } from '../rules/options.ts'
import { outcomeOf } from '../rules/scoring.ts'
import type { View } from '../rules/state.ts'
import { atTable } from './at-table.ts'
import { refuse } from './refusals.ts'

/** What the answers so far have made of the sheet. Plain JSON. */
export interface SheetState {
  readonly options: Options
  readonly seats: number
  /** Where the riders are at the end; null before it is entered. */
  squares: readonly number[] | null
}

/** The score sheet of a race at a real table: it asks where the riders are at the end. */
export const sheet: Sheet<SheetState, Options, Event, View> = {
  options: ['squares', 'wind'],
  begin: (options, seats) => ({ options, seats, squares: null }),
  riders: ({ seats }) => seatsOf(seats).map((seat) => ({ seat })),
  question({ options, seats, squares }) {
    if (squares !== null) return undefined
    const proposal = { kind: 'numbers', values: seatsOf(seats).map(() => options.squares) } as const
    return { kind: 'numbers', id: 'squares', riders: seatsOf(seats), min: 0, max: options.squares + FURTHEST_BEYOND, proposal }
  },
  whyNot({ options }, _question, answer) {
    const { values } = answerOf(answer, 'numbers')
    // TPL-8: the race goes on until somebody is there.
    if (values.every((square) => square < options.squares))
      return refuse('NOBODY_FINISHED', { squares: options.squares, furthest: Math.max(...values) })
    return undefined
  },
  enter(state, _question, answer) {
    state.squares = answerOf(answer, 'numbers').values
  },
  outcome: ({ squares }) => (squares === null ? undefined : outcomeOf(squares)),
  answerFrom: ({ view }) => (view.phase === 'finished' ? { kind: 'numbers', values: view.riders } : undefined),
  raceFrom: ({ options, squares }) => (squares === null ? options : undefined),
  atTable,
}

/** TPL-4, TPL-5: from the square before the line, a 4 and a wind of 2 lead no further. */
const FURTHEST_BEYOND = 5

const seatsOf = (seats: number) => Array.from({ length: seats }, (_, seat) => seat)
