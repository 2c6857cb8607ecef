import { LAND } from '@echappee/kit/drawing'
import type { ReactElement } from 'react'
import { ridge, round, steps, type Landscape } from './landscape.ts'

/** Against the clock: the stand under its awning along the top, boards of a warm track behind the road, the banking at the foot. */
export function VelodromeScenery({ width, height, unit }: Landscape): ReactElement {
  const awning = 26 * unit
  const rail = awning + 54 * unit
  return (
    <>
      <rect width={width} height={height} fill={LAND.board} />
      <rect width={width} height={rail} fill={LAND.stand} />
      {LAND.crowd.map((colour, i) => (
        <path key={colour} d={spectators(width, awning, unit, i, LAND.crowd.length)} fill={colour} />
      ))}
      <path d={awningStripes(width, awning, unit, 0)} fill={LAND.wall} />
      <path d={awningStripes(width, awning, unit, 1)} fill={LAND.roof} />
      <rect y={round(rail)} width={width} height={round(9 * unit)} fill={LAND.wall} />
      <path d={posts(width, rail, unit)} stroke={LAND.stand} strokeWidth={2 * unit} />
      <path d={ridge(width, height, height * 0.4, 12 * unit, width * 2)} fill={LAND.boardAlt} />
      <path d={bend(width, height * 0.52, 26 * unit)} fill="none" stroke={LAND.lane} strokeWidth={3 * unit} />
      <path d={bend(width, height * 0.66, 30 * unit)} fill="none" stroke={LAND.board} strokeWidth={26 * unit} />
      <path d={bend(width, height * 0.8, 32 * unit)} fill="none" stroke={LAND.lane} strokeWidth={3 * unit} />
      <path d={`${bend(width, height - 34 * unit, 26 * unit)}V${height}H0Z`} fill={LAND.roof} />
      <path d={`${bend(width, height - 20 * unit, 24 * unit)}V${height}H0Z`} fill={LAND.stand} />
      <path d={bend(width, height - 34 * unit, 26 * unit)} fill="none" stroke={LAND.wall} strokeWidth={4 * unit} />
    </>
  )
}

/** One lane of the track, bent like a banking seen from the infield. */
function bend(width: number, y: number, swing: number): string {
  return `M0 ${round(y - swing / 2)}Q${round(width / 2)} ${round(y + swing)} ${round(width)} ${round(y - swing / 2)}`
}

function awningStripes(width: number, depth: number, unit: number, parity: 0 | 1): string {
  const stripe = 24 * unit
  return steps(width, stripe)
    .filter((_, i) => i % 2 === parity)
    .map(
      (x) =>
        `M${x} 0H${round(x + stripe)}V${round(depth - 8 * unit)}Q${round(x + stripe / 2)} ${round(depth + 8 * unit)} ${x} ${round(depth - 8 * unit)}Z`,
    )
    .join('')
}

function posts(width: number, rail: number, unit: number): string {
  return steps(width, 60 * unit)
    .map((x) => `M${round(x + 30 * unit)} ${round(rail)}v${round(9 * unit)}`)
    .join('')
}

/** Three staggered rows of people; each colour is one path. */
function spectators(width: number, awning: number, unit: number, colour: number, colours: number): string {
  const size = (value: number) => round(value * unit)
  const person = `v${size(-8)}q0${size(-5)} ${size(5)}${size(-6)}a${size(6)} ${size(6)} 0 1 1 ${size(8)} 0q${size(5)} ${size(1)} ${size(5)} ${size(6)}v${size(8)}z`
  return [0, 1, 2]
    .flatMap((row) =>
      steps(width + 22 * unit, 22 * unit)
        .filter((_, i) => (i * 3 + row * 2) % colours === colour)
        .map((x) => `M${round(x + ((row % 2) * 11 - 9) * unit)} ${round(awning + (29 + row * 15) * unit)}${person}`),
    )
    .join('')
}
