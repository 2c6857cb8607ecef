import { useSyncExternalStore } from 'react'
import type { Move } from '../rules/moves.ts'

/** The choice that is looked at in the hand, for the road to show: by pointer, by focus or by a first tap. */
let now: Move | undefined
const listeners = new Set<() => void>()

export function lookAt(move: Move | undefined): void {
  if (now === move) return
  now = move
  for (const listener of listeners) listener()
}

export function useLookedAt(): Move | undefined {
  return useSyncExternalStore(subscribe, () => now)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
