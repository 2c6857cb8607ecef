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
      <Flames />
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

/** The fire of the poster. */
function Flames(): ReactElement {
  return (
    <svg className="ti-flames" viewBox="0 0 600 150" preserveAspectRatio="none" aria-hidden="true">
      <path
        d="M0 150V70C30 84 46 60 44 22 78 46 84 76 82 96 104 84 112 54 104 14 146 40 160 78 152 102 178 92 190 66 188 34 222 58 234 84 230 108 256 96 262 58 254 10 298 40 320 74 312 104 338 96 352 70 350 30 386 54 396 84 390 108 416 96 424 62 418 22 458 48 474 80 466 106 492 96 504 66 502 36 536 60 548 84 544 104 566 92 580 80 600 76V150Z"
        fill="#d2452f"
      />
      <path
        d="M0 150V106C26 116 40 98 40 70 68 88 76 106 74 120 100 110 108 88 104 62 136 82 148 104 142 124 170 116 182 98 182 76 210 94 220 112 216 128 246 118 254 92 250 62 284 84 300 106 296 126 322 118 336 98 334 74 364 92 374 112 370 128 398 118 406 94 402 70 436 88 450 108 444 126 472 118 484 98 484 78 512 96 522 112 520 124 548 116 570 106 600 104V150Z"
        fill="#f2b632"
      />
    </svg>
  )
}
