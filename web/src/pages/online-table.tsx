import { SPECTATOR } from '@echappee/kernel'
import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react'
import { useWords } from '../language.tsx'
import { api } from '../online/api.ts'
import { holdRematch, keepSeat, seatHold, type SeatHold } from '../online/keys.ts'
import { nameOf } from '../online/names.ts'
import { useAttention } from '../online/attention.ts'
import { OnlineTable } from '../online/online-table.ts'
import { carryPush } from '../online/push.ts'
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

/** A table by its link: the waiting room, the race, the end. `isScreen` shows it without a seat, for the television. */
export function OnlineTablePage({ id, isScreen }: { readonly id: string; readonly isScreen: boolean }): ReactElement {
  const [hold, setHold] = useState(() => (isScreen ? undefined : seatHold(id)))
  const take = (taken: SeatHold) => {
    keepSeat(id, taken)
    setHold(taken)
  }
  return <Connected key={`${id} ${hold?.key ?? ''}`} id={id} hold={hold} isScreen={isScreen} onTake={take} />
}

interface ConnectedProps {
  readonly id: string
  readonly hold: SeatHold | undefined
  readonly isScreen: boolean
  readonly onTake: (hold: SeatHold) => void
}

function Connected({ id, hold, isScreen, onTake }: ConnectedProps): ReactElement {
  const [table] = useState(
    () => new OnlineTable({ table: id, key: hold?.key, nonce: hold?.nonce || undefined, think: thinkInWorker }, loadSettings().pace),
  )
  useEffect(() => {
    table.connect()
    return () => table.close()
  }, [table])
  return <OpenTable id={id} table={table} hold={hold} isScreen={isScreen} onTake={onTake} />
}

interface OpenTableProps extends ConnectedProps {
  readonly table: OnlineTable
}

function OpenTable({ id, table, hold, isScreen, onTake }: OpenTableProps): ReactElement {
  const { m, language } = useWords()
  const shown = useSyncExternalStore(table.subscribe, table.shown)
  const [loaded, setLoaded] = useState<LoadedGame>()
  const [settings, setSettings] = useState(loadSettings)
  const { info, play, seat } = shown
  const gameId = info?.game
  useEffect(() => {
    if (gameId === undefined) return
    void loadGame(gameId, language).then((game) => {
      setLoaded(game)
      if (game !== undefined) table.provide(game.game, game.ui)
    })
  }, [gameId, language, table])
  useAttention((play?.choices.length ?? 0) > 0, m.online.notifyTitle(loaded?.entry.cover.title ?? ''))

  if (info === undefined || loaded === undefined) {
    if (shown.problem !== undefined) return <Notice title={m.online.problems[shown.problem.code] ?? shown.problem.sentence} />
    return (
      <Frame>
        <p className="loading">{m.setup.loading}</p>
      </Frame>
    )
  }
  if (play === undefined)
    return (
      <WaitingRoom info={info} seat={seat} hold={hold} title={loaded.entry.cover.title} isConnected={shown.isConnected} onTake={onTake} />
    )

  const change = (next: Settings) => {
    saveSettings(next)
    setSettings(next)
    table.setPace(next.pace)
  }
  const withRecord = async (use: (record: Parameters<typeof downloadRecord>[0]) => void) => {
    const told = await api.record(id)
    if (!told.ok) return
    const { record } = told.value
    use({ ...record, seats: record.seats.map(({ name, by }, who) => ({ name: nameOf(name, who), by })) })
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
  const names = (who: number) => nameOf(info.seats[who]?.name ?? '?', who)
  const standIn = seat === SPECTATOR ? null : (info.seats[seat]?.standIn ?? null)
  const problem = shown.problem === undefined ? undefined : (m.online.problems[shown.problem.code] ?? shown.problem.sentence)
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
          {shown.isConnected ? undefined : (
            <p className="table-notice" role="alert">
              {m.online.lost}
            </p>
          )}
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
          {info.rematch === null || hold === undefined ? undefined : (
            <p className="table-notice">
              {m.online.rematchReady}{' '}
              <button type="button" className="button" onClick={() => void rematch()}>
                {m.online.rematchGo}
              </button>
            </p>
          )}
          {shown.deadline === undefined || play.outcome !== undefined ? undefined : (
            <TimeLeft deadline={shown.deadline} ahead={shown.ahead} />
          )}
        </>
      }
      extra={
        <>
          {seat === SPECTATOR ? <p className="muted">{m.online.spectating}</p> : undefined}
          <Chat info={info} seat={seat} lines={shown.chat} names={names} hold={hold} onSay={table.say} />
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
        undo: table.undo,
        hint: () => void table.askHint(),
        reveal: () => {},
        skip: table.skip,
        exportRecord: () => void withRecord((record) => downloadRecord(record, `${record.game}-${id}.json`)),
        rematch: () => void rematch(),
        replay: () =>
          void withRecord((record) => {
            const local = newTableId()
            if (saveTable({ id: local, record, isOver: true })) go({ page: 'replay', id: local })
          }),
      }}
    />
  )
}
