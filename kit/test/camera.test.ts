import { describe, expect, it } from 'vitest'
import { lookAt, panBy, pinch, reachOf, seenBox, settle, toFrame, wholeView, wholeZoom, zoomBy, type Lens } from '../src/road/camera.ts'
import { CameraRig } from '../src/road/rig.ts'

const LENS: Lens = { world: { x: 0, y: 0, width: 2000, height: 1000 }, frame: { width: 400, height: 300 }, comfort: 1, closest: 2 }

describe('the camera', () => {
  it('shows the whole picture at its widest, and never less than the closest', () => {
    expect(wholeZoom(LENS)).toBe(0.2)
    expect(wholeView(LENS)).toEqual({ x: 1000, y: 500, zoom: 0.2 })
    expect(settle({ x: 0, y: 0, zoom: 0.01 }, LENS).zoom).toBe(0.2)
    expect(settle({ x: 0, y: 0, zoom: 9 }, LENS).zoom).toBe(2)
  })

  it('keeps the edges of the picture out of the frame', () => {
    expect(settle({ x: -500, y: 5000, zoom: 1 }, LENS)).toEqual({ x: 200, y: 850, zoom: 1 })
    // Lower than the frame at this zoom: in the middle.
    expect(settle({ x: 1000, y: 0, zoom: 0.25 }, LENS).y).toBe(500)
  })

  it('pans by pixels of the frame', () => {
    expect(panBy({ x: 1000, y: 500, zoom: 2 }, -100, 50, LENS)).toEqual({ x: 1050, y: 475, zoom: 2 })
  })

  it('keeps the point under the pointer when it zooms', () => {
    const before = { x: 1000, y: 500, zoom: 1 }
    const at = { x: 300, y: 90 }
    const after = zoomBy(before, 1.5, at, LENS)
    const seen = { x: before.x + (at.x - 200) / 1, y: before.y + (at.y - 150) / 1 }
    expect(after.zoom).toBe(1.5)
    expect(toFrame(after, LENS.frame, seen).x).toBeCloseTo(at.x)
    expect(toFrame(after, LENS.frame, seen).y).toBeCloseTo(at.y)
  })

  it('follows two fingers that spread and move', () => {
    const before = { x: 1000, y: 500, zoom: 1 }
    const fingers = [
      { x: 100, y: 150 },
      { x: 200, y: 150 },
    ] as const
    const spread = [
      { x: 120, y: 150 },
      { x: 280, y: 150 },
    ] as const
    const after = pinch(before, fingers, spread, LENS)
    expect(after.zoom).toBeCloseTo(1.6)
    // What lay between the fingers lies between them again.
    expect(toFrame(after, LENS.frame, { x: 950, y: 500 }).x).toBeCloseTo(200)
  })

  it('looks at a target in comfort, wider if it does not fit', () => {
    expect(lookAt({ x: 990, y: 490, width: 20, height: 20 }, LENS)).toEqual({ x: 1000, y: 500, zoom: 1 })
    const wide = lookAt({ x: 600, y: 450, width: 800, height: 100 }, LENS)
    expect(wide.zoom).toBe(0.5)
    const seen = seenBox(wide, LENS.frame)
    expect(seen.x).toBeLessThanOrEqual(600)
    expect(seen.x + seen.width).toBeGreaterThanOrEqual(1400)
  })

  it('rests while the target stays in the middle of the frame, and moves no more than needed', () => {
    const from = { x: 1000, y: 500, zoom: 1 }
    expect(lookAt({ x: 1040, y: 490, width: 20, height: 20 }, LENS, from)).toEqual(from)
    const moved = lookAt({ x: 1190, y: 490, width: 20, height: 20 }, LENS, from)
    expect(moved.x).toBeGreaterThan(1000)
    expect(moved.x).toBeLessThan(1200)
  })

  it('reaches beyond the picture where the frame has another shape, and no farther', () => {
    expect(reachOf(LENS)).toEqual({ x: 0, y: -250, width: 2000, height: 1500 })
  })
})

describe('the rig', () => {
  const box = (x: number) => ({ x, y: 490, width: 20, height: 20 })
  const clock = () => {
    const steps: ((now: number) => void)[] = []
    return { steps, request: (step: (now: number) => void) => steps.push(step), cancel: () => void steps.splice(0) }
  }

  it('glides to a new target and arrives there', () => {
    const time = clock()
    const rig = new CameraRig(LENS, box(300), time)
    rig.setTarget(box(1500), 400)
    const start = rig.now().camera.x
    time.steps.shift()!(0)
    time.steps.shift()!(200)
    expect(rig.now().camera.x).toBeGreaterThan(start)
    time.steps.shift()!(400)
    expect(rig.now().camera.x).toBeGreaterThan(1300)
    expect(time.steps).toEqual([])
  })

  it('rests while somebody looks around, and follows again when the race moves on', () => {
    const rig = new CameraRig(LENS, box(300), clock())
    rig.change((camera) => panBy(camera, -400, 0, LENS))
    const { camera, isFollowing } = rig.now()
    expect(isFollowing).toBe(false)
    rig.setTarget(box(300), 0)
    expect(rig.now().camera).toEqual(camera)
    rig.setTarget(box(320), 0)
    expect(rig.now().isFollowing).toBe(true)
    expect(rig.now().camera.x).toBeLessThan(camera.x)
  })

  it('draws the picture anew only when it stands still at another zoom', () => {
    const time = clock()
    const rig = new CameraRig(LENS, box(300), time)
    const drawn = rig.drawn()
    rig.setTarget({ ...box(600), width: 500 }, 400)
    for (const now of [0, 200, 400, 410]) time.steps.shift()!(now)
    expect(rig.now().camera.zoom).toBe(0.8)
    expect(rig.drawn()).toBe(drawn)
    time.steps.shift()!(600)
    expect(rig.drawn()).toEqual({ zoom: 0.8, isFollowing: true })
    expect(time.steps).toEqual([])
    rig.change((camera) => panBy(camera, -40, 0, LENS))
    expect(rig.drawn()).toEqual({ zoom: 0.8, isFollowing: false })
    expect(time.steps).toEqual([])
  })

  it('draws at once what would look blurred', () => {
    const rig = new CameraRig(LENS, box(300), clock())
    rig.change((camera) => zoomBy(camera, 1.8, { x: 0, y: 0 }, LENS))
    expect(rig.drawn()).toEqual({ zoom: 1.8, isFollowing: false })
  })

  it('draws at once where it jumps', () => {
    const rig = new CameraRig(LENS, box(300), clock())
    rig.setTarget({ ...box(600), width: 800 }, 0)
    expect(rig.drawn().zoom).toBe(0.5)
  })

  it('keeps looking at the same thing when the frame changes', () => {
    const rig = new CameraRig(LENS, box(990), clock())
    rig.setLens({ ...LENS, frame: { width: 200, height: 200 } })
    expect(rig.now().camera).toEqual({ x: 1000, y: 500, zoom: 1 })
  })
})
