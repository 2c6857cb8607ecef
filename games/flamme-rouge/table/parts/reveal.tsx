import { RiderToken } from '@echappee/kit'
import { useAnimation } from '@echappee/kit/motion'
import type { ReactElement } from 'react'
import { isTimeTrial } from '../../rules/riders.ts'
import type { Play } from '../../rules/state.ts'
import { cardName, speaker } from '../../text/labels.ts'
import { wordsIn, type Props } from '../props.ts'
import { tokenOf } from '../race.ts'
import { SmallCard } from './card-face.tsx'

/** The cards of this round as they were turned over, in the order in which the riders move; who has moved is dimmed. */
export function Reveal(props: Props): ReactElement | undefined {
  const { scene, beat, beatMs, language } = props
  const turning = beat?.type === 'revealed' ? beat : undefined
  const list = useAnimation<HTMLOListElement>(turning, beatMs, () => TURN, { duration: Math.min(beatMs, 500) })
  if (!isRevealed(props)) return undefined
  const rank = (rider: number) => (scene.order.includes(rider) ? scene.order.indexOf(rider) : scene.order.length)
  return (
    <ol className="fr-reveal" data-trial={isTimeTrial(scene) || undefined} ref={list} aria-label={wordsIn(language).screen.board.reveal}>
      {scene.plays
        .toSorted((a, b) => rank(a.rider) - rank(b.rider))
        .map((play) => (
          <Turned key={play.rider} {...props} play={play} isDone={rank(play.rider) < scene.turn} />
        ))}
    </ol>
  )
}

/** Against the clock cards lie open until the rider's next turn. */
function isRevealed({ scene, beat }: Pick<Props, 'scene' | 'beat'>): boolean {
  if (scene.phase === 'finished' || (beat === undefined && isTimeTrial(scene))) return false
  return scene.plays.some(({ rider }) => scene.riders[rider]?.card !== null)
}

const TURN: Keyframe[] = [
  { transform: 'rotateX(90deg)', opacity: 0 },
  { transform: 'none', opacity: 1 },
]

function Turned({ play, isDone, scene, beat, names, language }: Props & { readonly play: Play; readonly isDone: boolean }): ReactElement {
  const words = wordsIn(language)
  const rider = scene.riders[play.rider]!
  const isNow = beat?.type === 'moved' && beat.rider === play.rider
  const label = `${speaker(words, names).rider(play.rider)}, ${cardName(words, rider.card)}`
  return (
    <li data-done={(isDone && !isNow) || undefined} data-now={isNow || undefined} title={label}>
      <RiderToken {...tokenOf(play.rider)} size={26} />
      <SmallCard card={rider.card} words={words} isFive={rider.isFive} />
      {rider.bonus > 0 ? <small>+{rider.bonus}</small> : undefined}
    </li>
  )
}
