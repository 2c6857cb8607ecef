import { shake } from '@echappee/ui/motion'
import { SPECTATOR } from '@echappee/kernel'
import { useState, type ReactElement } from 'react'
import type { Card } from '../../content/cards.ts'
import { moveFocus } from '@echappee/ui/focus'
import { useHandFocus } from '../hand-focus.ts'
import { discarding, offerOf, stacksOf, type Offer, type Stack } from '../hand.ts'
import type { Messages } from '../messages/en.ts'
import { wordsIn, type Props } from '../props.ts'
import { refusalText } from '../text.ts'
import { HandCard } from './hand-card.tsx'
import { RollPanel } from './roll-panel.tsx'
import { TargetPicker } from './target-picker.tsx'

/** The viewer's cards, or the die. */
export function Hand(props: Props): ReactElement {
  const { scene, choices, choose, names, viewer, language } = props
  const words = wordsIn(language)
  const decision = decisionOf(props)
  const [asked, setAsked] = useState(decision)
  const [picked, pick] = useState<Card>()
  const [wantsDiscard, setWantsDiscard] = useState(false)
  const [spoken, speak] = useState(SILENCE)
  // A new decision starts afresh.
  if (asked !== decision) {
    setAsked(decision)
    pick(undefined)
    setWantsDiscard(false)
    speak(SILENCE)
  }
  const { isForced, isOffered } = discarding(choices)
  const isDiscarding = isForced || (isOffered && wantsDiscard)
  const stacks = stacksOf(scene, choices)
  const isAsked = choices.length > 0
  const hand = useHandFocus(picked, isAsked)

  if (viewer === SPECTATOR) return <p className="vdt-hand-note">{words.hand.spectator}</p>
  const isRolling = scene.phase === 'prologue' || scene.phase === 'timetrial'
  const use = (stack: Stack, offer: Offer, button: HTMLElement) => {
    if (offer.kind === 'play' || offer.kind === 'discard') choose(offer.move)
    else if (offer.kind === 'target') pick(stack.card)
    else if (offer.kind === 'refused') {
      shake(button)
      const reason = offer.isAll ? words.hand.noTarget : refusalText(words, offer.refusal, names)
      speak(({ times }) => ({ text: words.hand.refused(words.cards[stack.card], reason), times: times + 1 }))
    }
  }
  const pickedOffer = picked === undefined ? undefined : offerFor(stacks, picked, isDiscarding)
  if (picked !== undefined && pickedOffer?.kind === 'target')
    return (
      <div className="vdt-hand" ref={hand}>
        <TargetPicker {...props} card={picked} targets={pickedOffer.targets} onCancel={() => pick(undefined)} />
      </div>
    )
  return (
    <div className="vdt-hand" data-asked={isAsked} ref={hand}>
      {isRolling ? <RollPanel {...props} /> : undefined}
      {isRolling ? undefined : (
        <div className="vdt-hand-head">
          <output className="vdt-spoken" data-shown={spoken.text !== ''}>
            <span key={spoken.times}>{spoken.text}</span>
          </output>
          <p className={isForced ? 'vdt-hand-note vdt-hand-forced' : 'vdt-hand-note'}>{headText(words, isAsked, isForced, isDiscarding)}</p>
          {isOffered ? (
            <button
              type="button"
              className="vdt-discard-toggle"
              data-helper
              aria-pressed={wantsDiscard}
              onClick={() => setWantsDiscard(!wantsDiscard)}
            >
              {wantsDiscard ? words.hand.backToPlay : words.hand.discardMode}
            </button>
          ) : undefined}
        </div>
      )}
      {stacks.length === 0 ? undefined : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between the buttons inside
        <ul className="vdt-cards" aria-label={words.hand.label} onKeyDown={moveFocus} data-small={isRolling || undefined}>
          {stacks.map((stack) => (
            <HandCard key={stack.card} stack={stack} offer={offerOf(stack, isDiscarding)} use={use} {...props} />
          ))}
        </ul>
      )}
    </div>
  )
}

const SILENCE = { text: '', times: 0 }

/** The same for as long as the viewer is asked the same thing. */
function decisionOf({ scene, choices }: Props): string {
  return [choices.length > 0, scene.phase, scene.stageIndex, scene.rounds, scene.turn, scene.rolls].join(' ')
}

function headText(words: Messages, isAsked: boolean, isForced: boolean, isDiscarding: boolean): string {
  if (isForced) return words.hand.mustDiscard
  if (isDiscarding) return words.hand.discardHint
  return isAsked ? words.hand.label : words.hand.wait
}

function offerFor(stacks: readonly Stack[], card: Card, isDiscarding: boolean): Offer | undefined {
  const stack = stacks.find((other) => other.card === card)
  return stack === undefined ? undefined : offerOf(stack, isDiscarding)
}
