import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { moveKey, type Move } from '../rules/moves.ts'
import type { Props } from './props.ts'

/** After a move the page looks for the first choice; whoever pressed a button that is still there stays on it. */
export function useKeptFocus(isAsked: boolean): RefObject<HTMLDivElement | null> {
  const hand = useRef<HTMLDivElement>(null)
  const pressed = useRef<HTMLElement>(undefined)
  useEffect(() => {
    const onClick = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('button') : null
      pressed.current = button !== null && hand.current?.contains(button) === true ? button : undefined
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [])
  useEffect(() => {
    if (!isAsked) return
    // Once the page has done its own search, in the same turn.
    queueMicrotask(() => {
      const [button, active] = [pressed.current, document.activeElement]
      pressed.current = undefined
      if (hand.current === null || !hand.current.contains(active)) return
      if (button?.isConnected === true) button.focus({ preventScroll: true })
      // What only helps is not the first choice.
      else if (active?.hasAttribute('data-helper') === true)
        hand.current.querySelector<HTMLElement>(FIRST_CHOICE)?.focus({ preventScroll: true })
    })
  }, [isAsked])
  return hand
}

const FIRST_CHOICE = 'button:not([aria-disabled="true"], [data-helper])'

/** Plays moves in turn, each as soon as it is asked for, so that quick fingers lose nothing; drops the rest if one is not possible. */
export function useSequence({ choices, choose }: Pick<Props, 'choices' | 'choose'>): (moves: readonly Move[]) => void {
  const queue = useRef<readonly Move[]>([])
  const playNext = (offered: Props['choices']) => {
    const [next, ...rest] = queue.current
    if (next === undefined || offered.length === 0) return
    const isPossible = offered.some(({ move, refusal }) => refusal === undefined && moveKey(move) === moveKey(next))
    queue.current = isPossible ? rest : []
    if (isPossible) choose(next)
  }
  const onAsked = useEffectEvent(playNext)
  useEffect(() => onAsked(choices), [choices])
  return (moves) => {
    queue.current = [...queue.current, ...moves]
    playNext(choices)
  }
}
