import type { Seat } from '@echappee/kernel'
import { moveKey, type Move } from '../rules/moves.ts'
import type { PublicState } from '../rules/state.ts'

export function isAsked({ phase, actor }: PublicState, asked: PublicState['phase'], seat: Seat): boolean {
  return phase === asked && actor === seat
}

/** The first of the wishes that is allowed. */
export function firstLegal(legal: readonly Move[], wishes: readonly Move[]): Move | undefined {
  const keys = new Set(legal.map(moveKey))
  return wishes.find((move) => keys.has(moveKey(move)))
}
