import { closedLine, INK, LIGHT, type Point, RED, YELLOW } from '@echappee/kit/drawing'
import { useId, type ReactElement, type SVGProps } from 'react'

/** Why a square is lit: reached freely, with a slipstream, only by running into somebody; or chosen. */
export type Light = 'free' | 'slipstream' | 'contact' | 'chosen'

const LIGHTS: Readonly<Record<Light, SVGProps<SVGPathElement>>> = {
  free: { fill: lit(YELLOW) },
  slipstream: { fill: lit('var(--map-sprint)'), strokeDasharray: '9 5' },
  contact: { fill: pale(RED, 60), strokeDasharray: '2 6', strokeLinecap: 'round' },
  chosen: { fill: YELLOW, strokeWidth: 6 },
}

/** What is printed on the square does not show through: a mark of its own says what happens there. */
function lit(ink: string): string {
  return `color-mix(in srgb, ${ink} 60%, var(--map-road))`
}

function pale(ink: string, percent: number): string {
  return `color-mix(in srgb, ${ink} ${percent}%, transparent)`
}

/** A lit square; the screen that uses it puts its button or label over it. */
export function SquareLight({ outline, light }: { outline: readonly Point[]; light: Light }): ReactElement {
  return <path d={closedLine(outline)} className="tdf-light" stroke={INK} strokeWidth="4" strokeLinejoin="round" {...LIGHTS[light]} />
}

/** Rows of a pile-up, closed until the end of the round. */
export function AccidentZone({ outlines }: { outlines: readonly (readonly Point[])[] }): ReactElement {
  const id = useId()
  const zone = outlines.map(closedLine).join('')
  return (
    <g className="tdf-accident">
      <pattern id={id} width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="16" height="16" fill={pale(LIGHT, 50)} />
        <rect width="8" height="16" fill={pale(RED, 75)} />
      </pattern>
      <path d={zone} fill={`url(#${id})`} />
      <path d={zone} fill="none" stroke={RED} strokeWidth="4" />
    </g>
  )
}
