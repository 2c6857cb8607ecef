import { RiderToken } from '@echappee/ui'
import type { ReactElement } from 'react'
import { totalOf } from '../race.ts'
import { wordsIn, type Props } from '../props.ts'
import { seatsOf } from '../race.ts'
import { besaceText, cardsText } from '../text-cards.ts'
import { GapChart } from './gap-chart.tsx'
import { RobotMark } from './people.tsx'

/** Shown instead of the hand when the race is over: the result, the gaps, and where all the cards went. */
export function Final(props: Props): ReactElement {
  const words = wordsIn(props.language)
  return (
    <div className="ti-final">
      <section aria-label={words.final.heading}>
        <h2>{words.final.heading}</h2>
        <Standings {...props} />
      </section>
      <section aria-label={words.final.chart}>
        <h2>{words.final.chart}</h2>
        <GapChart {...props} />
      </section>
      <div className="ti-final-wide">
        <h2>{words.final.cards}</h2>
        <CardsTable {...props} />
      </div>
      <div className="ti-final-wide">
        <h2>{words.final.table}</h2>
        <GapTable {...props} />
      </div>
    </div>
  )
}

function ranked(scene: Props['scene']): number[] {
  const { places } = scene.result!
  return seatsOf(scene).sort((a, b) => places[a]! - places[b]!)
}

function Standings({ scene, names, isBot, language }: Props): ReactElement {
  const words = wordsIn(language)
  const { places, scores, gaps, missions } = scene.result!
  const hasMissions = scene.kits.some((kit) => kit?.mission !== undefined && kit.mission !== null)
  const order = ranked(scene)
  return (
    <ol className="ti-standings">
      {order.map((seat, i) => {
        const { bonus, out } = scene.riders[seat]!
        const mission = scene.kits[seat]?.mission ?? null
        const before = order[i - 1]
        const isTied = before !== undefined && out === null && scene.riders[before]!.out === null && scores[before] === scores[seat]
        return (
          <li key={seat} data-place={places[seat]}>
            <strong>{words.final.place(places[seat]!)}</strong>
            <RiderToken seat={seat} isLeader={places[seat] === 1} size={40} />
            <span>
              <b>
                {names(seat)} {isBot(seat) ? <RobotMark label={words.people.robot} /> : undefined}
              </b>
              <small>
                {[
                  `${words.final.bonus} ${words.signed(bonus)}`,
                  `${words.final.gap} ${words.signed(-gaps[seat]!)}`,
                  ...(hasMissions && mission !== null ? [words.final.missionOf(mission, missions[seat]!)] : []),
                  ...(out === null ? [] : [words.final.abandoned(out.sector)]),
                ].join(' · ')}
                {isTied ? <i>{words.final.tie}</i> : undefined}
              </small>
            </span>
            <em>{words.signed(scores[seat]!)}</em>
          </li>
        )
      })}
    </ol>
  )
}

/** Besaces and hidden cards are open now. */
function CardsTable({ scene, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  const say = words.final
  const dash = (n: number) => (n === 0 ? say.none : n)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling table must be reachable by keyboard
    <section className="ti-table-box" tabIndex={0} aria-label={say.cards}>
      <table>
        <thead>
          <tr>
            {[say.rider, say.besace, say.rode, say.attacked, say.contested, say.hidden, say.swapped, say.left].map((head) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ranked(scene).map((seat) => {
            const { laid, attackCards, contestCards, swapped, cards } = scene.riders[seat]!
            const kit = scene.kits[seat]
            const hidden = kit === null || kit === undefined ? undefined : kit.hidden
            return (
              <tr key={seat}>
                <th scope="row">
                  <RiderToken seat={seat} isLeader={scene.result!.places[seat] === 1} size={24} />
                  <span>{names(seat)}</span>
                </th>
                <td>{kit?.besace === undefined || kit.besace === null ? say.none : besaceText(words, kit.besace)}</td>
                <td>{dash(totalOf(laid) - attackCards - contestCards)}</td>
                <td>{dash(attackCards)}</td>
                <td>{dash(contestCards)}</td>
                <td>{hidden === undefined || totalOf(hidden) === 0 ? say.none : cardsText(words, hidden)}</td>
                <td>{dash(swapped)}</td>
                <td>{kit === null || kit === undefined || cards === 0 ? dash(cards) : cardsText(words, kit.hand)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

function GapTable({ scene, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling table must be reachable by keyboard
    <section className="ti-table-box" tabIndex={0} aria-label={words.final.table}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.final.rider}</th>
            {scene.history.map(({ sector }) => (
              <th scope="col" key={sector} aria-label={words.final.sector(sector)}>
                {sector}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ranked(scene).map((seat) => (
            <tr key={seat}>
              <th scope="row">
                <RiderToken seat={seat} isLeader={scene.result!.places[seat] === 1} size={24} />
                <span>{names(seat)}</span>
              </th>
              {scene.history.map(({ sector, gaps }) => (
                <td key={sector} data-front={gaps[seat] === 0 || undefined}>
                  {gaps[seat] ?? words.final.out}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
