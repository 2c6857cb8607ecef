import { ChoiceButton, offerOf } from '@echappee/kit/hand'
import type { ReactElement } from 'react'
import { Die } from '../art/scenery.tsx'
import { wordsIn, type Props } from '../props.ts'

/** Prologue and time trial: one large button with the die. */
export function RollPanel({ scene, choices, choose, language }: Props): ReactElement {
  const words = wordsIn(language)
  const roll = choices.find(({ move, refusal }) => move.type === 'roll' && refusal === undefined)
  const isAgain = scene.phase === 'timetrial' ? scene.rolls > 0 : scene.prologue.rolling.length < scene.riders.length
  return (
    <div className="vdt-roll">
      <ChoiceButton id="roll" className="big" {...offerOf(roll, choose)}>
        <span aria-hidden="true">
          <Die value={5} size={58} />
        </span>
        {isAgain && roll !== undefined ? words.hand.rollAgain : words.hand.roll}
      </ChoiceButton>
      <p>{scene.phase === 'prologue' ? words.hand.none : words.hand.aside}</p>
    </div>
  )
}
