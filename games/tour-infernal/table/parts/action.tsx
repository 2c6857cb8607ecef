import type { Choice } from '@echappee/text'
import { ChoiceButton, offerOf } from '@echappee/kit/hand'
import type { ReactElement } from 'react'
import type { Card } from '../../content/cards.ts'
import type { Move } from '../../rules/moves.ts'
import { faceOf, type Face } from '../choice.ts'
import type { Words } from '../../text/words/en/index.ts'
import { wordsIn, type Props } from '../props.ts'
import { CardFace } from './card-face.tsx'

/** One choice: the cards it costs, its name, and what it would lead to, or why it can't be made. */
export function Action({ choice, scene, choose, names, language }: Props & { readonly choice: Choice<Move> }): ReactElement {
  const words = wordsIn(language)
  const { move } = choice
  const face = faceOf(words, move, scene, names)
  return (
    <ChoiceButton
      id={JSON.stringify(move)}
      className="ti-choice"
      kind={isPass(move) ? 'pass' : undefined}
      name={face.title}
      note={noteOf(face)}
      {...offerOf(choice, choose)}
    >
      <span className="ti-choice-cards" data-many={face.cards.length > 2 || undefined}>
        {face.cards.length === 0 ? <NoCards move={move} /> : <Fan cards={face.cards} words={words} />}
        {face.take === undefined ? undefined : (
          <>
            <Sign size={18} path="M6 24h34M26 9l15 15-15 15" />
            <Fan cards={[face.take]} words={words} />
          </>
        )}
      </span>
      <b className="ti-choice-title">{face.title}</b>
    </ChoiceButton>
  )
}

/** The most important first. */
function noteOf({ notes, warning }: Face): ReactElement | undefined {
  const [first, ...others] = notes
  if (first === undefined) return undefined
  return (
    <>
      <strong>{first}</strong>
      {others.map((note) => (
        <span key={note}>{note}</span>
      ))}
      {warning === undefined ? undefined : <em>{warning}</em>}
    </>
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

function Fan({ cards, words }: { readonly cards: readonly Card[]; readonly words: Words }): ReactElement {
  return (
    <span className="ti-fan">
      {cards.map((card, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- equal cards differ by their place alone
        <CardFace key={`${card}${i}`} card={card} words={words} size="small" />
      ))}
    </span>
  )
}

function NoCards({ move }: { readonly move: Move }): ReactElement {
  return <Sign size={40} path={move.type === 'done' ? 'M10 25l10 10 19-22' : 'M12 24h24M27 14l10 10-10 10'} />
}

function Sign({ size, path }: { readonly size: number; readonly path: string }): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
