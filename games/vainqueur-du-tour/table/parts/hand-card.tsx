import { ChoiceButton, StackCount } from '@echappee/kit/hand'
import type { ReactElement } from 'react'
import type { Move } from '../../rules/moves.ts'
import { isCardAdvised, type Offer, type Stack } from '../hand.ts'
import type { Words } from '../../text/words/en/index.ts'
import { wordsIn, type Props } from '../props.ts'
import { landing } from '../../text/tour.ts'
import { CardFace } from './card-face.tsx'

interface HandCardProps extends Props {
  readonly stack: Stack
  readonly offer: Offer
  /** Asks on whom the handicap is laid. */
  readonly onTargets: () => void
}

/** A stack of equal cards as one button: what it is, what it would do or why it can't. */
export function HandCard({ stack, offer, onTargets, scene, choose, names, language }: HandCardProps): ReactElement {
  const words = wordsIn(language)
  const { card, count, isDrawn } = stack
  const isRefused = offer.kind === 'refused'
  return (
    <li data-stacked={count > 1 || undefined}>
      <ChoiceButton
        id={card}
        className="card vdt-card"
        kind={offer.kind}
        name={words.cards[card]}
        refusal={isRefused ? offer.refusal : undefined}
        reason={isRefused && offer.isAll ? words.hand.noTargetShort : undefined}
        sentence={isRefused && offer.isAll ? words.hand.noTarget : undefined}
        isAdvised={isCardAdvised(offer)}
        note={noteText(words, offer, { scene, names })}
        onChoose={offer.kind === 'target' ? onTargets : 'move' in offer ? () => choose(offer.move) : undefined}
      >
        <StackCount count={count} />
        <CardFace card={card} words={words} />
        {isDrawn ? <span className="vdt-card-drawn">{words.hand.drawn}</span> : undefined}
      </ChoiceButton>
    </li>
  )
}

/** What would happen, written on the card. */
function noteText(words: Words, offer: Offer, { scene, names }: Pick<Props, 'scene' | 'names'>): string {
  switch (offer.kind) {
    case 'idle':
    case 'refused':
      return ''
    case 'discard':
      return words.hand.discardThis
    case 'play':
      return playNote(words, offer.move, { scene, names })
    case 'target': {
      const targets = offer.targets.flatMap(({ move, refusal }) =>
        refusal === undefined && move.type === 'handicap' ? [names(move.target)] : [],
      )
      return targets.length < 3 ? words.hand.on(targets) : words.hand.onMany(targets.length)
    }
  }
}

function playNote(words: Words, move: Move, { scene, names }: Pick<Props, 'scene' | 'names'>): string {
  switch (move.type) {
    case 'km': {
      const { to, enters } = landing(scene, scene.viewer, move.value)
      return words.move.landing(to, enters)
    }
    case 'sprint': {
      const { to, enters } = landing(scene, scene.viewer, Infinity)
      return words.move.landing(to, enters)
    }
    case 'counter':
      return words.noMore[scene.riders[scene.viewer]!.handicap!]
    case 'handicap':
      return words.hand.on([names(move.target)])
    case 'climber':
      return words.hand.climber
    default:
      return ''
  }
}
