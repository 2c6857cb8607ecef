import { useEffect, useRef, type RefObject } from 'react'
import type { Card } from '../content/cards.ts'

/** A card that has gone takes the keyboard's focus with it: give it back to the card that was picked, or to the next thing to do. */
export function useHandFocus(picked: Card | undefined, isAsked: boolean): RefObject<HTMLDivElement | null> {
  const hand = useRef<HTMLDivElement>(null)
  const last = useRef<Card>(undefined)
  const wasInside = useRef(false)
  useEffect(() => {
    if (picked !== undefined) last.current = picked
    else if (last.current !== undefined) {
      hand.current?.querySelector<HTMLElement>(`[data-card="${last.current}"]`)?.focus({ preventScroll: true })
      last.current = undefined
    }
  }, [picked])
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      wasInside.current = hand.current?.contains(target as Node) ?? false
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isAsked && isLost && wasInside.current)
      hand.current?.querySelector<HTMLElement>('button:not([aria-disabled="true"])')?.focus({ preventScroll: true })
  }, [isAsked])
  return hand
}
