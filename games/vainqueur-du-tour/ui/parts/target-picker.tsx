import { RiderToken, type Choice } from '@echappee/ui'
import { useEffect, useRef, useState, type ReactElement } from 'react'
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
  const box = useRef<HTMLDivElement>(null)
  const [spoken, setSpoken] = useState('')
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-offer="play"]')?.focus(), [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape cancels from any of the buttons inside
    <div
      className="vdt-targets"
      role="group"
      aria-label={words.hand.target(words.cards[card])}
      ref={box}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel()
      }}
    >
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
                  event.currentTarget.animate({ translate: ['0', '-6px', '6px', '-4px', '4px', '0'] }, { duration: 300 })
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
      <button type="button" className="vdt-cancel" onClick={onCancel}>
        {words.hand.cancel}
      </button>
      <p className="vdt-spoken" role="status" data-shown={spoken !== ''}>
        {spoken}
      </p>
    </div>
  )
}
