import { SPECTATOR, isInAudience, type AnyMatch, type Seat } from '@echappee/kernel'
import { LIMITS, type MessageOf, type ServerMessage, type TableInfo, type TableUpdate, type Turn } from '@echappee/protocol'
import type { LogEntry } from './log-entry.ts'
import type { TableModel } from './model.ts'

/** How much of the story was there before some entries. */
export interface Mark {
  /** Number of the last entry. */
  readonly seq: number
  readonly epoch: number
  /** Events in the log of the match that the entries left there. */
  readonly logged: number
  readonly status: string
}

/** With `before`, the mark of an earlier moment: a move taken back since then has shortened the log. */
export function mark(model: TableModel, before?: Mark): Mark {
  const logged = model.match?.log().length ?? 0
  if (before !== undefined) return logged < before.logged ? { ...before, logged } : before
  return { seq: model.seq, epoch: model.epoch, logged, status: model.status }
}

/**
 * What entries mean to a viewer, as texts to send: everything that a socket ever receives of a table is made in this file. `written`: the
 * events since then, for whoever has them as texts already.
 */
export function newsOf(
  entries: readonly LogEntry[],
  before: Mark,
  model: TableModel,
  written?: readonly string[],
): (viewer: Seat) => string[] {
  const chat: string[] = []
  let isTable = model.status !== before.status
  let isStory = false
  for (const entry of entries) {
    if (entry.type === 'said') chat.push(textOf({ type: 'chat', line: { seat: entry.seat, text: entry.text, at: entry.at } }))
    else if (entry.type === 'moved' || entry.type === 'undone') isStory = true
    else isTable = true
    if (entry.type === 'ended') isStory = model.match !== undefined
  }
  const table = isTable ? [textOf({ type: 'table', table: changingInfo(model) })] : []
  if (before.status === 'open' && model.match !== undefined) return (viewer) => [...chat, ...table, resetOf(model, viewer, before)]
  if (!isStory) return () => [...chat, ...table]
  if (model.epoch !== before.epoch) return (viewer) => [...chat, resetOf(model, viewer, before), ...table]
  const events = eventsOf(model, before, written)
  return (viewer) => [...chat, events(viewer), ...table]
}

/** The welcome as it is sent. All who know as much and see the same are welcomed with the same words. */
export function welcomeText(model: TableModel, viewer: Seat, has: { seen: number; epoch: number }, now: number): string {
  const known = model.match === undefined ? 0 : count(model, viewer, Infinity)
  const canResume = has.epoch === model.epoch && has.seen <= known
  const from = canResume ? has.seen : 0
  let kept = WELCOMES.get(model)
  if (kept === undefined || kept.seq !== model.seq) WELCOMES.set(model, (kept = { seq: model.seq, texts: new Map() }))
  const key = `${viewer} ${from}`
  let text = kept.texts.get(key)
  if (text === undefined) {
    const { type: _, now: __, ...rest } = welcome(model, viewer, from, now)
    kept.texts.set(key, (text = JSON.stringify(rest).slice(1)))
  }
  return `{"type":"welcome","now":${now},${text}`
}

const WELCOMES = new WeakMap<TableModel, { readonly seq: number; readonly texts: Map<string, string> }>()

function welcome(model: TableModel, viewer: Seat, from: number, now: number): MessageOf<'welcome'> {
  const chat = model.hasChat ? tailWithin(model.chat, LIMITS.lastTalk) : []
  return { type: 'welcome', table: infoOf(model), seat: viewer, chat, now, ...storyFrom(model, viewer, from) }
}

/** A page of the events before number `before` of the viewer. */
export function earlierText(model: TableModel, viewer: Seat, before: number, to: number): string {
  const all = model.match?.events(viewer) ?? []
  const end = Math.min(before, all.length)
  const events = tailWithin(all.slice(0, end), LIMITS.earlierEvents)
  return textOf({ type: 'earlier', to, epoch: model.epoch, from: end - events.length, events })
}

/** As many of the last ones as fit into so many bytes of JSON. */
function tailWithin<T>(all: readonly T[], bytes: number): T[] {
  let from = all.length
  for (let left = bytes; from > 0; from--) {
    left -= Buffer.byteLength(JSON.stringify(all[from - 1])) + 1
    if (left < 0) break
  }
  return all.slice(from)
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
    ended: model.ended ?? null,
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

function changingInfo(model: TableModel): TableUpdate {
  const { status, ended, seats, hasChat, fairness, rematch } = infoOf(model)
  return { status, ended, seats, hasChat, fairness, rematch }
}

export const turnOf = (model: TableModel, viewer: Seat): Turn => ({ ...sharedTurn(model), ...ownTurn(model, viewer) })

/** Whose turn it is: what is the same for all. */
function sharedTurn(model: TableModel): Omit<Turn, keyof OwnTurn> {
  const { match, deadline } = model
  const outcome = match!.outcome()
  return {
    awaited: [...model.awaited()],
    committed: [...match!.committed()],
    deadline,
    outcome: outcome === undefined ? null : { places: [...outcome.places], scores: [...outcome.scores] },
  }
}

type OwnTurn = Pick<Turn, 'decision' | 'canUndo' | 'missed'>

function ownTurn(model: TableModel, viewer: Seat): OwnTurn {
  const { match, seats } = model
  if (viewer === SPECTATOR) return { decision: 0, canUndo: false, missed: 0 }
  return {
    decision: match!.decision(viewer),
    canUndo: match!.canUndo(viewer) && model.status === 'running',
    missed: seats[viewer]!.missed,
  }
}

const textOf = (message: ServerMessage): string => JSON.stringify(message)

/** Where events do not tell everything: the view anew. */
function resetOf(model: TableModel, viewer: Seat, { logged }: Mark): string {
  return textOf({ type: 'reset', ...story(model, viewer, logged) })
}

/** The events since then. Each is written once for all who are told of it. */
function eventsOf(model: TableModel, { logged }: Mark, written?: readonly string[]): (viewer: Seat) => string {
  const { epoch, match } = model
  const fresh = match!.log().slice(logged)
  const texts = written?.length === fresh.length ? written : fresh.map(({ event }) => JSON.stringify(event))
  const shared = JSON.stringify(sharedTurn(model)).slice(1, -1)
  return (viewer) => {
    const from = count(model, viewer, logged)
    const events = texts.filter((_, i) => isInAudience(fresh[i]!.to, viewer))
    const { decision, canUndo, missed } = ownTurn(model, viewer)
    const turn = `{${shared},"decision":${decision},"canUndo":${canUndo},"missed":${missed}}`
    return `{"type":"events","epoch":${epoch},"from":${from},"events":[${events.join()}],"turn":${turn}}`
  }
}

/** The story with the events that follow the first `kept` of the match's log. */
function story(model: TableModel, viewer: Seat, kept: number) {
  const match = model.match!
  const from = count(model, viewer, kept)
  const events = eventsAfter(match, viewer, kept)
  return { epoch: model.epoch, view: match.view(viewer), eventCount: from + events.length, from, events, turn: turnOf(model, viewer) }
}

/** The story with the viewer's events from number `first` on, or as many of the last as fit. */
function storyFrom(model: TableModel, viewer: Seat, first: number) {
  const { match, epoch } = model
  if (match === undefined) return { epoch, view: null, eventCount: 0, from: 0, events: [], turn: null }
  const missed = match.events(viewer, first)
  const events = tailWithin(missed, LIMITS.lastEvents)
  const eventCount = first + missed.length
  return { epoch, view: match.view(viewer), eventCount, from: eventCount - events.length, events, turn: turnOf(model, viewer) }
}

/** How many of the first `upTo` events of the match's log the viewer was told. Within an epoch the log only grows: counting goes on. */
function count(model: TableModel, viewer: Seat, upTo: number): number {
  const log = model.match!.log()
  const end = Math.min(upTo, log.length)
  let counts = COUNTS.get(model)
  if (counts === undefined) COUNTS.set(model, (counts = new Map()))
  const known = counts.get(viewer)
  let { at, seen } = known !== undefined && known.epoch === model.epoch && known.at <= end ? known : { at: 0, seen: 0 }
  for (; at < end; at++) if (isInAudience(log[at]!.to, viewer)) seen++
  counts.set(viewer, { epoch: model.epoch, at, seen })
  return seen
}

const COUNTS = new WeakMap<TableModel, Map<Seat, { epoch: number; at: number; seen: number }>>()

function eventsAfter(match: AnyMatch, viewer: Seat, kept: number): unknown[] {
  return match
    .log()
    .slice(kept)
    .flatMap(({ event, to }) => (isInAudience(to, viewer) ? [event] : []))
}
