import type { CSSProperties, ReactElement } from 'react'
import type { Event } from '../../rules/events.ts'
import type { RiderId } from '../../rules/state.ts'
import type { Messages } from '../messages/messages.ts'
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
      {floatersOf(beat, wordsIn(language)).map(({ rider, text, kind }) => {
        const { at, lane } = scene.riders[rider]!
        if (lane === 0) return undefined
        const { x, y } = placeOf(layout, at, lane)
        const width = 20 + text.length * 9
        return (
          <g key={rider} transform={`translate(${x} ${y - 34})`}>
            <g className="fr-floater" data-kind={kind}>
              <rect x={-width / 2} y="-14" width={width} height="28" rx="9" />
              <text className="road-text" fontSize="17" y="1">
                {text}
              </text>
            </g>
          </g>
        )
      })}
    </g>
  )
}

function floatersOf(beat: Event, words: Messages): Floater[] {
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
    case 'arrived':
      return beat.arrivals.map(({ rider }) => ({ rider, text: words.screen.signs.finish, kind: 'plain' }))
    default:
      return []
  }
}
