import { SPECTATOR, isInAudience, type AnyMatch, type Seat } from '@echappee/kernel'
import type { ServerMessage, TableInfo, Turn } from '@echappee/protocol'
import type { LogEntry } from './log-entry.ts'
import type { TableModel } from './model.ts'

/** How much of the story was there before an entry. */
export interface Mark {
  readonly epoch: number
  /** Events in the log of the match. */
  readonly logged: number
  readonly status: string
}

export function mark(model: TableModel): Mark {
  return { epoch: model.epoch, logged: model.match?.log().length ?? 0, status: model.status }
}

/** What an entry means to one viewer: everything that a socket ever receives of a table is made in this file. */
export function toldOf(entry: LogEntry, before: Mark, model: TableModel, viewer: Seat): ServerMessage[] {
  switch (entry.type) {
    case 'said':
      return [{ type: 'chat', line: { seat: entry.seat, text: entry.text, at: entry.at } }]
    case 'started':
      return [tableMessage(model), { type: 'reset', ...story(model, viewer, 0) }]
    case 'moved':
    case 'undone': {
      const isOver = model.status !== before.status
      return [storyOn(before, model, viewer), ...(isOver ? [tableMessage(model)] : [])]
    }
    default:
      return [tableMessage(model)]
  }
}

export function welcome(model: TableModel, viewer: Seat, known: { seen: number; epoch: number }, now: number): ServerMessage {
  const told = model.match === undefined ? 0 : count(model, viewer, Infinity)
  const canResume = known.epoch === model.epoch && known.seen <= told
  return {
    type: 'welcome',
    table: infoOf(model),
    seat: viewer,
    chat: model.hasChat ? [...model.chat] : [],
    now,
    ...storyFrom(model, viewer, canResume ? known.seen : 0),
  }
}

export function infoOf(model: TableModel): TableInfo {
  const { game, rulesVersion, options, clock, standIn, isPublic, host, rematchOf } = model.meta
  const { commitment, nonces, secret } = model.fairness
  return {
    id: model.id,
    game,
    rulesVersion,
    options,
    clock,
    standIn,
    isPublic,
    host,
    status: model.status,
    seats: model.seats.map((seat) => ({
      name: seat.name,
      by: seat.by,
      standIn: seat.standIn ?? null,
      isReady: seat.by !== 'open' && (seat.by !== 'human' || seat.nonce !== ''),
    })),
    hasChat: model.hasChat,
    fairness: { commitment, nonces: [...nonces], ...(secret === undefined ? {} : { secret }) },
    rematch: model.rematch ?? null,
    rematchOf,
  }
}

export function turnOf(model: TableModel, viewer: Seat): Turn {
  const match = model.match!
  const outcome = match.outcome()
  return {
    awaited: [...match.toAct()],
    decision: viewer === SPECTATOR ? 0 : match.decision(viewer),
    committed: [...match.committed()],
    canUndo: viewer !== SPECTATOR && outcome === undefined && match.canUndo(viewer),
    deadline: model.deadline,
    outcome: outcome === undefined ? null : { places: [...outcome.places], scores: [...outcome.scores] },
  }
}

const tableMessage = (model: TableModel): ServerMessage => ({ type: 'table', table: infoOf(model) })

/** Events as long as they tell everything; else the view anew. */
function storyOn(before: Mark, model: TableModel, viewer: Seat): ServerMessage {
  const match = model.match!
  const kept = Math.min(before.logged, match.log().length)
  if (model.epoch !== before.epoch) return { type: 'reset', ...story(model, viewer, kept) }
  const from = count(model, viewer, kept)
  return { type: 'events', epoch: model.epoch, from, events: eventsAfter(match, viewer, kept), turn: turnOf(model, viewer) }
}

/** The story with the events that follow the first `kept` of the match's log. */
function story(model: TableModel, viewer: Seat, kept: number) {
  const match = model.match!
  const from = count(model, viewer, kept)
  const events = eventsAfter(match, viewer, kept)
  return { epoch: model.epoch, view: match.view(viewer), told: from + events.length, from, events, turn: turnOf(model, viewer) }
}

/** The story with the viewer's events from number `from` on. */
function storyFrom(model: TableModel, viewer: Seat, from: number) {
  const { match, epoch } = model
  if (match === undefined) return { epoch, view: null, told: 0, from: 0, events: [], turn: null }
  const events = match.events(viewer, from)
  return { epoch, view: match.view(viewer), told: from + events.length, from, events, turn: turnOf(model, viewer) }
}

/** How many of the first `upTo` events of the match's log the viewer was told. Within an epoch the log only grows: counting goes on. */
function count(model: TableModel, viewer: Seat, upTo: number): number {
  const log = model.match!.log()
  const end = Math.min(upTo, log.length)
  let counts = COUNTS.get(model)
  if (counts === undefined) COUNTS.set(model, (counts = new Map()))
  const known = counts.get(viewer)
  let { at, told } = known !== undefined && known.epoch === model.epoch && known.at <= end ? known : { at: 0, told: 0 }
  for (; at < end; at++) if (isInAudience(log[at]!.to, viewer)) told++
  counts.set(viewer, { epoch: model.epoch, at, told })
  return told
}

const COUNTS = new WeakMap<TableModel, Map<Seat, { epoch: number; at: number; told: number }>>()

function eventsAfter(match: AnyMatch, viewer: Seat, kept: number): unknown[] {
  return match
    .log()
    .slice(kept)
    .flatMap(({ event, to }) => (isInAudience(to, viewer) ? [event] : []))
}
