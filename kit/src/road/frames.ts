import type { Point, Pose } from '../drawing/geometry/points.ts'

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
