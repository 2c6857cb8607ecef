import { LAND } from '@echappee/kit/drawing'
import type { ReactElement } from 'react'
import { at, pick, ridge, round, steps, type Landscape } from './landscape.ts'

/** Snow peaks along the top, pale pastures behind the road, firs and a chalet at the lower rim. */
export function MountainScenery({ width, height, unit }: Landscape): ReactElement {
  const foot = height * 0.36
  return (
    <>
      <rect width={width} height={height} fill={LAND.sky} />
      <circle cx={width * 0.13} cy={46 * unit} r={28 * unit} fill={LAND.light} />
      <circle className="vdt-moon" cx={width * 0.13 - 11 * unit} cy={39 * unit} r={24 * unit} fill={LAND.sky} />
      {steps(width, 118 * unit).map((x, i) => (
        <Peak key={x} x={x + 20 * unit} foot={foot} top={foot - pick([84, 118, 72, 132, 96], i) * unit} half={96 * unit} />
      ))}
      <path d={ridge(width, height, height * 0.33, 16 * unit, 260 * unit)} fill={LAND.far} />
      {steps(width, 74 * unit).map((x, i) => (
        <path
          key={x}
          transform={at(x + pick([10, 44, 26], i) * unit, height * 0.33 - 4 * unit, unit * pick([0.5, 0.62, 0.44, 0.56], i))}
          d={FIR}
          fill={LAND.tree}
          opacity={0.55}
        />
      ))}
      <path d={ridge(width, height, height * 0.42, 20 * unit, 380 * unit, 1)} fill={LAND.field} />
      <path d={ridge(width, height, height * 0.6, 26 * unit, 470 * unit)} fill={LAND.fieldAlt} />
      <path d={ridge(width, height, height * 0.8, 18 * unit, 340 * unit, 1)} fill={LAND.near} />
      <path d={ridge(width, height, height - 16 * unit, 6 * unit, 160 * unit)} fill={LAND.rim} />
      {steps(width, 46 * unit).map((x, i) => (
        <path
          key={x}
          transform={at(x + pick([6, 20, 12, 26], i) * unit, height + 6 * unit, unit * pick([0.9, 0.66, 1.1, 0.74, 0.6], i))}
          d={FIR}
          fill={LAND.tree}
        />
      ))}
      <g transform={at(width * 0.93, height - 14 * unit, unit)}>
        <path d="M-30 8V-18L0-40L30-18V8Z" fill={LAND.wall} />
        <path d="M-30 8V-6H30V8Z" fill={LAND.roof} />
        <path d="M-42-12L0-46L42-12L36-6L0-34L-36-6Z" fill={LAND.stand} />
        <path d="M-20-16h10v8h-10ZM10-16h10v8h-10ZM-4-28h8v7h-8Z" fill={LAND.window} />
      </g>
    </>
  )
}

interface PeakProps {
  readonly x: number
  readonly foot: number
  readonly top: number
  readonly half: number
}

function Peak({ x, foot, top, half }: PeakProps): ReactElement {
  const rise = foot - top
  const down = (part: number) => round(top + rise * part)
  const off = (part: number) => round(x + half * part)
  return (
    <>
      <path d={`M${round(x - half)} ${round(foot)}L${round(x)} ${round(top)}L${round(x + half)} ${round(foot)}Z`} fill={LAND.rock} />
      <path
        d={`M${round(x)} ${round(top)}L${off(0.1)} ${down(0.3)}L${off(-0.06)} ${down(0.55)}L${off(0.14)} ${round(foot)}H${round(x + half)}Z`}
        fill={LAND.rockShade}
      />
      <path
        d={`M${round(x)} ${round(top)}L${off(-0.32)} ${down(0.32)}L${off(-0.18)} ${down(0.41)}L${off(-0.07)} ${down(0.32)}L${off(0.05)} ${down(0.43)}L${off(0.17)} ${down(0.33)}L${off(0.32)} ${down(0.32)}Z`}
        fill={LAND.snow}
      />
    </>
  )
}

const FIR = 'M0-76L-12-54H-6L-18-32H-9L-24-8H-4V2H4V-8H24L9-32H18L6-54H12Z'
