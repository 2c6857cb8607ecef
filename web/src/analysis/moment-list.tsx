import type { AnyGameText } from '@echappee/text'
import type { Json, Seat } from '@echappee/kernel'
import type { ReactElement } from 'react'
import { percent } from '../coach/percent.ts'
import { useWords } from '../shell/language.tsx'
import { analysisWords } from '../words/index.ts'
import type { AnalysedRace } from '../think/analyse.ts'
import { momentsOf, type Moment } from './moments.ts'

interface MomentListProps {
  readonly analysis: AnalysedRace
  readonly text: AnyGameText
  readonly names: (seat: number) => string
  /** Whose race it is: that rider's decisions come first. */
  readonly person: Seat
  readonly at: number
  readonly onJump: (at: number) => void
  /** Takes the race up again before a move, in that seat. */
  readonly onTryAgain: (at: number, seat: Seat) => void
  /** Shows on the board what would have come of another move. */
  readonly onShowWay: (at: number, seat: Seat, move: Json) => void
}

/** Three moments that mattered: on the board, in the words of the game, with the better way and the way back to it. */
export function MomentList({ analysis, text, names, person, at, onJump, onTryAgain, onShowWay }: MomentListProps): ReactElement {
  const { language } = useWords()
  const say = analysisWords(language)
  const asPercent = (value: number) => percent(language, value)
  const words = (moment: Moment): ReactElement => {
    if (moment.kind === 'turn') return <p>{say.turn(names(moment.seat), asPercent(moment.from), asPercent(moment.to))}</p>
    const { cost, low, high, seq, seat } = moment.decision
    const moveText = (move: unknown) => text.move(move, analysis.views[seq], names)
    return (
      <p>
        {say.better(names(seat), moveText(moment.decision.played), moveText(moment.decision.better))}{' '}
        <small>{say.cost(asPercent(cost), asPercent(low), asPercent(high))}</small>
      </p>
    )
  }
  return (
    <section>
      <h3>{say.moments}</h3>
      {analysis.costly.length === 0 ? <p>{say.none}</p> : undefined}
      <ol className="analysis-moments">
        {momentsOf(analysis, person).map((moment) => (
          <li key={moment.at} data-now={at === moment.at}>
            {words(moment)}
            <p className="buttons">
              <button
                type="button"
                className="button"
                aria-current={at === moment.at ? 'true' : undefined}
                onClick={({ currentTarget }) => {
                  onJump(moment.at)
                  keepInSight(currentTarget)
                }}
              >
                {moment.kind === 'turn' ? say.jumpTurn(moment.at) : say.jump(moment.at + 1)}
              </button>
              {moment.kind === 'turn' ? undefined : (
                <>
                  <button
                    type="button"
                    className="button"
                    onClick={() => onShowWay(moment.at, moment.decision.seat, moment.decision.better)}
                  >
                    {say.showWay}
                  </button>
                  <button type="button" className="button" onClick={() => onTryAgain(moment.at, moment.decision.seat)}>
                    {say.tryAgain}
                  </button>
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The board of another moment may be higher, and push what was clicked out of sight: once it is laid out, it is brought back. */
function keepInSight(button: HTMLElement): void {
  requestAnimationFrame(() => requestAnimationFrame(() => button.scrollIntoView({ block: 'nearest', behavior: 'instant' })))
}
