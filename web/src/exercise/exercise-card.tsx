import type { Answer, SeatRecord } from '@echappee/kernel'
import { RefusalText } from '@echappee/kit'
import { matchRefusalText } from '@echappee/text'
import { useEffect, useRef, type ReactElement } from 'react'
import { CoachNote } from '../coach/coach-note.tsx'
import type { LoadedGame } from '../shell/games.ts'
import { useWords } from '../shell/language.tsx'
import { Link } from '../shell/link.tsx'
import type { Route } from '../shell/router.ts'
import type { Shown } from '../table/table.ts'
import { exerciseWords } from '../words/index.ts'
import type { Answered, ExerciseTable } from './exercise-table.ts'

interface ExerciseCardProps {
  readonly table: ExerciseTable
  readonly answer: Answer
  readonly answered: Answered | undefined
  readonly next: Route
  readonly loaded: LoadedGame
  readonly shown: Shown
  readonly seats: readonly SeatRecord[]
  readonly onRideOn: () => void
}

/** Takes the place of the prompt: the question, and once it is answered the answer with its reason. */
export function ExerciseCard({ table, answer, answered, next, loaded, shown, seats, onRideOn }: ExerciseCardProps): ReactElement {
  const { language } = useWords()
  const say = exerciseWords(language)
  const { text } = loaded
  const names = (seat: number) => seats[seat]?.name ?? '?'
  const { match } = table
  const { viewer: seat, refusal } = shown
  const scene: unknown = match.view(seat)
  const card = useRef<HTMLDivElement>(null)
  const isAnswered = answered !== undefined
  useEffect(() => {
    if (isAnswered) card.current?.querySelector('button')?.focus({ preventScroll: true })
    if (isAnswered) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isAnswered])
  return (
    <div className={isAnswered ? 'prompt exercise' : 'prompt exercise is-asked'} ref={card} data-right={answered?.isRight}>
      <output>
        {answered === undefined ? (
          <>
            <strong>{say.lead} </strong>
            {text.prompt(shown.scene, seat, names, shown.choices)} <span>{say.ask}</span>
          </>
        ) : (
          <>
            <span className="exercise-verdict">
              {answered.isRight ? <strong>{say.right}</strong> : say.wrong(text.move(answered.move, scene, names))}
            </span>{' '}
            <CoachNote advice={answer} props={{ text, scene, names }} />
          </>
        )}
        {refusal === undefined ? undefined : (
          <span className="prompt-refusal">
            <RefusalText refusal={refusal} text={matchRefusalText(language, refusal) ?? text.refusal(refusal, names)} language={language} />
          </span>
        )}
      </output>
      {answered === undefined ? undefined : (
        <div className="buttons">
          <button type="button" className="button" onClick={() => void table.show(answer.move)}>
            {say.showBest}
          </button>
          {answered.isRight ? undefined : (
            <button type="button" className="button" onClick={() => void table.show(answered.move)}>
              {say.showOwn}
            </button>
          )}
          <button type="button" className="button" onClick={table.again}>
            {say.again}
          </button>
          <button type="button" className="button" onClick={onRideOn}>
            {say.rideOn}
          </button>
          <Link to={next} className="button primary">
            {next.page === 'exercises' ? say.all : say.next}
          </Link>
        </div>
      )}
    </div>
  )
}
