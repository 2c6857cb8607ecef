import { defaultOptions } from '@echappee/kernel'
import { viewWhen } from '@echappee/kit'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import { optionFields, type Options } from '../rules/options.ts'
import type { View } from '../rules/state.ts'

/** Three riders on one stage, until the position is met. */
function at(stage: number, until: (view: View) => boolean, seed = 'quick start'): View {
  const options: Options = { ...defaultOptions(optionFields), stages: [stage] }
  return viewWhen(game, { options, seats: 3, seed, viewer: 0, pick: peaceful, until })
}

/** Whoever can ride rides. */
function peaceful(legal: readonly Move[]): Move | undefined {
  return legal.findLast(({ type }) => type === 'km') ?? legal.find(({ type }) => type === 'climber')
}

const furthest = (view: View) => Math.max(...view.riders.map((rider) => rider.at))
const isMyTurn = (view: View) => view.phase === 'road' && view.order[view.turn] === 0

/** What the drawings of the quick start show. */
export const VIEWS = {
  hand: at(1, (view) => isMyTurn(view) && view.hand.includes('KM60'), 'quick start 30'),
  ride: at(1, (view) => isMyTurn(view) && furthest(view) >= 80),
  handicap: at(3, (view) => view.riders.some(({ handicap }) => handicap !== null)),
  sprint: at(12, (view) => isMyTurn(view) && view.riders[0]!.at >= 160, 'quick start 9'),
  mountain: at(4, (view) => furthest(view) >= 40),
}
