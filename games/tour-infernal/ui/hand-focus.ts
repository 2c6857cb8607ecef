import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'

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

/** Arrow keys move along the choices. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key]
  if (step === undefined) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
  const at = buttons.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return
  event.preventDefault()
  const next = Number.isFinite(step) ? (at + step + buttons.length) % buttons.length : step < 0 ? 0 : buttons.length - 1
  buttons[next]?.focus()
}
