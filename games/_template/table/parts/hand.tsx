import { ChoiceButton, Choices, Hand as HandBox, HandHead, offerOf } from '@echappee/kit/hand'
import type { ReactElement } from 'react'
import { wordsIn, type Props } from '../props.ts'

/** One button a card; what is refused says why, and can still be reached with the keyboard. */
export function Hand(props: Props): ReactElement {
  const { scene, choices, choose, text, names, language } = props
  const words = wordsIn(language)
  return (
    <HandBox table={props}>
      <HandHead says={words.hand.heading} />
      <Choices label={words.hand.heading}>
        {scene.hand.map((card, i) => {
          const choice = choices.find(({ move }) => move.card === card)
          const isChosen = scene.choice === card && scene.hand.indexOf(card) === i
          const sentence = text.move({ type: 'choose', card }, scene, names)
          const hasNote = isChosen || choice?.refusal !== undefined
          return (
            // Equal cards are the same card: their place is their name.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={i}>
              <ChoiceButton
                id={`${card} ${i}`}
                className="tpl-card"
                name={String(card)}
                {...offerOf(choice, choose)}
                isChosen={isChosen}
                note={isChosen ? words.hand.chosen : undefined}
                // Whoever speaks to the page says what is seen: the card and its note stand together in the name.
                label={hasNote ? `${sentence}. ${card}` : sentence}
              >
                <b>{card}</b>
              </ChoiceButton>
            </li>
          )
        })}
      </Choices>
    </HandBox>
  )
}
