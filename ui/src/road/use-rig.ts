import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { Lens } from './camera.ts'
import type { Box } from '../geometry/points.ts'
import { CameraRig, type Look } from './rig.ts'

const CLOCK = {
  request: (step: (now: number) => void) => requestAnimationFrame(step),
  cancel: (request: number) => cancelAnimationFrame(request),
}

/** A camera for as long as the road is shown. `ms` 0 jumps. */
export function useRig(lens: Lens, target: Box | undefined, ms: number): { readonly rig: CameraRig; readonly look: Look } {
  const [rig] = useState(() => new CameraRig(lens, target, CLOCK))
  const look = useSyncExternalStore(rig.subscribe, rig.now)
  useLayoutEffect(() => rig.setLens(lens), [rig, lens])
  useLayoutEffect(() => rig.setTarget(target, isStill() ? 0 : ms), [rig, target, ms])
  return { rig, look }
}

export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
