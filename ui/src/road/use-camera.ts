import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { betweenLooks, lookAt, settle, wholeView, type Camera, type Lens } from './camera.ts'
import type { Box } from './geometry.ts'

interface CameraState {
  readonly camera: Camera
  /** False while somebody looks around by hand. */
  readonly isFollowing: boolean
  readonly look: (change: (camera: Camera) => Camera) => void
  readonly follow: () => void
}

const GLIDE_MS = 450

/** A camera that follows `target`, and rests while somebody looks around by hand, until the target moves on. `ms` 0 jumps. */
export function useCamera(lens: Lens, target: Box | undefined, ms: number): CameraState {
  const { world, frame } = lens
  const [camera, setCamera] = useState(() => (target === undefined ? wholeView(lens) : lookAt(target, lens)))
  const [isFollowing, setFollowing] = useState(true)
  const shown = useRef(camera)
  const request = useRef(0)

  const show = (next: Camera) => {
    shown.current = next
    setCamera(next)
  }
  const stop = () => cancelAnimationFrame(request.current)
  const glide = (to: Camera, duration: number) => {
    stop()
    if (duration <= 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return show(to)
    const from = shown.current
    let start: number | undefined
    const step = (now: number) => {
      start ??= now
      const t = Math.min(1, (now - start) / duration)
      show(betweenLooks(from, to, t * t * (3 - 2 * t)))
      if (t < 1) request.current = requestAnimationFrame(step)
    }
    request.current = requestAnimationFrame(step)
  }

  const onTarget = useEffectEvent(() => {
    setFollowing(true)
    glide(target === undefined ? wholeView(lens) : lookAt(target, lens, shown.current), Math.min(ms, GLIDE_MS))
  })
  const onFrame = useEffectEvent(() => {
    stop()
    show(isFollowing && target !== undefined ? lookAt(target, lens) : settle(shown.current, lens))
  })
  const key = target === undefined ? '' : [target.x, target.y, target.width, target.height].map(Math.round).join(' ')
  useEffect(() => onTarget(), [key])
  const picture = [world.x, world.y, world.width, world.height, frame.width, frame.height].join(' ')
  useLayoutEffect(() => onFrame(), [picture])
  useEffect(() => stop, [])

  return {
    camera,
    isFollowing,
    look: (change) => {
      stop()
      setFollowing(false)
      show(change(shown.current))
    },
    follow: () => {
      setFollowing(true)
      glide(target === undefined ? wholeView(lens) : lookAt(target, lens), GLIDE_MS)
    },
  }
}
