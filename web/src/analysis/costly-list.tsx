import type { Costly } from '@echappee/bots'
import type { AnyGameText } from '@echappee/ui'
import type { ReactElement } from 'react'
import { percent } from '../coach/percent.ts'
import { useWords } from '../language.tsx'
import type { AnalysedRace } from './analysis.worker.ts'

interface CostlyListProps {
  readonly analysis: AnalysedRace
  readonly text: AnyGameText
  readonly names: (seat: number) => string
  readonly onJump: (seq: number) => void
}

/** What cost most, with the better move, and the way to that moment. */
export function CostlyList({ analysis, text, names, onJump }: CostlyListProps): ReactElement {
  const { m, language } = useWords()
  const say = m.analysis
  const moveText = (move: unknown, { seq }: Costly) => text.move(move, analysis.views[seq], names)
  const asPercent = (value: number) => percent(language, value)
  return (
    <section>
      <h3>{say.costly}</h3>
      {analysis.costly.length === 0 ? <p>{say.none}</p> : undefined}
      <ol className="analysis-costly">
        {analysis.costly.map((one) => (
          <li key={one.seq}>
            <p>
              {say.better(names(one.seat), moveText(one.played, one), moveText(one.better, one))}{' '}
              <small>{say.cost(asPercent(one.cost), asPercent(one.low), asPercent(one.high))}</small>
            </p>
            <button type="button" className="button" onClick={() => onJump(one.seq)}>
              {say.jump(one.seq)}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
