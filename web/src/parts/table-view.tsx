import { SPECTATOR, type SeatRecord } from '@echappee/kernel'
import { matchRefusalText, type TableProps } from '@echappee/ui'
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { useWords } from '../language.tsx'
import type { LoadedGame } from '../play/games.ts'
import type { Shown } from '../play/local-table.ts'
import type { Settings } from '../play/settings.ts'
import { Curtain } from './curtain.tsx'
import { Log } from './log.tsx'
import { TableMenu } from './table-menu.tsx'
import { TextBoard } from './text-board.tsx'

export interface TableActions {
  readonly choose: (move: unknown) => void
  readonly chooseAll: (moves: readonly unknown[]) => void
  readonly undo: () => void
  readonly hint: () => void
  readonly reveal: () => void
  readonly skip: () => void
  /** Not there while it can't be done. */
  readonly exportRecord: (() => void) | undefined
  readonly rematch: (() => void) | undefined
  readonly replay: () => void
}

interface TableViewProps {
  readonly loaded: LoadedGame
  readonly shown: Shown
  readonly seats: readonly SeatRecord[]
  readonly settings: Settings
  readonly onSettings: (settings: Settings) => void
  readonly actions: TableActions
  /** What must be said before anything else: a lost connection, a bot that stands in. */
  readonly notice?: ReactNode
  /** Below the log: talk, clocks, links of an online table. */
  readonly extra?: ReactNode
  readonly isScreen?: boolean
}

/** The five things of a table, always in the same place: where we are, the road, who must do what, the choices, the people and the log. */
export function TableView({
  loaded,
  shown,
  seats,
  settings,
  onSettings,
  actions,
  notice,
  extra,
  isScreen = false,
}: TableViewProps): ReactElement {
  const { m, language } = useWords()
  const { ui, text, entry } = loaded
  const names = (seat: number) => seats[seat]?.name ?? '?'
  const props: TableProps<unknown, unknown, unknown> = {
    scene: shown.scene,
    beat: shown.beat,
    beatMs: shown.beatMs,
    viewer: shown.viewer,
    choices: shown.choices,
    decision: shown.decision,
    choose: actions.choose,
    chooseAll: actions.chooseAll,
    names,
    isBot: (seat) => seats[seat]?.by !== 'human',
    text,
    language,
  }
  const isAsked = shown.choices.length > 0
  const isOver = shown.outcome !== undefined
  const hand = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isAsked && hand.current !== null) focusFirstChoice(hand.current)
  }, [isAsked])
  return (
    <div className={isScreen ? 'table is-screen' : 'table'} data-busy={!isAsked && !isOver} data-game={entry.id}>
      <header className="table-top">
        <TableMenu
          title={entry.cover.title}
          gameId={entry.id}
          settings={settings}
          onSettings={onSettings}
          actions={actions}
          isOver={isOver}
        />
        <h1 className="visually-hidden">{entry.cover.title}</h1>
        <div className="table-where">
          <ui.Where {...props} />
        </div>
      </header>
      <main className="table-main" id="content">
        <section className="table-board" aria-label={m.table.board}>
          <ui.Board {...props} />
        </section>
        {notice}
        <Prompt shown={shown} props={props} actions={actions} />
        <section className="table-hand" ref={hand} aria-label={m.table.hand}>
          {isOver ? <ui.Final {...props} /> : shown.viewer === SPECTATOR ? undefined : <ui.Hand {...props} />}
        </section>
      </main>
      <aside className="table-side">
        <section aria-label={m.table.people}>
          <ui.People {...props} />
        </section>
        <Log lines={shown.log.flatMap((event) => text.event(event, names) ?? [])} />
        {extra}
        <TextBoard sections={text.board(shown.scene, names)} />
      </aside>
      {shown.curtain === undefined ? undefined : <Curtain seat={shown.curtain} name={names(shown.curtain)} onReady={actions.reveal} />}
      {shown.isUnsaved ? (
        <p className="toast" role="alert">
          {m.table.storageFull}
        </p>
      ) : undefined}
    </div>
  )
}

function Prompt({
  shown,
  props,
  actions,
}: {
  readonly shown: Shown
  readonly props: TableProps<unknown, unknown, unknown>
  readonly actions: TableActions
}): ReactElement {
  const { m, language } = useWords()
  const bar = useRef<HTMLDivElement>(null)
  const { text, names } = props
  const isAsked = shown.choices.length > 0
  const refused =
    shown.refusal === undefined ? undefined : (matchRefusalText(language, shown.refusal) ?? text.refusal(shown.refusal, names))
  useEffect(() => {
    // A refused click shakes and speaks.
    if (refused !== undefined) bar.current?.animate({ translate: ['0', '-6px', '6px', '-4px', '4px', '0'] }, { duration: 320 })
  }, [refused])
  const other = shown.awaited[0]
  const lead = isAsked ? m.table.yourTurn : shown.outcome !== undefined ? m.table.over : undefined
  const rest =
    shown.hint !== undefined
      ? m.table.hintText(text.move(shown.hint, shown.scene, names))
      : isAsked || shown.outcome !== undefined
        ? text.prompt(shown.scene, shown.viewer, names)
        : shown.beat !== undefined
          ? lastLine(shown.log, props)
          : other === undefined
            ? lastLine(shown.log, props)
            : m.table.waiting(names(other))
  return (
    <div className={isAsked ? 'prompt is-asked' : 'prompt'} ref={bar}>
      <output>
        {lead === undefined ? undefined : <strong>{lead} </strong>}
        {rest}
        {refused === undefined ? undefined : <span className="prompt-refusal">{refused}</span>}
      </output>
      <div className="buttons">
        {shown.canUndo ? (
          <button type="button" className="button" onClick={actions.undo}>
            {m.table.undo}
          </button>
        ) : undefined}
        {isAsked ? (
          <button type="button" className="button" onClick={actions.hint}>
            {m.table.hint}
          </button>
        ) : undefined}
        {shown.beat === undefined ? undefined : (
          <button type="button" className="button" onClick={actions.skip}>
            {m.table.skip}
          </button>
        )}
        {shown.outcome === undefined ? undefined : (
          <>
            <button type="button" className="button" onClick={actions.replay}>
              {m.table.replay}
            </button>
            {actions.rematch === undefined ? undefined : (
              <button type="button" className="button" onClick={actions.rematch}>
                {m.table.rematch}
              </button>
            )}
          </>
        )}
      </div>
    </div>
  )
}

/** What has just happened; a beat without words leaves the line before it standing. */
function lastLine(log: readonly unknown[], { text, names }: TableProps<unknown, unknown, unknown>): string {
  for (let i = log.length - 1; i >= 0; i--) {
    const line = text.event(log[i], names)
    if (line !== undefined) return line
  }
  return ''
}

/** Who plays by keyboard finds the first possible choice under the fingers, unless reading elsewhere. */
function focusFirstChoice(hand: HTMLElement): void {
  const active = document.activeElement
  const isElsewhere = active !== null && active !== document.body && !active.matches('.page') && !hand.contains(active)
  if (isElsewhere) return
  hand.querySelector<HTMLElement>('button:not([aria-disabled="true"]):not(:disabled)')?.focus({ preventScroll: true })
}
