import { useEffect, useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react'

interface RoadScrollerProps {
  /** The place to keep in sight, in pixels of the road. */
  readonly at: number
  /** Of the frame and of the road in it. */
  readonly frameWidth: number
  readonly roadWidth: number
  /** Another road is another picture: the view jumps there. */
  readonly picture: unknown
  /** While beats with motion are shown the view glides. */
  readonly beat: unknown
  readonly beatMs: number
  /** For those who scroll by keyboard; needed where the road is longer than the frame. */
  readonly label: string
  readonly children: ReactNode
}

/** A road that runs on sideways: scrolls by itself with the race, and by hand. */
export function RoadScroller(props: RoadScrollerProps): ReactElement {
  const { at, frameWidth, roadWidth, picture, beat, beatMs, label, children } = props
  const box = useRef<HTMLElement>(null)
  const isMoving = useRef(false)
  const shown = useRef<unknown>(undefined)
  const left = scrollLeft(at, frameWidth, roadWidth)
  useEffect(() => {
    if (beat !== undefined) isMoving.current = beatMs > 0
  }, [beat, beatMs])
  useLayoutEffect(() => {
    const behavior = isMoving.current && shown.current === picture ? 'smooth' : 'instant'
    shown.current = picture
    box.current?.scrollTo({ left, behavior })
  }, [left, picture])
  // What scrolls must be within reach of the keyboard.
  const keyboard = roadWidth > frameWidth ? { tabIndex: 0, 'aria-label': label } : {}
  return (
    <section className="road-scroller" ref={box} {...keyboard}>
      {children}
    </section>
  )
}

/** How far a road is scrolled to show a place a little before the middle of its frame. */
export function scrollLeft(at: number, frameWidth: number, roadWidth: number): number {
  return Math.max(0, Math.min(roadWidth - frameWidth, at - frameWidth * 0.52))
}
