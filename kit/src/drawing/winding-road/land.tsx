import type { ReactElement } from 'react'
import { round } from '../geometry/points.ts'
import { THINGS, type Placed, type Thing } from './things.ts'

/** The drawings; `id` tells several boards on one page apart. */
export function LandDefs({ id, things = THINGS }: { id: string; things?: readonly Thing[] }): ReactElement {
  return (
    <defs>
      {things.map((thing) => (
        <g key={thing} id={`${id}-${thing}`} strokeLinejoin="round" strokeLinecap="round">
          {DRAWINGS[thing]}
        </g>
      ))}
    </defs>
  )
}

export function Land({ id, placed }: { id: string; placed: readonly Placed[] }): ReactElement {
  return (
    <g className="land">
      {placed.map(({ thing, x, y, scale = 1 }) => (
        <use
          key={`${thing} ${x} ${y}`}
          href={`#${id}-${thing}`}
          transform={`translate(${round(x)} ${round(y)})${scale === 1 ? '' : ` scale(${scale.toFixed(2)})`}`}
        />
      ))}
    </g>
  )
}

const ink = { stroke: 'var(--map-ink)', strokeWidth: 2.4 }

const DRAWINGS: Readonly<Record<Thing, ReactElement>> = {
  tree: (
    <>
      <path d="M-2.5 14V2H2.500V14Z" fill="var(--map-trunk)" {...ink} />
      <path d="M-15-4C-17-14-9-19-6-20-3-27 8-27 10-19 18-17 18-6 13-2 8 6-9 7-15-4Z" fill="var(--map-tree)" {...ink} />
      <path d="M2-20C11-17 12-7 5-1 14-2 17-13 9-19Z" fill="var(--map-tree-shade)" />
    </>
  ),
  bush: <path d="M-14 6C-18-4-8-10-5-8-2-15 8-13 8-7 16-8 16 4 12 6Z" fill="var(--map-tree-alt)" {...ink} />,
  poplar: (
    <>
      <path d="M-2 18V8H2V18Z" fill="var(--map-trunk)" {...ink} />
      <path d="M0-34C9-22 9 2 0 12-9 2-9-22 0-34Z" fill="var(--map-tree-alt)" {...ink} />
      <path d="M1-28C7-18 7 0 1 8Z" fill="var(--map-tree-shade)" />
    </>
  ),
  fir: (
    <>
      <path d="M-2.5 16V8H2.500V16Z" fill="var(--map-trunk)" {...ink} />
      <path d="M0-32-9-15H-5L-13-2H-8L-16 10H16L8-2H13L5-15H9Z" fill="var(--map-fir)" {...ink} />
      <path d="M0-28V9H14L7-3H11L4-16H7Z" fill="var(--map-fir-shade)" />
    </>
  ),
  palm: (
    <>
      <path d="M-3 22Q-1 2 2-10L6-9Q4 4 3 22Z" fill="var(--map-trunk)" {...ink} />
      <path
        d="M4-10C-4-22-16-20-21-10-13-14-5-13 4-10 0-3-5 2-14 4-9-4-3-9 4-10ZM4-10C2-24 10-30 19-29 13-24 8-18 4-10 14-19 24-17 28-8 19-12 12-13 4-10 11-8 17-3 18 5 12-1 8-5 4-10Z"
        fill="var(--map-palm)"
        {...ink}
      />
    </>
  ),
  cypress: (
    <>
      <path d="M0-30C7-18 7 4 0 12-7 4-7-18 0-30Z" fill="var(--map-fir)" {...ink} />
      <path d="M0 12V17" {...ink} />
    </>
  ),
  house: (
    <>
      <path d="M-18 14V-6H16V14Z" fill="var(--map-wall)" {...ink} />
      <path d="M-23-6-12-21H10L21-6Z" fill="var(--map-roof)" {...ink} />
      <path d="M-11 1h6v6h-6zM5 1h6v6h-6z" fill="var(--map-window)" />
      <path d="M-2 14V4h5v10" fill="var(--map-door)" {...ink} strokeWidth="1.6" />
    </>
  ),
  villa: (
    <>
      <path d="M-24 16V-8H24V16Z" fill="var(--map-wall)" {...ink} />
      <path d="M-12-8V-26H12V-8Z" fill="var(--map-wall-alt)" {...ink} />
      <path d="M-17-26 0-36 17-26ZM-29-8H29L25-14H-25Z" fill="var(--map-roof)" {...ink} />
      <path d="M-18-2h7v8h-7zM-4-2h7v8h-7zM10-2h7v8h-7zM-6-21h5v7h-5zM3-21h5v7H3z" fill="var(--map-window)" />
      <path d="M-5 16V10h9v6" fill="var(--map-door)" />
    </>
  ),
  church: (
    <>
      <path d="M-8 18V-6H28V18Z" fill="var(--map-wall)" {...ink} />
      <path d="M-12-6 0-20H30L34-6Z" fill="var(--map-roof)" {...ink} />
      <path d="M-24 18V-22H-6V18Z" fill="var(--map-wall-alt)" {...ink} />
      <path d="M-27-22-15-50-3-22Z" fill="var(--map-roof-alt)" {...ink} />
      <path d="M-18-12h6v8h-6zM2 2h5v8H2zM14 2h5v8h-5z" fill="var(--map-window)" />
    </>
  ),
  barn: (
    <>
      <path d="M-28 16V-6L-12-20 4-6V16Z" fill="var(--map-roof)" {...ink} />
      <path d="M4-6H30V16H4Z" fill="var(--map-wall)" {...ink} />
      <path d="M-12-20H20L34-6H4Z" fill="var(--map-roof-alt)" {...ink} />
      <path d="M-19 16V0h14v16ZM-19 0-5 16M-5 0-19 16" fill="var(--map-wall)" {...ink} strokeWidth="1.6" />
    </>
  ),
  peak: (
    <>
      <path d="M-96 46-34-44-18-26 14-84 52-22 62-34 104 46Z" fill="var(--map-rock)" {...ink} strokeWidth="3.2" />
      <path d="M14-84 52-22 62-34 104 46H40L24 2 32-20Z" fill="var(--map-rock-shade)" />
      <path d="M14-84-8-45 2-38 10-46 20-34 30-44 38-42ZM-34-44-50-20-40-22-34-14-27-22-18-26Z" fill="var(--map-snow)" {...ink} />
    </>
  ),
  crag: (
    <>
      <path d="M-40 20-22-18-10-10 4-34 22-4 28-10 44 20Z" fill="var(--map-rock)" {...ink} />
      <path d="M4-34 22-4 28-10 44 20H16L8-4Z" fill="var(--map-rock-shade)" />
    </>
  ),
  boat: (
    <>
      <path d="M-20 6H20L13 16H-13Z" fill="var(--map-hull)" {...ink} />
      <path d="M-1 4V-34L19 2ZM-5 2V-22L-18 2Z" fill="var(--map-sail)" {...ink} />
      <path d="M-26 20q6-5 12 0t12 0 12 0 12 0" fill="none" stroke="var(--map-foam)" strokeWidth="2.6" />
    </>
  ),
  parasol: (
    <>
      <path d="M0-8V12" {...ink} />
      <path d="M-16-6A16 15 0 0 1 16-6Z" fill="var(--map-sail)" {...ink} />
      <path d="M-6-6C-6-14-3-19 0-21 3-19 6-14 6-6Z" fill="var(--map-hull)" {...ink} strokeWidth="1.6" />
    </>
  ),
  mill: (
    <>
      <path d="M-13 20-8-22H8L13 20Z" fill="var(--map-wall)" {...ink} />
      <path d="M-11-22Q0-38 11-22Z" fill="var(--map-roof)" {...ink} />
      <path d="M0-22-28-46-22-50 0-22 26-48 30-41 0-22 24 4 18 8 0-22-26 2-30-4Z" fill="var(--map-sail)" {...ink} strokeWidth="1.8" />
      <path d="M-4 20V8h8v12" fill="var(--map-door)" />
    </>
  ),
  fans: (
    <>
      {[-26, -13, 0, 13, 26].map((x, i) => (
        <g key={x}>
          <path d={`M${x - 5} 12V2Q${x}-4 ${x + 5} 2V12Z`} fill={`var(--map-fan-${1 + (i % 4)})`} {...ink} strokeWidth="1.8" />
          <circle cx={x} cy={-6 - (i % 2) * 2} r="4.6" fill="var(--map-skin)" {...ink} strokeWidth="1.8" />
        </g>
      ))}
      <path d="M-13-10V-24H-1L-4-20-1-16H-13M26-10V-26H38L35-21.5 38-17H26" fill="var(--map-hull)" {...ink} strokeWidth="1.8" />
    </>
  ),
  hay: (
    <>
      <path d="M-14 10V-2A12 10 0 0 1 12-2V10Z" fill="var(--map-wheat)" {...ink} />
      <path d="M-8-4Q-1-9 6-4M-8 3Q-1-2 6 3" fill="none" stroke="var(--map-wheat-shade)" strokeWidth="2.4" />
    </>
  ),
  vines: field('var(--map-field)', 'var(--map-tree-alt)', 5),
  wheat: field('var(--map-wheat)', 'var(--map-wheat-shade)', 3.4),
  pasture: (
    <>
      <path d="M-58-20 40-38 60 18-40 38Z" fill="var(--map-field)" />
      <path d="M-30-6q4-6 8 0M0 8q4-6 8 0M24-16q4-6 8 0M-16 22q4-6 8 0" fill="none" stroke="var(--map-tree-alt)" strokeWidth="2.6" />
    </>
  ),
}

function field(ground: string, rows: string, width: number): ReactElement {
  return (
    <>
      <path d="M-58-20 40-38 60 18-40 38Z" fill={ground} />
      <path d="M-51-9 45-26M-47 2 50-14M-44 13 53-3M-41 25 57 8" fill="none" stroke={rows} strokeWidth={width} />
    </>
  )
}
