import type { ReactElement } from 'react'
import { wordsIn, type Props } from '../props.ts'

/** One button a card; what is refused says why, and can still be reached with the keyboard. */
export function Hand({ scene, choices, choose, text, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  return (
    <div className="tpl-hand">
      <h2>{words.hand.heading}</h2>
      <ul>
        {scene.hand.map((card, i) => {
          const choice = choices.find(({ move }) => move.card === card)
          const isChosen = scene.choice === card && scene.hand.indexOf(card) === i
          const note = isChosen ? words.hand.chosen : choice?.refusal === undefined ? '' : text.refusal(choice.refusal, names)
          return (
            // Equal cards are the same card: their place is their name.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={i}>
              <button
                type="button"
                className="tpl-card"
                data-chosen={isChosen}
                aria-disabled={choice === undefined || choice.refusal !== undefined}
                aria-label={`${text.move({ type: 'choose', card }, scene, names)}${note === '' ? '' : `. ${note}`}`}
                onClick={() => choose({ type: 'choose', card })}
              >
                {card}
              </button>
              <small>{note}</small>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
