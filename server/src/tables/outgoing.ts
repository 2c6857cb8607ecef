import { SPECTATOR, isInAudience, type AnyMatch, type Seat } from '@echappee/kernel'
import {
  LIMITS,
  type MessageOf,
  type SeatPresence,
  type ServerMessage,
  type TableInfo,
  type TableUpdate,
  type Turn,
} from '@echappee/protocol'
import { ordersText, ownersOf } from '../orders/outgoing-orders.ts'
import type { LogEntry } from './log-entry.ts'
import type { TableModel } from './model.ts'

/** How much of the story was there before some entries. */
export interface Mark {
  /** Number of the last entry. */
  readonly seq: number
  readonly epoch: number
  readonly ownEpochs: readonly number[]
  /** Events in the log of the match that the entries left there. */
  readonly logged: number
  readonly status: string
  /** How many handovers could be told. */
  readonly handovers: number
}

/** With `before`, the mark of an earlier moment: a move taken back since then has shortened the log. */
export function mark(model: TableModel, before?: Mark): Mark {
  const logged = model.match?.log().length ?? 0
  if (before !== undefined) {
    const kept = Math.min(logged, model.kept)
    return kept < before.logged ? { ...before, logged: kept } : before
  }
  model.kept = Infinity
  const { seq, epoch, ownEpochs, status } = model
  return { seq, epoch, ownEpochs: [...ownEpochs], logged, status, handovers: model.toldHandovers().length }
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
  const news = newsForAll(entries, before, model, written)
  const owners = ownersOf(entries, model)
  return owners.size === 0 ? news : (viewer) => (owners.has(viewer) ? [...news(viewer), ordersText(model, viewer)] : news(viewer))
}

function newsForAll(
  entries: readonly LogEntry[],
  before: Mark,
  model: TableModel,
  written: readonly string[] | undefined,
): (viewer: Seat) => string[] {
  const chat: string[] = []
  let isTable = model.status !== before.status || model.toldHandovers().length !== before.handovers
  let isStory = false
  for (const entry of entries) {
    if (entry.type === 'said') chat.push(textOf({ type: 'chat', line: { seat: entry.seat, text: entry.text, at: entry.at } }))
    else if (entry.type === 'moved' || entry.type === 'undone') isStory = true
    else if (entry.type === 'rewound' || entry.type === 'paused') isStory = isTable = true
    else if (entry.type !== 'ordered' && entry.type !== 'recalled') isTable = true
    if (entry.type === 'ended') isStory = model.match !== undefined
  }
  const table = isTable ? [textOf({ type: 'table', table: changingInfo(model) })] : []
  if (before.status === 'open' && model.match !== undefined) return (viewer) => [...chat, ...table, resetOf(model, viewer, before)]
  if (!isStory) return () => [...chat, ...table]
  if (model.epoch !== before.epoch) return (viewer) => [...chat, resetOf(model, viewer, before), ...table]
  const events = eventsOf(model, before, written)
  const isOwnChange = (viewer: Seat) => model.ownEpochs[viewer] !== before.ownEpochs[viewer]
  const isAlone = chat.length === 0 && table.length === 0
  return (viewer) => {
    const own = isOwnChange(viewer) ? [resetOf(model, viewer, before)] : events(viewer)
    return isAlone ? own : [...chat, ...own, ...table]
  }
}

/** The welcome as it is sent. All who know as much and see the same are welcomed with the same words. */
export function welcomeText(
  model: TableModel,
  viewer: Seat,
  has: { seen: number; epoch: number },
  { now, presence }: Pick<MessageOf<'welcome'>, 'now' | 'presence'>,
): string {
  const known = model.match === undefined ? 0 : count(model, viewer, Infinity)
  const canResume = has.epoch === model.epochOf(viewer) && has.seen <= known
  const from = canResume ? has.seen : 0
  let kept = WELCOMES.get(model)
  if (kept === undefined || kept.seq !== model.seq)
    WELCOMES.set(model, (kept = { seq: model.seq, fromStart: new Map(), newest: new Map() }))
  const its = from === 0 ? kept.fromStart : kept.newest
  let welcome = its.get(viewer)
  if (welcome?.from !== from) its.set(viewer, (welcome = { from, text: welcomeRest(model, viewer, from) }))
  return `{"type":"welcome","now":${now},"presence":${JSON.stringify(presence)},${welcome.text}`
}

interface KeptWelcome {
  readonly from: number
  readonly text: string
}

/** By viewer: for whoever has seen nothing, and the last one for somebody who has seen something. Whoever names other numbers is kept no more. */
interface KeptWelcomes {
  readonly seq: number
  readonly fromStart: Map<Seat, KeptWelcome>
  readonly newest: Map<Seat, KeptWelcome>
}

const WELCOMES = new WeakMap<TableModel, KeptWelcomes>()

/** All of a welcome but type, time and presence. What table and view leave of a message is shared by the last talk and the last events. */
function welcomeRest(model: TableModel, viewer: Seat, first: number): string {
  const { match } = model
  const view = JSON.stringify(match === undefined ? null : match.view(viewer))
  const forTable = LIMITS.outgoing - ENVELOPE - Buffer.byteLength(view)
  const info = infoOf(model)
  let table = JSON.stringify(info)
  // The view of a game has its options: large ones do not fit into a message twice.
  if (match !== undefined && Buffer.byteLength(table) + LIMITS.lastTalk + LIMITS.lastEvents > forTable)
    table = JSON.stringify({ ...info, options: null })
  const room = (forTable - Buffer.byteLength(table)) / 2
  const chat = model.hasChat ? tailWithin(model.chat, Math.min(LIMITS.lastTalk, room)) : []
  const missed = match?.events(viewer, first) ?? []
  const events = tailWithin(missed, Math.min(LIMITS.lastEvents, room))
  const eventCount = match === undefined ? 0 : first + missed.length
  const turn = match === undefined ? null : notedTurn(model, viewer)
  const rest: Omit<MessageOf<'welcome'>, 'type' | 'now' | 'presence' | 'table' | 'view'> = {
    seat: viewer,
    chat,
    epoch: model.epochOf(viewer),
    eventCount,
    from: eventCount - events.length,
    events,
    turn,
  }
  return `"table":${table},"view":${view},${JSON.stringify(rest).slice(1)}`
}

const LAST_HANDOVERS = 20
/** Bytes of a welcome beside table, view, talk and events. */
const ENVELOPE = 2000

/** A page of the events before number `before` of the viewer. */
export function earlierText(model: TableModel, viewer: Seat, before: number, to: number): string {
  const all = model.match?.events(viewer) ?? []
  const end = Math.min(before, all.length)
  const events = tailWithin(all.slice(0, end), LIMITS.earlierEvents)
  return textOf({ type: 'earlier', to, epoch: model.epochOf(viewer), from: end - events.length, events })
}

/** Where going back would lead the viewer, as places in what he has been told. */
export function momentsText(model: TableModel, viewer: Seat, to: number): string {
  const { proposal, status } = model
  const isRunning = status === 'running'
  const own = isRunning ? model.toldBefore(viewer, viewer) : []
  const proposed = isRunning && proposal !== undefined ? (model.toldBefore(proposal.seat, viewer)[proposal.decision] ?? null) : null
  return textOf({ type: 'moments', to, epoch: model.epochOf(viewer), own, proposed })
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
  const {
    game,
    rulesVersion,
    options,
    clock,
    standIn,
    isPublic,
    onlookers = 'all',
    hasCoach = true,
    rewindBy = 'all',
    host,
    rematchOf,
    cup = null,
  } = model.meta
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
      hasLeft: seat.hasLeft,
      isReady: seat.by !== 'open' && (seat.by !== 'human' || seat.nonce !== ''),
    })),
    hasChat: model.hasChat,
    handovers: model
      .toldHandovers()
      .slice(-LAST_HANDOVERS)
      .map((one) => ({ ...one })),
    onlookers,
    rewindBy,
    isPaused: model.isPaused,
    proposal: model.proposal === undefined ? null : { ...model.proposal, agreed: [...model.proposal.agreed] },
    rewinds: model.rewinds.slice(-LAST_HANDOVERS).map(({ to, seen }) => ({ to, seen: [...seen] })),
    hasCoach,
    fairness: { commitment, nonces: [...nonces], ...(secret === undefined ? {} : { secret }) },
    rematch: model.rematch ?? null,
    rematchOf,
    cup,
  }
}

function changingInfo(model: TableModel): TableUpdate {
  const { status, ended, seats, hasChat, handovers, isPaused, proposal, rewinds, fairness, rematch } = infoOf(model)
  return { status, ended, seats, hasChat, handovers, isPaused, proposal, rewinds, fairness, rematch }
}

export function presenceText(presence: readonly SeatPresence[]): string {
  return textOf({ type: 'presence', presence: [...presence] })
}

const turnOf = (model: TableModel, viewer: Seat): Turn => viewersTurn(model, stepOf(model), viewer)

/** What is the same for all: who is asked in this step, who of them has answered, what came of it. */
interface SecretStep {
  readonly acting: readonly Seat[]
  readonly answered: readonly Seat[]
  readonly outcome: Turn['outcome']
}

function stepOf(model: TableModel): SecretStep {
  const awaited = model.awaited()
  const answered = awaited.length === 0 ? [] : model.match!.committed().filter((seat) => !awaited.includes(seat))
  const outcome = model.match!.outcome()
  return {
    acting: answered.length === 0 ? awaited : [...awaited, ...answered].sort((a, b) => a - b),
    answered,
    outcome: outcome === undefined ? null : { places: [...outcome.places], scores: [...outcome.scores] },
  }
}

/**
 * A secret step is one neutral state to everybody: all who are asked in it are awaited until it is resolved, and only of the own seat is
 * it known whether it has answered.
 */
function viewersTurn(
  { match, deadline, seats, status, rewinds }: TableModel,
  { acting, answered, outcome }: SecretStep,
  viewer: Seat,
): Turn {
  const isSeat = viewer !== SPECTATOR
  const hasAnswered = answered.includes(viewer)
  return {
    awaited: hasAnswered ? acting.filter((seat) => seat !== viewer) : [...acting],
    committed: hasAnswered ? [viewer] : [],
    line: rewinds.length,
    deadline,
    outcome,
    decision: isSeat ? match!.decision(viewer) : 0,
    canUndo: isSeat && match!.canUndo(viewer) && status === 'running',
    missed: isSeat ? seats[viewer]!.missed : 0,
  }
}

/** The turns of all viewers as texts: what is the same for all of them is written once. */
function turnTextOf(model: TableModel, step: SecretStep): (viewer: Seat) => string {
  const { match, deadline, seats, status } = model
  const canUndo = status === 'running'
  const neutral = `{"awaited":[${step.acting.join()}],"committed":[],"line":${model.rewinds.length},"deadline":${deadline},"outcome":${JSON.stringify(step.outcome)}`
  return (viewer) => {
    if (step.answered.includes(viewer)) return JSON.stringify(viewersTurn(model, step, viewer))
    if (viewer === SPECTATOR) return `${neutral},"decision":0,"canUndo":false,"missed":0}`
    const mayUndo = canUndo && match!.canUndo(viewer)
    return `${neutral},"decision":${match!.decision(viewer)},"canUndo":${mayUndo},"missed":${seats[viewer]!.missed}}`
  }
}

/** What a viewer was told: whose turn it is, and how many of the first events of the match's log in an epoch. */
interface Told {
  turn: string
  epoch: number
  at: number
  seen: number
}

const TOLD = new WeakMap<TableModel, Map<Seat, Told>>()

function toldTo(model: TableModel, viewer: Seat): Told {
  let all = TOLD.get(model)
  if (all === undefined) TOLD.set(model, (all = new Map()))
  let told = all.get(viewer)
  if (told === undefined) all.set(viewer, (told = { turn: '', epoch: model.epoch, at: 0, seen: 0 }))
  return told
}

const textOf = (message: ServerMessage): string => JSON.stringify(message)

/** Where events do not tell everything: the view anew. */
function resetOf(model: TableModel, viewer: Seat, { logged }: Mark): string {
  return textOf({ type: 'reset', ...story(model, viewer, logged) })
}

export function isReset(text: string): boolean {
  return text.startsWith('{"type":"reset"')
}

/** The events since then, each written once for all who are told of it. Nothing for whom nothing has changed. */
function eventsOf(model: TableModel, { logged }: Mark, written?: readonly string[]): (viewer: Seat) => string[] {
  const fresh = model.match!.log().slice(logged)
  const texts = written?.length === fresh.length ? written : fresh.map(({ event }) => JSON.stringify(event))
  const turnText = turnTextOf(model, stepOf(model))
  const isForAll = fresh.every(({ to }) => to === undefined)
  const all = texts.join()
  return (viewer) => {
    const events = isForAll ? all : texts.filter((_, i) => isInAudience(fresh[i]!.to, viewer)).join()
    const turn = turnText(viewer)
    const told = toldTo(model, viewer)
    // Texts are compared only where they decide: each would be copied for it.
    if (events === '' && told.turn === turn) return []
    told.turn = turn
    const from = count(model, viewer, logged, told)
    return [`{"type":"events","epoch":${model.epochOf(viewer)},"from":${from},"events":[${events}],"turn":${turn}}`]
  }
}

/** The story with the events that follow the first `kept` of the match's log. */
function story(model: TableModel, viewer: Seat, kept: number) {
  const match = model.match!
  const from = count(model, viewer, kept)
  const events = eventsAfter(match, viewer, kept)
  return {
    epoch: model.epochOf(viewer),
    view: match.view(viewer),
    eventCount: from + events.length,
    from,
    events,
    turn: notedTurn(model, viewer),
  }
}

function notedTurn(model: TableModel, viewer: Seat): Turn {
  const turn = turnOf(model, viewer)
  toldTo(model, viewer).turn = JSON.stringify(turn)
  return turn
}

/** How many of the first `upTo` events of the match's log the viewer was told. Within an epoch the log only grows: counting goes on. */
function count(model: TableModel, viewer: Seat, upTo: number, told = toldTo(model, viewer)): number {
  const log = model.match!.log()
  const end = Math.min(upTo, log.length)
  if (told.epoch !== model.epoch || told.at > end) {
    told.epoch = model.epoch
    told.at = told.seen = 0
  }
  for (; told.at < end; told.at++) if (isInAudience(log[told.at]!.to, viewer)) told.seen++
  return told.seen
}

function eventsAfter(match: AnyMatch, viewer: Seat, kept: number): unknown[] {
  return match
    .log()
    .slice(kept)
    .flatMap(({ event, to }) => (isInAudience(to, viewer) ? [event] : []))
}
