import type { Costly } from '@echappee/bots'
import type { AnyGameText } from '@echappee/text'
import type { ReactElement } from 'react'
import { percent } from '../coach/percent.ts'
import { useWords } from '../shell/language.tsx'
import type { AnalysedRace } from '../think/analyse.ts'

interface CostlyListProps {
  readonly analysis: AnalysedRace
  readonly text: AnyGameText
  readonly names: (seat: number) => string
  readonly at: number
  readonly onJump: (at: number) => void
}

/** What cost most, with the better move, and the way to the moment before it. */
export function CostlyList({ analysis, text, names, at, onJump }: CostlyListProps): ReactElement {
  const { m, language } = useWords()
  const say = m.analysis
  const moveText = (move: unknown, { seq }: Costly) => text.move(move, analysis.views[seq], names)
  // Below that a decision can't be told from luck.
  const costly = analysis.costly.filter(({ low }) => low > 0)
  const asPercent = (value: number) => percent(language, value)
  return (
    <section>
      <h3>{say.costly}</h3>
      {costly.length === 0 ? <p>{say.none}</p> : undefined}
      <ol className="analysis-costly">
        {costly.map((one) => (
          <li key={one.seq} data-now={at === one.seq - 1}>
            <p>
              {say.better(names(one.seat), moveText(one.played, one), moveText(one.better, one))}{' '}
              <small>{say.cost(asPercent(one.cost), asPercent(one.low), asPercent(one.high))}</small>
            </p>
            <button
              type="button"
              className="button"
              aria-current={at === one.seq - 1 ? 'true' : undefined}
              onClick={() => onJump(one.seq - 1)}
            >
              {say.jump(one.seq)}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
