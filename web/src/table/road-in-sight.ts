import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Shown } from './table.ts'

/** Whoever has scrolled down to choose sees the road again as soon as something moves on it, and the podium when the race is over. */
export function useRaceInSight({ beat, beatMs, outcome }: Shown): void {
  const moment = outcome === undefined ? (beatMs > 0 ? beat : undefined) : 'over'
  // Told by the browser, which knows it without laying out the page for the question.
  const isInSight = useRef(false)
  const began = useRef(0)
  const onSight = useEffectEvent((isNowInSight: boolean) => {
    isInSight.current = isNowInSight
    // The moment's own picture has pushed it out; later it is somebody who scrolls.
    if (!isNowInSight && moment !== undefined && performance.now() - began.current < FIRST_MS) showBoard()
  })
  useEffect(() => {
    const board = document.querySelector('.table-board')
    if (board === null) return
    const observer = new IntersectionObserver(([entry]) => onSight(isSeenWhole(entry!)), { threshold: STEPS })
    observer.observe(board)
    return () => observer.disconnect()
  }, [])
  useLayoutEffect(() => {
    if (moment === undefined) return
    began.current = performance.now()
    if (!isInSight.current) showBoard()
  }, [moment])
}

const FIRST_MS = 150
/** Shares of the board in sight at which the browser tells. */
const STEPS = [0, 0.5, 0.9, 0.99, 1]

function isSeenWhole({ intersectionRect, boundingClientRect }: IntersectionObserverEntry): boolean {
  return intersectionRect.height >= boundingClientRect.height - 1
}

/** On a large screen the part with the board scrolls, on a small one the page. */
export function showBoard(): void {
  const board = document.querySelector('.table-board')
  if (board === null) return
  const part = board.parentElement!
  if (part.scrollTop > 0) part.scrollTop = 0
  const { top, bottom } = board.getBoundingClientRect()
  if (top >= 0 && bottom <= innerHeight) return
  scrollTo({ top: Math.max(0, bottom + scrollY - innerHeight), behavior: 'instant' })
}

/** Where the road stays in its place: there, so that what follows it is seen. */
export function showBoardAtTop(): void {
  const board = document.querySelector('.table-board')
  if (board !== null && getComputedStyle(board).position === 'sticky') board.scrollIntoView({ block: 'start', behavior: 'instant' })
}
