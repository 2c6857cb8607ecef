import type { GameRecord } from '@echappee/kernel'
import type { ReactElement } from 'react'
import { useWords } from '../language.tsx'
import type { LoadedGame } from '../play/games.ts'
import { ChanceCurve } from './chance-curve.tsx'
import { CostlyList } from './costly-list.tsx'
import { ShareTable } from './share-table.tsx'
import type { Analysing } from './use-analysis.ts'

interface AnalysisPanelProps {
  readonly record: GameRecord
  readonly loaded: LoadedGame
  readonly analysing: Analysing
  /** Shows the position before a move. */
  readonly onJump: (seq: number) => void
}

/** After the race: how the chances went, what cost most, and what was luck. */
export function AnalysisPanel({ record, loaded, analysing, onJump }: AnalysisPanelProps): ReactElement {
  const { m } = useWords()
  const { state, start, stop } = analysing
  const say = m.analysis
  const names = (seat: number) => record.seats[seat]?.name ?? '?'
  return (
    <section className="analysis" aria-labelledby="analysis-title">
      <h2 id="analysis-title">{say.title}</h2>
      {state.kind === 'working' ? (
        <div className="analysis-work">
          <label>
            {say.working} <progress max={1} value={state.progress} />
          </label>
          <button type="button" className="button" onClick={stop}>
            {say.stop}
          </button>
        </div>
      ) : state.kind === 'done' ? (
        <>
          <ChanceCurve curve={state.analysis.curve} names={names} />
          <CostlyList analysis={state.analysis} text={loaded.text} names={names} onJump={onJump} />
          <ShareTable shares={state.analysis.shares} names={names} />
        </>
      ) : (
        <div className="analysis-work">
          <p>{state.kind === 'failed' ? say.failed : say.intro}</p>
          <button type="button" className="button primary" onClick={start}>
            {say.start}
          </button>
        </div>
      )}
    </section>
  )
}
