import { LineChart, Podium, ResultTable, Standings } from '@echappee/kit/results'
import type { ReactElement } from 'react'
import { letterOf, seatOf } from '../../rules/riders.ts'
import { EnergyToken } from '../art/energy-token.tsx'
import { MusetteArt } from '../art/pace-art.tsx'
import { effortsOf, energyOf } from '../efforts.ts'
import { finalOf, type FinalLine } from '../../text/final.ts'
import { riderLabel } from '../../text/labels.ts'
import { wordsIn, type Props } from '../props.ts'
import { teamName } from '../../text/race.ts'
import { Plate } from './plate.tsx'

/** Shown instead of the hand when the race is over: teams, then every rider with what placed him (CDB-48, CDB-50). */
export function Final(props: Props): ReactElement {
  const { scene, language } = props
  const words = wordsIn(language)
  return (
    <div className="results cdb-final">
      <section className="cdb-ceremony" aria-label={words.final.podium}>
        <Steps {...props} />
      </section>
      <section aria-label={words.final.teams}>
        <h2>{words.final.teams}</h2>
        <Teams {...props} />
      </section>
      <section aria-label={words.final.heading}>
        <h2>{words.final.heading}</h2>
        <Riders {...props} />
        <p className="muted">
          {words.final.leftOver(scene.unveiling!.leftOver)}{' '}
          {scene.race.options.tiebreakTokens === 'beforeLastRound' ? words.final.before : ''}
        </p>
      </section>
      <section aria-label={words.final.energy}>
        <h2>{words.final.energy}</h2>
        <Energy {...props} />
      </section>
      <section aria-label={words.final.paid}>
        <h2>{words.final.paid}</h2>
        <Efforts {...props} />
      </section>
    </div>
  )
}

/** The best rider of each team on the steps. */
function Steps({ scene, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  const { seats, winner, lines } = finalOf(scene)
  const best = (seat: number) => lines.find(({ id }) => seatOf(id) === seat)!
  return (
    <Podium
      places={seats.map((_, seat) => seats.indexOf(seat) + 1)}
      name={(seat) => riderLabel(words, scene, best(seat).id, names)}
      under={(seat) => names(seat)}
      language={language}
      isLeader={(seat) => seat === winner}
    />
  )
}

/** What every team had left, round by round. */
function Energy({ scene, log, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  const { seats, winner, lines } = finalOf(scene)
  const left = (seat: number) => lines.reduce((sum, { id, tokens }) => sum + (seatOf(id) === seat ? tokens : 0), 0)
  const energy = energyOf(scene, left, log)
  return (
    <LineChart
      label={words.final.energyLabel}
      up
      steps={[2, 5, 10]}
      columns={energy[0]!.map((_, i) => (i === 0 ? '' : String(i)))}
      lines={seats.map((seat) => ({
        seat,
        name: names(seat),
        value: String(left(seat)),
        isLeader: seat === winner,
        values: energy[seat]!,
      }))}
    />
  )
}

function Efforts({ scene, log, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  const say = words.final
  const { winner } = finalOf(scene)
  const rows = effortsOf(scene.race.seats, log).map(({ seat, inFront, inWheels, given }) => ({
    key: seat,
    seat,
    isLeader: seat === winner,
    name: names(seat),
    cells: [inFront, inWheels, given],
  }))
  const columns = [
    { key: 'front', head: say.inFront },
    { key: 'wheels', head: say.inWheels },
    { key: 'given', head: say.given },
  ]
  return <ResultTable label={say.paid} head={say.teams} columns={columns} rows={rows} />
}

function Teams({ scene, names, isBot, language }: Props): ReactElement {
  const words = wordsIn(language)
  const { seats, winner, lines } = finalOf(scene)
  const standings = seats.map((seat, i) => {
    const best = lines.find(({ id }) => seatOf(id) === seat)!
    return {
      key: seat,
      seat,
      rank: i + 1,
      name: names(seat),
      isBot: isBot(seat),
      isLeader: seat === winner,
      note: [teamName(scene, seat), riderLabel(words, scene, best.id, names)].filter((part) => part !== undefined).join(' · '),
      value: words.people.at(best.at),
    }
  })
  return <Standings lines={standings} language={language} />
}

function Riders({ scene, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  const say = words.final
  const { lines, lastTerrain } = finalOf(scene)
  const columns = [
    { key: 'square', head: say.square },
    { key: 'last', head: <EnergyToken face={lastTerrain} size={22} />, label: say.lastTokens(words.terrains[lastTerrain]) },
    { key: 'tokens', head: say.tokens },
    { key: 'musette', head: <MusetteArt size={22} />, label: say.musette },
    { key: 'by', head: say.decided },
  ]
  const rows = lines.map((line) => ({
    key: line.id,
    seat: seatOf(line.id),
    mark: letterOf(line.id),
    isLeader: line.rank === 1,
    name: (
      <>
        <b>{say.place(line.rank)}</b> {riderLabel(words, scene, line.id, names)}
      </>
    ),
    cells: [
      words.people.atShort(line.at),
      line.ofTerrain,
      <Left key="left" line={line} scene={scene} language={language} />,
      line.musette,
      line.before === undefined ? '' : say.by[line.before],
    ],
  }))
  return <ResultTable label={say.heading} head={say.rider} columns={columns} rows={rows} />
}

/** How many tokens are left, and which; what lay face down is named. */
function Left({ line, scene, language }: Pick<Props, 'scene' | 'language'> & { readonly line: FinalLine }): ReactElement {
  const hidden = scene.unveiling!.hidden[line.id] ?? null
  return (
    <span className="cdb-left-over">
      <b>{line.tokens}</b>
      <Plate scene={scene} language={language} id={line.id} size={16} />
      {hidden === null ? undefined : (
        <small>
          {hidden} {wordsIn(language).final.unveiled}
        </small>
      )}
    </span>
  )
}
