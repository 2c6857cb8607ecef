import { ChoiceButton, Choices, HandHead, offerOf, useDecisionState } from '@echappee/kit/hand'
import type { ReactElement } from 'react'
import type { Card } from '../../content/cards.ts'
import type { Move } from '../../rules/moves.ts'
import { pickCount } from '../../rules/phases/picks.ts'
import { owedBy } from '../../rules/riders.ts'
import { ownHand, stacksOf } from '../offers.ts'
import { wordsIn, type Props } from '../props.ts'
import { CardFace } from './card-face.tsx'
import { HandCard } from './hand-card.tsx'

/** Cards for an exchange, a feed bag, a fall or the give-back: chosen in any order, taken back at will, sent together with the last. */
export function CardPicker(props: Props): ReactElement {
  const { scene, choices, decision, choose, chooseAll, language } = props
  const words = wordsIn(language)
  const say = words.screen.hand
  const [picked, setPicked] = useDecisionState<readonly Card[]>(decision, [])
  const hand = ownHand(scene)
  const wanted = wantedOf(props)
  const left = wanted - picked.length
  const stop = choices.find(({ move }) => move.type === 'stop')
  const advised = cardsOf(choices.find(({ isAdvised }) => isAdvised)?.move)
  const add = (card: Card) => {
    const cards = [...picked, card]
    setPicked(cards)
    if (cards.length === wanted) send(cards)
  }
  const send = (cards: readonly Card[]) => {
    const sorted = cards.toSorted((a, b) => b - a)
    const { phase } = scene
    if (phase === 'giveBack') choose({ type: 'giveBack', cards: sorted })
    else if (phase === 'discard') choose({ type: 'discard', card: sorted[0]! })
    else {
      const moves = sorted.map((card): Move => ({ type: phase === 'musette' ? 'musette' : 'exchange', card }))
      chooseAll(cards.length < wanted ? [...moves, { type: 'stop' }] : moves)
    }
  }
  return (
    <>
      <HandHead says={say.left(left)}>
        <Picked {...props} picked={picked} onTakeBack={(at) => setPicked(picked.toSpliced(at, 1))} />
      </HandHead>
      <Choices label={say.label} className="tdf-cards">
        {stacksOf(hand).map(({ card, count }) => {
          const open = count - countOf(picked, card) - countOf(scene.picks, card)
          const offer = offerOf(
            choices.find(({ move }) => cardsOf(move)[0] === card),
            () => add(card),
          )
          // The order of picks is seen to when they are sent; it binds only what was picked before.
          const isFree = scene.picks.length === 0 || offer.refusal === undefined
          return (
            <HandCard
              key={card}
              card={card}
              count={Math.max(open, 1)}
              words={words}
              isChosen={open === 0 ? true : undefined}
              isAdvised={advised.includes(card)}
              {...(open === 0 ? {} : isFree ? { onChoose: () => add(card) } : { refusal: offer.refusal })}
            />
          )
        })}
      </Choices>
      {stop === undefined ? undefined : (
        <ChoiceButton id="stop" className="tdf-wide" onChoose={() => send(picked)} isAdvised={stop.isAdvised}>
          {picked.length === 0 ? say.keepAll : say.swap(picked.length)}
        </ChoiceButton>
      )}
    </>
  )
}

interface PickedProps extends Props {
  readonly picked: readonly Card[]
  readonly onTakeBack: (at: number) => void
}

/** What is chosen; a press takes it back. */
function Picked({ scene, picked, onTakeBack, language }: PickedProps): ReactElement | undefined {
  const say = wordsIn(language).screen.hand
  if (picked.length + scene.picks.length === 0) return undefined
  return (
    <div className="tdf-picked">
      <span>{say.picked}</span>
      {scene.picks.map((card, i) => (
        <CardFace key={`sent ${card} ${i}`} card={card} />
      ))}
      {picked.map((card, i) => (
        <button key={`${card} ${i}`} type="button" data-helper aria-label={say.takeBack(card)} onClick={() => onTakeBack(i)}>
          <CardFace card={card} />
        </button>
      ))}
    </div>
  )
}

/** How many cards make the answer. */
function wantedOf({ scene }: Props): number {
  const { phase, viewer } = scene
  if (phase === 'discard') return 1
  return phase === 'giveBack' ? owedBy(scene, viewer) : pickCount(ownHand(scene)) - scene.picks.length
}

function cardsOf(move: Move | undefined): readonly Card[] {
  if (move?.type === 'giveBack') return move.cards
  return move !== undefined && 'card' in move ? [move.card] : []
}

function countOf(cards: readonly Card[], card: Card): number {
  return cards.filter((other) => other === card).length
}
