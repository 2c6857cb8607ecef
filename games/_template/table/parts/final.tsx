import { Standings } from '@echappee/kit/results'
import type { ReactElement } from 'react'
import { wordsIn, type Props } from '../props.ts'
import { ranking } from '../../text/index.ts'

/** Shown instead of the hand when the race is over. */
export function Final({ scene, names, isBot, language }: Props): ReactElement {
  const words = wordsIn(language)
  const lines = ranking(scene.riders).map(({ seat, place }) => ({
    key: seat,
    seat,
    rank: place,
    name: names(seat),
    isBot: isBot(seat),
    isLeader: place === 1,
    value: words.people.square(scene.riders[seat]!),
  }))
  return (
    <div className="tpl-final">
      <h2>{words.final.heading}</h2>
      <Standings lines={lines} language={language} />
    </div>
  )
}
