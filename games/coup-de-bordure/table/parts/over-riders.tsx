import { clamp, INK, LIGHT, type Point } from '@echappee/kit/drawing'
import { useAnimation } from '@echappee/kit/motion'
import type { ReactElement } from 'react'
import { TERRAINS, type Terrain } from '../../content/road.ts'
import { EnergyToken } from '../art/energy-token.tsx'
import type { Props } from '../props.ts'
import type { Road } from '../road.ts'

/** Tokens that are paid rise from the rider and are gone; tokens that are taken fall to him. */
export function MovingTokens({ road, beat, beatMs, scene }: Props & { readonly road: Road }): ReactElement | undefined {
  if (beatMs <= 0) return undefined
  if (beat?.type === 'rode' && beat.paid !== '') {
    const stop = road.stops[beat.from - 1]!
    return <TokensInFlight key={`${beat.rider} ${beat.from}`} tokens={beat.paid} at={stop} ms={beatMs} isPaid width={road.width} />
  }
  if (beat?.type === 'refilled') {
    const stop = road.stops[scene.riders[beat.rider]!.at - 1]!
    return <TokensInFlight key={`${beat.rider} refill`} tokens={beat.tokens} at={stop} ms={beatMs} isPaid={false} width={road.width} />
  }
  return undefined
}

interface FlightProps {
  readonly tokens: string
  readonly at: Point
  readonly ms: number
  readonly isPaid: boolean
  readonly width: number
}

function TokensInFlight({ tokens, at, ms, isPaid, width }: FlightProps): ReactElement {
  const group = useAnimation<SVGGElement>(
    tokens,
    ms,
    () => {
      const [low, high] = [
        { translate: '0 0', opacity: 1 },
        { translate: '0 -64px', opacity: 0 },
      ]
      return isPaid
        ? [{ ...low, opacity: 0 }, { ...low, offset: 0.15 }, { translate: '0 -44px', opacity: 1, offset: 0.7 }, high]
        : [high, { ...low, offset: 0.6 }, { ...low, opacity: 0 }]
    },
    { fill: 'both', easing: 'ease-out' },
  )
  const half = tokens.length * 13
  return (
    <g transform={`translate(${clamp(at.x, half + 4, width - half - 4)} ${at.y - 22})`} aria-hidden="true">
      <g ref={group}>
        {tokens.split('').map((letter, i) => {
          const terrain = letter.toUpperCase() as Terrain
          return (
            // oxlint-disable-next-line react/no-array-index-key -- equal tokens lie side by side
            <g key={i} transform={`translate(${(i - (tokens.length - 1) / 2) * 26} 0)`}>
              <EnergyToken face={TERRAINS.includes(terrain) ? terrain : 'any'} />
            </g>
          )
        })}
      </g>
    </g>
  )
}

interface BubbleProps {
  readonly at: Point
  readonly text: string
  readonly ms: number
  readonly width: number
}

/** What a rider says. */
export function Bubble({ at, text, ms, width }: BubbleProps): ReactElement {
  const bubble = useAnimation<SVGGElement>(
    text,
    ms,
    () => [
      { scale: '0.4', opacity: 0 },
      { scale: '1.12', opacity: 1, offset: 0.2 },
      { scale: '1', opacity: 1, offset: 0.35 },
      { scale: '1', opacity: 1 },
    ],
    { easing: 'ease-out' },
  )
  const half = 50
  const x = clamp(at.x, half + 4, width - half - 4)
  return (
    <g transform={`translate(${x} ${Math.max(24, at.y - 42)})`} aria-hidden="true">
      <g ref={bubble}>
        <path
          d={`M${-half}-16H${half}V14H${clamp(at.x - x, -30, 30) + 8}L${clamp(at.x - x, -40, 40)} 26 ${clamp(at.x - x, -30, 30) - 6} 14H${-half}Z`}
          fill={LIGHT}
          stroke={INK}
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <text className="road-text cdb-bubble">{text}</text>
      </g>
    </g>
  )
}
