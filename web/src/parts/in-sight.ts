import { useEffect, type RefObject } from 'react'

/** Once a choice is made, and when the race is over, the page is where the action is, however far down the choice stood. */
export function useActionInSight(main: RefObject<HTMLElement | null>, isAsked: boolean, isOver: boolean): void {
  useEffect(() => {
    const box = main.current
    if (isAsked || box === null) return
    box.scrollTop = 0
    const { top } = box.getBoundingClientRect()
    if (top < 0) scrollBy({ top, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' })
  }, [main, isAsked, isOver])
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
