import type { Seat } from '@echappee/kernel'
import type { AtTable } from '@echappee/sheet'
import type { Cards } from '../content/cards.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import type { Kit, State } from '../rules/state.ts'
import { kitsOf } from './kits.ts'

/**
 * A race at a real table: besaces, cobbles cards and swaps stay the people's own secret, and what they lay is entered. The device holds any besace
 * for them that explains what they have laid.
 */
export const atTable: AtTable<State, Move> = {
  possible,
  fit,
  /** TI-100: a mission that nobody has told scores at the end. */
  canFollow: (options) => !(options as Options).missions,
}

function possible(state: State, seat: Seat): readonly Move[] {
  switch (state.phase) {
    case 'besace':
      return [game.fallback(state, seat)]
    case 'hidden':
      return game.legal(state, seat).slice(0, 1)
    // How many are swapped is told, what is not (TI-72).
    case 'swap':
    case 'finished':
      return game.legal(state, seat)
    default: {
      const moves = new Map<number, Move>()
      for (const kit of kitsOf(state.riders[seat]!))
        for (const move of game.legal(holding(state, seat, kit), seat)) moves.set(game.moveKey(move), move)
      return [...moves].sort(([a], [b]) => a - b).map(([, move]) => move)
    }
  }
}

function fit(state: State, seat: Seat, move: Move): void {
  if (game.whyNot(state, seat, move) === undefined) return
  const kit = kitsOf(state.riders[seat]!).find((one) => game.whyNot(holding(state, seat, one), seat, move) === undefined)
  if (kit !== undefined) state.kits[seat] = withSecrets(kit, state.kits[seat]!)
}

function holding(state: State, seat: Seat, kit: Kit): State {
  return { ...state, kits: state.kits.with(seat, kit) }
}

const withSecrets = (kit: Kit, { mission }: Kit): Kit => ({
  ...kit,
  hand: copy(kit.hand),
  reserve: copy(kit.reserve),
  hidden: copy(kit.hidden),
  mission,
})
const copy = ({ R, S, A }: Cards): Cards => ({ R, S, A })
