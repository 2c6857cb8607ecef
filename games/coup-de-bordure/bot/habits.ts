import type { Habit, Seat } from '@echappee/kernel'
import type { Pace } from '../content/paces.ts'
import { askedRider } from '../rules/batch.ts'
import type { Move } from '../rules/moves.ts'
import type { RiderId, State } from '../rules/state.ts'
import { usualMove } from './usual.ts'

/** Ways to play that are easily told and easily kept: a good bot loses to none of them. */
export const habits: Readonly<Record<string, Habit<State, Move>>> = {
  'always-wheel': byPace(() => ['SIL', 'CON']),
  'always-accelerates': byPace(() => ['ACC', 'SIL', 'CON']),
  'attacks-early': byPace(() => ['OFF', 'CON']),
  'attacks-late': byPace((state, rider) => (state.riders[rider]!.at >= 13 ? ['OFF', 'ACC', 'SIL', 'CON'] : ['CON'])),
  steady: byPace((state, rider) => (state.riders[rider]!.at >= 11 ? ['ACC', 'SIL', 'CON'] : ['CON'])),
  'leader-and-helpers': byPace((state, rider) =>
    rider % 3 === 0 ? (state.riders[rider]!.at >= 13 ? ['OFF', 'ACC', 'SIL'] : ['SIL', 'CON']) : ['ACC', 'CON'],
  ),
  'never-follows': (state, seat, moves, chance) => (state.phase === 'follow' ? moves[0]! : usualMove(state, seat, chance)),
}

/** The first of these paces that can be paid for; everything else is done as the rules of thumb would. */
function byPace(paces: (state: State, rider: RiderId) => readonly Pace[]): Habit<State, Move> {
  return (state, seat: Seat, moves, chance) => {
    if (state.phase !== 'pace') return usualMove(state, seat, chance)
    const wanted = paces(state, askedRider(state, seat)!)
    for (const pace of wanted) {
      const move = moves.find((one) => one.type === 'pace' && one.pace === pace)
      if (move !== undefined) return move
    }
    return moves[0]!
  }
}
