import { RiderToken, type Choice } from '@echappee/ui'
import { shake } from '@echappee/ui/motion'
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react'
import type { Card } from '../../content/cards.ts'
import type { Move } from '../../rules/moves.ts'
import { wordsIn, type Props } from '../props.ts'
import { reasonText, refusalText } from '../text.ts'
import { CardFace } from './card-face.tsx'

interface TargetPickerProps extends Props {
  readonly card: Card
  readonly targets: readonly Choice<Move>[]
  readonly onCancel: () => void
}

/** On whom is the handicap laid? */
export function TargetPicker({ card, targets, onCancel, scene, choose, names, language }: TargetPickerProps): ReactElement {
  const words = wordsIn(language)
  const box = useRef<HTMLElement>(null)
  const [spoken, setSpoken] = useState('')
  const cancel = useEffectEvent(onCancel)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') cancel()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-offer="play"]')?.focus(), [])
  return (
    <section className="vdt-targets" aria-label={words.hand.target(words.cards[card])} ref={box}>
      <span className="vdt-targets-card" aria-hidden="true">
        <CardFace card={card} words={words} />
      </span>
      <p className="vdt-targets-question" aria-hidden="true">
        {words.hand.target(words.cards[card])}
      </p>
      <ul>
        {targets.map(({ move, refusal }) => {
          if (move.type !== 'handicap') return undefined
          const { target } = move
          const where = words.people.at(scene.riders[target]!.at)
          return (
            <li key={target}>
              <button
                type="button"
                data-offer={refusal === undefined ? 'play' : 'refused'}
                aria-disabled={refusal !== undefined}
                onClick={(event) => {
                  if (refusal === undefined) return choose(move)
                  shake(event.currentTarget)
                  setSpoken(refusalText(words, refusal, names))
                }}
              >
                <RiderToken seat={target} isLeader={scene.bearer === target} size={44} />
                <span>
                  <b>{names(target)}</b>
                  <small>{refusal === undefined ? where : reasonText(words, refusal, names)}</small>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <button type="button" className="vdt-cancel" data-helper onClick={onCancel}>
        {words.hand.cancel}
      </button>
      <output className="vdt-spoken" data-shown={spoken !== ''}>
        {spoken}
      </output>
    </section>
  )
}
