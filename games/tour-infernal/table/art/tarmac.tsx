import { INK, LAND, LIGHT, RED, type Size } from '@echappee/kit/drawing'
import { useAnimation } from '@echappee/kit/motion'
import type { ReactElement } from 'react'
import type { Tile } from '../../content/sectors.ts'

interface TarmacProps {
  readonly tile: Tile
  readonly frame: Size
  /** Middle of the road at both ends, and half its breadth. */
  readonly fromY: number
  readonly toY: number
  readonly half: number
  /** The road runs under the wheels while this beat lasts. */
  readonly beat: unknown
  readonly beatMs: number
}

/** The road: tarmac or cobbles, with what crosses it. */
export function Tarmac({ tile, frame, fromY, toY, half, beat, beatMs }: TarmacProps): ReactElement {
  const { width } = frame
  const band = (a: number, b: number) => `M0 ${fromY + a}L${width} ${toY + a}V${toY + b}L0 ${fromY + b}Z`
  const line = (a: number) => `M0 ${fromY + a}L${width} ${toY + a}`
  const dashes = useAnimation<SVGPathElement>(beat, beatMs, () => [{ strokeDashoffset: 0 }, { strokeDashoffset: 220 }], {
    easing: 'linear',
  })
  return (
    <g>
      <path d={band(-half - 7, half + 7)} fill={LAND.verge} />
      <path d={band(-half, half)} fill={LAND.road} />
      {tile === 'CO' ? <Cobbles {...{ frame, fromY, toY, half }} /> : undefined}
      <path d={line(-half)} stroke={INK} strokeWidth="3" />
      <path d={line(half)} stroke={INK} strokeWidth="3" />
      {tile === 'CO' ? undefined : (
        <path ref={dashes} d={line(0)} stroke={LAND.roadPaint} strokeWidth="4" strokeDasharray="30 25" fill="none" opacity="0.9" />
      )}
      {tile === 'LC' ? <Rails x={width * 0.5} top={(fromY + toY) / 2 - half} bottom={(fromY + toY) / 2 + half} /> : undefined}
    </g>
  )
}

function Cobbles({ frame, fromY, toY, half }: Omit<TarmacProps, 'tile' | 'beat' | 'beatMs'>): ReactElement {
  const rows = 6
  const height = (2 * half) / rows
  const stones: ReactElement[] = []
  for (let row = 0; row < rows; row++)
    for (let i = -1; i * 34 < frame.width; i++) {
      const x = i * 34 + (row % 2) * 17
      const y = fromY + ((toY - fromY) * (x + 17)) / frame.width - half + row * height
      stones.push(
        <rect
          key={`${row} ${i}`}
          x={x + 1.5}
          y={y + 1.5}
          width={31}
          height={height - 3}
          rx="6"
          fill={LAND.stone[(row * 2 + i * 3 + 30) % LAND.stone.length]}
        />,
      )
    }
  return <g opacity="0.75">{stones}</g>
}

function Rails({ x, top, bottom }: { readonly x: number; readonly top: number; readonly bottom: number }): ReactElement {
  return (
    <g strokeLinecap="round" fill="none">
      <path d={`M${x + 4} ${top}L${x - 30} ${bottom}M${x + 28} ${top}L${x - 6} ${bottom}`} stroke={INK} strokeWidth="6" />
      <path d={`M${x + 4} ${top}L${x - 30} ${bottom}M${x + 28} ${top}L${x - 6} ${bottom}`} stroke="var(--print-dim)" strokeWidth="2.4" />
    </g>
  )
}

/** The barrier over the road, from one second to another; down while it is shown. */
export function Barrier({ from, to, y, half, ms }: { from: number; to: number; y: number; half: number; ms: number }): ReactElement {
  const arm = useAnimation<SVGGElement>(from, ms, () => [{ transform: 'rotate(-70deg)' }, { transform: 'rotate(0deg)' }], {
    duration: Math.min(ms * 0.4, 600),
    easing: 'cubic-bezier(0.5, 0, 0.8, 1)',
  })
  const width = to - from
  return (
    <g transform={`translate(${from} ${y})`}>
      <rect x="0" y={-half} width={width} height={2 * half} fill={RED} opacity="0.22" />
      <path d={`M0 ${half + 6}V${-half - 12}`} stroke={INK} strokeWidth="9" strokeLinecap="round" />
      <g transform={`translate(0 ${-half + 4})`}>
        <g ref={arm}>
          <path d={`M-10 0H${width}`} stroke={INK} strokeWidth="15" strokeLinecap="round" />
          <path d={`M-8 0H${width - 2}`} stroke={LIGHT} strokeWidth="9" />
          <path d={`M-8 0H${width - 2}`} stroke={RED} strokeWidth="9" strokeDasharray="16 16" />
        </g>
      </g>
    </g>
  )
}

/** An arch over the road with a word on it: the start, the finish. */
export function Arch({
  x,
  y,
  half,
  word,
  isFinish,
}: {
  x: number
  y: number
  half: number
  word: string
  isFinish: boolean
}): ReactElement {
  const top = Math.max(10, y - half - 62)
  const width = Math.max(84, word.length * 12 + 20)
  return (
    <g>
      <path d={`M${x - 20} ${y - half}V${top}M${x + 20} ${y + half}V${top}`} stroke={INK} strokeWidth="7" strokeLinecap="round" />
      {isFinish ? <path d={`M${x - 20} ${y - half}L${x + 20} ${y + half}`} stroke={LIGHT} strokeWidth="12" /> : undefined}
      {isFinish ? (
        <path d={`M${x - 20} ${y - half}L${x + 20} ${y + half}`} stroke={INK} strokeWidth="12" strokeDasharray="6 6" />
      ) : undefined}
      <rect x={x - width / 2} y={top - 6} width={width} height="30" rx="5" fill={isFinish ? RED : LIGHT} stroke={INK} strokeWidth="3" />
      <text x={x} y={top + 10} className="road-text ti-arch-word" fill={isFinish ? LIGHT : INK}>
        {word}
      </text>
    </g>
  )
}
