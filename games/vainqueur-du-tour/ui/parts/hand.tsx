import { SPECTATOR } from '@echappee/kernel'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import type { Card } from '../../content/cards.ts'
import type { Move } from '../../rules/moves.ts'
import { discarding, offerOf, stacksOf, type Offer, type Stack } from '../hand.ts'
import { wordsIn, type Props } from '../props.ts'
import { landing } from '../tour.ts'
import { reasonText, refusalText } from '../text.ts'
import type { Messages } from '../messages/en.ts'
import { CardFace } from './card-face.tsx'
import { RollPanel } from './roll-panel.tsx'
import { TargetPicker } from './target-picker.tsx'

/** The viewer's cards, or the die. */
export function Hand(props: Props): ReactElement {
  const { scene, choices, choose, names, viewer, language } = props
  const words = wordsIn(language)
  const [picked, pick] = useState<Card>()
  const [wantsDiscard, setWantsDiscard] = useState(false)
  const [spoken, setSpoken] = useState({ text: '', times: 0 })
  const list = useRef<HTMLUListElement>(null)
  const returnTo = useRef<Card>(undefined)
  const { isForced, isOffered } = discarding(choices)
  const isDiscarding = isForced || (isOffered && wantsDiscard)
  const stacks = stacksOf(scene, choices)
  const isAsked = choices.length > 0

  // A new decision starts afresh.
  useEffect(() => {
    pick(undefined)
    setWantsDiscard(false)
    setSpoken({ text: '', times: 0 })
  }, [choices])

  // Back from the target picker, the card has the focus again.
  useEffect(() => {
    if (picked !== undefined) returnTo.current = picked
    else if (returnTo.current !== undefined) {
      list.current?.querySelector<HTMLElement>(`[data-card="${returnTo.current}"]`)?.focus()
      returnTo.current = undefined
    }
  }, [picked])

  if (viewer === SPECTATOR) return <p className="vdt-hand-note">{words.hand.spectator}</p>
  const pickedOffer = picked === undefined ? undefined : offerFor(stacks, picked, isDiscarding)
  if (picked !== undefined && pickedOffer?.kind === 'target')
    return <TargetPicker {...props} card={picked} targets={pickedOffer.targets} onCancel={() => pick(undefined)} />

  const isRolling = scene.phase === 'prologue' || scene.phase === 'timetrial'
  const use = (stack: Stack, offer: Offer, button: HTMLElement) => {
    if (offer.kind === 'play' || offer.kind === 'discard') choose(offer.move)
    else if (offer.kind === 'target') pick(stack.card)
    else if (offer.kind === 'refused') {
      button.animate({ translate: ['0', '-6px', '6px', '-4px', '4px', '0'] }, { duration: 300 })
      const reason = offer.isAll ? words.hand.noTarget : refusalText(words, offer.refusal, names)
      setSpoken(({ times }) => ({ text: words.hand.refused(words.cards[stack.card], reason), times: times + 1 }))
    }
  }
  return (
    <div className="vdt-hand" data-asked={isAsked}>
      {isRolling ? <RollPanel {...props} /> : undefined}
      {isRolling ? undefined : (
        <div className="vdt-hand-head">
          <p className="vdt-spoken" role="status" data-shown={spoken.text !== ''}>
            <span key={spoken.times}>{spoken.text}</span>
          </p>
          <p className={isForced ? 'vdt-hand-note vdt-hand-forced' : 'vdt-hand-note'}>{headText(words, isAsked, isForced, isDiscarding)}</p>
          {isOffered ? (
            <button type="button" className="vdt-discard-toggle" aria-pressed={wantsDiscard} onClick={() => setWantsDiscard(!wantsDiscard)}>
              {wantsDiscard ? words.hand.backToPlay : words.hand.discardMode}
            </button>
          ) : undefined}
        </div>
      )}
      {stacks.length === 0 ? undefined : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between the buttons inside
        <ul className="vdt-cards" aria-label={words.hand.label} ref={list} onKeyDown={moveFocus} data-small={isRolling || undefined}>
          {stacks.map((stack) => (
            <HandCard key={stack.card} stack={stack} offer={offerOf(stack, isDiscarding)} use={use} {...props} />
          ))}
        </ul>
      )}
    </div>
  )
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

interface HandCardProps extends Props {
  readonly stack: Stack
  readonly offer: Offer
  readonly use: (stack: Stack, offer: Offer, button: HTMLElement) => void
}

function HandCard({ stack, offer, use, scene, names, language }: HandCardProps): ReactElement {
  const words = wordsIn(language)
  const { card, count, isDrawn } = stack
  const note = noteText(words, offer, { scene, names })
  return (
    <li data-stacked={count > 1 || undefined}>
      <button
        type="button"
        className="vdt-card"
        data-card={card}
        data-offer={offer.kind}
        aria-disabled={offer.kind === 'refused' || offer.kind === 'idle'}
        onClick={(event) => use(stack, offer, event.currentTarget)}
      >
        {count > 1 ? (
          <span className="vdt-card-count">
            <span aria-hidden="true">×{count}</span>
            <span className="visually-hidden">{words.hand.copies(count)}</span>
          </span>
        ) : undefined}
        <CardFace card={card} words={words} />
        <span className="vdt-card-note">{note}</span>
        {isDrawn ? <span className="vdt-card-drawn">{words.hand.drawn}</span> : undefined}
      </button>
    </li>
  )
}

/** What would happen, or why it can't: written on the card. */
function noteText(words: Messages, offer: Offer, { scene, names }: Pick<Props, 'scene' | 'names'>): string {
  switch (offer.kind) {
    case 'idle':
      return ''
    case 'discard':
      return words.hand.discardThis
    case 'play':
      return playNote(words, offer.move, { scene, names })
    case 'target': {
      const targets = offer.targets.flatMap(({ move, refusal }) =>
        refusal === undefined && move.type === 'handicap' ? [names(move.target)] : [],
      )
      return targets.length < 3 ? words.hand.on(targets) : words.hand.onMany(targets.length)
    }
    case 'refused':
      return offer.isAll ? words.hand.noTargetShort : reasonText(words, offer.refusal, names)
  }
}

function playNote(words: Messages, move: Move, { scene, names }: Pick<Props, 'scene' | 'names'>): string {
  switch (move.type) {
    case 'km': {
      const { to, enters } = landing(scene, scene.viewer, move.value)
      return words.move.landing(to, enters)
    }
    case 'sprint': {
      const { to, enters } = landing(scene, scene.viewer, Infinity)
      return words.move.landing(to, enters)
    }
    case 'counter':
      return words.hand.cures(words.cards[scene.riders[scene.viewer]!.handicap!])
    case 'handicap':
      return words.hand.on([names(move.target)])
    case 'climber':
      return words.hand.climber
    default:
      return ''
  }
}

/** Arrow keys move along the cards. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key]
  if (step === undefined) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
  const at = buttons.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return
  event.preventDefault()
  const next = Number.isFinite(step) ? (at + step + buttons.length) % buttons.length : step < 0 ? 0 : buttons.length - 1
  buttons[next]?.focus()
}
