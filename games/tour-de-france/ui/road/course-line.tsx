import { lineAt, openLine } from '@echappee/ui/road/path'
import { useMemo, type ReactElement } from 'react'
import type { RoadLayout } from './layout.ts'
import { stretchesOf } from './shapes.ts'

/** The whole course as a line, climbs and descents in their colours. */
export function CourseLine({ layout }: { readonly layout: RoadLayout }): ReactElement {
  const line = useMemo(() => ({ d: openLine(lineAt(layout.path, 0, layout.path.length, 0)), stretches: stretchesOf(layout) }), [layout])
  return (
    <g className="tdf-map" fill="none" strokeLinejoin="round" strokeLinecap="round">
      <path d={line.d} className="tdf-map-edge" />
      <path d={line.d} className="tdf-map-road" />
      {line.stretches.map(({ from, to, colour }) => (
        <path key={from} d={openLine(lineAt(layout.path, from, to, 0))} stroke={colour} className="tdf-map-stretch" />
      ))}
    </g>
  )
}
