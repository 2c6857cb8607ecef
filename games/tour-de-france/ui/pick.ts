import { useSyncExternalStore } from 'react'
import type { Card } from '../content/cards.ts'
import type { SquareId } from '../rules/graph.ts'
import type { Props } from './props.ts'

/** What is chosen first, card or square; `pointed` is what mouse or focus is on. Hand and board show it alike. */
export interface Pick {
  readonly card?: Card | undefined
  readonly square?: SquareId | undefined
  readonly pointed?: Card | undefined
}

const NOTHING: Pick = {}
let now: { readonly key: string; readonly pick: Pick } = { key: '', pick: NOTHING }
const read = () => now
const listeners = new Set<() => void>()

/** Starts afresh with every decision. */
export function usePick({ decision, scene }: Props): [Pick, (pick: Pick) => void, (pointed: Card | undefined) => void] {
  const key = [decision, scene.stage, scene.round, scene.acting, scene.viewer].join(' ')
  const shown = useSyncExternalStore(subscribe, read, read)
  const set = (pick: Pick) => {
    now = { key, pick }
    for (const listener of listeners) listener()
  }
  const point = (pointed: Card | undefined) => set({ ...(now.key === key ? now.pick : NOTHING), pointed })
  return [shown.key === key ? shown.pick : NOTHING, set, point]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
