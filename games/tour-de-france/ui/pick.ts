import { useSyncExternalStore } from 'react'
import type { Card } from '../content/cards.ts'
import type { SquareId } from '../rules/graph.ts'
import type { Props } from './props.ts'

/** What is chosen first, card or square; `pointed` is what mouse or focus is on. Hand and board show it alike. */
export interface Pick {
  readonly card?: Card | undefined
  readonly square?: SquareId | undefined
  readonly pointed?: Card | undefined
  /** A square that is not offered: its reason is shown. */
  readonly refused?: SquareId | undefined
}

const NOTHING: Pick = {}
let now: { readonly key: string; readonly pick: Pick } = { key: '', pick: NOTHING }
const read = () => now
const listeners = new Set<() => void>()

/** Starts afresh with every decision. */
export function usePick(props: Props): [Pick, (pick: Pick) => void, (pointed: Card | undefined) => void] {
  const key = keyOf(props)
  const shown = useSyncExternalStore(subscribe, read, read)
  const set = (pick: Pick) => show(key, pick)
  const point = (pointed: Card | undefined) => show(key, { ...pickOf(key), pointed, refused: undefined })
  return [shown.key === key ? shown.pick : NOTHING, set, point]
}

/** Says why a square is not offered. */
export function refuseSquare(props: Props, refused: SquareId): void {
  const key = keyOf(props)
  show(key, { ...pickOf(key), refused })
}

const keyOf = ({ decision, scene }: Props) => [decision, scene.stage, scene.round, scene.acting, scene.viewer].join(' ')
const pickOf = (key: string) => (now.key === key ? now.pick : NOTHING)

function show(key: string, pick: Pick): void {
  now = { key, pick }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
