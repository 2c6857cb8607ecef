import type { Chance } from '@echappee/kernel'
import { CHOSEN } from '../content/cards.ts'
import { BESACE_MOVES, moveKey, type Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import { countTiles } from './situation.ts'

/** Attacks for quiet roads, S for sprints and small mountains, R for high mountains and cobbles; never quite the same. */
export function chooseBesace(state: State, chance: Chance): Move {
  const wish = {
    r: 0.6 * countTiles(state, 'HM') + 0.4 * countTiles(state, 'CO'),
    s: 1 + 0.6 * countTiles(state, 'SP', 'PM', 'HM'),
    a: 1.6 + 0.3 * countTiles(state, 'NR', 'WR', 'HW', 'LC', 'CO'),
  }
  const chosen = { r: 0, s: 0, a: 0 }
  for (let i = 0; i < CHOSEN; i++) {
    const kind = mostWanted(wish, chance)
    chosen[kind]++
    wish[kind]--
  }
  const key = moveKey({ type: 'besace', ...chosen })
  return BESACE_MOVES.find((move) => moveKey(move) === key)!
}

function mostWanted(wish: Record<'r' | 's' | 'a', number>, chance: Chance): 'r' | 's' | 'a' {
  const noisy = (wanted: number) => wanted + chance.int(100) / 100
  const [r, s, a] = [noisy(wish.r), noisy(wish.s), noisy(wish.a)]
  if (a >= s && a >= r) return 'a'
  return s >= r ? 's' : 'r'
}
