import { useSyncExternalStore } from 'react'
import type { Move } from '../rules/moves.ts'

/** The choice that is looked at in the hand, for the road to show: by pointer, by focus or by a first touch. */
let now: { readonly decision: number; readonly move: Move } | undefined
const listeners = new Set<() => void>()

export function lookAt(decision: number, move: Move | undefined): void {
  if (now?.decision === decision && now.move === move) return
  now = move === undefined ? undefined : { decision, move }
  for (const listener of listeners) listener()
}

/** Of this decision only. */
export function useLookedAt(decision: number): Move | undefined {
  const seen = useSyncExternalStore(
    subscribe,
    () => now,
    () => undefined,
  )
  return seen?.decision === decision ? seen.move : undefined
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
