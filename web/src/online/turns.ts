import type { OwnTurn } from '@echappee/protocol'
import { useSyncExternalStore } from 'react'
import { ownKeys, SEATS_CHANGED } from './keys.ts'

/** The seats of this device at all tables, as the server last said. Pages of people without a seat load nothing for it. */
let turns: readonly OwnTurn[] = []
const listeners = new Set<() => void>()
let watch: Promise<{ change(keys: readonly string[]): void }> | undefined

/** Those that wait for a decision first. */
export function useOwnTurns(): readonly OwnTurn[] {
  return useSyncExternalStore(watchTurns, () => turns)
}

export const isWaiting = ({ isAwaited }: OwnTurn): boolean => isAwaited

/** Calls at every change, until the answer is called. */
export function watchTurns(listener: () => void): () => void {
  listeners.add(listener)
  begin()
  return () => listeners.delete(listener)
}

/** Once for a page: whoever has a seat is told until the page is closed. */
function begin(): void {
  if (watch !== undefined) return
  const keys = ownKeys()
  if (keys.length === 0) {
    addEventListener(SEATS_CHANGED, begin, { once: true })
    addEventListener('storage', begin, { once: true })
    return
  }
  watch = import('./turn-watch.ts').then(({ TurnWatch }) => new TurnWatch(ownKeys(), show))
  const changed = () => void watch?.then((current) => current.change(ownKeys()))
  addEventListener(SEATS_CHANGED, changed)
  // Another tab has taken or left a seat.
  addEventListener('storage', changed)
}

function show(next: readonly OwnTurn[]): void {
  turns = next.toSorted(byUrgency)
  for (const listener of listeners) listener()
}

type Asked = Pick<OwnTurn, 'isAwaited' | 'deadline' | 'since'>

/** What waits for a decision first, by when it is due, then by how long it has been asked. */
export function byUrgency(a: Asked, b: Asked): number {
  if (a.isAwaited !== b.isAwaited) return a.isAwaited ? -1 : 1
  return (a.deadline ?? Infinity) - (b.deadline ?? Infinity) || (a.since ?? 0) - (b.since ?? 0) || 0
}
