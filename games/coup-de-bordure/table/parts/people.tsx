import { asImage, useAnimation } from '@echappee/kit/motion'
import { People as Panels, PersonPanel, RiderRow } from '@echappee/kit/people'
import type { ReactElement } from 'react'
import { TERRAINS } from '../../content/road.ts'
import { letterOf, seatOf } from '../../rules/riders.ts'
import type { RiderId } from '../../rules/state.ts'
import { EnergyToken, TokenBack } from '../art/energy-token.tsx'
import { MusetteArt } from '../art/pace-art.tsx'
import { finalOf } from '../../text/final.ts'
import { wordsIn, type Props } from '../props.ts'
import { askedOf, coming, hasMusette, ownName, seatsOf, teamName, teamRiders } from '../../text/race.ts'
import { OffensiveMark, Plate } from './plate.tsx'

/** One panel a team with its three plates, and what is still to come on the course. */
export function People(props: Props): ReactElement {
  const { scene, viewer, language } = props
  const winner = scene.phase === 'finished' ? finalOf(scene).winner : undefined
  const isAsked = askedOf(scene).length > 0
  return (
    <div className="cdb-people">
      <Panels label={wordsIn(language).people.label}>
        {seatsOf(scene).map((seat) => (
          <PersonPanel
            key={seat}
            table={props}
            seat={seat}
            isLeader={seat === winner}
            isTurn={isAsked && seat === viewer}
            beside={<em>{teamName(scene, seat)}</em>}
            score={<Musette seat={seat} {...props} />}
          >
            <ul className="rider-rows">
              {teamRiders(seat).map((id) => (
                <Rider key={id} id={id} {...props} />
              ))}
            </ul>
          </PersonPanel>
        ))}
      </Panels>
      {scene.phase === 'finished' ? undefined : <Legend {...props} />}
    </div>
  )
}

function Rider({ id, ...props }: Props & { readonly id: RiderId }): ReactElement {
  const { scene, beat, beatMs, language } = props
  const words = wordsIn(language)
  const { at, hasFed } = scene.riders[id]!
  const isTouched = (beat?.type === 'rode' && beat.rider === id && beat.paid !== '') || (beat?.type === 'refilled' && beat.rider === id)
  const row = useAnimation<HTMLLIElement>(isTouched ? beat : undefined, beatMs, () => FLASH)
  const where = hasFed ? `${words.people.at(at)}, ${words.people.fed}` : words.people.at(at)
  return (
    <RiderRow seat={seatOf(id)} mark={letterOf(id)} name={ownName(scene, id)} isTurn={askedOf(scene).includes(id)} row={row}>
      <Plate scene={scene} language={language} id={id} size={17} />
      {scene.round === 0 ? undefined : (
        <>
          <OffensiveMark id={id} scene={scene} language={language} />
          <span className="cdb-at" data-fed={hasFed || undefined} title={where}>
            <span aria-hidden="true">{words.people.atShort(at)}</span>
            <span className="visually-hidden">{where}</span>
          </span>
        </>
      )}
    </RiderRow>
  )
}

const FLASH: Keyframe[] = [{}, { backgroundColor: 'var(--yellow)', offset: 0.2 }, {}]

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
    <ul className="cdb-legend" aria-label={words.people.legend} title={words.people.legend}>
      {TERRAINS.map((terrain, i) => (
        <li key={terrain}>
          <EnergyToken face={terrain} size={22} />
          {words.terrains[terrain]}
          <b>{counts[i]}</b>
        </li>
      ))}
      {scene.race.isHiding ? (
        <li>
          <TokenBack size={22} />
          {words.people.faceDown}
        </li>
      ) : undefined}
    </ul>
  )
}
