import { RiderToken } from '@echappee/ui'
import type { ReactElement } from 'react'
import { wordsIn, type Props } from '../props.ts'
import { ranking } from '../text.ts'

export function Where({ scene, language }: Props): ReactElement {
  const { where } = wordsIn(language)
  return (
    <p className="tpl-where">
      <strong>{where.round(scene.round)}</strong> · {where.line(scene.options.squares)}
    </p>
  )
}

export function People({ scene, names, isBot, language }: Props): ReactElement {
  const { people } = wordsIn(language)
  return (
    <div className="tpl-people">
      <h2>{people.heading}</h2>
      <ul>
        {scene.riders.map((square, seat) => (
          <li key={seat} data-chosen={scene.hasChosen[seat]}>
            <RiderToken seat={seat} size={36} />
            <span>
              <strong>{names(seat)}</strong> {isBot(seat) ? <small>({people.bot})</small> : undefined}
              <br />
              {people.square(square)}, {people.cards(scene.handSizes[seat]!)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Final({ scene, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  return (
    <div className="tpl-people">
      <h2>{words.final.heading}</h2>
      <ol>
        {ranking(scene.riders).map(({ seat, place }) => (
          <li key={seat}>
            <RiderToken seat={seat} size={36} isLeader={place === 1} />
            <span>
              {words.ordinal(place)} <strong>{names(seat)}</strong>, {words.people.square(scene.riders[seat]!)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
