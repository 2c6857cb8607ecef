import { LAND, type Size } from '@echappee/kit/drawing'
import type { ReactElement } from 'react'
import type { Tile } from '../../content/sectors.ts'
import { Roadside } from './roadside.tsx'

interface LandscapeProps {
  readonly tile: Tile
  readonly frame: Size
  /** Upper edge of the road, at the left and at the right. */
  readonly fromY: number
  readonly toY: number
}

/** What is seen behind the road; every kind of sector has its own. */
export function Landscape({ tile, frame, fromY, toY }: LandscapeProps): ReactElement {
  const { width, height } = frame
  const horizon = Math.min(fromY, toY) * 0.72 + Math.max(fromY, toY) * 0.12
  return (
    <g>
      <rect width={width} height={height} fill={LAND.sky} />
      <circle cx={width * 0.16} cy={horizon * 0.52} r={Math.max(0, Math.min(34, horizon * 0.36))} fill={LAND.light} />
      <Cloud x={width * 0.3} y={horizon * 0.3} />
      <Cloud x={width * 0.62} y={horizon * 0.46} />
      {tile === 'HM' ? <Peaks width={width} base={horizon * 1.15} /> : undefined}
      <path
        d={hills(width, horizon, tile === 'PM' ? horizon * 0.52 : tile === 'HM' ? 8 : horizon * 0.16, tile === 'PM' ? 3 : 4, height)}
        fill={LAND.far}
      />
      <path d={hills(width, horizon * 1.08, tile === 'PM' ? horizon * 0.26 : 8, 5, height, 1.4)} fill={LAND.mid} />
      <Roadside tile={tile} width={width} base={horizon * 1.08} />
      <path d={`M0 ${fromY - 20}Q${width / 2} ${(fromY + toY) / 2 - 34} ${width} ${toY - 20}V${height}H0Z`} fill={LAND.field} />
    </g>
  )
}

function Cloud({ x, y }: { readonly x: number; readonly y: number }): ReactElement {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M-34 0C-44-1-44-13-32-13-30-24-12-26-8-17 0-24 16-20 15-11 27-13 31 0 20 0Z"
      fill={LAND.cloud}
    />
  )
}

/** Big simple mountains with snow. */
function Peaks({ width, base }: { readonly width: number; readonly base: number }): ReactElement {
  const tops = [0.04, 0.24, 0.44, 0.66, 0.86, 1.04]
  return (
    <g>
      {tops.map((at, i) => {
        const x = at * width
        const top = base * (i % 2 === 0 ? 0.3 : 0.08)
        const half = width * 0.13
        const cap = (base - top) * 0.3
        return (
          <g key={at}>
            <path d={`M${x - half} ${base}L${x} ${top}L${x + half} ${base}Z`} fill={LAND.rock} />
            <path
              d={`M${x} ${top}L${x + half} ${base}H${x + half * 0.1}L${x - half * 0.08} ${top + (base - top) * 0.6}Z`}
              fill={LAND.rockShade}
            />
            <path
              d={`M${x} ${top}L${x + half * 0.3} ${top + cap}L${x + half * 0.12} ${top + cap * 0.8}L${x} ${top + cap * 1.15}L${x - half * 0.14} ${top + cap * 0.82}L${x - half * 0.3} ${top + cap}Z`}
              fill={LAND.snow}
            />
          </g>
        )
      })}
    </g>
  )
}

/** A range of rounded hills down to the bottom of the picture. */
function hills(width: number, base: number, rise: number, waves: number, height: number, phase = 0): string {
  const points: string[] = []
  const step = width / (waves * 2)
  for (let i = 0; i <= waves * 2; i++) {
    const y = base - rise * (i % 2 === 0 ? 0.1 : 0.6 + 0.4 * Math.sin(i * 1.7 + phase))
    points.push(
      i === 0 ? `M0 ${y.toFixed(1)}` : `S${(i * step - step / 2).toFixed(1)} ${y.toFixed(1)} ${(i * step).toFixed(1)} ${y.toFixed(1)}`,
    )
  }
  return `${points.join('')}V${height}H0Z`
}
