import type { AtTable } from '@echappee/sheet'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import { isHiding, type Options } from '../rules/options.ts'
import type { State, View } from '../rules/state.ts'

/**
 * A race at a real table with open plates: what people choose is secret only until it is turned up. Musettes are the device's: nobody looks at them
 * before the end (CDB-39). Tokens that lie face down (CDB-8) nobody tells, so such a race can't be followed.
 */
export const atTable: AtTable<State, Move> = {
  possible: (state, seat) => game.legal(state, seat),
  fit: () => undefined,
  squares: (view) => (view as View).riders.map(({ at }) => at),
  canFollow: (options) => !isHiding(options as Options),
}
