import { ResultTable, Standings } from '@echappee/ui/results'
import type { ReactElement } from 'react'
import { letterOf, seatOf } from '../../rules/riders.ts'
import { EnergyToken } from '../art/energy-token.tsx'
import { MusetteArt } from '../art/pace-art.tsx'
import { finalOf, type FinalLine } from '../final.ts'
import { riderLabel } from '../labels.ts'
import { wordsIn, type Props } from '../props.ts'
import { teamName } from '../race.ts'
import { Plate } from './plate.tsx'

/** Shown instead of the hand when the race is over: teams, then every rider with what placed him (CDB-48, CDB-50). */
export function Final(props: Props): ReactElement {
  const { scene, language } = props
  const words = wordsIn(language)
  return (
    <div className="results cdb-final">
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
    </div>
  )
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
