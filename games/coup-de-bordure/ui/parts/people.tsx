import { RiderToken } from '@echappee/ui'
import { asImage, useAnimation } from '@echappee/ui/motion'
import type { ReactElement } from 'react'
import { TERRAINS } from '../../content/road.ts'
import { isIn, seatOf } from '../../rules/riders.ts'
import type { RiderId } from '../../rules/state.ts'
import { EnergyToken, TokenBack } from '../art/energy-token.tsx'
import { MusetteArt, OffensiveStar } from '../art/pace-art.tsx'
import { finalOf } from '../final.ts'
import { wordsIn, type Props } from '../props.ts'
import { coming, hasMusette, ownName, seatsOf, teamName, teamRiders } from '../race.ts'
import { Plate } from './plate.tsx'
import { RiderMark } from './rider-mark.tsx'

/** One panel a team with its three plates, and what is still to come on the course. */
export function People(props: Props): ReactElement {
  const { scene, language } = props
  const words = wordsIn(language)
  return (
    <div className="cdb-people">
      <ol aria-label={words.people.label}>
        {seatsOf(scene).map((seat) => (
          <Team key={seat} seat={seat} {...props} />
        ))}
      </ol>
      {scene.phase === 'finished' ? undefined : <Legend {...props} />}
    </div>
  )
}

function Team({ seat, ...props }: Props & { readonly seat: number }): ReactElement {
  const { scene, names, isBot, viewer, language } = props
  const words = wordsIn(language)
  const team = teamName(scene, seat)
  const isWinner = scene.phase === 'finished' && finalOf(scene).winner === seat
  return (
    <li className="cdb-person" data-own={seat === viewer || undefined} data-winner={isWinner || undefined}>
      <p className="cdb-person-name">
        <RiderToken seat={seat} size={28} isLeader={isWinner} />
        <b>{names(seat)}</b>
        {seat === viewer ? <small>{words.people.you}</small> : isBot(seat) ? <RobotMark label={words.people.robot} /> : undefined}
        {team === undefined ? undefined : <em>{team}</em>}
        <Musette seat={seat} {...props} />
      </p>
      <ul>
        {teamRiders(seat).map((id) => (
          <RiderRow key={id} id={id} {...props} />
        ))}
      </ul>
    </li>
  )
}

function RiderRow({ id, ...props }: Props & { readonly id: RiderId }): ReactElement {
  const { scene, beat, beatMs, language } = props
  const words = wordsIn(language)
  const { at, hasOffensive, hasFed } = scene.riders[id]!
  const isTouched = (beat?.type === 'rode' && beat.rider === id && beat.paid !== '') || (beat?.type === 'refilled' && beat.rider === id)
  const row = useAnimation<HTMLLIElement>(isTouched ? beat : undefined, beatMs, () => [
    { backgroundColor: '#f2b63200' },
    { backgroundColor: '#f2b632cc', offset: 0.2 },
    { backgroundColor: '#f2b63200' },
  ])
  const star = hasOffensive ? words.people.offensive : words.people.offensiveSpent
  const where = hasFed ? `${words.people.at(at)}, ${words.people.fed}` : words.people.at(at)
  const name = ownName(scene, id)
  return (
    <li ref={row} data-group={isIn(scene.group, id) || undefined} data-nameless={name === undefined || undefined}>
      <RiderMark id={id} size={23} />
      {name === undefined ? undefined : (
        <span className="cdb-row-name" title={name}>
          {name}
        </span>
      )}
      <Plate scene={scene} language={language} id={id} size={17} />
      {scene.round === 0 ? undefined : (
        <>
          <span className="cdb-row-star" {...asImage(star)} title={star}>
            <OffensiveStar isLit={hasOffensive} size={15} />
          </span>
          <span className="cdb-row-at" data-fed={hasFed || undefined} title={where}>
            <span aria-hidden="true">{words.people.atShort(at)}</span>
            <span className="visually-hidden">{where}</span>
          </span>
        </>
      )}
    </li>
  )
}

/** Nobody sees its value before the end (CDB-39). */
function Musette({ seat, scene, beat, beatMs, language }: Props & { readonly seat: number }): ReactElement | undefined {
  const words = wordsIn(language)
  const isDrawn = beat?.type === 'musettesDrawn' && beat.seats.includes(seat)
  const card = useAnimation<HTMLSpanElement>(isDrawn ? beat : undefined, beatMs, () => [
    { transform: 'scale(2.2) rotate(-16deg)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ])
  if (!hasMusette(scene, seat)) return undefined
  const value = scene.unveiling?.musettes[seat]
  const label = value === undefined ? words.people.musette : words.people.musetteValue(value)
  return (
    <span className="cdb-musette" ref={card} {...asImage(label)} title={label}>
      <MusetteArt size={22} />
      {value === undefined ? undefined : <b>{value}</b>}
    </span>
  )
}

/** A small table of the colours still to come; it also explains the tokens. */
function Legend({ scene, viewer, language }: Props): ReactElement {
  const words = wordsIn(language)
  const riders = viewer < 0 ? scene.riders : scene.riders.filter((_, id) => seatOf(id) === viewer)
  const counts = coming(scene, Math.min(...riders.map(({ at }) => at)))
  return (
    <div className="cdb-legend">
      <ul aria-label={words.people.legend} title={words.people.legend}>
        {TERRAINS.map((terrain, i) => (
          <li key={terrain}>
            <EnergyToken face={terrain} size={22} />
            <span>{words.terrains[terrain]}</span>
            <b>{counts[i]}</b>
          </li>
        ))}
        {scene.race.isHiding ? (
          <li className="cdb-legend-down">
            <TokenBack size={22} />
            <span>{words.people.faceDown}</span>
          </li>
        ) : undefined}
      </ul>
    </div>
  )
}

function RobotMark({ label }: { readonly label: string }): ReactElement {
  return (
    <svg className="cdb-robot" width="17" height="17" viewBox="0 0 18 18" {...asImage(label)}>
      <title>{label}</title>
      <path d="M9 1v3M3 6.5Q3 4 5.5 4h7Q15 4 15 6.5v6q0 2.5-2.5 2.5h-7Q3 15 3 12.5ZM1 8v4M17 8v4M6.5 12h5" />
      <circle cx="6.6" cy="8.4" r="1.3" />
      <circle cx="11.4" cy="8.4" r="1.3" />
    </svg>
  )
}
