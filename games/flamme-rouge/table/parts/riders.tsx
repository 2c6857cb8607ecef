import { CyclistAtOrigin } from '@echappee/kit/drawing'
import { poseText, useRide } from '@echappee/kit/road'
import type { ReactElement } from 'react'
import type { Jerseys } from '../../rules/classification.ts'
import type { Event } from '../../rules/events.ts'
import type { RiderId } from '../../rules/state.ts'
import { wordsIn, type Props } from '../props.ts'
import { isOwn, jerseyOnBack, jerseysNow, liveryOf, markOf, postureOf } from '../race.ts'
import { placeOf, type RoadLayout } from '../road/layout.ts'
import { kindName, speaker } from '../../text/labels.ts'
import { riderInQuestion } from '../../text/index.ts'

interface RidersProps extends Props {
  readonly layout: RoadLayout
}

/** Everybody on the road, the last first, so that nobody is covered by who rides behind. */
export function Riders(props: RidersProps): ReactElement {
  const { scene, layout } = props
  const jerseys = jerseysNow(scene)
  return (
    <g key={scene.day}>
      {scene.riders.map(({ lane }, id) =>
        // oxlint-disable-next-line react/no-array-index-key -- riders are their numbers
        lane === 0 ? undefined : <Rider key={id} {...props} id={id} layout={layout} jerseys={jerseys} />,
      )}
    </g>
  )
}

function Rider({ id, jerseys, ...props }: RidersProps & { readonly id: RiderId; readonly jerseys: Jerseys | undefined }): ReactElement {
  const { scene, beat, beatMs, layout, choices, names, language } = props
  const words = wordsIn(language)
  const { at, lane } = scene.riders[id]!
  const pose = placeOf(layout, at, lane)
  const from = startOf(beat, id)
  const path = from === undefined ? undefined : Array.from({ length: at - from }, (_, i) => placeOf(layout, from + 1 + i, lane))
  const element = useRide(pose, { path, ms: beatMs, picture: layout })
  const isAsked = choices.length > 0 && (riderInQuestion(scene) === id || (riderInQuestion(scene) === null && isOwn(scene, id)))
  return (
    <g ref={element} style={{ transform: poseText(pose) }} className="fr-rider">
      <title>{`${speaker(words, names).rider(id)} (${kindName(words, scene, id)})`}</title>
      {isAsked ? <circle r="31" className="road-turn" /> : undefined}
      <CyclistAtOrigin
        livery={liveryOf(id)}
        mark={markOf(id)}
        posture={postureOf(scene, id)}
        jersey={jerseyOnBack(jerseys, id)}
        heading={pose.heading}
      />
    </g>
  )
}

/** The square that a rider leaves in this beat; undefined if he rides nowhere. */
function startOf(beat: Event | undefined, id: RiderId): number | undefined {
  switch (beat?.type) {
    case 'moved':
      return beat.rider === id ? beat.from : undefined
    case 'jumped':
      return beat.spot.rider === id ? beat.spot.at - 2 : undefined
    case 'kicked':
    case 'slippedInside':
      return beat.spot.rider === id ? beat.spot.at - 1 : undefined
    case 'slipstreamed':
    case 'ledOut': {
      const spot = beat.spots.find(({ rider }) => rider === id)
      return spot === undefined ? undefined : spot.at - 1
    }
    default:
      return undefined
  }
}
