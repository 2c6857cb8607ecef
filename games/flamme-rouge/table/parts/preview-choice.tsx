import { useDecisionState } from '@echappee/kit/hand'
import { useRef, type PointerEvent, type ReactElement, type ReactNode } from 'react'
import type { Move } from '../../rules/moves.ts'
import { choiceInFocus } from '../choice-in-focus.ts'
import type { Props } from '../props.ts'

interface Looking {
  /** The choice that a finger has touched once: the road shows where it leads, and the next touch plays it. */
  readonly tapped: string | undefined
  /** For the `<li>` around a choice. */
  readonly watch: (move: Move | undefined) => object
  /** A finger chooses with the second touch, everything else with the first. */
  readonly press: (key: string, move: Move) => void
}

/** Choices that are looked at before they are made. */
export function useLooking({ decision, choose }: Pick<Props, 'decision' | 'choose'>): Looking {
  const [tapped, tap] = useDecisionState<string | undefined>(decision, undefined)
  const isFinger = useRef(false)
  return {
    tapped,
    watch: (move) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') choiceInFocus.set(decision, move)
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') choiceInFocus.set(decision, undefined)
      },
      onPointerDown: (event: PointerEvent) => {
        isFinger.current = event.pointerType === 'touch'
      },
      onKeyDown: () => {
        isFinger.current = false
      },
      onFocus: () => choiceInFocus.set(decision, move),
    }),
    press: (key, move) => {
      if (!isFinger.current || tapped === key) return choose(move)
      tap(key)
      choiceInFocus.set(decision, move)
    },
  }
}

/** One choice of a row that the road shows while it is looked at. */
export function Watched({ handlers, children }: { readonly handlers: object; readonly children: ReactNode }): ReactElement {
  return <li {...handlers}>{children}</li>
}
