import { LAND } from '@echappee/kit/drawing'
import type { ReactElement } from 'react'
import { at, pick, ridge, round, steps, type Landscape } from './landscape.ts'

/** Poplars and a village on the horizon, wide pale fields, sunflowers along the lower rim. */
export function PlainScenery({ width, height, unit }: Landscape): ReactElement {
  const horizon = height * 0.2
  return (
    <>
      <rect width={width} height={height} fill={LAND.sky} />
      <circle cx={width * 0.68} cy={horizon * 0.72} r={34 * unit} fill={LAND.light} />
      <circle className="vdt-moon" cx={width * 0.68 - 13 * unit} cy={horizon * 0.72 - 9 * unit} r={29 * unit} fill={LAND.sky} />
      {steps(width, 330 * unit).map((x, i) => (
        <path key={x} transform={at(x + 90 * unit, pick([24, 40, 30], i) * unit, unit)} d={CLOUD} fill={LAND.cloud} />
      ))}
      {steps(width, 240 * unit).map((x, i) => (
        <g key={x} transform={at(x + 60 * unit, horizon + 6 * unit, unit * pick([1, 0.86], i))}>
          {i % 2 === 0 ? <path d={POPLARS} fill={LAND.tree} /> : <Village />}
        </g>
      ))}
      <path d={ridge(width, height, horizon, 9 * unit, 210 * unit)} fill={LAND.far} />
      <path d={ridge(width, height, height * 0.31, 14 * unit, 320 * unit)} fill={LAND.field} />
      <path d={ridge(width, height, height * 0.5, 22 * unit, 430 * unit, 1)} fill={LAND.fieldAlt} />
      <path d={furrows(width, height)} fill="none" stroke={LAND.field} strokeWidth={5 * unit} />
      <path d={ridge(width, height, height * 0.72, 20 * unit, 380 * unit)} fill={LAND.near} />
      <path d={ridge(width, height, height - 20 * unit, 6 * unit, 120 * unit, 1)} fill={LAND.rim} />
      {steps(width, 34 * unit).map((x, i) => (
        <g
          key={x}
          transform={at(x + pick([8, 18, 12], i) * unit, height - pick([18, 25, 21, 28], i) * unit, unit * pick([1, 0.8, 1.15], i))}
        >
          <path d="M0 8V34M0 24Q-9 20-12 12Q-2 13 0 24M0 28Q9 24 12 17Q3 17 0 28" stroke={LAND.tree} strokeWidth="2.4" fill={LAND.tree} />
          <path d={SUNFLOWER} fill={LAND.accent} />
          <circle r="4.6" fill={LAND.roof} />
        </g>
      ))}
    </>
  )
}

function Village(): ReactElement {
  return (
    <>
      <path d="M-44 2V-14L-32-24L-20-14V2ZM-8 2V-44H8V2ZM8 2V-18H44V2ZM52 2V-12L62-20L72-12V2Z" fill={LAND.wall} />
      <path d="M-48-12L-32-26L-16-12ZM-11-42L0-74L11-42ZM5-18L12-32H42L48-18ZM49-10L62-22L75-10Z" fill={LAND.roof} />
      <path d="M-34-8h5v5h-5ZM-2.5-36h5v8h-5ZM18-11h5v6h-5ZM30-11h5v6h-5ZM60-8h4v5h-4Z" fill={LAND.window} />
    </>
  )
}

/** Lines of the plough, running away towards the horizon. */
function furrows(width: number, height: number): string {
  return steps(width * 0.5, width * 0.05)
    .map((x) => `M${x + width * 0.46} ${height * 0.74}Q${x * 0.8 + width * 0.52} ${height * 0.62} ${x * 0.6 + width * 0.6} ${height * 0.5}`)
    .join('')
}

const CLOUD = 'M-34 8A10 10 0 0 1-24-6A16 16 0 0 1 6-11A12 12 0 0 1 28-4A7 7 0 0 1 32 8Z'
const POPLARS = [-38, -14, 10, 34]
  .map(
    (x, i) =>
      `M${x} 4C${x - 10}-14 ${x - 7}-${pick([46, 54, 50, 42], i)} ${x}-${pick([58, 68, 62, 52], i)}C${x + 7}-${pick([46, 54, 50, 42], i)} ${x + 10}-14 ${x} 4Z`,
  )
  .join('')
const SUNFLOWER = Array.from({ length: 10 }, (_, i) => {
  const turn = (i * Math.PI) / 5
  return `${i === 0 ? 'M' : 'L'}${polar(turn, 6)}L${polar(turn + Math.PI / 10, 11)}`
}).join('')

function polar(turn: number, radius: number): string {
  return `${round(Math.cos(turn) * radius)} ${round(Math.sin(turn) * radius)}`
}
