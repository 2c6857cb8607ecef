import { RiderToken } from '@echappee/ui'
import type { ReactElement } from 'react'
import type { Ride } from '../../rules/events.ts'
import { ridersIn } from '../names.ts'
import { wordsIn, type Props } from '../props.ts'
import { isAllPlayed, leaderOf, ridesOf } from '../race.ts'
import { rideName } from '../ride-text.ts'

/** How the sector is ridden: every unit with its speed, where that comes from, and what it does to the gap; a forecast until all have played. */
export function Rides(props: Props): ReactElement {
  const { scene, beat, language } = props
  const words = wordsIn(language)
  const rides = ridesOf(scene)
  const isKnown = isAllPlayed(scene)
  return (
    <div className="ti-rides" data-known={isKnown || undefined}>
      <h3>{isKnown ? words.board.rides : words.board.soFar}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling list must be reachable by keyboard */}
      <ul tabIndex={0} aria-label={isKnown ? words.board.rides : words.board.soFar}>
        {rides.map((ride) => (
          <RideLine
            key={ride.riders.join(' ')}
            ride={ride}
            rides={rides}
            isNow={beat?.type === 'rode' && beat.ride.riders.join(' ') === ride.riders.join(' ')}
            {...props}
          />
        ))}
      </ul>
    </div>
  )
}

const SHOWN = 5

function RideLine({
  ride,
  rides,
  isNow,
  ...props
}: Props & { readonly ride: Ride; readonly rides: readonly Ride[]; readonly isNow: boolean }): ReactElement {
  const { scene, names, language } = props
  const words = wordsIn(language)
  const { riders, speed, from, to } = ride
  const trend = to < from ? 'up' : to > from ? 'down' : 'same'
  const sum = words.sum(ride, riders.length === 1)
  return (
    <li data-now={isNow || undefined} data-trend={trend}>
      <span className="visually-hidden">{rideName(words, ride, rides, ridersIn(words, scene, names))}</span>
      <span className="ti-ride-riders" aria-hidden="true">
        {riders.slice(0, riders.length > SHOWN ? SHOWN - 1 : SHOWN).map((rider) => (
          <RiderToken key={rider} seat={rider} isLeader={leaderOf(scene) === rider} size={24} />
        ))}
        {riders.length > SHOWN ? <em>+{riders.length - SHOWN + 1}</em> : undefined}
      </span>
      <strong title={words.board.speedIs(speed)}>
        <span className="visually-hidden">{words.board.speedIs(speed)}</span>
        <span aria-hidden="true">{speed}</span>
      </strong>
      <span className="ti-ride-why">
        <small>= {sum}</small>
        <b>{words.board.moved(from, to)}</b>
      </span>
    </li>
  )
}
