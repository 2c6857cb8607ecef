import { closedLine, type Point } from '@echappee/ui/road/path'
import { useId, type ReactElement } from 'react'

/** Why a square is lit: reached freely, with a slipstream, only by running into somebody; or chosen. */
export type Light = 'free' | 'slipstream' | 'contact' | 'chosen'

/** A lit square; the screen that uses it puts its button or label over it. */
export function SquareLight({ outline, light }: { outline: readonly Point[]; light: Light }): ReactElement {
  return <path d={closedLine(outline)} className={`tdf-light tdf-light-${light}`} />
}

/** Rows of a pile-up, closed until the end of the round. */
export function AccidentZone({ outlines }: { outlines: readonly (readonly Point[])[] }): ReactElement {
  const id = useId()
  const zone = outlines.map(closedLine).join('')
  return (
    <g className="tdf-accident">
      <pattern id={id} width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="16" height="16" className="tdf-accident-paper" />
        <rect width="8" height="16" className="tdf-accident-stripe" />
      </pattern>
      <path d={zone} fill={`url(#${id})`} />
      <path d={zone} className="tdf-accident-edge" />
    </g>
  )
}
