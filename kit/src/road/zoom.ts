import { createContext, useContext } from 'react'

export const ZoomContext = createContext(1)

/** Inside a `RoadCamera`: how many pixels a unit has as the picture is drawn: a camera on its way scales the drawing. Styles find the same in `var(--zoom)`. */
export function useRoadZoom(): number {
  return useContext(ZoomContext)
}
