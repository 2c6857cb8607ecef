import { RiderToken } from '@echappee/ui'
import { Banner as Placard } from '@echappee/ui/results'
import type { ReactElement } from 'react'
import { TEAMS } from '../../content/teams.ts'
import { MusetteArt } from '../art/pace-art.tsx'
import { riderLabel } from '../labels.ts'
import { wordsIn, type Props } from '../props.ts'
import { RiderMark } from './rider-mark.tsx'

/** What the present beat has to say across the road. */
export function Banner({ beat, beatMs, scene, names, language }: Props): ReactElement | undefined {
  const words = wordsIn(language)
  switch (beat?.type) {
    case 'roundStarted':
      return <Placard title={words.where.round(beat.round)} ms={beatMs} />
    case 'teamTaken':
      return (
        <Placard title={TEAMS[beat.team].name} ms={beatMs}>
          <RiderToken seat={beat.seat} size={44} />
          <p>{names(beat.seat)}</p>
        </Placard>
      )
    case 'platesShown':
      return <Placard title={words.board.allShown} ms={beatMs} />
    case 'musettesDrawn':
      return (
        <Placard ms={beatMs}>
          <p className="cdb-banner-row">
            <MusetteArt size={44} />
            {beat.seats.map((seat) => (
              <RiderToken key={seat} seat={seat} size={40} />
            ))}
          </p>
          <p>{words.event.musettes({ text: words.list(beat.seats.map(names)), count: beat.seats.length }, beat.added)}</p>
        </Placard>
      )
    case 'gameEnded':
      return (
        <Placard title={words.final.wins(names(beat.winner))} ms={beatMs}>
          <RiderMark id={beat.order[0]!} size={64} isWinner />
          <p>{riderLabel(words, scene, beat.order[0]!, names)}</p>
        </Placard>
      )
    default:
      return undefined
  }
}
