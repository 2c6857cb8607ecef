import type { Habit } from '@echappee/kernel'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import { usualMove } from './usual.ts'

/** Ways to play that are easily told and easily kept: a good bot loses to none of them. */
export const habits: Readonly<Record<string, Habit<State, Move>>> = {
  'biggest-card': habit((moves) => rides(moves).at(-1)),
  'smallest-card': habit((moves) => rides(moves)[0]),
  'attacks-always': habit((moves) => moves.find(({ type }) => type === 'handicap')),
  'never-attacks': habit((moves) => rides(moves).at(-1) ?? moves.find(({ type }) => type !== 'handicap')),
  'attacks-leader': habit((moves, state) => {
    const lead = Math.max(...state.riders.map(({ at }) => at))
    return moves.find((move) => move.type === 'handicap' && state.riders[move.target]!.at === lead)
  }),
  'climber-first': habit((moves) => moves.find(({ type }) => type === 'climber') ?? rides(moves).at(-1)),
}

/** What a habit has to say; undefined leaves it to the rules of thumb. */
function habit(word: (moves: readonly Move[], state: State) => Move | undefined): Habit<State, Move> {
  return (state, seat, moves) => (state.phase === 'road' ? (word(moves, state) ?? usualMove(state, seat)) : usualMove(state, seat))
}

function rides(moves: readonly Move[]): Move[] {
  return moves.filter((move) => move.type === 'km').toSorted((a, b) => a.value - b.value)
}
