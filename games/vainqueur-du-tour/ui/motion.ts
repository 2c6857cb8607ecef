import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import type { Frame } from './road.ts'

/** The size of an element, as it is now; undefined before it is known. */
export function useSize(element: RefObject<HTMLElement | null>): Frame | undefined {
  const [size, setSize] = useState<Frame>()
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

const darkQuery = () => matchMedia('(prefers-color-scheme: dark)')

/** The night stage of the page's theme, for what is drawn rather than styled. */
export function useNight(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = darkQuery()
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => darkQuery().matches,
  )
}

/** Animates the element once when `key` changes to something defined; `ms` 0 means no motion. */
export function useAnimation<E extends Element>(
  key: unknown,
  ms: number,
  keyframes: (element: E) => Keyframe[] | undefined,
  options: KeyframeAnimationOptions = {},
): RefObject<E | null> {
  const element = useRef<E>(null)
  const plan = useRef({ ms, keyframes, options })
  plan.current = { ms, keyframes, options }
  useLayoutEffect(() => {
    const now = plan.current
    if (key === undefined || now.ms <= 0 || element.current === null) return
    const frames = now.keyframes(element.current)
    if (frames === undefined) return
    const animation = element.current.animate(frames, { duration: now.ms, easing: 'ease-in-out', ...now.options })
    return () => animation.cancel()
  }, [key])
  return element
}

/** Counts from one number to another while a beat lasts. */
export function useCount(from: number, to: number, ms: number): number {
  const [shown, setShown] = useState(to)
  useEffect(() => {
    if (ms <= 0 || from === to) {
      setShown(to)
      return
    }
    const start = performance.now()
    let request = 0
    const step = (now: number) => {
      const t = Math.min(1, Math.max(0, (now - start) / (ms * 0.8)))
      setShown(Math.round(from + (to - from) * t))
      if (t < 1) request = requestAnimationFrame(step)
    }
    setShown(from)
    request = requestAnimationFrame(step)
    return () => cancelAnimationFrame(request)
  }, [from, to, ms])
  return shown
}

const FACES = [3, 6, 2, 5, 1, 4]

/** The face of a die that rolls for the first half of a beat and then lies still. */
export function useRollingDie(roll: object | undefined, value: number, ms: number): number {
  const [face, setFace] = useState(value)
  const last = useRef({ value, ms })
  last.current = { value, ms }
  useEffect(() => {
    if (roll === undefined || last.current.ms <= 0) return
    const until = last.current.ms * 0.5
    const tick = Math.max(40, until / 6)
    let turned = 0
    const timer = setInterval(() => {
      turned++
      const isOver = turned * tick >= until
      setFace(isOver ? last.current.value : FACES[turned % FACES.length]!)
      if (isOver) clearInterval(timer)
    }, tick)
    return () => clearInterval(timer)
  }, [roll])
  useEffect(() => setFace(value), [value])
  return face
}
