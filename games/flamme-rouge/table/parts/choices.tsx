import { ChoiceButton, Choices, offerOf } from '@echappee/kit/hand'
import { RiderToken } from '@echappee/kit'
import type { Choice } from '@echappee/text'
import type { ReactElement } from 'react'
import type { Move } from '../../rules/moves.ts'
import { choicesOfType, isOffered, noteLines } from '../hand.ts'
import { speaker } from '../../text/labels.ts'
import { previewOf } from '../../text/preview.ts'
import { wordsIn, type Props } from '../props.ts'
import { tokenOf } from '../race.ts'
import { riderInQuestion } from '../../text/index.ts'
import { FormSign, RiderBadges, TraitSign } from './badges.tsx'
import { Watched, useLooking } from './preview-choice.tsx'
import { PileSizes } from './own-riders.tsx'
import { RiderHead } from './rider-head.tsx'

/** FR-15, FR-13: which of the two riders. */
export function RiderChoice(props: Props): ReactElement {
  const { choices, choose, scene, language } = props
  const say = wordsIn(language).screen.hand
  return (
    <Choices label={say.riders} className="fr-options">
      {choices.map((choice) =>
        'rider' in choice.move ? (
          <li key={choice.move.rider}>
            <ChoiceButton
              id={`rider ${choice.move.rider}`}
              className="fr-option"
              {...offerOf(choice, choose)}
              note={scene.phase === 'pick' ? say.draws : undefined}
            >
              <RiderHead {...props} id={choice.move.rider} />
              <RiderBadges id={choice.move.rider} scene={scene} language={language} />
              <PileSizes id={choice.move.rider} scene={scene} language={language} />
            </ChoiceButton>
          </li>
        ) : undefined,
      )}
    </Choices>
  )
}

/** FR-40. */
export function TraitChoice({ choices, choose, names, language }: Props): ReactElement {
  const words = wordsIn(language)
  const { rider } = speaker(words, names)
  const offered = choicesOfType(choices, 'chooseTrait')
  return (
    <Choices label={words.screen.hand.traits} className="fr-options" kind={offered.length === 4 ? 'pairs' : undefined}>
      {offered.map((choice) => {
        const { trait, rider: id } = choice.move
        const { name, effect } = words.traits[trait]
        return (
          <li key={`${trait} ${id}`}>
            <ChoiceButton id={`${trait} ${id}`} className="fr-option" {...offerOf(choice, choose)}>
              <span className="fr-option-title">
                <TraitSign trait={trait} language={language} />
                <b>{name}</b>
                <span>{words.screen.hand.traitFor(rider(id))}</span>
                <RiderToken {...tokenOf(id)} size={26} />
              </span>
              <small>{effect}</small>
            </ChoiceButton>
          </li>
        )
      })}
    </Choices>
  )
}

/** FR-41. */
export function FormChoice(props: Props): ReactElement {
  const { scene, choices, choose, viewer, names, language } = props
  const words = wordsIn(language)
  const form = scene.forms[viewer]
  return (
    <>
      {form === undefined ? undefined : (
        <p className="fr-form-card">
          <FormSign form={form} language={language} />
          <b>{words.forms[form].name}</b> <span>{words.forms[form].effect}</span>
        </p>
      )}
      <Choices label={words.screen.hand.riders} className="fr-options">
        {choicesOfType(choices, 'assignForm').map((choice) => (
          <li key={choice.move.rider}>
            <ChoiceButton
              id={`rider ${choice.move.rider}`}
              className="fr-option"
              {...offerOf(choice, choose)}
              note={words.screen.hand.formFor(speaker(words, names).rider(choice.move.rider))}
            >
              <RiderHead {...props} id={choice.move.rider} />
            </ChoiceButton>
          </li>
        ))}
      </Choices>
    </>
  )
}

/** FR-11: a row of start squares for each rider who is to be placed, the foremost first. */
export function PlaceChoice(props: Props): ReactElement {
  const { choices, names, language } = props
  const words = wordsIn(language)
  const looking = useLooking(props)
  const placing = choicesOfType(choices, 'placeStart').filter(({ refusal }) => !NO_SQUARE.has(refusal?.code ?? ''))
  const riders = [...new Set(placing.map(({ move }) => move.rider))]
  return (
    <div className="fr-placing">
      {riders.map((id) => (
        <div key={id} className="fr-place-row">
          <RiderHead {...props} id={id} />
          <Choices label={words.screen.hand.squaresOf(speaker(words, names).rider(id))} className="fr-squares">
            {placing
              .filter(({ move }) => move.rider === id)
              .toReversed()
              .map(({ move, refusal, isAdvised }) => {
                const key = `${id} ${move.square}`
                return (
                  <Watched key={key} handlers={looking.watch(refusal === undefined ? move : undefined)}>
                    <ChoiceButton
                      id={key}
                      className="fr-square"
                      kind={looking.tapped === key ? 'tapped' : undefined}
                      name={words.screen.hand.square(move.square)}
                      refusal={refusal}
                      isAdvised={isAdvised}
                      reason={words.screen.hand.full}
                      onChoose={() => looking.press(key, move)}
                    >
                      <span className="visually-hidden">{words.screen.hand.square(move.square)}</span>
                      <span aria-hidden="true">{move.square}</span>
                    </ChoiceButton>
                  </Watched>
                )
              })}
          </Choices>
        </div>
      ))}
    </div>
  )
}

const NO_SQUARE = new Set(['NOT_A_START_SQUARE', 'ALREADY_PLACED'])

/** Yes or no, follow or stop, and what may be used before a draw. */
export function PlainChoice(props: Props): ReactElement {
  const { choices, scene, language } = props
  const words = wordsIn(language)
  const looking = useLooking(props)
  return (
    <>
      <Reason {...props} />
      <Choices label={words.screen.hand.label} className="fr-options">
        {choices.filter(isOffered).map((choice) => {
          const { move, refusal, isAdvised } = choice
          const key = JSON.stringify(move)
          const lines = noteLines(words, previewOf(scene, move, riderInQuestion(scene)))
          return (
            <Watched key={key} handlers={looking.watch(move)}>
              <ChoiceButton
                id={key}
                className="fr-option"
                name={plainText(words, choice)}
                refusal={refusal}
                isAdvised={isAdvised}
                onChoose={() => props.choose(move)}
                note={lines.length === 0 ? undefined : lines.join(' · ')}
              >
                <b>{plainText(words, choice)}</b>
              </ChoiceButton>
            </Watched>
          )
        })}
      </Choices>
    </>
  )
}

/** The card or trait that the question is about. */
function Reason({ scene, language }: Props): ReactElement | undefined {
  const words = wordsIn(language)
  const id = riderInQuestion(scene)
  const form = id === null ? null : scene.riders[id]!.form
  if ((scene.phase !== 'react' && scene.phase !== 'kick') || form === null) return undefined
  return (
    <p className="fr-form-card">
      <FormSign form={form} language={language} />
      <b>{words.forms[form].name}</b> <span>{words.forms[form].effect}</span>
    </p>
  )
}

function plainText(words: ReturnType<typeof wordsIn>, { move }: Choice<Move>): string {
  const { choice } = words.screen
  switch (move.type) {
    case 'prep':
      return words.preps[move.use]
    case 'sprint':
      return words.sprints[move.choice]
    case 'react':
      return move.use ? choice.reactYes : choice.reactNo
    case 'kick':
      return move.use ? choice.kickYes : choice.kickNo
    case 'suceur':
      return move.use ? choice.suceurYes : choice.suceurNo
    case 'ready':
      return choice.ready
    default:
      return ''
  }
}
