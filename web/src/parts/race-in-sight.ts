import { useLayoutEffect } from 'react'
import type { Shown } from '../play/table.ts'

/** On a screen where the page scrolls: whoever has scrolled down to choose sees the road again as soon as something moves on it. */
export function useRaceInSight({ beat, beatMs, outcome }: Shown): void {
  const moving = beatMs > 0 && outcome === undefined ? beat : undefined
  useLayoutEffect(() => {
    if (moving === undefined) return
    const board = document.querySelector('.table-board')
    if (board === null || isInSight(board)) return
    const fromTop = board.getBoundingClientRect().bottom + scrollY
    scrollTo({ top: Math.max(0, fromTop - innerHeight), behavior: 'instant' })
  }, [moving])
}

function isInSight(board: Element): boolean {
  const { top, bottom } = board.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
