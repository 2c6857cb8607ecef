import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import type { Bearing } from '../drawing/geometry/path.ts'

interface RideProps {
  /** The squares of this beat's way; left out where a rider only makes room. */
  readonly path: readonly Bearing[] | undefined
  readonly ms: number
  /** He stays where he was so long. */
  readonly delay?: number
  /** His way ends in a contact that throws him to where he is drawn. */
  readonly isThrown?: boolean
  /** Nothing moves from one road to another. */
  readonly picture: unknown
}

/** A `Cyclist` drawn at `pose` rides there square by square; his body turns along the road while his number stays upright. */
export function useRide(pose: Bearing, { path, ms, delay = 0, isThrown = false, picture }: RideProps): RefObject<SVGGElement | null> {
  const element = useRef<SVGGElement>(null)
  const before = useRef({ pose, picture })
  const { x, y, heading } = pose
  const start = useEffectEvent((old: { pose: Bearing; picture: unknown }) => {
    const node = element.current
    if (ms <= 0 || node === null || old.picture !== picture) return
    const way = path === undefined || path.length === 0 ? [old.pose, pose] : [old.pose, ...path]
    const stops = isThrown ? [...way, pose] : way
    const motion =
      path === undefined
        ? { duration: Math.min(ms, THROW_MS), easing: 'ease-in-out' }
        : { duration: isThrown ? ms + THROW_MS : ms * 0.92, easing: 'linear' }
    const timing = { ...motion, delay, fill: 'backwards' as const }
    const offset = (i: number) => (isThrown && i < way.length ? ((i / (way.length - 1)) * ms) / (ms + THROW_MS) : i / (stops.length - 1))
    node.animate(
      stops.map((at, i) => ({ offset: offset(i), transform: `translate(${at.x}px, ${at.y}px)`, ...eased(i, way.length, isThrown) })),
      timing,
    )
    // All but his number.
    node.querySelector('.cyclist-body')?.animate(
      headingsOf(stops).map((turn, i) => ({ offset: offset(i), transform: `rotate(${turn}deg)` })),
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

/** From the contact to the roadside; also the most that a rider takes who makes room. */
const THROW_MS = 240

/** He gathers speed on the first square and brakes on the last, unless he can't. */
function eased(at: number, count: number, isThrown: boolean): Keyframe {
  if (count < 3) return {}
  return at === 0 ? { easing: 'ease-in' } : at === count - 2 && !isThrown ? { easing: 'ease-out' } : {}
}

/** In degrees, always the shorter way round. */
function headingsOf(stops: readonly Bearing[]): number[] {
  let last: number | undefined
  return stops.map(({ heading }) => {
    const degrees = (heading * 180) / Math.PI
    last = last === undefined ? degrees : last + ((((degrees - last) % 360) + 540) % 360) - 180
    return last
  })
}
