import type { Pose } from '@echappee/ui/road/path'
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

interface RideProps {
  /** The squares of this beat's way; left out where a rider only makes room. */
  readonly path: readonly Pose[] | undefined
  readonly ms: number
  /** He stays where he was so long. */
  readonly delay?: number
  /** Nothing moves from one road to another. */
  readonly picture: unknown
}

/** A rider drawn at `pose` rides there square by square; his body turns along the road while his number stays upright. */
export function useRide(pose: Pose, { path, ms, delay = 0, picture }: RideProps): RefObject<SVGGElement | null> {
  const element = useRef<SVGGElement>(null)
  const before = useRef({ pose, picture })
  const { x, y, heading } = pose
  const start = useEffectEvent((old: { pose: Pose; picture: unknown }) => {
    const node = element.current
    if (ms <= 0 || node === null || old.picture !== picture) return
    const stops = path === undefined || path.length === 0 ? [old.pose, pose] : [old.pose, ...path]
    const motion = path === undefined ? { duration: Math.min(ms, 240), easing: 'ease-in-out' } : { duration: ms * 0.92, easing: 'linear' }
    const timing = { ...motion, delay, fill: 'backwards' as const }
    node.animate(
      stops.map((at, i) => ({ transform: `translate(${at.x}px, ${at.y}px)`, ...eased(i, stops.length) })),
      timing,
    )
    node.querySelector('.cyclist-body')?.animate(
      headingsOf(stops).map((turn) => ({ transform: `rotate(${turn}deg)` })),
      timing,
    )
  })
  useLayoutEffect(() => {
    const old = before.current
    const now = { x, y, heading }
    before.current = { pose: now, picture }
    if (old.pose.x !== x || old.pose.y !== y) start(old)
  }, [x, y, heading, picture])
  return element
}

/** He gathers speed on the first square and brakes on the last. */
function eased(at: number, count: number): Keyframe {
  if (count < 3) return {}
  return at === 0 ? { easing: 'ease-in' } : at === count - 2 ? { easing: 'ease-out' } : {}
}

/** In degrees, always the shorter way round. */
function headingsOf(stops: readonly Pose[]): number[] {
  let last: number | undefined
  return stops.map(({ heading }) => {
    const degrees = (heading * 180) / Math.PI
    last = last === undefined ? degrees : last + ((((degrees - last) % 360) + 540) % 360) - 180
    return last
  })
}
