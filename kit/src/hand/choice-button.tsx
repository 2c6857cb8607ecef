import type { Refusal } from '@echappee/kernel'
import type { ReactElement, ReactNode } from 'react'
import type { Choice } from '@echappee/text'
import { kitWords } from '../words/index.ts'
import { useHand } from './hand.tsx'

/** What a click on a thing does, or why it does nothing. */
export interface Offer {
  readonly refusal?: Refusal | undefined
  /** Left out where there is nothing to do now. */
  readonly onChoose?: (() => void) | undefined
  /** The coach would take it, or begin with it. */
  readonly isAdvised?: boolean | undefined
}

/** The offer of one choice; of none when it is somebody else's turn. */
export function offerOf<Move>(choice: Choice<Move> | undefined, choose: (move: Move) => void): Offer {
  if (choice === undefined) return {}
  return { refusal: choice.refusal, onChoose: () => choose(choice.move), isAdvised: choice.isAdvised }
}

interface ChoiceButtonProps extends Offer {
  /** The same thing keeps the same id over decisions, and with it the keyboard's focus. */
  readonly id: string
  /** Said before the reason of a refusal: "40 km – …". */
  readonly name?: string
  /** What it would do, written on the thing. */
  readonly note?: ReactNode
  /** Written on the thing instead of the refusal's own few words. */
  readonly reason?: string | undefined
  /** Spoken instead of the refusal's own sentence. */
  readonly sentence?: string | undefined
  /** What must be done first, in words; by `rule`, where one asks for it. */
  readonly lacks?: string | undefined
  readonly rule?: string | undefined
  readonly isChosen?: boolean | undefined
  /** It only helps to choose: never the first choice. */
  readonly isHelper?: boolean | undefined
  /** Pressed again and again, as plus and minus are: keeps the focus even where it is refused next. */
  readonly keepsFocus?: boolean | undefined
  readonly label?: string | undefined
  readonly className?: string
  readonly kind?: string | undefined
  readonly children?: ReactNode
}

/** One choice: lifted if it can be chosen, dimmed with its reason if not; a refused one can still be reached, and says why. */
export function ChoiceButton(props: ChoiceButtonProps): ReactElement {
  const {
    id,
    name,
    note,
    reason,
    sentence,
    refusal,
    lacks,
    rule,
    onChoose,
    isAdvised = false,
    isChosen,
    isHelper,
    keepsFocus,
    label,
    className = '',
    kind,
    children,
  } = props
  const hand = useHand()
  const offer = refusal !== undefined || lacks !== undefined ? 'refused' : onChoose === undefined ? 'idle' : 'legal'
  const coach = isAdvised ? kitWords(hand.language).advice : undefined
  const words = lacks ?? (refusal === undefined ? note : (reason ?? hand.reason(refusal)))
  return (
    <button
      type="button"
      className={`choice ${className}`}
      data-choice={id}
      data-offer={offer}
      data-kind={kind}
      data-helper={isHelper === true ? true : undefined}
      data-advised={isAdvised ? true : undefined}
      data-keeps-focus={keepsFocus === true ? true : undefined}
      aria-disabled={offer !== 'legal'}
      aria-pressed={isChosen}
      aria-label={label === undefined ? undefined : spokenLabel(label, words, coach)}
      onClick={({ currentTarget }) => {
        if (offer === 'legal') onChoose?.()
        else if (offer === 'refused') hand.refuse(currentTarget, { refusal, rule: rule ?? refusal?.rule, text: lacks ?? sentence, name })
      }}
    >
      {coach === undefined ? undefined : <span className="choice-advised">{coach}</span>}
      {children}
      {/* A space, so that the words of the thing and its note are not one word for whoever speaks to the page. */}{' '}
      {words === undefined || words === '' ? undefined : <span className="choice-note">{words}</span>}
    </button>
  )
}

function spokenLabel(...parts: readonly ReactNode[]): string {
  return parts.filter((part): part is string => typeof part === 'string' && part !== '').join('. ')
}
