import { SPECTATOR, type SeatRecord } from '@echappee/kernel'
import { RuleLinks, type TableProps } from '@echappee/kit'
import { useCallback, type ReactElement, type ReactNode } from 'react'
import { useWords } from '../shell/language.tsx'
import type { LoadedGame } from '../shell/games.ts'
import type { Table } from './table.ts'
import type { TableInUse } from './use-table.ts'
import { makePath } from '../shell/router.ts'
import { TurnCount } from '../online/turn-count.tsx'
import { useSounds } from '../sound/use-sounds.ts'
import { Curtain } from './curtain.tsx'
import { FullScreenButton } from '../shell/full-screen.tsx'
import { Prompt } from './prompt.tsx'
import { useRaceInSight } from './road-in-sight.ts'
import { TableMenu, type RaceActions } from './table-menu.tsx'
import { TableSide } from './table-side.tsx'

interface TableViewProps {
  readonly inUse: TableInUse
  readonly loaded: LoadedGame
  readonly seats: readonly SeatRecord[]
  readonly actions: RaceActions
  /** What must be said before anything else: a lost connection, a bot that stands in. */
  readonly notice?: ReactNode
  /** Takes the place of the prompt while it is there: the coach of a first race, the question of an exercise. */
  readonly coach?: ReactNode
  /** Beside the race, or on a small screen under the road. */
  readonly analysis?: ReactNode
  /** Beside what has just happened: why a bot did it. */
  readonly remark?: ReactNode
  /** Below the log. */
  readonly extra?: ReactNode
  /** In the head: orders and talk of an online table. */
  readonly talk?: ReactNode
  /** In the menu: what an online table has besides. */
  readonly menu?: ReactNode
  readonly isScreen?: boolean
  /** Whether the coach may be asked in this race. */
  readonly hasCoach?: boolean
  /** Whom the race waits for, where more is known than that it does; undefined for nobody. */
  readonly waitingFor?: (seat: number) => string | undefined
}

/** The five things of a table, always in the same place: where we are, the road, who must do what, the choices, the people and the log. */
export function TableView({
  inUse,
  loaded,
  seats,
  actions,
  notice,
  coach,
  analysis,
  remark,
  extra,
  talk,
  menu,
  isScreen = false,
  hasCoach = true,
  waitingFor,
}: TableViewProps): ReactElement {
  const { m, language } = useWords()
  const { table, shown, settings, onSettings } = inUse
  const { ui, text, entry } = loaded
  const names = (seat: number) => seats[seat]?.name ?? '?'
  const props: TableProps<unknown, unknown, unknown> = {
    scene: shown.scene,
    log: shown.log,
    beat: shown.beat,
    beatMs: shown.beatMs,
    viewer: shown.viewer,
    choices: shown.choices,
    decision: shown.decision,
    choose: leavingHand(table, table.rider?.choose),
    chooseAll: leavingHand(table, table.rider?.chooseAll),
    names,
    isBot: (seat) => seats[seat]?.by !== 'human',
    botKind: (seat) => seats[seat]?.by,
    text,
    language,
  }
  // A new function would have everything below looked through for whoever uses it.
  const ruleLink = useCallback((rule: string) => `${makePath({ page: 'rules', game: entry.id })}#${rule}`, [entry.id])
  useSounds(settings.sound, ui, shown)
  useRaceInSight(shown)
  const isAsked = shown.choices.length > 0
  const isOver = shown.outcome !== undefined
  return (
    <RuleLinks value={ruleLink}>
      <div className={isScreen ? 'table is-screen' : 'table'} data-busy={!isAsked && !isOver} data-over={isOver} data-game={entry.id}>
        <header className="table-top">
          <TableMenu
            title={entry.cover.title}
            gameId={entry.id}
            settings={settings}
            onSettings={onSettings}
            actions={actions}
            isOver={isOver}
          >
            {menu}
          </TableMenu>
          <h1 className="visually-hidden">{entry.cover.title}</h1>
          <div className="table-where" data-lesson="where">
            <ui.Where {...props} />
          </div>
          {isScreen ? <FullScreenButton /> : <TurnCount />}
          {talk}
        </header>
        <main className="table-main" id="content">
          <section className="table-board" data-lesson="board" aria-label={m.table.board}>
            <ui.Board {...props} />
          </section>
          {notice}
          {coach ?? <Prompt {...{ table, shown, props, actions, hasCoach, waitingFor, remark }} />}
          <section className="table-hand" data-lesson="hand" aria-label={m.table.hand}>
            {isOver ? <ui.Final {...props} /> : shown.viewer === SPECTATOR ? undefined : <ui.Hand {...props} />}
          </section>
        </main>
        {analysis}
        <TableSide loaded={loaded} seats={seats} props={props}>
          {extra}
        </TableSide>
        {shown.curtain === undefined || table.rider?.reveal === undefined ? undefined : (
          <Curtain seat={shown.curtain} name={names(shown.curtain)} onReady={table.rider.reveal} />
        )}
        {shown.isUnsaved ? (
          <p className="toast" role="alert">
            {m.table.storageFull}
          </p>
        ) : undefined}
      </div>
    </RuleLinks>
  )
}

/** Once a choice is made, the focus leaves the hand before its buttons go: a browser that must look for the focus lays the page out twice. */
function leavingHand<T>(table: Table, choose: ((choice: T) => void) | undefined): (choice: T) => void {
  return (choice) => {
    choose?.(choice)
    const { activeElement: focused } = document
    if (table.shown().choices.length === 0 && focused instanceof HTMLElement && focused.closest('.table-hand') !== null) focused.blur()
  }
}
