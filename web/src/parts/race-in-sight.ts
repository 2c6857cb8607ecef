import { useLayoutEffect } from 'react'
import type { Shown } from '../play/table.ts'

/** On a screen where the page scrolls: whoever has scrolled down to choose sees the road again as soon as something moves on it. */
export function useRaceInSight({ beat, beatMs, outcome }: Shown): void {
  const isMoving = beat !== undefined && beatMs > 0 && outcome === undefined
  useLayoutEffect(() => {
    if (!isMoving) return
    const board = document.querySelector('.table-board')
    if (board === null || isInSight(board)) return
    const fromTop = board.getBoundingClientRect().bottom + scrollY
    scrollTo({ top: Math.max(0, fromTop - innerHeight), behavior: 'instant' })
  }, [isMoving, beat])
}

function isInSight(board: Element): boolean {
  const { top, bottom } = board.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
