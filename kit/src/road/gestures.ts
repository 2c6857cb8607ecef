import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { panBy, pinch, zoomBy, type Camera, type Lens } from './camera.ts'
import type { Point } from '../drawing/geometry/points.ts'

interface GestureProps {
  readonly lens: Lens
  readonly now: () => Camera
  readonly look: (change: (camera: Camera) => Camera) => void
  readonly follow: () => void
}

interface Gestures {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

const STEP = 80
const ZOOM_STEP = 1.25
/** A finger that hardly moves presses what lies under it. */
const DRAG = 6

/** Looking around: drag, pinch, wheel, arrow keys, plus and minus; 0 follows the race again. */
export function useGestures(box: RefObject<HTMLElement | null>, { lens, now: cameraNow, look, follow }: GestureProps): Gestures {
  const fingers = useRef(new Map<number, Point>())
  const start = useRef<Point>(undefined)
  const centre = { x: lens.frame.width / 2, y: lens.frame.height / 2 }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    const isSideways = !event.ctrlKey && !event.metaKey && Math.abs(event.deltaY) < Math.abs(event.deltaX)
    const at = pointIn(box.current!, event)
    const change = (now: Camera) => (isSideways ? panBy(now, -event.deltaX, 0, lens) : zoomBy(now, Math.exp(-event.deltaY / 400), at, lens))
    const camera = cameraNow()
    const next = change(camera)
    // At the end of the zoom the wheel scrolls the page.
    if (next.zoom === camera.zoom && next.x === camera.x) return
    event.preventDefault()
    look(change)
  })
  useEffect(() => {
    const node = box.current
    const listen = (event: WheelEvent) => onWheel(event)
    // React listens passively, and a passive listener can't keep the page from scrolling.
    node?.addEventListener('wheel', listen, { passive: false })
    return () => node?.removeEventListener('wheel', listen)
  }, [box])

  const lift = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId)
    start.current = undefined
  }
  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return
      fingers.current.set(event.pointerId, pointIn(event.currentTarget, event))
      start.current = pointIn(event.currentTarget, event)
    },
    onPointerMove: (event) => {
      const before = fingers.current.get(event.pointerId)
      if (before === undefined) return
      const now = pointIn(event.currentTarget, event)
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
      if (other === undefined && start.current !== undefined) {
        if (Math.hypot(now.x - start.current.x, now.y - start.current.y) < DRAG) return
        start.current = undefined
        event.currentTarget.setPointerCapture(event.pointerId)
      }
      fingers.current.set(event.pointerId, now)
      if (other === undefined) look((old) => panBy(old, now.x - before.x, now.y - before.y, lens))
      else look((old) => pinch(old, [before, other], [now, other], lens))
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onKeyDown: (event) => {
      // Keys of things inside the picture are theirs.
      if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
      const pan = PANS[event.key]
      if (pan !== undefined) look((now) => panBy(now, -pan.x * STEP, -pan.y * STEP, lens))
      else if (event.key === '+' || event.key === '=') look((now) => zoomBy(now, ZOOM_STEP, centre, lens))
      else if (event.key === '-') look((now) => zoomBy(now, 1 / ZOOM_STEP, centre, lens))
      else if (event.key === '0') follow()
      else return
      event.preventDefault()
    },
  }
}

const PANS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

function pointIn(node: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = node.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}
