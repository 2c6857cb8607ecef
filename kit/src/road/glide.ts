import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { poseText, rideFrames } from './frames.ts'
import type { Point, Pose } from '../drawing/geometry/points.ts'

interface GlideProps {
  /** The way of this beat; left out where the thing only makes room for others. */
  readonly path?: readonly Point[] | undefined
  /** How long the beat lasts; 0 means that everything jumps. */
  readonly ms: number
  /** The share of the beat that passes first: a card flies, a die rolls. */
  readonly after?: number
  /** Another picture is another world: nothing moves from one to the other. */
  readonly picture: unknown
}

/** Lets a thing drawn at `pose` ride there along its path, or slide there if it has none. */
export function useGlideAlong<E extends Element>(pose: Pose, { path, ms, after = 0, picture }: GlideProps): RefObject<E | null> {
  const element = useRef<E>(null)
  const before = useRef({ pose, picture })
  const { x, y, scale, turn } = pose
  const move = useEffectEvent((old: { pose: Pose; picture: unknown }) => {
    if (ms <= 0 || old.picture !== picture || element.current === null) return undefined
    if (path === undefined)
      return element.current.animate(
        [old.pose, pose].map((at) => ({ transform: poseText(at) })),
        { duration: Math.min(ms, 240), easing: 'ease-in-out' },
      )
    return element.current.animate(
      rideFrames(path, old.pose, pose).map((at) => ({ transform: poseText(at) })),
      { delay: ms * after, duration: ms * (0.95 - after), easing: 'ease-in-out', fill: 'backwards' },
    )
  })
  useLayoutEffect(() => {
    const old = before.current
    before.current = { pose: { x, y, scale: scale ?? 1, turn: turn ?? 0 }, picture }
    const isSame = old.pose.x === x && old.pose.y === y && (old.pose.scale ?? 1) === (scale ?? 1) && (old.pose.turn ?? 0) === (turn ?? 0)
    if (!isSame) move(old)
  }, [x, y, scale, turn, picture])
  return element
}
