import { clamp, type Box, type Point, type Size } from '../drawing/geometry/points.ts'

/** A look at a picture that is larger than its frame. No React, no DOM. */
export interface Camera extends Point {
  /** Pixels of the frame for one unit of the picture; `x` and `y` are in the middle of the frame. */
  readonly zoom: number
}

export interface Lens {
  /** The whole picture, in its own units. */
  readonly world: Box
  /** The frame, in pixels. */
  readonly frame: Size
  /** The zoom at which the road is read well; the widest look shows the whole picture. */
  readonly comfort: number
  readonly closest: number
}

/** The zoom that shows the whole picture. */
export function wholeZoom({ world, frame }: Pick<Lens, 'world' | 'frame'>): number {
  return Math.min(frame.width / world.width, frame.height / world.height)
}

/** The look at the whole picture. */
export function wholeView(lens: Lens): Camera {
  return settle({ ...middleOf(lens.world), zoom: wholeZoom(lens) }, lens)
}

/** Keeps the look inside the picture: no nearer than the closest, no farther than the whole, no edge inside the frame. */
export function settle({ x, y, zoom }: Camera, { world, frame, closest }: Lens): Camera {
  const widest = wholeZoom({ world, frame })
  const kept = clamp(zoom, widest, Math.max(closest, widest))
  const middle = middleOf(world)
  return {
    x: inside(x, world.x, world.width, frame.width / kept, middle.x),
    y: inside(y, world.y, world.height, frame.height / kept, middle.y),
    zoom: kept,
  }
}

/** Drags the picture by pixels of the frame. */
export function panBy(camera: Camera, dx: number, dy: number, lens: Lens): Camera {
  return settle({ ...camera, x: camera.x - dx / camera.zoom, y: camera.y - dy / camera.zoom }, lens)
}

/** Zooms by a factor; what lies under `at`, a point of the frame, stays there. */
export function zoomBy(camera: Camera, factor: number, at: Point, lens: Lens): Camera {
  const { zoom } = settle({ ...camera, zoom: camera.zoom * factor }, lens)
  const [dx, dy] = [at.x - lens.frame.width / 2, at.y - lens.frame.height / 2]
  return settle({ x: camera.x + dx / camera.zoom - dx / zoom, y: camera.y + dy / camera.zoom - dy / zoom, zoom }, lens)
}

/** Two fingers: what lay between them before lies between them now, spread by as much as they are. */
export function pinch(camera: Camera, before: readonly [Point, Point], now: readonly [Point, Point], lens: Lens): Camera {
  const [from, to] = [between(before), between(now)]
  const factor = distance(now) / Math.max(distance(before), 1)
  return panBy(zoomBy(camera, factor, from, lens), to.x - from.x, to.y - from.y, lens)
}

/** The look that shows what matters: at comfort if it fits, wider if it must be; moved no more than needed if `from` is given. */
export function lookAt(target: Box, lens: Lens, from?: Camera): Camera {
  const { frame, comfort } = lens
  const zoom = Math.min(comfort, frame.width / Math.max(target.width, 1), frame.height / Math.max(target.height, 1))
  const middle = middleOf(target)
  const kept = settle({ ...middle, zoom }, lens).zoom
  if (from === undefined || from.zoom !== kept) return settle({ ...middle, zoom: kept }, lens)
  return settle(
    {
      x: near(from.x, middle.x, target.width, frame.width / kept),
      y: near(from.y, middle.y, target.height, frame.height / kept),
      zoom: kept,
    },
    lens,
  )
}

/** What the frame shows, in units of the picture. */
export function seenBox({ x, y, zoom }: Camera, { width, height }: Size): Box {
  return { x: x - width / zoom / 2, y: y - height / zoom / 2, width: width / zoom, height: height / zoom }
}

/** All that any look can show: the picture, and what lies beside it where the frame has another shape. */
export function reachOf(lens: Lens): Box {
  return seenBox(wholeView(lens), lens.frame)
}

/** A point of the picture as a point of the frame. */
export function toFrame(camera: Camera, frame: Size, { x, y }: Point): Point {
  return { x: (x - camera.x) * camera.zoom + frame.width / 2, y: (y - camera.y) * camera.zoom + frame.height / 2 }
}

/** Between two looks, `t` from 0 to 1. */
export function betweenLooks(from: Camera, to: Camera, t: number): Camera {
  const mix = (a: number, b: number) => a + (b - a) * t
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), zoom: from.zoom * (to.zoom / from.zoom) ** t }
}

/** A coordinate that keeps the edges of the picture out of the frame; the middle where the picture is smaller. */
function inside(value: number, start: number, length: number, seen: number, middle: number): number {
  return seen >= length ? middle : clamp(value, start + seen / 2, start + length - seen / 2)
}

/** The present centre, moved only as far as the target leaves the middle two thirds of the frame. */
function near(centre: number, wanted: number, length: number, seen: number): number {
  const slack = Math.max(0, seen / 3 - length / 2)
  return clamp(centre, wanted - slack, wanted + slack)
}

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })
const between = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const distance = ([a, b]: readonly [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y)
