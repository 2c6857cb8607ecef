import { RiderToken } from '@echappee/kit'
import type { Choice } from '@echappee/text'
import { ChoiceButton, Choices, offerOf, Question, Spoken } from '@echappee/kit/hand'
import type { ReactElement } from 'react'
import type { Card } from '../../content/cards.ts'
import type { Move } from '../../rules/moves.ts'
import { wordsIn, type Props } from '../props.ts'
import { CardFace } from './card-face.tsx'

interface TargetPickerProps extends Props {
  readonly card: Card
  readonly targets: readonly Choice<Move>[]
  readonly onCancel: () => void
}

/** On whom is the handicap laid? */
export function TargetPicker({ card, targets, onCancel, scene, choose, names, language }: TargetPickerProps): ReactElement {
  const words = wordsIn(language)
  const title = words.hand.target(words.cards[card])
  return (
    <Question title={title} openedBy={card} onCancel={onCancel} className="vdt-targets" picture={<CardFace card={card} words={words} />}>
      <Choices label={title}>
        {targets.map((choice) => {
          if (choice.move.type !== 'handicap') return undefined
          const { target } = choice.move
          return (
            <li key={target}>
              <ChoiceButton
                id={`${card} ${target}`}
                name={names(target)}
                {...offerOf(choice, choose)}
                note={words.people.at(scene.riders[target]!.at)}
              >
                <RiderToken seat={target} isLeader={scene.bearer === target} size={44} />
                <b>{names(target)}</b>
              </ChoiceButton>
            </li>
          )
        })}
      </Choices>
      <Spoken />
    </Question>
  )
}
