import type { CSSProperties, ReactElement } from 'react'
import type { Event } from '../../rules/events.ts'
import { roadTie } from '../../rules/results.ts'
import { isTimeTrial } from '../../rules/riders.ts'
import type { RiderId, View } from '../../rules/state.ts'
import { stageOrder } from '../../rules/times.ts'
import type { Words } from '../../text/words/types.ts'
import { wordsIn, type Props } from '../props.ts'
import { placeOf, type RoadLayout } from '../road/layout.ts'

interface Floater {
  readonly rider: RiderId
  readonly text: string
  readonly kind: 'good' | 'bad' | 'plain'
}

/** What a beat means for a rider, over his head: a bonus, a jam, an exhaustion card, a place at a line. */
export function Floaters({ scene, beat, beatMs, layout, language }: Props & { readonly layout: RoadLayout }): ReactElement | undefined {
  if (beat === undefined || beatMs === 0) return undefined
  return (
    <g aria-hidden="true" style={{ '--beat': `${beatMs}ms` } as CSSProperties}>
      {spread(floatersOf(beat, scene, wordsIn(language)), scene, layout).map(({ rider, text, kind, x, y, width }) => (
        <g key={rider} transform={`translate(${x} ${y})`}>
          <g className="fr-floater" data-kind={kind}>
            <rect x={-width / 2} y={-HEIGHT / 2} width={width} height={HEIGHT} rx="9" />
            <text className="road-text" fontSize="17" y="1">
              {text}
            </text>
          </g>
        </g>
      ))}
    </g>
  )
}

interface Placed extends Floater {
  readonly x: number
  readonly y: number
  readonly width: number
}

const HEIGHT = 28

/** Over their riders; where two would cover each other, the later one stands higher. */
function spread(floaters: readonly Floater[], { riders }: View, layout: RoadLayout): Placed[] {
  const placed: Placed[] = []
  for (const floater of floaters) {
    const { at, lane } = riders[floater.rider]!
    if (lane === 0) continue
    const { x, y } = placeOf(layout, at, lane)
    const width = 20 + floater.text.length * 9
    const covers = (top: number) =>
      placed.some((other) => Math.abs(other.x - x) < (other.width + width) / 2 && Math.abs(other.y - top) < HEIGHT)
    let top = y - 34
    while (covers(top)) top -= HEIGHT / 2
    placed.push({ ...floater, x, y: top, width })
  }
  return placed
}

function floatersOf(beat: Event, scene: View, words: Words): Floater[] {
  switch (beat.type) {
    case 'moved': {
      const covered = beat.to - beat.from
      const blocked = beat.wanted - beat.to
      return [{ rider: beat.rider, text: blocked > 0 ? `+${covered} (−${blocked})` : `+${covered}`, kind: blocked > 0 ? 'bad' : 'plain' }]
    }
    case 'jumped':
      return [{ rider: beat.spot.rider, text: '+2', kind: 'good' }]
    case 'kicked':
    case 'slippedInside':
      return [{ rider: beat.spot.rider, text: '+1', kind: 'good' }]
    case 'slipstreamed':
    case 'ledOut':
      return beat.spots.map(({ rider }) => ({ rider, text: '+1', kind: 'good' }))
    case 'exhausted':
      return beat.riders.map((rider) => ({ rider, text: `+1 ${words.exhaustion}`, kind: 'bad' }))
    case 'fed':
      return beat.riders.map(({ rider }) => ({ rider, text: words.screen.people.musettes(1), kind: 'good' }))
    case 'linePassed':
      return beat.riders.map((rider, i) => ({ rider, text: words.ordinal(beat.place + i), kind: 'good' }))
    case 'arrived': {
      // Against the clock the first over the line need not be the best.
      if (isTimeTrial(scene)) return beat.arrivals.map(({ rider }) => ({ rider, text: words.screen.signs.finish, kind: 'plain' }))
      const order = stageOrder(
        scene.riders.flatMap(({ finish }) => finish ?? []),
        roadTie(scene),
      ).map(({ rider }) => rider)
      return beat.arrivals.map(({ rider }) => ({ rider, text: words.ordinal(order.indexOf(rider) + 1), kind: 'plain' }))
    }
    default:
      return []
  }
}
