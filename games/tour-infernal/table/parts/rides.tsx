import { RiderToken } from '@echappee/kit'
import { useState, type ReactElement, type ReactNode } from 'react'
import type { Ride } from '../../rules/events.ts'
import type { View } from '../../rules/state.ts'
import { ridersIn } from '../../text/names.ts'
import { wordsIn, type Props } from '../props.ts'
import { isAllPlayed, leaderOf, ridesOf } from '../../text/race.ts'
import { recapOf, type RecapLine } from '../../text/recap.ts'
import { recapText, rideName } from '../../text/ride-text.ts'

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
  return (
    <List heading={words.recap.heading(sector)} isKnown>
      {lines.map((line) => (
        <li key={line.riders.join(' ')} data-trend={trendOf(line)}>
          <Tokens riders={line.riders} name={words.list(line.riders.map(ridersIn(words, scene, names)))} leader={leaderOf(scene)} />
          <span className="ti-ride-why">
            <b>{words.board.moved(line.from, line.to)}</b>
            <small>{recapText(words, line)}</small>
          </span>
        </li>
      ))}
    </List>
  )
}

/** How the sector is ridden: every unit with its speed, where that comes from, and what it does to the gap; a forecast until all have played. */
function Rides({ scene, beat, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  const rides = ridesOf(scene)
  const isKnown = isAllPlayed(scene)
  const riderNames = ridersIn(words, scene, names)
  return (
    <List heading={isKnown ? words.board.rides : words.board.soFar} isKnown={isKnown}>
      {alike(rides).map((ride) => {
        const { riders, speed, from, to } = ride
        const isNow = beat?.type === 'rode' && beat.ride.riders.every((rider) => riders.includes(rider))
        const isAlone = rides.some((other) => other.riders.length === 1 && other.riders[0] === riders[0])
        const name = isAlone ? words.list(riders.map(riderNames)) : rideName(words, ride, rides, riderNames)
        return (
          <li key={riders.join(' ')} data-now={isNow || undefined} data-trend={trendOf(ride)}>
            <Tokens riders={riders} name={name} leader={leaderOf(scene)} />
            <strong title={words.board.speed(speed)}>
              <span className="visually-hidden">{words.board.speed(speed)}</span>
              <span aria-hidden="true">{speed}</span>
            </strong>
            <span className="ti-ride-why">
              <small>{words.sum(ride, isAlone)}</small>
              <b>{words.board.moved(from, to)}</b>
            </span>
          </li>
        )
      })}
    </List>
  )
}

interface ListProps {
  readonly heading: string
  readonly isKnown: boolean
  readonly children: ReactNode
}

function List({ heading, isKnown, children }: ListProps): ReactElement {
  return (
    <div className="ti-rides" data-known={isKnown || undefined}>
      <h2>{heading}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling list must be reachable by keyboard */}
      <ul tabIndex={0} aria-label={heading}>
        {children}
      </ul>
    </div>
  )
}

const trendOf = ({ from, to }: Pick<Ride, 'from' | 'to'>) => (to < from ? 'up' : to > from ? 'down' : 'same')

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

interface TokensProps {
  readonly riders: readonly number[]
  readonly name: string
  readonly leader: number | undefined
}

/** Many riders are counted. */
function Tokens({ riders, name, leader }: TokensProps): ReactElement {
  return (
    <>
      <span className="visually-hidden">{name}</span>
      <span className="ti-ride-riders" aria-hidden="true">
        {riders.slice(0, riders.length > SHOWN ? SHOWN - 1 : SHOWN).map((rider) => (
          <RiderToken key={rider} seat={rider} isLeader={leader === rider} size={24} />
        ))}
        {riders.length > SHOWN ? <em>+{riders.length - SHOWN + 1}</em> : undefined}
      </span>
    </>
  )
}
