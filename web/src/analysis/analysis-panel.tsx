import type { GameRecord, Seat } from '@echappee/kernel'
import { useLayoutEffect, type ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { showBoardAtTop } from '../table/road-in-sight.ts'
import type { LoadedGame } from '../shell/games.ts'
import { ChanceCurve } from './chance-curve.tsx'
import { MomentList } from './moment-list.tsx'
import { ShareTable } from './share-table.tsx'
import type { Analysing } from './use-analysis.ts'

interface AnalysisPanelProps {
  readonly record: GameRecord
  readonly loaded: LoadedGame
  readonly analysing: Analysing
  /** How many moves had been played at the moment on the board. */
  readonly at: number
  readonly onJump: (at: number) => void
  readonly person: Seat
  readonly onTryAgain: (at: number, seat: Seat) => void
}

/** After the race: how the chances went, what cost most, and what was luck. */
export function AnalysisPanel({ record, loaded, analysing, at, onJump, person, onTryAgain }: AnalysisPanelProps): ReactElement {
  const { m } = useWords()
  const { state, open, close } = analysing
  useLayoutEffect(showBoardAtTop, [])
  const say = m.analysis
  const names = (seat: number) => record.seats[seat]?.name ?? '?'
  return (
    <section className="analysis" id="analysis" aria-labelledby="analysis-title">
      <header>
        <h2 id="analysis-title">{say.title}</h2>
        <button type="button" className="button" onClick={close}>
          {state.kind === 'working' ? say.stop : say.close}
        </button>
      </header>
      {state.kind === 'done' ? (
        <>
          <MomentList analysis={state.analysis} text={loaded.text} {...{ names, person, at, onJump, onTryAgain }} />
          <ChanceCurve record={record} curve={state.analysis.curve} names={names} at={at} onJump={onJump} />
          <ShareTable analysis={state.analysis} names={names} />
        </>
      ) : state.kind === 'failed' ? (
        <>
          <p>{say.failed}</p>
          <button type="button" className="button primary" onClick={open}>
            {say.again}
          </button>
        </>
      ) : (
        <>
          <p>{say.intro}</p>
          <label className="analysis-work">
            {say.working} <progress max={1} value={state.kind === 'working' ? state.progress : 0} />
          </label>
        </>
      )}
    </section>
  )
}
