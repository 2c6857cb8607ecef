import { RefusalText, type TableProps } from '@echappee/kit'
import { matchRefusalText } from '@echappee/text'
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { CoachNote } from '../coach/coach-note.tsx'
import { useWords } from '../shell/language.tsx'
import type { Rider, Shown, Table } from './table.ts'
import type { RaceActions } from './table-menu.tsx'

interface PromptProps {
  readonly table: Table
  readonly shown: Shown
  readonly props: TableProps<unknown, unknown, unknown>
  readonly actions: RaceActions
  readonly hasCoach: boolean
  /** Undefined where it waits for nobody. */
  readonly waitingFor?: ((seat: number) => string | undefined) | undefined
  readonly remark?: ReactNode
}

/** Who must do what, or what has just happened; and why a move was refused. */
export function Prompt({ table, shown, props, actions, hasCoach, waitingFor, remark }: PromptProps): ReactElement {
  const { m, language } = useWords()
  const bar = useRef<HTMLDivElement>(null)
  const { text, names } = props
  const { refusal } = shown
  const isAsked = shown.choices.length > 0
  useEffect(() => {
    // A refused click shakes and speaks.
    if (refusal !== undefined) bar.current?.animate({ translate: ['0', '-6px', '6px', '-4px', '4px', '0'] }, { duration: 320 })
  }, [refusal])
  const promptText = usePromptText(shown, props, waitingFor)
  const lead = isAsked ? m.table.yourTurn : shown.outcome !== undefined ? m.table.over : undefined
  return (
    <div className={isAsked ? 'prompt is-asked' : 'prompt'} ref={bar}>
      <output>
        {lead === undefined ? undefined : <strong>{lead} </strong>}
        {shown.coaching === undefined ? (
          promptText
        ) : shown.coaching.isThinking ? (
          <span className="coach-thinking">{m.coach.thinking}</span>
        ) : (
          <CoachNote advice={shown.coaching.advice} props={props} />
        )}
        {refusal === undefined ? undefined : (
          <span className="prompt-refusal">
            <RefusalText refusal={refusal} text={matchRefusalText(language, refusal) ?? text.refusal(refusal, names)} language={language} />
          </span>
        )}
      </output>
      <div className="buttons">
        {shown.canUndo ? (
          <button type="button" className="button" onClick={table.rider?.undo}>
            {m.table.undo}
          </button>
        ) : undefined}
        {isAsked && hasCoach && table.rider !== undefined ? <CoachButton rider={table.rider} shown={shown} /> : undefined}
        {shown.canHurry ? (
          <button type="button" className="button" onClick={table.rider?.hurry}>
            {m.coach.hurry}
          </button>
        ) : undefined}
        {shown.beat === undefined ? undefined : (
          <>
            <button type="button" className="button" onClick={table.skip}>
              {m.table.skip}
            </button>
            {table.skipToTurn === undefined ? undefined : (
              <button type="button" className="button" onClick={table.skipToTurn}>
                {m.table.skipToTurn}
              </button>
            )}
          </>
        )}
        {shown.outcome === undefined ? undefined : (
          <>
            <button type="button" className="button" onClick={actions.replay}>
              {m.table.replay}
            </button>
            {actions.analyse === undefined ? undefined : (
              <button type="button" className="button" onClick={actions.analyse}>
                {m.analysis.open}
              </button>
            )}
            {actions.share}
            {actions.rematch === undefined ? undefined : (
              <button type="button" className="button" onClick={actions.rematch}>
                {m.table.rematch}
              </button>
            )}
          </>
        )}
      </div>
      {remark}
    </div>
  )
}

/** Asks the coach, stops him, or puts his advice away. */
function CoachButton({ rider, shown }: { readonly rider: Rider; readonly shown: Shown }): ReactElement {
  const { m } = useWords()
  const { coaching } = shown
  return (
    <button type="button" className="button" onClick={() => (coaching === undefined ? void rider.askCoach() : rider.stopCoach())}>
      {coaching === undefined ? m.coach.ask : coaching.isThinking ? m.coach.stop : m.coach.close}
    </button>
  )
}

function usePromptText(shown: Shown, props: PromptProps['props'], waitingFor: PromptProps['waitingFor']): string {
  const { m } = useWords()
  const { text, names } = props
  if (shown.choices.length > 0 || shown.outcome !== undefined) return text.prompt(shown.scene, shown.viewer, names, shown.choices)
  const [other, ...others] = shown.awaited.filter((seat) => seat !== shown.viewer)
  if (shown.beat !== undefined || other === undefined) return lastLine(shown.log, props)
  // Of a secret step nobody learns who has answered, nor how many.
  if (shown.hasAnswered) return m.table.ready
  if (others.length > 0) return m.table.secretStep
  return waitingFor === undefined ? m.table.waiting(names(other)) : (waitingFor(other) ?? lastLine(shown.log, props))
}

/** What has just happened; a beat without words leaves the line before it standing. */
function lastLine(log: readonly unknown[], { text, names, scene }: TableProps<unknown, unknown, unknown>): string {
  for (let i = log.length - 1; i >= 0; i--) {
    const line = text.event(log[i], names, scene)
    if (line !== undefined) return line
  }
  return ''
}
