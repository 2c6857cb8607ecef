import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Size } from './drawing/geometry/points.ts'

/** The size of an element, as it is now; undefined before it is known. */
export function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    const node = element.current
    if (node === null) return
    const look = () => {
      const { clientWidth: width, clientHeight: height } = node
      if (width > 0 && height > 0) setSize((old) => (old?.width === width && old.height === height ? old : { width, height }))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(node)
    return () => observer.disconnect()
  }, [element])
  return size
}

/** Animates the element once when `key` changes to something defined; `ms` 0 means no motion. */
export function useAnimation<E extends Element>(
  key: unknown,
  ms: number,
  keyframes: (element: E) => Keyframe[],
  options: KeyframeAnimationOptions = {},
): RefObject<E | null> {
  const element = useRef<E>(null)
  const start = useEffectEvent(() => {
    if (ms <= 0 || element.current === null) return undefined
    return element.current.animate(keyframes(element.current), { duration: ms, easing: 'ease-in-out', ...options })
  })
  useLayoutEffect(() => {
    if (key === undefined) return
    const animation = start()
    return () => animation?.cancel()
  }, [key])
  return element
}

const LONGEST_GLIDE = 900

/** Lets an element glide from where it was to where it is now; `ms` 0 means that it jumps. */
export function useGlide<E extends Element>(x: number, y: number, ms: number): RefObject<E | null> {
  const element = useRef<E>(null)
  const last = useRef({ x, y })
  const start = useEffectEvent((to: { x: number; y: number }) => {
    const from = last.current
    last.current = to
    if (ms <= 0 || element.current === null || (from.x === to.x && from.y === to.y)) return undefined
    return element.current.animate(
      { transform: [`translate(${from.x}px, ${from.y}px)`, `translate(${to.x}px, ${to.y}px)`] },
      { duration: Math.min(ms, LONGEST_GLIDE), easing: 'cubic-bezier(0.45, 0, 0.2, 1)' },
    )
  })
  useLayoutEffect(() => {
    const animation = start({ x, y })
    return () => animation?.cancel()
  }, [x, y])
  return element
}

/** Counts from one number to another; mounted anew for each count. */
export function useCount(from: number, to: number, ms: number): number {
  const [shown, setShown] = useState(from)
  useEffect(() => {
    const start = performance.now()
    let request = 0
    const step = (now: number) => {
      const t = Math.min(1, Math.max(0, (now - start) / ms))
      setShown(Math.round(from + (to - from) * t))
      if (t < 1) request = requestAnimationFrame(step)
    }
    request = requestAnimationFrame(step)
    return () => cancelAnimationFrame(request)
  }, [from, to, ms])
  return shown
}

const FACES = [3, 6, 2, 5, 1, 4]

/** The face of a die that rolls for a while and then lies still; mounted anew for each roll. */
export function useRollingDie(value: number, ms: number): number {
  const [turned, setTurned] = useState(0)
  const tick = Math.max(40, ms / 6)
  const isOver = turned * tick >= ms
  useEffect(() => {
    if (isOver) return
    const timer = setTimeout(() => setTurned(turned + 1), tick)
    return () => clearTimeout(timer)
  }, [turned, tick, isOver])
  return isOver ? value : FACES[turned % FACES.length]!
}

/** A refused click. */
export function shake(element: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  element.animate({ translate: ['0', '-6px', '6px', '-4px', '4px', '0'] }, { duration: 300 })
}

/** What a picture shows, for those who do not see it. */
export function asImage(label: string): { role: 'img'; 'aria-label': string } {
  return { role: 'img', 'aria-label': label }
}

/** Things that belong together, by name. */
export function asGroup(label: string): { role: 'group'; 'aria-label': string } {
  return { role: 'group', 'aria-label': label }
}
