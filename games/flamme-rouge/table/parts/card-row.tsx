import { ChoiceButton, Choices, useDecisionState } from '@echappee/kit/hand'
import type { ReactElement } from 'react'
import type { Card } from '../../content/cards.ts'
import { cardValue } from '../../rules/energy.ts'
import type { Extra, Move } from '../../rules/moves.ts'
import { cardsInHand, choicesOfType, extrasOffered, isOffered, noteLines } from '../hand.ts'
import { cardName } from '../../text/labels.ts'
import { previewOf } from '../../text/preview.ts'
import { wordsIn, type Props } from '../props.ts'
import { riderInQuestion } from '../../text/index.ts'
import { CardFace } from './card-face.tsx'
import { Watched, useLooking } from './preview-choice.tsx'

/** The hand of the rider in question: each card with where it would lead, what can go with it, and what changes the hand first. */
export function CardRow(props: Props): ReactElement | undefined {
  const { scene, choices, decision, language } = props
  const words = wordsIn(language)
  const [wanted, want] = useDecisionState<Extra>(decision, 'none')
  const looking = useLooking(props)
  const rider = riderInQuestion(scene)
  const cards = rider === null ? [] : cardsInHand(scene, rider, choices.length > 0)
  if (rider === null || cards.length === 0) return undefined
  const extras = extrasOffered(choices)
  return (
    <>
      <Choices label={words.screen.hand.label} className="fr-cards">
        {cards.map((card, i) => {
          const key = `${card}-${cards.slice(0, i).filter((other) => other === card).length}`
          const { choice, preview } = offerOf(props, card, wanted)
          const legal = choice?.refusal === undefined ? choice?.move : undefined
          const lines = noteLines(words, preview)
          const isTapped = looking.tapped === key
          return (
            <Watched key={key} handlers={looking.watch(legal)}>
              <ChoiceButton
                id={key}
                className="fr-card"
                name={cardName(words, card)}
                kind={isTapped ? 'tapped' : undefined}
                refusal={choice?.refusal}
                isAdvised={choice?.isAdvised}
                onChoose={legal === undefined ? undefined : () => looking.press(key, legal)}
                note={
                  isTapped ? (
                    words.screen.hand.again
                  ) : lines.length === 0 ? undefined : (
                    <>
                      <b>{lines[0]}</b>
                      {lines.slice(1).map((line) => (
                        <small key={line}>{line}</small>
                      ))}
                    </>
                  )
                }
              >
                <CardFace card={card} words={words} worth={cardValue(scene.riders[rider]!, card)} />
              </ChoiceButton>
            </Watched>
          )
        })}
      </Choices>
      <Beside {...props} extras={extras} wanted={wanted} onWant={want} />
    </>
  )
}

function offerOf({ scene, choices }: Props, card: Card, extra: Extra) {
  const choice =
    scene.phase === 'bidCard'
      ? choicesOfType(choices, 'bidCard').find(({ move }) => move.card === card)
      : choicesOfType(choices, 'play').find(({ move }) => move.card === card && move.extra === extra)
  return { choice, preview: choice === undefined ? undefined : previewOf(scene, choice.move, riderInQuestion(scene)) }
}

interface BesideProps extends Props {
  readonly extras: readonly Extra[]
  readonly wanted: Extra
  readonly onWant: (extra: Extra) => void
}

/** A musette or a form card that goes with the card, and draws that come before it. */
function Beside({ extras, wanted, onWant, choices, choose, language }: BesideProps): ReactElement | undefined {
  const words = wordsIn(language)
  const say = words.screen.hand
  const advised = choicesOfType(choices, 'play').find(({ isAdvised }) => isAdvised)?.move.extra
  const draws = choices.filter((choice) => DRAWS.has(choice.move.type) && isOffered(choice))
  if (extras.length === 0 && draws.length === 0) return undefined
  const text = { secondWind: say.secondWind, cerealBar: say.cerealBar, extraCard: say.extraCard } as Partial<Record<Move['type'], string>>
  return (
    <Choices label={say.extras} className="fr-beside">
      {extras.map((extra) => (
        <li key={extra}>
          <ChoiceButton
            id={extra}
            isHelper
            isChosen={wanted === extra}
            isAdvised={advised === extra}
            onChoose={() => onWant(wanted === extra ? 'none' : extra)}
          >
            {words.extras[extra]}
          </ChoiceButton>
        </li>
      ))}
      {draws.map(({ move, refusal, isAdvised }) => (
        <li key={move.type}>
          <ChoiceButton id={move.type} name={text[move.type] ?? ''} refusal={refusal} isAdvised={isAdvised} onChoose={() => choose(move)}>
            {text[move.type]}
          </ChoiceButton>
        </li>
      ))}
    </Choices>
  )
}

const DRAWS: ReadonlySet<Move['type']> = new Set(['secondWind', 'cerealBar', 'extraCard'])
