import { RiderToken } from '@echappee/kit'
import { Banner, Podium } from '@echappee/kit/results'
import type { ReactElement } from 'react'
import { finalResult } from '../../rules/classification.ts'
import type { Event } from '../../rules/events.ts'
import { boardOf, numberOf, seatOf } from '../../rules/riders.ts'
import { leaderOf, standingsOf } from '../../rules/standings.ts'
import type { RiderId } from '../../rules/state.ts'
import { speaker } from '../../text/index.ts'
import { wordsIn, type Props } from '../props.ts'

/** A stage begins: its name, large. */
export function StageBanner({ beat, beatMs, language }: Props & { readonly beat: Extract<Event, { type: 'stageBegan' }> }): ReactElement {
  const words = wordsIn(language)
  return (
    <Banner ms={beatMs} title={beat.name}>
      <p>{words.kinds[beat.kind]}</p>
    </Banner>
  )
}

/** Who fell, why, and in which order they restart. */
export function PileUpBanner(props: Props & { readonly beat: Extract<Event, { type: 'piledUp' }> }): ReactElement {
  const { beat, beatMs, names, language, scene } = props
  const words = wordsIn(language)
  const { pileUp } = words.screen
  const who = speaker(words, names)
  const [causer, hit, ...beside] = beat.riders.map(who.rider)
  return (
    <Banner ms={beatMs} kind="crash" title={pileUp.title(beat.row)}>
      <p>{beat.by === 'chance' ? pileUp.chance(causer!) : pileUp.contact(causer!, hit!, beside)}</p>
      <ol className="tdf-fallen">
        {beat.riders.map((id, i) => (
          <li key={id}>
            <b>{i + 1}</b>
            <RiderToken seat={seatOf(id)} mark={String(numberOf(id))} isLeader={leaderOf(scene) === id} size={34} />
            <span>{who.rider(id)}</span>
          </li>
        ))}
      </ol>
      <p className="tdf-banner-note">{pileUp.order}</p>
    </Banner>
  )
}

/** After a stage: the first three, then who wears yellow from now on. */
export function StagePodium(props: Props): ReactElement {
  const { scene, beat, beatMs, names, language } = props
  const words = wordsIn(language)
  const who = speaker(words, names)
  const result = scene.results.at(-1)!
  const board = boardOf(scene.race, scene.race.stages[scene.results.length - 1]!.board)
  const table = standingsOf(scene)
  const [leader] = table.riders
  const isTeams = result.kind === 'ttt'
  // Of teams the first rider stands for all: they share time and place.
  const onSteps = result.places.flatMap((place, id) => ((isTeams ? numberOf(id) === 1 : place <= 3) ? [id] : []))
  const idOf = (index: number): RiderId => onSteps[index]!
  return (
    <Banner title={words.screen.stageOver(board.name)} ms={beat?.type === 'stageEnded' ? beatMs : 0}>
      <Podium
        places={onSteps.map((id) => result.places[id]!)}
        name={(index) => (isTeams ? names(index) : who.rider(idOf(index)))}
        under={(index) => (isTeams ? words.screen.people.points(result.points[index]!) : `${result.times[idOf(index)]} s`)}
        language={language}
        isLeader={(index) => !isTeams && idOf(index) === leader}
        {...(isTeams ? {} : { token: (index: number) => ({ seat: seatOf(idOf(index)), mark: String(numberOf(idOf(index))) }) })}
      />
      <p>
        <strong>{words.screen.yellowJersey(who.rider(leader!), table.riderTimes[leader!]!)}</strong>
      </p>
      <p className="tdf-banner-note">{words.screen.fastest(names(table.teams[0]!))}</p>
    </Banner>
  )
}

export function TourPodium({ scene, beatMs, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  const { places, totals } = finalResult(scene.results, scene.race.options)
  return (
    <Banner title={words.screen.winner(names(places.indexOf(1)))} ms={beatMs}>
      <Podium
        places={places}
        name={names}
        under={(seat) => words.screen.people.points(totals[seat]!)}
        language={language}
        isLeader={(seat) => places[seat] === 1}
      />
    </Banner>
  )
}
