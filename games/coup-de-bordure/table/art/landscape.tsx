import { LAND, type Size } from '@echappee/kit/drawing'
import type { ReactElement } from 'react'

/** Sky, crosswind, a windmill and leaning trees: what lies behind the road. */
export function Landscape({ width, height }: Size): ReactElement {
  const unit = Math.min(height / 300, 1.5)
  const horizon = height * 0.6
  const trees = Array.from({ length: Math.ceil(width / 210) }, (_, i) => 70 + i * 210 + (i % 3) * 34)
  return (
    <g aria-hidden="true">
      <rect width={width} height={height} fill={LAND.sky} />
      <circle cx={width * 0.83} cy={height * 0.24} r={30 * unit} fill={LAND.light} />
      <g fill="none" stroke={LAND.wind} strokeWidth={7 * unit} strokeLinecap="round">
        {[0.08, 0.42, 0.72].map((share, i) => (
          <path
            key={share}
            transform={`translate(${width * share} ${height * (0.1 + i * 0.1)}) scale(${unit})`}
            d={WIND[i % WIND.length]}
          />
        ))}
      </g>
      <path d={hills(width, horizon, 26 * unit, 340)} fill={LAND.far} />
      <g transform={`translate(${width * 0.6} ${horizon + 4}) scale(${unit * 0.95})`} strokeLinejoin="round">
        <path d="M-13 0-8-38H8L13 0Z" fill={LAND.wall} />
        <path d="M-10-37Q0-56 10-37Z" fill={LAND.roof} />
        <path d="M0-40-28-55-24-62ZM0-40 15-68 22-64ZM0-40 28-25 24-18ZM0-40-15-12-22-16Z" fill={LAND.wall} />
      </g>
      <path d={hills(width, horizon + 26 * unit, 16 * unit, 230, 120)} fill={LAND.near} />
      {trees.map((x, i) => (
        <path
          key={x}
          transform={`translate(${x} ${horizon + (22 + (i % 2) * 12) * unit}) scale(${(i % 2 === 0 ? 0.62 : 0.46) * unit})`}
          d={TREE}
          fill={LAND.tree}
        />
      ))}
    </g>
  )
}

const WIND = [
  'M200 8c-40-22-80 10-124-4s-60-20-92-6c-18 10-12 30 6 26 10-4 6-14-2-12',
  'M150 4c-32-20-66 8-104-4S10-12-20-4',
  'M190 6c-44-18-76 14-120 2s-64-22-98-8',
]
const TREE = 'M0 4c8-26-4-68-40-88 0 28 14 68 34 86l-1 12h7z'

function hills(width: number, y: number, swell: number, period: number, shift = 0): string {
  const tops = Math.ceil((width + shift) / period) + 1
  let path = `M${-shift} ${y}`
  for (let i = 0; i < tops; i++) path += `q${period / 4} ${-swell} ${period / 2} 0t${period / 2} 0`
  return `${path}V2000H${-shift}Z`
}
