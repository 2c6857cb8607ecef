import { RiderToken } from '@echappee/ui'
import type { CSSProperties, ReactElement } from 'react'
import { TEAMS } from '../../content/teams.ts'
import { wordsIn, type Props } from '../props.ts'
import { seatsOf } from '../race.ts'

/** The end: second, first and third on their steps, everybody else beside them. */
export function Podium({ scene, beatMs, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  const { places, scores, ending } = scene.result!
  const winner = places.indexOf(1)
  const title =
    ending === 'finish'
      ? words.final.winner(names(winner))
      : ending === 'survivor'
        ? words.final.survivor(names(winner))
        : words.final.nobody
  const ranked = seatsOf(scene).sort((a, b) => places[a]! - places[b]!)
  const onSteps = [1, 0, 2].flatMap((i) => ranked[i] ?? [])
  return (
    <div className="ti-podium" style={{ '--beat': `${Math.min(beatMs, 900)}ms` } as CSSProperties}>
      <div className="ti-podium-title">
        <h2>{title}</h2>
        <p>{TEAMS[winner]?.name}</p>
      </div>
      <ol className="ti-steps">
        {onSteps.map((seat) => (
          <li key={seat} data-place={places[seat]}>
            <RiderToken seat={seat} isLeader={seat === winner} size={places[seat] === 1 ? 58 : 46} />
            <b>{names(seat)}</b>
            <div className="ti-podium-step">
              <strong>{words.final.place(places[seat]!)}</strong>
              <em>{words.signed(scores[seat]!)}</em>
            </div>
          </li>
        ))}
      </ol>
      {ranked.length > 3 ? (
        <ol className="ti-podium-others" start={4}>
          {ranked.slice(3).map((seat) => (
            <li key={seat}>
              <span>{words.final.place(places[seat]!)}</span>
              <RiderToken seat={seat} size={26} />
              <b>{names(seat)}</b>
              <em>{words.signed(scores[seat]!)}</em>
            </li>
          ))}
        </ol>
      ) : undefined}
    </div>
  )
}
