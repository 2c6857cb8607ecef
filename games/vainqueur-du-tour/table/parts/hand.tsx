import { SPECTATOR } from '@echappee/kernel'
import { Choices, Hand as HandBox, HandHead, useDecisionState } from '@echappee/kit/hand'
import type { ReactElement } from 'react'
import type { Card } from '../../content/cards.ts'
import { discarding, offerOf, stacksOf } from '../hand.ts'
import type { Words } from '../../text/words/en/index.ts'
import { wordsIn, type Props } from '../props.ts'
import { HandCard } from './hand-card.tsx'
import { RollPanel } from './roll-panel.tsx'
import { TargetPicker } from './target-picker.tsx'

/** The viewer's cards, or the die. */
export function Hand(props: Props): ReactElement {
  const { scene, choices, decision, viewer, language } = props
  const words = wordsIn(language)
  const [picked, pick] = useDecisionState<Card | undefined>(decision, undefined)
  const [wantsDiscard, setWantsDiscard] = useDecisionState(decision, false)
  const { isForced, isOffered } = discarding(choices)
  const isDiscarding = isForced || (isOffered && wantsDiscard)
  const stacks = stacksOf(scene, choices).map((stack) => ({ stack, offer: offerOf(stack, isDiscarding) }))
  const open = stacks.find(({ stack, offer }) => stack.card === picked && offer.kind === 'target')?.offer
  const isRolling = scene.phase === 'prologue' || scene.phase === 'timetrial'
  if (viewer === SPECTATOR) return <p className="muted">{words.hand.spectator}</p>
  return (
    <HandBox table={props} className="vdt-hand">
      {picked !== undefined && open?.kind === 'target' ? (
        <TargetPicker {...props} card={picked} targets={open.targets} onCancel={() => pick(undefined)} />
      ) : (
        <>
          {isRolling ? (
            <RollPanel {...props} />
          ) : (
            <HandHead says={headText(words, choices.length > 0, isDiscarding && !isForced)}>
              {isOffered ? (
                <button
                  type="button"
                  className="pill"
                  data-helper
                  data-advised={(!wantsDiscard && choices.some(isDiscardAdvised)) || undefined}
                  aria-pressed={wantsDiscard}
                  onClick={() => setWantsDiscard(!wantsDiscard)}
                >
                  {wantsDiscard ? words.hand.backToPlay : words.hand.discardMode}
                </button>
              ) : undefined}
            </HandHead>
          )}
          {stacks.length === 0 ? undefined : (
            <Choices label={words.hand.label} className="vdt-cards" kind={isRolling ? 'aside' : undefined}>
              {stacks.map(({ stack, offer }) => (
                <HandCard key={stack.card} stack={stack} offer={offer} onTargets={() => pick(stack.card)} {...props} />
              ))}
            </Choices>
          )}
        </>
      )}
    </HandBox>
  )
}

const isDiscardAdvised = ({ move, isAdvised }: Props['choices'][number]) => isAdvised === true && move.type === 'discard'

function headText(words: Words, isAsked: boolean, isDiscarding: boolean): string {
  if (isDiscarding) return words.hand.discardHint
  return isAsked ? words.hand.label : words.hand.wait
}
