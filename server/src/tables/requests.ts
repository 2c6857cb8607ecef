import { botName } from '@echappee/bots'
import type { SubmitResult, Seat } from '@echappee/kernel'
import { nameSkeleton, type EndReason, type Problem } from '@echappee/protocol'
import type { SeatChange, TableChanges } from '../store/store.ts'
import { problem } from '../problems.ts'
import { answerOf, dueOrders } from '../orders/due-orders.ts'
import { tryOrder, type OrderRequest } from '../orders/requests.ts'
import { waitingStatus, type LogEntry, type MovedBy, type PlayedOrder } from './log-entry.ts'
import type { TableModel } from './model.ts'

/** What somebody wants of a table. Who it is has been made sure of. */
export type Request =
  | { readonly type: 'join'; readonly seat: Seat | undefined; readonly name: string; readonly nonce: string; readonly keyHash: string }
  | { readonly type: 'come'; readonly seat: Seat; readonly nonce: string }
  /** `isOfCup`: by the cup evening that the table is part of. */
  | { readonly type: 'fill'; readonly seat: Seat; readonly by: string; readonly isOfCup?: true }
  | { readonly type: 'start' }
  /** The answers to this decision and those that follow it. */
  | {
      readonly type: 'move'
      readonly seat: Seat
      readonly decision: number
      readonly moves: readonly unknown[]
      readonly by: MovedBy
      readonly line?: number
      readonly order?: PlayedOrder
    }
  | OrderRequest
  /** What an order answers, if one is due. */
  | { readonly type: 'carryOut' }
  /** For a bot that has failed. */
  | { readonly type: 'fallBack'; readonly seat: Seat; readonly decision: number; readonly line?: number }
  /** Back to an earlier decision of the seat. */
  | { readonly type: 'rewind'; readonly seat: Seat; readonly decision: number }
  | { readonly type: 'agree'; readonly seat: Seat; readonly doesAgree: boolean }
  | { readonly type: 'pause'; readonly seat: Seat; readonly isOn: boolean }
  | { readonly type: 'timeOut' }
  | { readonly type: 'undo'; readonly seat: Seat }
  /** `isHello`: the owner has only come to the table, where a bot may play on that the seat was left to. */
  | { readonly type: 'return'; readonly seat: Seat; readonly isHello?: true }
  | { readonly type: 'leave'; readonly seat: Seat }
  /** To whoever has the new key. */
  | { readonly type: 'give'; readonly seat: Seat; readonly by: Seat; readonly keyHash: string }
  | { readonly type: 'say'; readonly seat: Seat; readonly text: string }
  | { readonly type: 'switchChat'; readonly isOn: boolean }
  | { readonly type: 'rematch'; readonly table: string }
  /** By the server itself. */
  | { readonly type: 'end'; readonly reason: EndReason }

export type Reply =
  | { readonly ok: true; readonly seat?: Seat }
  | (SubmitResult & { ok: false })
  | { readonly ok: false; readonly problem: Problem }

/** What must become durable before the reply is given. The model's match may be ahead of the log until then. */
export interface PlannedWrite {
  readonly entries: readonly LogEntry[]
  readonly changes: TableChanges
  readonly seats: readonly SeatChange[]
  readonly reply: Reply
}

/** Checks a request against the table as it is now. Answers what to write, or at once. */
export function tryRequest(model: TableModel, request: Request, now: number): PlannedWrite | Reply {
  if (model.seq >= MOST_ENTRIES && request.type !== 'end') return whenFull(model)
  switch (request.type) {
    case 'join':
      return join(model, request)
    case 'come':
      return come(model, request)
    case 'fill':
      return fill(model, request)
    case 'start':
      return start(model, now)
    case 'move':
      return move(model, request, now)
    case 'fallBack':
      if (model.match === undefined || !model.awaited().includes(request.seat)) return DONE
      return move(model, { ...request, type: 'move', moves: [model.game.fallback(model.match.state, request.seat)], by: 'bot' }, now)
    case 'order':
    case 'recall':
      return changeOrders(model, request)
    case 'carryOut':
      return carryOut(model, now)
    case 'timeOut':
      return timeOut(model, now)
    case 'undo':
      return undo(model, request)
    case 'return':
      return giveBack(model, request)
    case 'rewind':
      return proposeRewind(model, request, now)
    case 'agree':
      return agree(model, request, now)
    case 'pause':
      return pause(model, request, now)
    case 'give':
      return give(model, request)
    case 'leave':
      return leave(model, request)
    case 'say':
      return say(model, request, now)
    case 'switchChat':
      return model.hasChat === request.isOn ? DONE : write([{ type: 'chatSwitched', isOn: request.isOn }])
    case 'rematch':
      if (model.status !== 'over') return refuse('notOver')
      return model.rematch === undefined ? write([{ type: 'rematched', table: request.table }]) : DONE
    case 'end':
      return end(model, request.reason)
  }
}

/** Whatever is asked of it, a log that is full takes nothing but its end. */
function whenFull(model: TableModel): PlannedWrite | Reply {
  const reply = refuse('tableFull')
  return model.status === 'over' ? reply : end(model, 'full', reply)
}

function end(model: TableModel, reason: EndReason, reply: Reply = DONE): PlannedWrite | Reply {
  if (model.status === 'over') return DONE
  return write([{ type: 'ended', reason }], { changes: { status: 'over', deadline: null }, reply })
}

type Of<T extends Request['type']> = Extract<Request, { type: T }>

function join(model: TableModel, { seat: wanted, name, nonce, keyHash }: Of<'join'>): PlannedWrite | Reply {
  if (model.status !== 'open') return refuse('notOpen')
  const seat = wanted ?? model.seats.findIndex(({ by }) => by === 'open')
  if (wanted !== undefined && model.seats[wanted] === undefined) return refuse('unknownSeat', { seat: wanted })
  if (model.seats[seat]?.by !== 'open') return refuse('noFreeSeat')
  const skeleton = nameSkeleton(name)
  if (model.seats.some(({ by, name: other }, i) => i !== seat && by === 'human' && nameSkeleton(other) === skeleton))
    return refuse('nameTaken')
  const row = { seat, name, keyHash, data: { by: 'human' } }
  const given = renamed(model, seat, name)
  const entries: LogEntry[] = [{ type: 'joined', seat, name, nonce }, ...given.map((bot) => ({ type: 'filled' as const, ...bot }))]
  const rows = given.map((bot) => ({ seat: bot.seat, name: bot.name, keyHash: null, data: { by: bot.by } }))
  const status = waitingStatus(model.seats.map((other, i) => (i === seat ? { by: 'human' } : other)))
  return write(entries, { seats: [row, ...rows], changes: { status }, reply: { ok: true, seat } })
}

/** A bot gives its name up to the person who has it. */
function renamed(model: TableModel, seat: Seat, name: string): { seat: Seat; by: string; name: string }[] {
  const names = model.seats.map((other, i) => (i === seat ? name : other.name))
  const bot = model.seats.findIndex(
    (other, i) => i !== seat && other.by !== 'human' && other.by !== 'open' && other.name.toLowerCase() === name.toLowerCase(),
  )
  return bot < 0 ? [] : [{ seat: bot, by: model.seats[bot]!.by, name: botName(bot, names) }]
}

/** The host, or somebody invited to a rematch, has seen the commitment and adds a nonce: the first one counts. */
function come(model: TableModel, { seat, nonce }: Of<'come'>): PlannedWrite | Reply {
  const { name, nonce: earlier } = model.seats[seat]!
  return model.status !== 'open' || earlier !== '' ? DONE : write([{ type: 'joined', seat, name, nonce }])
}

function fill(model: TableModel, { seat, by, isOfCup }: Of<'fill'>): PlannedWrite | Reply {
  if (model.status !== 'open') return refuse('notOpen')
  if (model.meta.cup !== undefined && isOfCup !== true) return refuse('ofCup')
  const old = model.seats[seat]
  if (old === undefined) return refuse('unknownSeat', { seat })
  if (seat === model.meta.host && isOfCup !== true) return refuse('hostStays')
  if (old.by === by) return DONE
  const others = model.seats.filter((_, i) => i !== seat).map((other) => other.name)
  const name = by === 'open' ? '' : botName(seat, others)
  const status = waitingStatus(model.seats.map((other, i) => (i === seat ? { by } : other)))
  return write([{ type: 'filled', seat, by, name }], { seats: [{ seat, name, keyHash: null, data: { by } }], changes: { status } })
}

function start(model: TableModel, now: number): PlannedWrite | Reply {
  if (model.status !== 'open') return refuse('notOpen')
  const waiting = model.seats.findIndex(({ by, nonce }) => by === 'open' || (by === 'human' && nonce === ''))
  if (waiting >= 0) return refuse('notReady', { seat: waiting })
  model.start()
  const deadline = model.deadlineFrom(now)
  return write([{ type: 'started', deadline }], { changes: { status: model.status, deadline } })
}

function move(model: TableModel, request: Of<'move'>, now: number): PlannedWrite | Reply {
  const { seat, decision, moves, by, line, order } = request
  if (model.match === undefined || model.ended !== undefined) return refuse('notRunning')
  if (line !== undefined && line !== model.rewinds.length)
    return by === 'bot'
      ? DONE
      : { ok: false, refusal: { code: 'STALE_DECISION', rule: 'MATCH', params: { expected: model.match.decision(seat), given: decision } } }
  if (model.isPaused) return by === 'bot' ? DONE : refuse('paused')
  const isHuman = model.playerOf(seat) === 'human'
  if (by === 'bot' && (isHuman || decision !== model.match.decision(seat))) return DONE
  if (model.isRepeated(seat, decision, moves)) return DONE
  const entries: LogEntry[] = by === 'owner' && !isHuman ? [{ type: 'returned', seat }] : []
  for (const [i, one] of moves.entries()) {
    const answer = model.play(seat, decision + i, one)
    if (!answer.ok) return i === 0 ? answer : write(entries, { changes: changesOf(model, now), reply: answer })
    entries.push(movedEntry(model, { seat, decision: decision + i, by, order }, now))
  }
  return write(entries, { changes: changesOf(model, now) })
}

function changeOrders(model: TableModel, request: OrderRequest): PlannedWrite | Reply {
  const tried = tryOrder(model, request)
  if (tried === undefined) return DONE
  return 'code' in tried ? { ok: false, problem: tried } : write([tried])
}

/** One order that is due answers; ask again for the next one. */
function carryOut(model: TableModel, now: number): PlannedWrite | Reply {
  const due = dueOrders(model).find(({ at }) => at <= now)
  if (due === undefined) return DONE
  const { seat, kept } = due
  const answer = answerOf(model, due)
  const played =
    answer === undefined
      ? undefined
      : move(
          model,
          { type: 'move', seat, decision: model.match!.decision(seat), moves: [answer.move], by: 'order', order: answer.order },
          now,
        )
  return played !== undefined && 'entries' in played ? played : write([{ type: 'recalled', seat, number: kept.number, isFailed: true }])
}

/** One seat whose time has run out is answered for; ask again for the next one. */
function timeOut(model: TableModel, now: number): PlannedWrite | Reply {
  if (model.match === undefined || model.deadline === null || model.deadline > now) return DONE
  if (model.desertedUntil !== null && model.desertedUntil <= now && model.isDeserted) return end(model, 'abandoned')
  const seat = model.awaited().find((awaited) => model.playerOf(awaited) === 'human')
  if (seat === undefined) return DONE
  const decision = model.match.decision(seat)
  const answer = model.play(seat, decision, model.game.fallback(model.match.state, seat))
  if (!answer.ok) throw new Error(`the fallback of ${model.game.id} is refused: ${answer.refusal.code}`)
  const { after, level } = model.meta.standIn
  const isAway = model.seats[seat]!.missed + 1 >= after
  const moved = movedEntry(model, { seat, decision, by: 'clock' }, now)
  return write(isAway ? [moved, { type: 'stoodIn', seat, level }] : [moved], { changes: changesOf(model, now) })
}

interface Made {
  readonly seat: Seat
  readonly decision: number
  readonly by: MovedBy
  readonly order?: PlayedOrder | undefined
}

/** Of the last move of the match. */
function movedEntry(model: TableModel, { seat, decision, by, order }: Made, now: number): LogEntry {
  const { move: made } = model.match!.moves.at(-1)!
  return { type: 'moved', seat, decision, move: made, by, ...(order === undefined ? {} : { order }), deadline: model.deadlineFrom(now) }
}

function changesOf(model: TableModel, now: number): TableChanges {
  const deadline = model.deadlineFrom(now)
  return { ...(deadline === model.deadline ? {} : { deadline }), ...(model.status === 'over' ? { status: 'over' } : {}) }
}

function undo(model: TableModel, { seat }: Of<'undo'>): PlannedWrite | Reply {
  if (model.status !== 'running') return refuse('notRunning')
  if (model.isPaused) return refuse('paused')
  if (model.match?.canUndo(seat) !== true) return { ok: false, refusal: { code: 'CANNOT_UNDO', rule: 'MATCH' } }
  const answer = model.undo(seat)
  return answer.ok ? write([{ type: 'undone', seat }]) : answer
}

function proposeRewind(model: TableModel, request: Of<'rewind'>, now: number): PlannedWrite | Reply {
  const { seat, decision } = request
  if (model.status !== 'running') return refuse('notRunning')
  const to = model.movesBefore(seat, decision)
  if (to === undefined || model.rewinds.length >= MOST_REWINDS || model.playedAgain + to > MOST_PLAYED_AGAIN) return refuse('noRewind')
  const proposed: LogEntry = { type: 'proposed', seat, decision }
  return goesBack(model, request) === undefined ? write([proposed]) : rewind(model, to, [proposed], now)
}

function agree(model: TableModel, request: Of<'agree'>, now: number): PlannedWrite | Reply {
  const { seat, doesAgree } = request
  if (model.status !== 'running' || model.proposal === undefined) return refuse('noRewind')
  if (model.proposal.agreed.includes(seat) && doesAgree) return DONE
  const agreed: LogEntry = { type: 'agreed', seat, doesAgree }
  const wish = goesBack(model, request)
  if (wish === undefined) return write([agreed])
  const to = model.movesBefore(wish.seat, wish.decision)
  return to === undefined ? refuse('noRewind') : rewind(model, to, [agreed], now)
}

/** The decision before which the race is taken back because of the request, if it is. */
function goesBack(model: TableModel, request: Request): { readonly seat: Seat; readonly decision: number } | undefined {
  if (request.type === 'rewind') {
    const isHosts = model.meta.rewindBy === 'host' && request.seat === model.meta.host
    return isHosts || unasked(model, [request.seat]).length === 0 ? request : undefined
  }
  if (request.type !== 'agree' || !request.doesAgree || model.proposal === undefined) return undefined
  return unasked(model, [...model.proposal.agreed, request.seat]).length === 0 ? model.proposal : undefined
}

/** Answering it would play a long race again. */
export function mayGoBack({ type }: Request): boolean {
  return type === 'rewind' || type === 'agree'
}

/** How many moves are played again for the request, if it is granted; undefined where it takes nothing back. */
export function playedAgainFor(model: TableModel, request: Request): number | undefined {
  const wish = model.match === undefined || model.status !== 'running' ? undefined : goesBack(model, request)
  return wish === undefined ? undefined : model.movesBefore(wish.seat, wish.decision)
}

/** People who must still agree; whoever has left the seat to a bot is not asked. */
function unasked({ seats }: TableModel, agreed: readonly Seat[]): Seat[] {
  return seats.flatMap(({ by, standIn }, seat) => (by === 'human' && standIn === undefined && !agreed.includes(seat) ? [seat] : []))
}

function rewind(model: TableModel, to: number, before: LogEntry[], now: number): PlannedWrite | Reply {
  model.rewind(to)
  const deadline = model.deadlineFrom(now)
  return write([...before, { type: 'rewound', to, deadline }], { changes: { deadline } })
}

/** Whoever has the clock stopped has as long afterwards as he had before. */
function pause(model: TableModel, { seat, isOn }: Of<'pause'>, now: number): PlannedWrite | Reply {
  if (seat !== model.meta.host) return refuse('notHost')
  if (model.status !== 'running') return refuse('notRunning')
  if (model.isPaused === isOn) return DONE
  const left = isOn && model.deadline !== null ? Math.max(0, model.deadline - now) : null
  const deadline = isOn ? null : model.timeLeft === null ? model.deadlineFrom(now, false) : now + model.timeLeft
  return write([{ type: 'paused', isOn, deadline, left }], { changes: { deadline } })
}

const MOST_REWINDS = 50
/** As many as a long log has entries: whoever opens the table plays them all. */
const MOST_PLAYED_AGAIN = 40_000

function giveBack(model: TableModel, { seat, isHello }: Of<'return'>): PlannedWrite | Reply {
  const { standIn, hasLeft } = model.seats[seat]!
  return standIn === undefined || (hasLeft && isHello === true) ? DONE : write([{ type: 'returned', seat }])
}

/** What was asked for with the old key, like notices, goes with it. */
function give(model: TableModel, { seat, by, keyHash }: Of<'give'>): PlannedWrite | Reply {
  const given = model.seats[seat]
  if (given === undefined) return refuse('unknownSeat', { seat })
  if (model.status === 'over') return refuse('notRunning')
  const isAbandoned = given.by === 'human' && given.standIn !== undefined
  if (by !== seat && !(by === model.meta.host && isAbandoned)) return refuse('notYours')
  return write([{ type: 'given', seat }], { seats: [{ seat, name: given.name, keyHash, data: { by: 'human' } }] })
}

/** To the bot that the table has for it. */
function leave(model: TableModel, { seat }: Of<'leave'>): PlannedWrite | Reply {
  if (model.status !== 'running') return refuse('notRunning')
  if (model.seats[seat]!.hasLeft) return DONE
  return write([{ type: 'stoodIn', seat, level: model.meta.standIn.level, isWished: true }])
}

function say(model: TableModel, { seat, text }: Of<'say'>, now: number): PlannedWrite | Reply {
  if (!model.hasChat) return refuse('chatOff')
  if (model.said >= MOST_LINES) return refuse('tableFull')
  return write([{ type: 'said', seat, text, at: now }])
}

const MOST_LINES = 2000
/** A log that is as long takes nothing any more: a game that still goes on is ended. */
export const MOST_ENTRIES = 50_000

const DONE: Reply = { ok: true }

function refuse(...what: Parameters<typeof problem>): Reply {
  return { ok: false, problem: problem(...what) }
}

function write(entries: readonly LogEntry[], more: Partial<PlannedWrite> = {}): PlannedWrite {
  return { entries, changes: {}, seats: [], reply: DONE, ...more }
}
