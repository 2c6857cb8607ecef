import type { Advice } from '@echappee/bots'
import type { Json, Seat } from '@echappee/kernel'
import type { Names } from '@echappee/text'
import type { TableHand, TableRace } from '@echappee/sheet'
import { useEffect, useState, type ReactElement } from 'react'
import { CoachNote } from '../../coach/coach-note.tsx'
import { useWords } from '../../shell/language.tsx'
import { thinker } from '../../think/thinker.ts'
import { rideWords, scoreWords } from '../../words/index.ts'
import type { SheetGame } from '../sheet/load-sheet-game.ts'
import { Stepper } from '../sheet/stepper.tsx'

interface RideCoachProps {
  readonly loaded: SheetGame
  readonly race: TableRace
  readonly seat: Seat
  readonly names: Names
}

type Held = Readonly<Record<string, number>>

/** The coach beside the board, for whoever asks: told the hand where it is hidden, he is sent what its owner sees, and no more. */
export function RideCoach({ loaded, race, seat, names }: RideCoachProps): ReactElement {
  const { m, language } = useWords()
  const words = rideWords(language)
  const [isOpen, setOpen] = useState(false)
  const [held, setHeld] = useState<Held>({})
  const hand = isOpen ? race.hand() : undefined
  const view = !isOpen
    ? undefined
    : hand === undefined
      ? race.view(seat)
      : sizeOf(held) === hand.size
        ? race.viewHolding(seat, held)
        : undefined
  const advice = useAdvice(loaded, view, seat, race)
  const close = () => {
    setOpen(false)
    setHeld({})
  }
  if (!isOpen)
    return (
      <p className="buttons ride-ask">
        <button type="button" className="button" onClick={() => setOpen(true)}>
          {words.askCoach}
        </button>
      </p>
    )
  return (
    <section className="ride-coach" aria-label={m.coach.ask}>
      {hand === undefined || view !== undefined ? undefined : <HandForm loaded={loaded} hand={hand} held={held} onChange={setHeld} />}
      <output>
        {view === undefined ? undefined : advice === undefined ? (
          <span className="coach-thinking">{m.coach.thinking}</span>
        ) : (
          <CoachNote advice={advice} props={{ text: loaded.text, scene: view, names }} />
        )}
      </output>
      <p className="buttons">
        <button type="button" className="button" onClick={close}>
          {view !== undefined && advice === undefined ? m.coach.stop : m.coach.close}
        </button>
      </p>
    </section>
  )
}

interface HandFormProps {
  readonly loaded: SheetGame
  readonly hand: TableHand
  readonly held: Held
  readonly onChange: (held: Held) => void
}

/** What is in the hand: a tap for each card, or where there are few kinds of them, how many of each. */
function HandForm(props: HandFormProps): ReactElement {
  const { language } = useWords()
  const words = rideWords(language)
  const { hand, held } = props
  return (
    <>
      <h3>{words.coachHand(hand.size)}</h3>
      <p className="muted">{words.coachHelp}</p>
      {isFew(hand) ? <KindCounts {...props} /> : <CardTaps {...props} />}
      {sizeOf(held) === hand.size ? <p className="problem">{words.noSuchHand}</p> : undefined}
    </>
  )
}

const FEW_KINDS = 4
const isFew = (hand: TableHand) => hand.cards.length <= FEW_KINDS && hand.size > hand.cards.length

const cardName = ({ sheetText }: SheetGame, card: string) => sheetText.tableNames?.().cards?.[card] ?? card

/** The first kind is what is left. */
function KindCounts({ loaded, hand, onChange }: HandFormProps): ReactElement {
  const { language } = useWords()
  const words = rideWords(language)
  const [counts, setCounts] = useState<Held>({})
  const [first, ...others] = hand.cards
  const rest = hand.size - sizeOf(counts)
  return (
    <>
      <ul className="score-numbers">
        <li>
          <b>{cardName(loaded, first!.card)}</b>
          <b>{rest}</b>
        </li>
        {others.map(({ card, most }) => (
          <li key={card}>
            <b>{cardName(loaded, card)}</b>
            <Stepper
              {...{ min: 0, max: Math.min(most, hand.size), value: counts[card] ?? 0, name: cardName(loaded, card) }}
              words={scoreWords(language)}
              onChange={(value) => setCounts({ ...counts, [card]: value })}
            />
          </li>
        ))}
      </ul>
      <p className="buttons">
        <button type="button" className="button primary" onClick={() => onChange({ ...counts, [first!.card]: rest })}>
          {words.askCoach}
        </button>
      </p>
    </>
  )
}

function CardTaps({ loaded, hand, held, onChange }: HandFormProps): ReactElement {
  const { language } = useWords()
  const score = scoreWords(language)
  const left = hand.size - sizeOf(held)
  const isShort = hand.cards.every(({ card }) => cardName(loaded, card).length <= SHORT)
  return (
    <>
      <ul className="ride-moves" data-short={isShort || undefined}>
        {hand.cards.map(({ card, most }) => {
          const count = held[card] ?? 0
          return (
            <li key={card}>
              <button
                type="button"
                className="score-tap"
                aria-pressed={count > 0}
                disabled={left === 0 || count === most}
                onClick={() => onChange({ ...held, [card]: count + 1 })}
              >
                <span>{count === 0 ? cardName(loaded, card) : `${cardName(loaded, card)} × ${count}`}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <p className="buttons">
        <span className="muted">{score.still(left)}</span>
        {left === hand.size ? undefined : (
          <button type="button" className="button" onClick={() => onChange({})}>
            {score.again}
          </button>
        )}
      </p>
    </>
  )
}

/** So many letters fit three times beside each other on a phone. */
const SHORT = 8

const sizeOf = (held: Held) => Object.values(held).reduce((sum, count) => sum + count, 0)

/** Of this view, once it is there. */
function useAdvice({ game }: SheetGame, view: unknown, seat: Seat, race: TableRace): Advice<Json> | undefined {
  const [answer, setAnswer] = useState<{ readonly about: string; readonly advice: Advice<Json> }>()
  const about = view === undefined ? '' : JSON.stringify(view)
  useEffect(() => {
    if (about === '') return undefined
    const thought = new AbortController()
    const request = { game: game.id, rulesVersion: game.rulesVersion, view: JSON.parse(about) as Json, seat, seed: race.file.seed }
    void thinker.advise(request, thought.signal).then((advice) => setAnswer({ about, advice }))
    return () => thought.abort()
  }, [about, game, seat, race])
  return answer?.about === about ? answer.advice : undefined
}
