import { useEffect, useRef, type RefObject } from 'react'

/** A choice that has gone takes the keyboard's focus with it: give it back to the next thing to do. */
export function useHandFocus(decision: string, isAsked: boolean): RefObject<HTMLDivElement | null> {
  const hand = useRef<HTMLDivElement>(null)
  const wasInside = useRef(false)
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      wasInside.current = hand.current?.contains(target as Node) ?? false
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  const seen = useRef('')
  useEffect(() => {
    if (seen.current === decision) return
    seen.current = decision
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isAsked && isLost && wasInside.current)
      hand.current?.querySelector<HTMLElement>('button:not([aria-disabled="true"], [data-helper])')?.focus({ preventScroll: true })
  }, [decision, isAsked])
  return hand
}
