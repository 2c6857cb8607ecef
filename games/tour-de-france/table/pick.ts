import { sharedState } from '@echappee/kit'
import type { Card } from '../content/cards.ts'
import type { SquareId } from '../rules/graph.ts'
import type { Props } from './props.ts'

/** What is chosen first, card or square; `pointed` is what mouse or focus is on. Hand and board show it alike. */
export interface Pick {
  readonly card?: Card | undefined
  readonly square?: SquareId | undefined
  readonly pointed?: Card | undefined
  /** One of the squares of the chosen card: mouse or focus is on its button. */
  readonly aimed?: SquareId | undefined
  /** A square that is not offered: its reason is shown. */
  readonly refused?: SquareId | undefined
}

const picks = sharedState<Pick>({})

/** Starts afresh with every decision. */
export function usePick(
  props: Props,
): [Pick, (pick: Pick) => void, (pointed: Card | undefined) => void, (aimed: SquareId | undefined) => void] {
  const key = keyOf(props)
  const set = (pick: Pick) => picks.set(key, pick)
  const point = (pointed: Card | undefined) => set({ ...picks.read(key), pointed, refused: undefined })
  const aim = (aimed: SquareId | undefined) => set({ ...picks.read(key), aimed })
  return [picks.useValue(key), set, point, aim]
}

/** Says why a square is not offered. */
export function refuseSquare(props: Props, refused: SquareId): void {
  const key = keyOf(props)
  picks.set(key, { ...picks.read(key), refused })
}

const keyOf = ({ decision, scene }: Props) => [decision, scene.stage, scene.round, scene.acting, scene.viewer].join(' ')
