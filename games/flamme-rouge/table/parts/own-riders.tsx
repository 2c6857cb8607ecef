import type { ReactElement } from 'react'
import { CARDS, EXHAUSTION } from '../../content/cards.ts'
import { ridersOf } from '../../rules/riders.ts'
import type { Phase, RiderId } from '../../rules/state.ts'
import { wordsIn, type Props } from '../props.ts'
import { riderInQuestion } from '../../text/index.ts'
import { Amount, RiderBadges } from './badges.tsx'
import { RiderHead } from './rider-head.tsx'
import { CardAmount, SmallCard } from './card-face.tsx'

/** The viewer's two riders: who is up, what lies face down, and what is left in the piles. */
export function OwnRiders(props: Props): ReactElement | undefined {
  const { scene, viewer, choices, language } = props
  // These questions show the riders themselves.
  if (choices.length > 0 && SHOWING_RIDERS.has(scene.phase)) return undefined
  return (
    <ul className="fr-own" aria-label={wordsIn(language).screen.hand.riders}>
      {ridersOf(viewer).map((id) => (
        <Own key={id} {...props} id={id} />
      ))}
    </ul>
  )
}

const SHOWING_RIDERS: ReadonlySet<Phase> = new Set(['trait', 'form', 'pick', 'bidRider', 'place'])

function Own({ id, ...props }: Props & { readonly id: RiderId }): ReactElement {
  const { scene, language } = props
  const words = wordsIn(language)
  const piles = scene.piles[id]
  const isUp = riderInQuestion(scene) === id && props.choices.length > 0
  return (
    <li data-up={isUp || undefined}>
      <RiderHead {...props} id={id} />
      <RiderBadges id={id} scene={scene} language={language} />
      <CardsLeft id={id} scene={scene} language={language} />
      {piles?.card == null ? undefined : (
        <span className="fr-own-card">
          <small>{words.screen.hand.committed}</small>
          <SmallCard card={piles.card} words={words} isFive={piles.isFive} />
        </span>
      )}
    </li>
  )
}

/** What he has not played yet, each value with its number; then the size of the draw pile and of the recycled pile. */
function CardsLeft({ id, scene, language }: { readonly id: RiderId } & Pick<Props, 'scene' | 'language'>): ReactElement {
  const words = wordsIn(language)
  const { deck, drawSize, recycledSize } = scene.riders[id]!
  const [draw, recycled] = [scene.piles[id]?.drawSize ?? drawSize, scene.piles[id]?.recycledSize ?? recycledSize]
  return (
    <ul className="fr-left" aria-label={words.screen.hand.left}>
      {CARDS.filter((card) => deck[card]! > 0).map((card) => (
        <li key={card}>
          <CardAmount card={card} n={deck[card]!} words={words} />
        </li>
      ))}
      <li>
        <Amount kind="piles" n={`${draw}+${recycled}`} label={words.screen.people.piles(draw, recycled)} />
      </li>
    </ul>
  )
}

/** How many cards are left to draw, recycled and tired. */
export function PileSizes({ id, scene, language }: { readonly id: RiderId } & Pick<Props, 'scene' | 'language'>): ReactElement {
  const { deck, drawSize, recycledSize } = scene.riders[id]!
  const piles = scene.piles[id]
  const { hand } = wordsIn(language).screen
  return (
    <small className="fr-own-piles">
      {hand.piles(piles?.drawSize ?? drawSize, piles?.recycledSize ?? recycledSize, deck[EXHAUSTION]!)}
    </small>
  )
}
