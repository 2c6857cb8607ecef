import { RiderToken } from '@echappee/ui'
import { asGroup } from '@echappee/ui/motion'
import type { ReactElement } from 'react'
import { seatOf } from '../../rules/riders.ts'
import { EnergyToken } from '../art/energy-token.tsx'
import { MusetteArt } from '../art/pace-art.tsx'
import { finalOf, type FinalLine } from '../final.ts'
import { riderLabel } from '../labels.ts'
import { wordsIn, type Props } from '../props.ts'
import { teamName } from '../race.ts'
import { Plate } from './plate.tsx'
import { RiderMark } from './rider-mark.tsx'

/** Shown instead of the hand when the race is over: teams, then every rider with what placed him (CDB-48, CDB-50). */
export function Final(props: Props): ReactElement {
  const { scene, language } = props
  const words = wordsIn(language)
  const { lines, lastTerrain } = finalOf(scene)
  return (
    <div className="cdb-final">
      <section aria-label={words.final.teams}>
        <h2>{words.final.teams}</h2>
        <TeamList {...props} />
      </section>
      <section aria-label={words.final.heading} className="cdb-final-riders">
        <h2>{words.final.heading}</h2>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard */}
        <div className="cdb-final-scroll" tabIndex={0} {...asGroup(words.final.heading)}>
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">{words.final.rank}</span>
                </th>
                <th scope="col">{words.final.rider}</th>
                <th scope="col">{words.final.case}</th>
                <th scope="col">
                  <EnergyToken face={lastTerrain} size={22} />
                  <span className="visually-hidden">{words.final.lastTokens(words.terrains[lastTerrain])}</span>
                </th>
                <th scope="col">{words.final.tokens}</th>
                <th scope="col">
                  <MusetteArt size={22} />
                  <span className="visually-hidden">{words.final.musette}</span>
                </th>
                <th scope="col">{words.final.decided}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <FinalRow key={line.id} line={line} {...props} />
              ))}
            </tbody>
          </table>
        </div>
        <p className="cdb-final-note">
          {words.final.leftOver(scene.unveiling!.leftOver)}{' '}
          {scene.race.options.tiebreakTokens === 'beforeLastRound' ? words.final.before : ''}
        </p>
      </section>
    </div>
  )
}

function TeamList({ scene, names, isBot, language }: Props): ReactElement {
  const words = wordsIn(language)
  const { seats, winner, lines } = finalOf(scene)
  return (
    <ol className="cdb-final-teams">
      {seats.map((seat, i) => {
        const best = lines.find(({ id }) => seatOf(id) === seat)!
        return (
          <li key={seat} data-winner={seat === winner || undefined}>
            <strong>{words.final.place(i + 1)}</strong>
            <RiderToken seat={seat} size={38} isLeader={seat === winner} />
            <span>
              <b>
                {names(seat)} {isBot(seat) ? <small>{words.people.robot}</small> : undefined}
              </b>
              <small>
                {[teamName(scene, seat), riderLabel(words, scene, best.id, names)].filter((part) => part !== undefined).join(' · ')}
              </small>
            </span>
            <em>{words.people.at(best.at)}</em>
          </li>
        )
      })}
    </ol>
  )
}

function FinalRow({ line, ...props }: Props & { readonly line: FinalLine }): ReactElement {
  const { scene, names, language } = props
  const words = wordsIn(language)
  const { id, rank, at, ofTerrain, tokens, musette, before } = line
  const hidden = scene.unveiling!.hidden[id] ?? null
  return (
    <tr data-across={at > 16 || undefined} data-first={rank === 1 || undefined}>
      <td className="cdb-final-rank">{words.final.place(rank)}</td>
      <th scope="row">
        <span className="cdb-final-rider">
          <RiderMark id={id} size={26} isWinner={rank === 1} />
          <span>
            {riderLabel(words, scene, id, names)}
            <span className="cdb-final-plate">
              <Plate scene={scene} language={language} id={id} size={15} />
              {hidden === null ? undefined : (
                <small>
                  {hidden} {words.final.unveiled}
                </small>
              )}
            </span>
          </span>
        </span>
      </th>
      <td>{words.people.atShort(at)}</td>
      <td>{ofTerrain}</td>
      <td>{tokens}</td>
      <td>{musette}</td>
      <td className="cdb-final-by">{before === undefined ? '' : words.final.by[before]}</td>
    </tr>
  )
}
