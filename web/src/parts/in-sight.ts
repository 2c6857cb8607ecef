import { useLayoutEffect, type RefObject } from 'react'
import type { Shown } from '../play/table.ts'

/** Once a choice is made, whenever something moves, and when the race is over, the page is where the action is, however far down the choice stood. */
export function useActionInSight(main: RefObject<HTMLElement | null>, { beat, choices, outcome }: Shown): void {
  const moment = choices.length > 0 ? undefined : outcome === undefined ? (beat ?? 'waiting') : 'over'
  useLayoutEffect(() => {
    if (moment === undefined) return
    main.current?.scrollTo({ top: 0 })
    const top = main.current?.getBoundingClientRect().top ?? 0
    // At once: what moves would be over before a slow scroll is.
    if (top < 0) scrollBy({ top, behavior: 'instant' })
  }, [main, moment])
}

/** For a box with a list: its newest line stays in sight when lines come and when the box changes its size. */
export function keepNewestInSight(box: HTMLElement | null): (() => void) | undefined {
  if (box === null) return undefined
  const follow = () => {
    box.scrollTop = box.scrollHeight
  }
  const lines = new MutationObserver(follow)
  lines.observe(box, { childList: true, subtree: true, characterData: true })
  const size = new ResizeObserver(follow)
  size.observe(box)
  follow()
  return () => {
    lines.disconnect()
    size.disconnect()
  }
}
