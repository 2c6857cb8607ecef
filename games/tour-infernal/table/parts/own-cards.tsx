import type { ReactElement } from 'react'
import { CARDS } from '../../content/cards.ts'
import type { Kit } from '../../rules/state.ts'
import { CardBack } from '../art/card-art.tsx'
import { wordsIn, type Props } from '../props.ts'
import { cardsNeeded, totalOf } from '../../text/race.ts'
import { missionNow } from '../../text/board.ts'
import { cardsText } from '../../text/cards.ts'
import { CardFace } from './card-face.tsx'

/** What the viewer alone may see: the hand by kinds, the reserve, the cards hidden on cobbles, the mission. */
export function OwnCards({ kit, ...props }: Props & { readonly kit: Kit }): ReactElement {
  const { scene, viewer, language } = props
  const words = wordsIn(language)
  const say = words.hand
  const total = totalOf(kit.hand)
  const isPlayed = scene.riders[viewer]!.play !== null
  const needed = cardsNeeded(scene, isPlayed ? scene.sector : scene.sector - 1)
  return (
    <section className="ti-own" aria-label={say.label}>
      <ul className="ti-stacks">
        {CARDS.map((card) => (
          <li key={card} data-empty={kit.hand[card] === 0 || undefined}>
            <CardFace card={card} words={words} size="large" />
            <strong aria-hidden="true">{kit.hand[card]}</strong>
            <span className="visually-hidden">{`${words.cardNames[card]}: ${kit.hand[card]}`}</span>
          </li>
        ))}
      </ul>
      <p className="ti-own-count" data-short={total < needed || undefined}>
        <b>{words.cardTotal(total)}</b>{' '}
        <span>{total < needed ? say.short(needed - total) : needed === 0 ? undefined : say.need(needed)}</span>
      </p>
      <details className="ti-own-more">
        <summary>{say.reserve}</summary>
        <p>
          <b>{cardsText(words, kit.reserve)}</b>
          <small>{say.reserveHint}</small>
        </p>
      </details>
      {totalOf(kit.hidden) > 0 ? (
        <p className="ti-own-hidden">
          <CardBack size={24} />
          <span>
            {say.hidden} <b>{cardsText(words, kit.hidden)}</b>
          </span>
        </p>
      ) : undefined}
      <Mission {...props} kit={kit} />
    </section>
  )
}

/** TI-100: for its owner's eyes alone. */
export function Mission({ kit, scene, language }: Props & { readonly kit: Kit }): ReactElement | undefined {
  const words = wordsIn(language)
  if (kit.mission === null) return undefined
  const { name, task } = words.missions[kit.mission]
  const now = missionNow(scene)
  return (
    <details className="ti-mission">
      <summary title={task}>
        <small>{words.hand.mission}</small> <b>{name}</b>
        {now === undefined ? undefined : <em>{words.signed(now)}</em>}
      </summary>
      <p>
        {task}
        {now === undefined ? undefined : <small>{words.hand.missionNow(now)}</small>}
      </p>
    </details>
  )
}
