import { targetSelector, type LessonTarget } from '@echappee/text/lesson'
import { useEffect, useRef, type ReactElement, type RefObject } from 'react'

interface PointerProps {
  readonly at: LessonTarget
  readonly card: RefObject<HTMLElement | null>
  /** The choices stay free as well. */
  readonly isMove: boolean
}

const GAP = 6

/** A ring around what the coach speaks of. It brings the thing into sight and keeps the card off it. */
export function Pointer({ at, card, isMove }: PointerProps): ReactElement {
  const ring = useRef<HTMLDivElement>(null)
  const selector = targetSelector(at)
  useEffect(() => {
    let frame = 0
    let last = ''
    let laidOut = ''
    const follow = () => {
      frame = requestAnimationFrame(follow)
      const thing = document.querySelector(`.table ${selector}`)
      // Once, and again when what stands above it grows or shrinks; not when somebody scrolls.
      const layout = thing === null || card.current === null ? '' : layoutOf(thing, card.current)
      if (layout !== laidOut && thing !== null && card.current !== null) {
        laidOut = layout
        bringIntoSight(thing, card.current, isMove)
      }
      const box = thing?.getBoundingClientRect()
      const next = box === undefined ? '' : [box.left, box.top, box.width, box.height].map(Math.round).join(' ')
      if (next === last || ring.current === null) return
      last = next
      ring.current.hidden = box === undefined
      if (box !== undefined) place(ring.current, box)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [selector, card, isMove])
  return <div className="coach-ring" ref={ring} aria-hidden="true" hidden />
}

function layoutOf(thing: Element, card: HTMLElement): string {
  const page = document.querySelector<HTMLElement>('.table-main')
  return [page?.offsetHeight ?? 0, thing.getBoundingClientRect().height, card.offsetHeight].map(Math.round).join(' ')
}

function place(ring: HTMLElement, box: DOMRect): void {
  ring.style.left = `${Math.max(2, box.left - GAP)}px`
  ring.style.top = `${Math.max(2, box.top - GAP)}px`
  ring.style.width = `${Math.min(box.width + 2 * GAP, innerWidth - 4 - Math.max(2, box.left - GAP))}px`
  ring.style.height = `${box.height + 2 * GAP}px`
}

/** On a phone the card lies over the page, above or below the thing: the page is scrolled so that both have room. */
function bringIntoSight(thing: Element, card: HTMLElement, isMove: boolean): void {
  const isOver = getComputedStyle(card).position === 'fixed'
  if (!isOver) return thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  // While something is to be chosen, the whole hand stays free, where it can.
  const hand = document.querySelector('.table-hand')
  card.dataset['side'] = 'bottom'
  const floor = innerHeight - card.offsetHeight - 2 * GAP
  const ceiling = isMove && thing === hand && thing.getBoundingClientRect().height < floor - stickyHeight() ? stickyHeight() : 0
  const free = floor - ceiling
  const keepsHand = isMove && hand?.contains(thing) === true && hand.getBoundingClientRect().height < free
  const kept = keepsHand ? hand : thing
  let box = kept.getBoundingClientRect()
  const wanted = box.height > free - 2 * GAP ? box.top - ceiling - GAP : box.top + box.height / 2 - ceiling - free / 2
  scrollBy({ top: wanted, behavior: 'instant' })
  box = kept.getBoundingClientRect()
  // The head of the page can't be scrolled down, nor what stays in its place.
  if (box.bottom > floor && box.top >= card.offsetHeight) card.dataset['side'] = 'top'
}

/** How much of the window a road that stays in its place takes from the hand below it. */
function stickyHeight(): number {
  const board = document.querySelector<HTMLElement>('.table-board')
  return board === null || getComputedStyle(board).position !== 'sticky' ? 0 : board.offsetHeight + 2 * GAP
}
