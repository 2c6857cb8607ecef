import { CopyLink } from '../shell/copy-link.tsx'
import { api } from './api.ts'
import { newKey, transferLink } from './keys.ts'
import { GoBack } from './go-back.tsx'
import { waitingText } from './seat-doing.ts'
import { SPECTATOR } from '@echappee/kernel'
import type { Problem } from '@echappee/protocol'
import { useEffect, useState, type ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { useAttention } from './attention.ts'
import { namesOf } from './names.ts'
import { serverProblemText } from './problem-text.ts'
import { downloadRace, raceRecord, replayRace } from './race-record.ts'
import { useOnlineTable } from './use-online-table.ts'
import { useClaim, useOnlineRematch, useOwnSeat, type OwnSeat } from './use-seat.ts'
import { Chat } from './chat.tsx'
import { ChatDrawer } from './chat-drawer.tsx'
import { PageFrame, Notice } from '../shell/frame.tsx'
import { Link } from '../shell/link.tsx'
import { waitAt, waitingAt } from './waiting-at.ts'
import { NextTable } from './next-table.tsx'
import { PeopleHere } from './people-here.tsx'
import { TellMe } from './tell-me.tsx'
import { finishedName, levelName } from '../share/finished-name.ts'
import { OnlineLinks } from './online-links.tsx'
import { useToldBefore } from './told-before.ts'
import { OnlineNotices } from './online-notices.tsx'
import { ShareRace } from '../share/share-race.tsx'
import { TableView } from '../table/table-view.tsx'
import { WaitingRoom } from './waiting-room.tsx'
import { OrdersDrawer } from '../orders/orders-drawer.tsx'
import { makePath } from '../shell/router.ts'
import { SheetLink } from '../score/sheet/sheet-link.tsx'
import { usePageTitle } from '../shell/page-title.ts'

interface OnlineTablePageProps {
  readonly id: string
  /** Without a seat, for the television. */
  readonly isScreen: boolean
}

/** A table by its link: the waiting room, the race, the end. */
export function OnlineTablePage({ id, isScreen }: OnlineTablePageProps): ReactElement {
  const own = useOwnSeat(id, isScreen)
  // It outlives the seat, which is another's as soon as it is there.
  const [givenLink, setGivenLink] = useState<string>()
  return (
    <Connected key={`${id} ${own.hold?.key ?? ''}`} id={id} isScreen={isScreen} own={own} givenLink={givenLink} onGive={setGivenLink} />
  )
}

interface ConnectedProps extends OnlineTablePageProps {
  readonly own: OwnSeat
  readonly givenLink: string | undefined
  readonly onGive: (link: string) => void
}

function Connected({ id, isScreen, own, givenLink, onGive }: ConnectedProps): ReactElement {
  const { m, language } = useWords()
  const { hold, wasFreed } = own
  const { table, inUse, state, loaded, isRefused } = useOnlineTable(id, own)
  const { shown } = inUse
  const { info, seat } = state
  const isClaiming = useClaim(info, isScreen, own)
  const rematch = useOnlineRematch(id, hold)
  // What is being typed outlives the start of the race.
  const [draft, setDraft] = useState('')
  const [giveProblem, setGiveProblem] = useState<Problem>()
  usePageTitle(loaded?.entry.cover.title)
  useAttention(shown.choices.length > 0, m.online.notifyTitle(loaded?.entry.cover.title ?? ''))

  const names = (who: number) => namesOf(info?.seats ?? [])[who] ?? '?'
  const moments = useToldBefore({ loaded, state, names, log: shown.log, scene: shown.scene })
  const isProposed = info?.proposal != null && state.hasStarted
  useEffect(() => {
    if (isProposed) table.askWayBack()
  }, [isProposed, table])

  const { hasStarted } = state
  useEffect(() => {
    if (hasStarted && waitingAt() === id) waitAt(undefined)
  }, [hasStarted, id])
  const told = state.problem ?? giveProblem
  const problem = told === undefined ? undefined : serverProblemText(m.online.problems, told)
  // Once a race has begun its options are left out, and what has happened comes just after.
  const isComing = info?.options === null && !state.hasStarted
  if (info === undefined || loaded === undefined || isComing || isClaiming || isRefused) {
    if (problem !== undefined && !isRefused) return <Notice title={problem} />
    return (
      <PageFrame>
        <p className="loading">{state.isLost ? m.online.lost : m.setup.loading}</p>
      </PageFrame>
    )
  }
  const talk = { info, seat, lines: state.chat, names, hold, draft, onDraft: setDraft, onSay: table.say }
  if (!state.hasStarted) {
    const said = problem ?? (wasFreed ? m.online.freed : undefined)
    const room = { info, seat, hold, loaded, problem: said, isLost: state.isLost, isScreen, presence: state.presence, onTake: own.onTake }
    return <WaitingRoom {...room} chat={<Chat {...talk} />} />
  }
  const isOver = info.status === 'over'
  const isOverDays = info.clock.kind === 'days'
  const finished = info.seats.map(({ by, standIn }, who) => ({
    name: names(who),
    by: isOver ? by : (standIn ?? by),
    ...(isOver && by === 'human' && standIn !== null ? { finishedBy: standIn } : {}),
  }))
  const give = async (who: number) => {
    if (hold === undefined) return
    const key = newKey()
    const result = await api.give(id, hold.key, who, key)
    // An answer that was lost may have been a yes.
    if (!result.ok && result.problem.code !== 'unavailable') return setGiveProblem(result.problem)
    setGiveProblem(undefined)
    onGive(transferLink({ [id]: { key, seat: who, commitment: info.fairness.commitment, nonce: '' } }))
  }
  const givable = info.seats.flatMap(({ by, standIn }, who) =>
    who === seat || (seat === info.host && by === 'human' && standIn !== null) ? [who] : [],
  )
  // Orders are of the rules of today.
  const orders = loaded.hasPastRules || isOver || hold === undefined || seat === SPECTATOR ? undefined : loaded.entry.parts?.orders
  const canLeave = !isOver && hold !== undefined && info.seats[seat]?.standIn === null
  return (
    <TableView
      inUse={inUse}
      loaded={loaded}
      seats={finished.map((one) => ({ ...one, name: finishedName(one, m.share), by: one.finishedBy ?? one.by }))}
      isScreen={isScreen}
      hasCoach={info.hasCoach}
      waitingFor={(who) => waitingText({ info, presence: state.presence, awaited: shown.awaited }, who, names(who), m, language)}
      notice={
        <>
          {givenLink === undefined ? undefined : (
            <div className="table-notice">
              <p>{m.people.given}</p>
              <CopyLink link={givenLink} />
            </div>
          )}
          {info.cup !== null && isOver ? (
            <p className="table-notice">
              <Link to={{ page: 'cup', id: info.cup }} className="button primary">
                {m.newTable.backToCup}
              </Link>
            </p>
          ) : undefined}
          {shown.choices.length > 0 || isScreen ? undefined : <NextTable here={id} />}
          {/* Whoever has moved leaves the page for hours. */}
          {isOverDays && hold !== undefined && shown.choices.length === 0 && !isOver ? (
            <div className="panel">
              <TellMe table={id} hold={hold} />
            </div>
          ) : undefined}
          <OnlineNotices
            {...{
              info,
              hasPastRules: loaded.hasPastRules,
              state,
              shown,
              problem,
              names,
              wasFreed,
              isScreen,
              proposed: moments.proposed,
              rematch,
              comeBack: table.comeBack,
              agree: table.agree,
              pause: table.pause,
            }}
          />
        </>
      }
      extra={
        <>
          {seat === SPECTATOR && !isScreen ? <p className="muted">{m.online.spectating}</p> : undefined}
          <PeopleHere state={state} awaited={shown.awaited} names={names} />
          <SheetLink game={info.game} table={id} />
          <OnlineLinks id={id} isScreen={isScreen} hasScreen={false} canVerify={shown.outcome !== undefined} />
        </>
      }
      talk={
        isScreen ? undefined : (
          <>
            {orders === undefined ? undefined : <OrdersDrawer parts={orders} {...{ info, state, table }} />}
            <ChatDrawer {...talk} />
          </>
        )
      }
      menu={
        isScreen || seat === SPECTATOR ? undefined : (
          <>
            {hold === undefined || isOver ? undefined : (
              <>
                <GoBack {...{ info, seat }} decisions={shown.decision} told={moments.own} onOpen={table.askWayBack} onGo={table.rewind} />
                <TellMe table={id} hold={hold} isOpen={isOverDays} />
              </>
            )}
            <OnlineLinks id={id} isScreen={false} hasScreen canVerify={false} />
          </>
        )
      }
      actions={{
        // Before the end the record would tell what is secret.
        exportRecord: isOver ? () => void downloadRace(id) : undefined,
        rematch: isOver && info.cup === null ? rematch : undefined,
        tools:
          isOver || hold === undefined
            ? []
            : [
                ...(seat === info.host
                  ? [{ label: info.isPaused ? m.people.goOn : m.people.pause, act: () => table.pause(!info.isPaused) }]
                  : []),
                ...givable.map((who) => ({
                  label: who === seat ? m.people.giveOwn : m.people.give(names(who)),
                  act: () => void give(who),
                })),
              ],
        leave: canLeave ? { label: m.people.leave(levelName(info.standIn.level)), act: table.leaveSeat } : undefined,
        replay: () => void replayRace(id, 'replay'),
        analyse: () => void replayRace(id, 'analysis'),
        share:
          shown.outcome === undefined ? undefined : (
            <ShareRace
              title={loaded.entry.cover.title}
              record={{ seats: finished }}
              outcome={shown.outcome}
              isOpen={info.onlookers !== 'seats'}
              loaded={loaded}
              fetchRecord={async () => raceRecord(id)}
              tableLink={`${location.origin}${makePath({ page: 'onlineTable', id, isScreen: false })}`}
            />
          ),
      }}
    />
  )
}
