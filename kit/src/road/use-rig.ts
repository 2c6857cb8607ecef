import { useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { Camera, Lens } from './camera.ts'
import type { Box } from '../drawing/geometry/points.ts'
import { CameraRig, type Drawn } from './rig.ts'

const CLOCK = {
  request: (step: (now: number) => void) => requestAnimationFrame(step),
  cancel: (request: number) => cancelAnimationFrame(request),
}

/** A camera for as long as the road is shown. `ms` 0 jumps. Renders only when the picture is to be drawn anew. */
export function useRig(lens: Lens, target: Box | undefined, ms: number): { readonly rig: CameraRig; readonly drawn: Drawn } {
  const [rig] = useState(() => new CameraRig(lens, target, CLOCK))
  const drawn = useSyncExternalStore(rig.subscribe, rig.drawn)
  useLayoutEffect(() => rig.setLens(lens), [rig, lens])
  useLayoutEffect(() => rig.setTarget(target, isStill() ? 0 : ms), [rig, target, ms])
  return { rig, drawn }
}

/** Tells where the camera looks, after every render and whenever it moves. */
export function useCamera(rig: CameraRig, tell: (camera: Camera) => void): void {
  const look = useEffectEvent(() => tell(rig.now().camera))
  useLayoutEffect(() => look())
  useLayoutEffect(() => rig.subscribe(() => look()), [rig])
}

export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
