import type { Choice } from '@echappee/ui'
import type { ReactElement } from 'react'
import type { Card } from '../../content/cards.ts'
import type { Move } from '../../rules/moves.ts'
import { faceOf } from '../choice.ts'
import type { Messages } from '../messages/en.ts'
import { wordsIn, type Props } from '../props.ts'
import { reasonText } from '../text.ts'
import { CardFace } from './card-face.tsx'

interface ChoiceButtonProps extends Props {
  readonly choice: Choice<Move>
  readonly use: (choice: Choice<Move>, button: HTMLElement) => void
}

/** One choice: the cards it costs, its name, and what it would lead to, or why it can't be made. */
export function ChoiceButton({ choice, use, scene, names, language }: ChoiceButtonProps): ReactElement {
  const words = wordsIn(language)
  const { move, refusal } = choice
  const face = faceOf(words, move, scene, names)
  const [first, ...others] = face.notes
  return (
    <button
      type="button"
      className="ti-choice"
      data-move={move.type}
      data-pass={isPass(move) || undefined}
      aria-disabled={refusal !== undefined}
      onClick={(event) => use(choice, event.currentTarget)}
    >
      <span className="ti-choice-cards" data-many={face.cards.length > 2 || undefined}>
        {face.cards.length === 0 ? <NoCards move={move} /> : <Fan cards={face.cards} words={words} />}
        {face.take === undefined ? undefined : (
          <>
            <Arrow />
            <Fan cards={[face.take]} words={words} />
          </>
        )}
      </span>
      <b className="ti-choice-title">{face.title}</b>
      <span className="ti-choice-note">
        {refusal !== undefined ? (
          <em>{reasonText(words, refusal, names)}</em>
        ) : (
          <>
            {first === undefined ? undefined : <strong>{first}</strong>}
            {others.map((note) => (
              <span key={note}>{note}</span>
            ))}
            {face.warning === undefined ? undefined : <i>{face.warning}</i>}
          </>
        )}
      </span>
    </button>
  )
}

function isPass(move: Move): boolean {
  return (
    (move.type === 'attack' && move.level === 0) ||
    (move.type === 'bid' && move.count === 0) ||
    (move.type === 'answer' && move.answer === 'drop') ||
    (move.type === 'counter' && move.answer === 'no') ||
    move.type === 'done'
  )
}

function Fan({ cards, words }: { readonly cards: readonly Card[]; readonly words: Messages }): ReactElement {
  return (
    <span className="ti-fan">
      {cards.map((card, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- equal cards differ by their place alone
        <CardFace key={`${card}${i}`} card={card} words={words} size="small" />
      ))}
    </span>
  )
}

/** An open hand that lays nothing. */
function NoCards({ move }: { readonly move: Move }): ReactElement {
  return (
    <svg width="44" height="44" viewBox="0 0 48 48" aria-hidden="true" className="ti-no-cards">
      {move.type === 'done' ? (
        <path d="M10 25l10 10 19-22" fill="none" stroke="currentColor" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" />
      ) : (
        <path
          d="M12 24h24M27 14l10 10-10 10"
          fill="none"
          stroke="currentColor"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  )
}

function Arrow(): ReactElement {
  return (
    <svg width="18" height="18" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2 8h10M8 3l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
