import { betweenLooks, lookAt, settle, wholeView, type Camera, type Lens } from './camera.ts'
import type { Box } from '../drawing/geometry/points.ts'

export interface Look {
  readonly camera: Camera
  /** False while somebody looks around by hand. */
  readonly isFollowing: boolean
}

/** What a change of the look draws anew; whatever else it changes only moves the drawing. */
export interface Drawn {
  /** The zoom at which the picture is drawn: that of the camera when it stands still. */
  readonly zoom: number
  readonly isFollowing: boolean
}

interface Clock {
  readonly request: (step: (now: number) => void) => number
  readonly cancel: (request: number) => void
}

const GLIDE_MS = 450
/** The share of a target's time that the camera takes. */
const AHEAD = 0.6
/** A camera that has not moved for so long stands still. */
const STILL_MS = 120
/** A drawing that is seen so much larger or smaller than it was drawn looks blurred. */
const BLURRED = 1.5

/** Moves a camera: follows its target, rests while somebody looks around by hand, and follows again when the target moves on. No React. */
export class CameraRig {
  #lens: Lens
  #target: Box | undefined
  #look: Look
  #drawn: Drawn
  #request = 0
  readonly #clock: Clock
  readonly #listeners = new Set<() => void>()

  constructor(lens: Lens, target: Box | undefined, clock: Clock) {
    this.#lens = lens
    this.#target = target
    this.#clock = clock
    this.#look = { camera: this.#wanted(undefined), isFollowing: true }
    this.#drawn = drawnAs(this.#look)
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#clock.cancel(this.#request)
    }
  }

  now = (): Look => this.#look

  drawn = (): Drawn => this.#drawn

  /** Another picture or frame: looks at the same thing at once. */
  setLens(lens: Lens): void {
    if (isSameLens(lens, this.#lens)) return
    this.#lens = lens
    this.#clock.cancel(this.#request)
    const { camera, isFollowing } = this.#look
    this.#stand({ camera: isFollowing ? this.#wanted(undefined) : settle(camera, lens), isFollowing })
  }

  /** Follows a target that takes `ms` to get there, and is there before it; 0 jumps. */
  setTarget(target: Box | undefined, ms: number): void {
    if (isSameBox(target, this.#target)) return
    this.#target = target
    this.#glide(this.#wanted(this.#look.camera), Math.min(ms * AHEAD, GLIDE_MS))
  }

  /** Somebody looks around. */
  change = (change: (camera: Camera) => Camera): void => {
    this.#clock.cancel(this.#request)
    this.#show({ camera: change(this.#look.camera), isFollowing: false })
    this.#drawWhenStill()
  }

  /** Back to the race. */
  follow = (ms: number): void => this.#glide(this.#wanted(undefined), Math.min(ms, GLIDE_MS))

  #wanted(from: Camera | undefined): Camera {
    return this.#target === undefined ? wholeView(this.#lens) : lookAt(this.#target, this.#lens, from)
  }

  #glide(to: Camera, ms: number): void {
    this.#clock.cancel(this.#request)
    const { camera: from } = this.#look
    if (ms <= 0) return this.#stand({ camera: to, isFollowing: true })
    let start: number | undefined
    const step = (now: number) => {
      start ??= now
      const t = Math.min(1, (now - start) / ms)
      this.#show({ camera: t === 1 ? to : betweenLooks(from, to, t * t * (3 - 2 * t)), isFollowing: true })
      if (t < 1) this.#request = this.#clock.request(step)
      else this.#drawWhenStill()
    }
    this.#request = this.#clock.request(step)
  }

  #drawWhenStill(): void {
    const ratio = this.#look.camera.zoom / this.#drawn.zoom
    if (ratio === 1) return
    if (ratio > BLURRED || ratio < 1 / BLURRED) return this.#stand(this.#look)
    let start: number | undefined
    const step = (now: number) => {
      start ??= now
      if (now - start < STILL_MS) this.#request = this.#clock.request(step)
      else this.#stand(this.#look)
    }
    this.#request = this.#clock.request(step)
  }

  /** Moves what is drawn. */
  #show(look: Look): void {
    this.#look = look
    if (look.isFollowing !== this.#drawn.isFollowing) this.#drawn = { ...this.#drawn, isFollowing: look.isFollowing }
    for (const listener of this.#listeners) listener()
  }

  /** Draws it as it is seen. */
  #stand(look: Look): void {
    if (look.camera.zoom !== this.#drawn.zoom) this.#drawn = drawnAs(look)
    this.#show(look)
  }
}

function drawnAs({ camera: { zoom }, isFollowing }: Look): Drawn {
  return { zoom, isFollowing }
}

function isSameLens(a: Lens, b: Lens): boolean {
  const isSameFrame = a.frame.width === b.frame.width && a.frame.height === b.frame.height
  return isSameFrame && isSameBox(a.world, b.world) && a.comfort === b.comfort && a.closest === b.closest
}

function isSameBox(a: Box | undefined, b: Box | undefined): boolean {
  if (a === undefined || b === undefined) return a === b
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
}
