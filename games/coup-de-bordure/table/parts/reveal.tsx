import { useAnimation } from '@echappee/kit/motion'
import type { CSSProperties, ReactElement } from 'react'
import type { Pace } from '../../content/paces.ts'
import type { Event } from '../../rules/events.ts'
import { PACE_GROUND } from '../art/inks.ts'
import { PaceArt } from '../art/pace-art.tsx'
import { riderLabel } from '../../text/labels.ts'
import { wordsIn, type Props } from '../props.ts'
import { RiderMark } from './rider-mark.tsx'

type Revealed = Extract<Event, { type: 'pacesRevealed' }>

/** The dramatic moment: all markers of the group lie face down, and turn over together. */
export function Reveal({ reveal, ...props }: Props & { readonly reveal: Revealed }): ReactElement {
  const { scene, names, language, beatMs } = props
  const words = wordsIn(language)
  const sheet = useAnimation<HTMLDivElement>(reveal, beatMs, () => [
    { opacity: 0 },
    { opacity: 1, offset: 0.08 },
    { opacity: 1, offset: 0.93 },
    { opacity: 0 },
  ])
  return (
    <div className="cdb-reveal" ref={sheet} aria-hidden="true" data-many={reveal.paces.length > 6 || undefined}>
      <p>{words.board.reveal}</p>
      <ul>
        {reveal.paces.map(({ rider, pace }, i) => (
          <li key={rider}>
            <Marker pace={pace} name={words.paces[pace]} delay={(i / reveal.paces.length) * 0.2} ms={beatMs} />
            <span className="cdb-reveal-rider">
              <RiderMark id={rider} size={30} />
              <b>{riderLabel(words, scene, rider, names)}</b>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface MarkerProps {
  readonly pace: Pace
  readonly name: string
  readonly delay: number
  readonly ms: number
}

/** A pace marker, printed on both sides. */
function Marker({ pace, name, delay, ms }: MarkerProps): ReactElement {
  const marker = useAnimation<HTMLSpanElement>(
    pace,
    ms,
    () => [
      { transform: 'translateY(14px) rotateY(180deg)', offset: 0 },
      { transform: 'translateY(0) rotateY(180deg)', offset: 0.12 },
      { transform: 'translateY(-10px) rotateY(180deg)', offset: 0.26 + delay },
      { transform: 'translateY(-10px) rotateY(0deg)', offset: 0.4 + delay },
      { transform: 'translateY(0) rotateY(0deg)', offset: 0.46 + delay },
      { transform: 'translateY(0) rotateY(0deg)', offset: 1 },
    ],
    { easing: 'linear' },
  )
  return (
    <span className="cdb-marker" ref={marker} style={{ '--ground': PACE_GROUND[pace] } as CSSProperties}>
      <span className="cdb-marker-front" data-pace={pace}>
        <PaceArt pace={pace} size={38} />
        <span>{name}</span>
      </span>
      <span className="cdb-marker-back" />
    </span>
  )
}
