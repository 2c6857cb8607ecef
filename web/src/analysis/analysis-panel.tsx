import type { Json, Seat } from '@echappee/kernel'
import { useLayoutEffect, type ReactElement } from 'react'
import { MadeExercises } from '../exercise/made-exercises.tsx'
import { useWords } from '../shell/language.tsx'
import { analysisWords } from '../words/index.ts'
import { showBoardAtTop } from '../table/road-in-sight.ts'
import type { LoadedGame } from '../shell/games.ts'
import { ChanceCurve } from './chance-curve.tsx'
import { MomentList } from './moment-list.tsx'
import { ShareTable } from './share-table.tsx'
import type { SavedTable } from '../table/saved-table.ts'
import type { Analysing } from './use-analysis.ts'

interface AnalysisPanelProps {
  readonly saved: SavedTable
  readonly loaded: LoadedGame
  readonly analysing: Analysing
  /** How many moves had been played at the moment on the board. */
  readonly at: number
  readonly onJump: (at: number) => void
  readonly person: Seat
  readonly onTryAgain: (at: number, seat: Seat) => void
  readonly onShowWay: (at: number, seat: Seat, move: Json) => void
}

/** After the race: how the chances went, what cost most, and what was luck. */
export function AnalysisPanel({ saved, loaded, analysing, at, onJump, person, onTryAgain, onShowWay }: AnalysisPanelProps): ReactElement {
  const { language } = useWords()
  const { state, open, close } = analysing
  const { record } = saved
  useLayoutEffect(showBoardAtTop, [])
  const say = analysisWords(language)
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
          <MomentList analysis={state.analysis} text={loaded.text} {...{ names, person, at, onJump, onTryAgain, onShowWay }} />
          <MadeExercises saved={saved} analysis={state.analysis} />
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
