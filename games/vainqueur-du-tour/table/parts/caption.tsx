import { RiderToken } from '@echappee/kit'
import { useAnimation } from '@echappee/kit/motion'
import { useState, type CSSProperties, type ReactElement } from 'react'
import type { Event } from '../../rules/events.ts'
import { wordsIn, type Props } from '../props.ts'
import { cardOfEvent } from '../../rules/card-of.ts'
import type { Corner } from '../roadside.ts'
import { CardFace } from './card-face.tsx'
import { RollingDie } from './rolling-die.tsx'

interface CaptionProps extends Props {
  /** Where no rider is hidden; the corner that it has, if it can stay there. */
  readonly corner: (kept: Corner | undefined) => Corner | undefined
}

/** What was played last, in the corner of the board: who, which card or die, on whom. The words are in the bar below and in the log. */
export function Caption({ corner, ...props }: CaptionProps): ReactElement | undefined {
  const { beat, beatMs } = props
  const [{ kept, where }, keep] = useState<{ kept?: Event; where?: Corner | undefined }>({})
  const isNew = beat !== undefined && beat !== kept && isPlay(beat)
  const shown = isNew ? beat : kept
  const free = shown === undefined ? undefined : corner(isNew ? undefined : where)
  if (shown !== undefined && (isNew || free !== where)) keep({ kept: shown, where: free })
  const box = useAnimation<HTMLDivElement>(
    kept,
    beat === kept ? beatMs : 0,
    () => [
      { opacity: 0, translate: '-18px 0' },
      { opacity: 1, translate: '0 0' },
    ],
    {
      duration: Math.min(beatMs, 260),
      easing: 'ease-out',
    },
  )
  if (kept === undefined || where === undefined || props.scene.phase === 'finished') return undefined
  return (
    <div className="road-caption vdt-caption" ref={box} aria-hidden="true" style={{ '--inset': INSETS[where] } as CSSProperties}>
      <Play {...props} play={kept} />
    </div>
  )
}

const INSETS: Readonly<Record<Corner, string>> = {
  'top left': '10px auto auto 10px',
  'top right': '10px 10px auto auto',
  'bottom left': 'auto auto 10px 10px',
  'bottom right': 'auto 10px 10px auto',
}

type Play = Extract<
  Event,
  {
    type:
      | 'rode'
      | 'handicapLaid'
      | 'countered'
      | 'climberLaid'
      | 'sprinted'
      | 'discarded'
      | 'trialRolled'
      | 'trialInstruction'
      | 'turnMissed'
  }
>

function isPlay(event: Event): event is Play {
  return cardOfEvent(event) !== undefined || event.type === 'trialRolled' || event.type === 'turnMissed'
}

function Play(props: Props & { readonly play: Event }): ReactElement {
  const { play, scene, language } = props
  const words = wordsIn(language)
  const card = cardOfEvent(play)
  const token = (seat: number) => <RiderToken seat={seat} isLeader={scene.bearer === seat} size={34} />
  if (play.type === 'trialRolled') return <Roll {...props} roll={play} />
  if (play.type === 'turnMissed')
    return (
      <>
        {token(play.seat)}
        <span>{words.people.misses(1)}</span>
      </>
    )
  if (card === undefined || !('seat' in play)) return <></>
  return (
    <>
      {token(play.seat)}
      <Arrow />
      <span className="vdt-caption-card" data-discarded={play.type === 'discarded' || undefined}>
        <CardFace card={card} words={words} />
      </span>
      {play.type === 'handicapLaid' ? (
        <>
          <Arrow />
          {token(play.target)}
        </>
      ) : undefined}
    </>
  )
}

/** The die, large. */
function Roll({ roll, scene, beat, beatMs }: Props & { readonly roll: Extract<Event, { type: 'trialRolled' }> }): ReactElement {
  return (
    <>
      <RiderToken seat={roll.seat} isLeader={scene.bearer === roll.seat} size={34} />
      <RollingDie key={`${roll.seat} ${roll.from} ${roll.value}`} value={roll.value} size={60} ms={beat === roll ? beatMs : 0} />
    </>
  )
}

function Arrow(): ReactElement {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16">
      <path d="M2 8h10M8 3l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
