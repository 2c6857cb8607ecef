import { ChoiceButton, Choices, Hand as HandBox, HandHead, offerOf } from '@echappee/kit/hand'
import type { ReactElement } from 'react'
import { isTrial, placeFrom, seatAt } from '../../rules/riders.ts'
import { moveText } from '../../text/index.ts'
import { ownHand, stacksOf } from '../offers.ts'
import { wordsIn, type Props } from '../props.ts'
import { CardPicker } from './card-picker.tsx'
import { HandCard } from './hand-card.tsx'
import { LandingChoices, RidePicker } from './ride-picker.tsx'

/** The viewer's cards, or whatever else he is asked. */
export function Hand(props: Props): ReactElement {
  return (
    <HandBox table={props} className="tdf-hand">
      <Question {...props} />
    </HandBox>
  )
}

function Question(props: Props): ReactElement {
  const { scene, choices } = props
  if (choices.length === 0) return <Waiting {...props} />
  switch (scene.phase) {
    case 'play':
      return <RidePicker {...props} />
    case 'exchange':
    case 'musette':
    case 'giveBack':
    case 'discard':
      return <CardPicker {...props} />
    case 'chanceMove':
      return <LandingChoices {...props} />
    default:
      return <SpareBike {...props} />
  }
}

/** Somebody else rides: the cards lie still. */
function Waiting({ scene, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  const { viewer, round } = scene
  const start = placeFrom(scene, viewer) + 1
  const isBeforeStart = isTrial(scene) && viewer >= 0 && round < start
  const riding = Array.from({ length: Math.max(1, round) }, (_, place) => names(seatAt(scene, place)))
  return (
    <>
      <HandHead says={isBeforeStart ? words.screen.hand.waitForStart(riding, start) : words.screen.hand.wait} />
      <Choices label={words.screen.hand.label} className="tdf-cards">
        {stacksOf(ownHand(scene)).map(({ card, count }) => (
          <HandCard key={card} card={card} count={count} words={words} />
        ))}
      </Choices>
    </>
  )
}

/** TDF-32: use the kept card after a fall, or save it. */
function SpareBike({ scene, choices, choose, language }: Props): ReactElement {
  const words = wordsIn(language)
  return (
    <>
      <HandHead says={words.chance.RESTART.effect} />
      <Choices label={words.chance.RESTART.name}>
        {choices.map((choice) => {
          const name = moveText(words, choice.move, scene)
          return (
            <li key={name}>
              <ChoiceButton id={name} name={name} className="tdf-wide" {...offerOf(choice, choose)}>
                {name}
              </ChoiceButton>
            </li>
          )
        })}
      </Choices>
    </>
  )
}
