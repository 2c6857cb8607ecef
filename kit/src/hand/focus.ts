import { useEffect, useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { neighbour } from './rows.ts'

/** What can be chosen now; what only helps (`data-helper`) is not the first choice. */
const LEGAL = 'button:not([aria-disabled="true"], :disabled, [data-helper])'
const KEPT = `${LEGAL}, [data-keeps-focus]`

/** Arrow keys, Home and End move along a row of choices. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = buttonsIn(event.currentTarget)
  const at = buttons.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return
  const spots = buttons.map((button) => button.getBoundingClientRect())
  const next = neighbour(spots, at, event.key)
  if (next === undefined) return
  event.preventDefault()
  buttons[next]?.focus()
}

/** One stop of the Tab key for a whole row: the choice last visited, else the first that can be chosen. */
export function useOneStop(row: RefObject<HTMLElement | null>): void {
  const visited = useRef<Element>(undefined)
  const arrange = () => {
    if (row.current === null) return
    const buttons = buttonsIn(row.current)
    const stop =
      buttons.find((button) => button === document.activeElement) ??
      buttons.find((button) => button === visited.current) ??
      buttons.find((button) => button.matches(LEGAL)) ??
      buttons[0]
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1
  }
  // After each drawing: choices come and go.
  useLayoutEffect(arrange)
  const onFocus = useEffectEvent((target: Element) => {
    visited.current = target
    arrange()
  })
  useEffect(() => {
    const node = row.current
    const listen = ({ target }: FocusEvent) => onFocus(target as Element)
    node?.addEventListener('focusin', listen)
    return () => node?.removeEventListener('focusin', listen)
  }, [row])
}

/**
 * Whoever plays by keyboard is on the first choice when a new decision comes, or still on the thing pressed last, if it can be chosen again;
 * whoever reads elsewhere is left alone.
 */
export function useHandFocus(hand: RefObject<HTMLElement | null>, decision: number, isAsked: boolean): void {
  const last = useRef<string>(undefined)
  const seen = useRef<number>(undefined)
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const name = hand.current?.contains(target as Node) === true ? (target as Element).getAttribute('data-choice') : null
      if (name !== null) last.current = name
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [hand])
  useEffect(() => {
    const node = hand.current
    if (!isAsked || node === null) return
    const isNew = seen.current !== decision
    seen.current = decision
    if (isReadingElsewhere(node) || (!isNew && node.contains(document.activeElement))) return
    const kept = last.current === undefined ? null : node.querySelector<HTMLElement>(`[data-choice="${CSS.escape(last.current)}"]`)
    const next = kept?.matches(KEPT) === true ? kept : node.querySelector<HTMLElement>(LEGAL)
    next?.focus({ preventScroll: true })
  }, [hand, decision, isAsked])
}

/** The first choice inside, for a question that opens within a hand. */
export function focusFirst(node: HTMLElement | null): void {
  node?.querySelector<HTMLElement>(LEGAL)?.focus({ preventScroll: true })
}

function isReadingElsewhere(hand: HTMLElement): boolean {
  const active = document.activeElement
  return active !== null && active !== document.body && !active.matches('.page') && !hand.contains(active)
}

function buttonsIn(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('button')]
}
