import { RiderToken } from '@echappee/ui'
import { useState, type ReactElement } from 'react'
import type { Ride } from '../../rules/events.ts'
import type { View } from '../../rules/state.ts'
import { ridersIn } from '../names.ts'
import { wordsIn, type Props } from '../props.ts'
import { isAllPlayed, leaderOf, ridesOf } from '../race.ts'
import { recapOf, type RecapLine } from '../recap.ts'
import { recapText, rideName } from '../ride-text.ts'

/** Until somebody has played: what the sector before did and why. Then how this one is ridden. */
export function RidesOrRecap(props: Props): ReactElement {
  const { scene, beat } = props
  const last = useLastSector(scene)
  const isFresh = scene.riders.every(({ play }) => play === null)
  const seen = beat?.type === 'sectorEnded' ? scene : isFresh ? last : undefined
  const end = seen === undefined ? undefined : scene.history.findLast(({ sector }) => sector === seen.sector)
  return seen === undefined || end === undefined ? (
    <Rides {...props} />
  ) : (
    <Recap {...props} lines={recapOf(seen, end)} sector={end.sector} />
  )
}

/** The latest that was seen of the sector before. */
function useLastSector(scene: View): View | undefined {
  const [{ now, last }, keep] = useState<{ now: View; last: View | undefined }>({ now: scene, last: undefined })
  if (scene !== now) keep({ now: scene, last: scene.sector === now.sector ? last : scene.sector > now.sector ? now : undefined })
  return last?.sector === scene.sector - 1 ? last : undefined
}

function Recap({ lines, sector, ...props }: Props & { readonly lines: readonly RecapLine[]; readonly sector: number }): ReactElement {
  const { scene, names, language } = props
  const words = wordsIn(language)
  const say = words.recap
  const riders = ridersIn(words, scene, names)
  return (
    <div className="ti-rides" data-known>
      <h2>{say.heading(sector)}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling list must be reachable by keyboard */}
      <ul tabIndex={0} aria-label={say.heading(sector)}>
        {lines.map((line) => (
          <li key={line.riders.join(' ')} data-recap data-trend={line.to < line.from ? 'up' : line.to > line.from ? 'down' : 'same'}>
            <span className="visually-hidden">{words.list(line.riders.map(riders))}</span>
            <Tokens riders={line.riders} leader={leaderOf(scene)} />
            <span className="ti-ride-why ti-recap-why">
              <b>{words.board.moved(line.from, line.to)}</b>
              <small>{recapText(words, line)}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How the sector is ridden: every unit with its speed, where that comes from, and what it does to the gap; a forecast until all have played. */
function Rides(props: Props): ReactElement {
  const { scene, beat, language } = props
  const words = wordsIn(language)
  const rides = ridesOf(scene)
  const isKnown = isAllPlayed(scene)
  return (
    <div className="ti-rides" data-known={isKnown || undefined}>
      <h2>{isKnown ? words.board.rides : words.board.soFar}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling list must be reachable by keyboard */}
      <ul tabIndex={0} aria-label={isKnown ? words.board.rides : words.board.soFar}>
        {alike(rides).map((ride) => (
          <RideLine
            key={ride.riders.join(' ')}
            ride={ride}
            rides={rides}
            isNow={beat?.type === 'rode' && beat.ride.riders.every((rider) => ride.riders.includes(rider))}
            isAlone={rides.some(({ riders }) => riders.length === 1 && riders[0] === ride.riders[0])}
            {...props}
          />
        ))}
      </ul>
    </div>
  )
}

/** Riders who rode alone, but alike, share a line. */
function alike(rides: readonly Ride[]): Ride[] {
  const lines: Ride[] = []
  for (const ride of rides) {
    const same = lines.findIndex((line) => ride.riders.length === 1 && isAlike(line, ride))
    if (same < 0) lines.push(ride)
    else lines[same] = { ...lines[same]!, riders: [...lines[same]!.riders, ...ride.riders] }
  }
  return lines
}

function isAlike(line: Ride, ride: Ride): boolean {
  const isSame = line.from === ride.from && line.to === ride.to && line.speed === ride.speed && line.isSheltered === ride.isSheltered
  return isSame && line.pulls === ride.pulls && line.hasThird === ride.hasThird && !(line.isSheltered && line.riders.length > 1)
}

const SHOWN = 5

/** Many riders are counted. */
function Tokens({ riders, leader }: { readonly riders: readonly number[]; readonly leader: number | undefined }): ReactElement {
  return (
    <span className="ti-ride-riders" aria-hidden="true">
      {riders.slice(0, riders.length > SHOWN ? SHOWN - 1 : SHOWN).map((rider) => (
        <RiderToken key={rider} seat={rider} isLeader={leader === rider} size={24} />
      ))}
      {riders.length > SHOWN ? <em>+{riders.length - SHOWN + 1}</em> : undefined}
    </span>
  )
}

function RideLine({
  ride,
  rides,
  isNow,
  isAlone,
  ...props
}: Props & {
  readonly ride: Ride
  readonly rides: readonly Ride[]
  readonly isNow: boolean
  readonly isAlone: boolean
}): ReactElement {
  const { scene, names, language } = props
  const words = wordsIn(language)
  const { riders, speed, from, to } = ride
  const trend = to < from ? 'up' : to > from ? 'down' : 'same'
  const sum = words.sum(ride, isAlone)
  return (
    <li data-now={isNow || undefined} data-trend={trend}>
      <span className="visually-hidden">
        {isAlone ? words.list(riders.map(ridersIn(words, scene, names))) : rideName(words, ride, rides, ridersIn(words, scene, names))}
      </span>
      <Tokens riders={riders} leader={leaderOf(scene)} />
      <strong title={words.board.speed(speed)}>
        <span className="visually-hidden">{words.board.speed(speed)}</span>
        <span aria-hidden="true">{speed}</span>
      </strong>
      <span className="ti-ride-why">
        <small>{sum}</small>
        <b>{words.board.moved(from, to)}</b>
      </span>
    </li>
  )
}
