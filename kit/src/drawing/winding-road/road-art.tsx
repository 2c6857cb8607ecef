import { useId, type ReactElement, type ReactNode } from 'react'
import { Land, LandDefs } from './land.tsx'
import type { Scenery } from './scenery.ts'
import type { Sea } from './shore.ts'
import { RoadSigns } from './sign-art.tsx'
import type { Sign } from './signs.ts'

interface RoadArtProps {
  readonly className: string
  readonly scenery: Scenery
  /** The outline of the whole road, as the `d` of a path. */
  readonly paved: string
  readonly signs: readonly Sign[]
  /** On the ground, under the road. */
  readonly under?: ReactNode
  /** Painted on the road. */
  readonly children: ReactNode
  readonly numbers: ReactNode
}

/** All of a winding road that stands still: its land, the pavement, what is painted on it, things beside it, signs. */
export function RoadArt({ className, scenery, paved, signs, under, children, numbers }: RoadArtProps): ReactElement {
  const id = useId()
  const { fields, things, sea } = scenery
  return (
    <g className={className} aria-hidden="true">
      <LandDefs id={id} things={[...new Set([...fields, ...things].map(({ thing }) => thing))]} />
      <Ground scenery={scenery} />
      <Land id={id} placed={fields} />
      {sea === undefined ? undefined : <SeaArt sea={sea} />}
      <g strokeLinejoin="round" strokeLinecap="round">
        {under}
        <path d={paved} className="pavement-shadow" transform="translate(6 9)" />
        <path d={paved} className="pavement-edge" />
        <path d={paved} className="pavement-verge" />
        <path d={paved} className="pavement" />
        {children}
      </g>
      <Land id={id} placed={things} />
      {numbers}
      <RoadSigns signs={signs} />
    </g>
  )
}

/** The ground goes on beyond the box, so that a wider frame has no rim. */
function Ground({ scenery: { box, relief } }: { scenery: Scenery }): ReactElement {
  const far = 1200
  return (
    <>
      <rect x={box.x - far} y={box.y - far} width={box.width + 2 * far} height={box.height + 2 * far} className="land-ground" />
      <path d={relief} className="land-relief" />
    </>
  )
}

function SeaArt({ sea }: { sea: Sea }): ReactElement {
  return (
    <g fill="none">
      <path d={sea.sand} className="land-sand" />
      <path d={sea.water} className="land-sea" />
      <path d={sea.foam} className="land-foam" />
      <path d={sea.waves} className="land-waves" />
    </g>
  )
}
