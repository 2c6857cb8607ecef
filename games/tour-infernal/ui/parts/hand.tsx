import { SPECTATOR } from '@echappee/kernel'
import type { Choice } from '@echappee/ui'
import { shake } from '@echappee/ui/motion'
import { useState, type ReactElement } from 'react'
import type { Move } from '../../rules/moves.ts'
import { faceOf } from '../choice.ts'
import { moveFocus } from '@echappee/ui/focus'
import { useHandFocus } from '../hand-focus.ts'
import { outlook } from '../preview.ts'
import { wordsIn, type Props } from '../props.ts'
import { kitOf } from '../race.ts'
import { refusalText } from '../text.ts'
import { BesacePicker } from './besace-picker.tsx'
import { ChoiceButton } from './choice-button.tsx'
import { OwnCards } from './own-cards.tsx'
import { RoadBook } from './road-book.tsx'

/** The viewer's cards, and what can be done now. */
export function Hand(props: Props): ReactElement | undefined {
  const { scene, choices, choose, names, viewer, language } = props
  const words = wordsIn(language)
  const decision = decisionOf(props)
  const [asked, setAsked] = useState(decision)
  const [spoken, speak] = useState(SILENCE)
  // A new decision starts afresh.
  if (asked !== decision) {
    setAsked(decision)
    speak(SILENCE)
  }
  const isAsked = choices.length > 0
  const hand = useHandFocus(decision, isAsked)
  const kit = kitOf(scene)
  if (viewer === SPECTATOR || kit === undefined) return undefined

  const use = ({ move, refusal }: Choice<Move>, button: HTMLElement) => {
    if (refusal === undefined) return choose(move)
    shake(button)
    const text = words.hand.refused(faceOf(words, move, scene, names).title, refusalText(words, refusal, names))
    speak(({ times }) => ({ text, times: times + 1 }))
  }
  if (scene.phase === 'besace' && isAsked)
    return (
      <div className="ti-hand" ref={hand}>
        <BesacePicker key={viewer} {...props} />
      </div>
    )
  return (
    <div className="ti-hand" data-asked={isAsked} ref={hand}>
      <OwnCards {...props} kit={kit} />
      <div className="ti-do">
        <div className="ti-do-head">
          <output className="ti-spoken" data-shown={spoken.text !== ''}>
            <span key={spoken.times}>{spoken.text}</span>
          </output>
          <p>{headText(props)}</p>
        </div>
        {isAsked ? (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between the buttons inside
          <ul className="ti-choices" aria-label={words.hand.choices} onKeyDown={moveFocus} data-phase={scene.phase}>
            {choices.map((choice) => (
              <li key={JSON.stringify(choice.move)}>
                <ChoiceButton choice={choice} use={use} {...props} />
              </li>
            ))}
          </ul>
        ) : (
          <RoadBook {...props} />
        )}
      </div>
    </div>
  )
}

const SILENCE = { text: '', times: 0 }

/** The same for as long as the viewer is asked the same thing. */
function decisionOf({ scene, choices, viewer }: Props): string {
  const { contest } = scene
  return [viewer, choices.length > 0, scene.phase, scene.sector, scene.turn, contest?.turns, contest?.card, kitOf(scene)?.swaps].join(' ')
}

/** A line over the choices: what they rest on. */
function headText({ scene, choices, viewer, language }: Props): string {
  const words = wordsIn(language)
  if (scene.riders[viewer]!.out !== null) return words.hand.out
  if (choices.length === 0) return scene.phase === 'besace' ? words.besace.packed : words.hand.wait
  if (scene.phase === 'swap') return words.hand.swapLeft(scene.feed!.allowance[viewer]! - kitOf(scene)!.swaps)
  if (scene.phase === 'play' && !outlook(scene, viewer, 'R').isCertain) return words.outlook.ifOthersR
  return ''
}
