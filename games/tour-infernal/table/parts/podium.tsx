import { Banner, Podium as Steps } from '@echappee/kit/results'
import type { ReactElement } from 'react'
import { TEAMS } from '../../content/teams.ts'
import { Flames } from '../art/flames.tsx'
import { wordsIn, type Props } from '../props.ts'
import { placeText } from '../../text/board.ts'

/** The end, over the fire of the poster. */
export function Podium({ scene, beatMs, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  const { places, ending } = scene.result!
  const winner = places.indexOf(1)
  const titles = { finish: words.final.winner(names(winner)), survivor: words.final.survivor(names(winner)), nobody: words.final.nobody }
  return (
    <div className="ti-fire">
      <Flames />
      <Banner title={titles[ending]} ms={beatMs}>
        <p>{TEAMS[winner]?.name}</p>
        <Steps
          places={places}
          name={names}
          under={(seat) => placeText(words, scene, seat)}
          language={language}
          isLeader={(seat) => seat === winner}
        />
      </Banner>
    </div>
  )
}
