import { SPECTATOR, type GameRecord } from '@echappee/kernel'
import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react'
import { useWords } from '../language.tsx'
import { api } from '../online/api.ts'
import { holdRematch, keepSeat, seatHold, type SeatHold } from '../online/keys.ts'
import { namesOf } from '../online/names.ts'
import { useAttention } from '../online/attention.ts'
import { OnlineTable } from '../online/online-table.ts'
import { carryPush } from '../online/push.ts'
import { claimRematch } from '../online/rematch.ts'
import { Chat } from '../parts/chat.tsx'
import { Frame, Notice } from '../parts/frame.tsx'
import { Link } from '../parts/link.tsx'
import { NotifyMe } from '../parts/notify-me.tsx'
import { TableView } from '../parts/table-view.tsx'
import { TimeLeft } from '../parts/time-left.tsx'
import { WaitingRoom } from '../parts/waiting-room.tsx'
import { thinkInWorker } from '../play/bots.ts'
import { loadGame, type LoadedGame } from '../play/games.ts'
import { downloadRecord, newTableId, saveTable } from '../play/saved.ts'
import { loadSettings, saveSettings, type Settings } from '../play/settings.ts'
import { go } from '../router.ts'
import { usePageTitle } from '../page-title.ts'
import { serverProblemText } from '../online/problem-text.ts'

/** A table by its link: the waiting room, the race, the end. `isScreen` shows it without a seat, for the television. */
export function OnlineTablePage({ id, isScreen }: { readonly id: string; readonly isScreen: boolean }): ReactElement {
  const [hold, setHold] = useState(() => (isScreen ? undefined : seatHold(id)))
  const [wasFreed, setFreed] = useState(false)
  const take = (taken: SeatHold) => {
    keepSeat(id, taken)
    setFreed(false)
    setHold(taken)
  }
  const lose = () => {
    setFreed(true)
    setHold(undefined)
  }
  return (
    <Connected key={`${id} ${hold?.key ?? ''}`} id={id} hold={hold} isScreen={isScreen} wasFreed={wasFreed} onTake={take} onLose={lose} />
  )
}

interface ConnectedProps {
  readonly id: string
  readonly hold: SeatHold | undefined
  readonly isScreen: boolean
  /** The key of this device has been refused. */
  readonly wasFreed: boolean
  readonly onTake: (hold: SeatHold) => void
  readonly onLose: () => void
}

function Connected(props: ConnectedProps): ReactElement {
  const { id, hold } = props
  const [table] = useState(
    () => new OnlineTable({ table: id, key: hold?.key, nonce: hold?.nonce || undefined, think: thinkInWorker }, loadSettings()),
  )
  useEffect(() => {
    table.connect()
    return () => table.close()
  }, [table])
  return <OpenTable table={table} {...props} />
}

interface OpenTableProps extends ConnectedProps {
  readonly table: OnlineTable
}

function OpenTable({ id, table, hold, isScreen, wasFreed, onTake, onLose }: OpenTableProps): ReactElement {
  const { m, language } = useWords()
  const shown = useSyncExternalStore(table.subscribe, table.shown)
  const [loaded, setLoaded] = useState<LoadedGame>()
  const [settings, setSettings] = useState(loadSettings)
  const [draft, setDraft] = useState('')
  const { info, play, seat } = shown
  const gameId = info?.game
  useEffect(() => {
    if (gameId === undefined) return
    void loadGame(gameId, language).then((game) => {
      setLoaded(game)
      if (game !== undefined) table.provide(game.game, game.ui)
    })
  }, [gameId, language, table])
  // A key that opens nothing here any more: the rest of the table is open to everybody.
  const isRefused = hold !== undefined && shown.problem?.code === 'badKey'
  useEffect(() => {
    if (isRefused) onLose()
  }, [isRefused, onLose])
  // The seat of a rematch that one came to by its link or a list.
  const claimed = hold !== undefined || isScreen || wasFreed || info?.rematchOf == null ? undefined : info
  const [unclaimed, setUnclaimed] = useState(false)
  const isClaiming = claimed !== undefined && !unclaimed
  useEffect(() => {
    if (!isClaiming) return
    void claimRematch(claimed).then((found) => {
      if (found === undefined) return setUnclaimed(true)
      if (claimed.rematchOf !== null) void carryPush(claimed.rematchOf, id, found.key, language)
      onTake(found)
    })
    // oxlint-disable-next-line react/exhaustive-deps -- once for a table
  }, [isClaiming])
  usePageTitle(loaded?.entry.cover.title)
  useAttention((play?.choices.length ?? 0) > 0, m.online.notifyTitle(loaded?.entry.cover.title ?? ''))

  const problem = shown.problem === undefined ? undefined : serverProblemText(m.online.problems, shown.problem)
  if (info === undefined || loaded === undefined || isClaiming || isRefused) {
    if (problem !== undefined && !isRefused) return <Notice title={problem} />
    return (
      <Frame>
        <p className="loading">{shown.isLost ? m.online.lost : m.setup.loading}</p>
      </Frame>
    )
  }
  const names = (who: number) => namesOf(info.seats)[who] ?? '?'
  const chat = (
    <Chat info={info} seat={seat} lines={shown.chat} names={names} hold={hold} draft={draft} onDraft={setDraft} onSay={table.say} />
  )
  if (play === undefined)
    return (
      <WaitingRoom
        info={info}
        seat={seat}
        hold={hold}
        loaded={loaded}
        problem={problem ?? (wasFreed ? m.online.freed : undefined)}
        isLost={shown.isLost}
        isScreen={isScreen}
        chat={chat}
        onTake={onTake}
      />
    )

  const change = (next: Settings) => {
    saveSettings(next)
    setSettings(next)
    table.changeSettings(next)
  }
  const withRecord = async (use: (record: GameRecord) => void) => {
    const told = await api.record(id)
    if (!told.ok) return
    const { record } = told.value
    const called = namesOf(record.seats)
    use({ ...record, seats: record.seats.map(({ by }, who) => ({ name: called[who]!, by })) })
  }
  const rematch = async () => {
    if (hold === undefined) return
    const told = await api.rematch(id, hold.key)
    if (!told.ok) return
    const { table: next, seat: own } = told.value
    holdRematch(next, own, hold.key)
    void carryPush(id, next.id, hold.key, language)
    go({ page: 'onlineTable', id: next.id, isScreen: false })
  }
  const isOver = info.status === 'over'
  const standIn = seat === SPECTATOR ? null : (info.seats[seat]?.standIn ?? null)
  return (
    <TableView
      loaded={loaded}
      shown={play}
      seats={info.seats.map(({ by, standIn: bot }, who) => ({ name: names(who), by: bot ?? by }))}
      settings={settings}
      onSettings={change}
      isScreen={isScreen}
      notice={
        <>
          {shown.isLost ? (
            <p className="table-notice" role="alert">
              {m.online.lost}
            </p>
          ) : undefined}
          {wasFreed ? <p className="table-notice">{m.online.freed}</p> : undefined}
          {problem === undefined ? undefined : (
            <p className="table-notice" role="alert">
              {problem}
            </p>
          )}
          {standIn === null ? undefined : (
            <p className="table-notice">
              {m.online.standIn(names(seat))}{' '}
              <button type="button" className="button" onClick={table.comeBack}>
                {m.online.comeBack}
              </button>
            </p>
          )}
          {shown.hasRunOut && standIn === null ? (
            <p className="table-notice" role="alert">
              {m.online.ranOut(info.standIn.after)}
            </p>
          ) : undefined}
          {info.ended === null ? undefined : <p className="table-notice">{m.online.ended[info.ended]}</p>}
          {info.rematch === null ? undefined : (
            <p className="table-notice">
              {m.online.rematchReady}{' '}
              {hold === undefined ? (
                <Link to={{ page: 'onlineTable', id: info.rematch, isScreen }} className="button">
                  {m.online.rematchGo}
                </Link>
              ) : (
                <button type="button" className="button" onClick={() => void rematch()}>
                  {m.online.rematchGo}
                </button>
              )}
            </p>
          )}
          {shown.deadline === undefined || play.outcome !== undefined ? undefined : (
            <TimeLeft deadline={shown.deadline} ahead={shown.ahead} isOwn={play.awaited.includes(seat)} />
          )}
        </>
      }
      extra={
        <>
          {seat === SPECTATOR && !isScreen ? <p className="muted">{m.online.spectating}</p> : undefined}
          {chat}
          {hold === undefined || play.outcome !== undefined ? undefined : <NotifyMe table={id} hold={hold} />}
          <p className="buttons">
            {isScreen || seat === SPECTATOR ? undefined : (
              <Link to={{ page: 'onlineTable', id, isScreen: true }} className="button">
                {m.online.screen}
              </Link>
            )}
            {play.outcome === undefined ? undefined : (
              <Link to={{ page: 'verify', id }} className="button">
                {m.online.verify}
              </Link>
            )}
          </p>
        </>
      }
      actions={{
        choose: table.choose,
        chooseAll: table.chooseAll,
        undo: table.undo,
        hint: () => void table.askHint(),
        reveal: () => {},
        skip: table.skip,
        // Before the end the record would tell what is secret.
        exportRecord: isOver ? () => void withRecord((record) => downloadRecord(record, `${record.game}-${id}.json`)) : undefined,
        rematch: isOver && hold !== undefined ? () => void rematch() : undefined,
        replay: () =>
          void withRecord((record) => {
            const local = newTableId()
            if (saveTable({ id: local, record, isOver: true })) go({ page: 'replay', id: local })
          }),
      }}
    />
  )
}
