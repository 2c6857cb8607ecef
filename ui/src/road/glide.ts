import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import type { Point, Pose } from './geometry.ts'

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

/** Along the path, easing from the old place beside it to the new one. No DOM. */
export function rideFrames(path: readonly Point[], from: Pose, to: Pose): Pose[] {
  const [first, last] = [path[0]!, path.at(-1)!]
  return path.map(({ x, y }, i) => {
    const t = path.length === 1 ? 1 : i / (path.length - 1)
    const mix = (a: number, b: number) => a + (b - a) * t
    return {
      x: x + (from.x - first.x) * (1 - t) + (to.x - last.x) * t,
      y: y + (from.y - first.y) * (1 - t) + (to.y - last.y) * t,
      scale: mix(from.scale ?? 1, to.scale ?? 1),
      turn: mix(from.turn ?? 0, (from.turn ?? 0) + turnBetween(from.turn ?? 0, to.turn ?? 0)),
    }
  })
}

/** As a CSS transform; use the same for where the thing rests. */
export function poseText({ x, y, scale = 1, turn = 0 }: Pose): string {
  return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`
}

/** The shorter way round, in degrees. */
function turnBetween(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180
}
