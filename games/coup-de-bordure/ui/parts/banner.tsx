import { RiderToken } from '@echappee/ui'
import { useAnimation } from '@echappee/ui/motion'
import type { ReactElement, ReactNode } from 'react'
import { TEAMS } from '../../content/teams.ts'
import { MusetteArt } from '../art/pace-art.tsx'
import { riderLabel } from '../labels.ts'
import { wordsIn, type Props } from '../props.ts'
import { RiderMark } from './rider-mark.tsx'

/** What the present beat has to say across the road. */
export function Banner(props: Props): ReactElement | undefined {
  const { beat, scene, names, language } = props
  const words = wordsIn(language)
  switch (beat?.type) {
    case 'roundStarted':
      return (
        <Strip {...props}>
          <b>{words.where.round(beat.round)}</b>
        </Strip>
      )
    case 'teamTaken':
      return (
        <Strip {...props}>
          <RiderToken seat={beat.seat} size={44} />
          <b>{TEAMS[beat.team].name}</b>
          <span>{names(beat.seat)}</span>
        </Strip>
      )
    case 'platesShown':
      return (
        <Strip {...props}>
          <b>{words.board.allShown}</b>
        </Strip>
      )
    case 'musettesDrawn':
      return (
        <Strip {...props}>
          <MusetteArt size={44} />
          {beat.seats.map((seat) => (
            <RiderToken key={seat} seat={seat} size={40} />
          ))}
          <span>{words.event.musettes({ text: words.list(beat.seats.map(names)), count: beat.seats.length }, beat.added)}</span>
        </Strip>
      )
    case 'gameEnded':
      return (
        <Strip {...props}>
          <RiderMark id={beat.order[0]!} size={64} isWinner />
          <b>{words.final.wins(names(beat.winner))}</b>
          <span>{riderLabel(words, scene, beat.order[0]!, names)}</span>
        </Strip>
      )
    default:
      return undefined
  }
}

function Strip({ beat, beatMs, children }: Props & { readonly children: ReactNode }): ReactElement {
  const strip = useAnimation<HTMLDivElement>(
    beat,
    beatMs,
    () => [
      { translate: '-40px 0', opacity: 0 },
      { translate: '0 0', opacity: 1, offset: 0.18 },
      { translate: '0 0', opacity: 1, offset: 0.86 },
      { translate: '30px 0', opacity: 0 },
    ],
    { easing: 'ease-out' },
  )
  return (
    <div className="cdb-banner" aria-hidden="true" ref={strip}>
      <div>{children}</div>
    </div>
  )
}
