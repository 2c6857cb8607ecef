import { useLayoutEffect } from 'react'
import type { Shown } from '../play/table.ts'

/** Whoever has scrolled down to choose sees the road again as soon as something moves on it, and the podium when the race is over. */
export function useRaceInSight({ beat, beatMs, outcome }: Shown): void {
  const moment = outcome === undefined ? (beatMs > 0 ? beat : undefined) : 'over'
  useLayoutEffect(() => {
    if (moment !== undefined) showBoard()
  }, [moment])
}

/** On a large screen the part with the board scrolls, on a small one the page. */
function showBoard(): void {
  const board = document.querySelector('.table-board')
  if (board === null) return
  const part = board.parentElement!
  if (part.scrollTop > 0) part.scrollTop = 0
  if (isInSight(board)) return
  const fromTop = board.getBoundingClientRect().bottom + scrollY
  scrollTo({ top: Math.max(0, fromTop - innerHeight), behavior: 'instant' })
}

function isInSight(board: Element): boolean {
  const { top, bottom } = board.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
