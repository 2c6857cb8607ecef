import type { Chance, Habit, Seat } from '@echappee/kernel'
import { costOf } from '../content/cards.ts'
import { SECTORS } from '../content/sectors.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import { usualMove } from './usual.ts'

/** What a habit has to say about a decision; undefined leaves it to the rules of thumb. */
type Word = (state: State, seat: Seat, moves: readonly Move[]) => Move | undefined

/** Ways to play that are easily told and easily kept: a good bot loses to none of them. */
export const habits: Readonly<Record<string, Habit<State, Move>>> = {
  soft: habit((state, _, moves) =>
    state.phase === 'play' ? moves.find((move) => move.type === 'play' && !costOf(move.play).isPull) : undefined,
  ),
  hard: habit((state, _, moves) => (state.phase === 'play' ? moves.find((move) => move.type === 'play' && move.play === 'RR') : undefined)),
  'attacks-always': habit((state, _, moves) =>
    state.phase === 'attack' ? moves.find((move) => move.type === 'attack' && move.level > 0) : undefined,
  ),
  'attacks-late': habit((state, _, moves) =>
    state.phase === 'attack' ? moves.find((move) => move.type === 'attack' && move.level > 0 === state.sector >= SECTORS - 2) : undefined,
  ),
  'never-attacks': habit((state, _, moves) => (state.phase === 'attack' ? moves[0] : undefined)),
  'late-hard': habit((state, _, moves) =>
    state.phase === 'play'
      ? moves.find((move) => move.type === 'play' && costOf(move.play).isPull === state.sector >= SECTORS - 3)
      : undefined,
  ),
  sprinter: habit((state, _, moves) => {
    if (state.phase === 'besace') return moves.find((move) => move.type === 'besace' && move.s === 6)
    if (state.phase === 'attack') return moves[0]
    return state.phase === 'bid' && state.sector === SECTORS ? moves.at(-1) : undefined
  }),
}

function habit(word: Word): Habit<State, Move> {
  return (state, seat, moves, chance: Chance) => word(state, seat, moves) ?? usualMove(state, seat, chance)
}
