import type { Seat } from '@echappee/kernel'
import { ATTACK_MOVES, BESACE_MOVES, BID_MOVES, DONE, DROP, HIDE_MOVES, NO_COUNTER, PLAY_MOVES, type Move } from './moves.ts'
import type { State } from './state.ts'

/** TI-120. */
export function fallback(state: State, seat: Seat): Move {
  switch (state.phase) {
    case 'besace':
      return EVEN_BESACE
    case 'play':
      return PLAY_MOVES[firstHeld(state, seat)]
    case 'hidden':
      return HIDE_MOVES[firstHeld(state, seat)]
    case 'attack':
      return ATTACK_MOVES[0]!
    case 'answer':
      return DROP
    case 'counter':
      return NO_COUNTER
    case 'bid':
      return BID_MOVES[0]!
    case 'swap':
      return DONE
    case 'finished':
      throw new Error('the race is over: nobody is asked for a move')
  }
}

const EVEN_BESACE = BESACE_MOVES.find((move) => move.type === 'besace' && move.r === 2 && move.s === 2)!

function firstHeld({ kits }: State, seat: Seat): 'R' | 'S' | 'A' {
  const { R, S } = kits[seat]!.hand
  if (R > 0) return 'R'
  return S > 0 ? 'S' : 'A'
}
