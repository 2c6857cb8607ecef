import { BOT_KINDS, botName, isBotLevel } from '@echappee/bots'
import { checkOptions, type Json, type Seat } from '@echappee/kernel'
import {
  commitTo,
  type CreateTable,
  type Lobby,
  type PageMark,
  type OwnTable,
  type SeatKey,
  type TableInfo,
  type TableLine,
  type TakeSeat,
} from '@echappee/protocol'
import { isCupRow } from '../cups/cup.ts'
import { TableProblem } from '../problems.ts'
import type { SeatChange, StoredTable, TakenSeat } from '../store/store.ts'
import { hashKey, newKey, newSecret, newTableId, rematchId } from './keys.ts'
import { FULL, waitingStatus, type FirstSeat, type TableMeta } from './log-entry.ts'
import { isOutdated, type Tables } from './tables.ts'
import { infoOf } from './outgoing.ts'
import type { TableTurns } from '../turns/table-turns.ts'

/** The host takes the first seat, learns the commitment, and adds a nonce with the first hello. */
export async function createTable(tables: Tables, wanted: CreateTable): Promise<SeatKey> {
  const game = await tables.findGame(wanted.game)
  if (game === undefined) throw new TableProblem('unknownGame', { game: wanted.game })
  const { min, max } = game.seats
  if (wanted.seats.length < min || wanted.seats.length > max) throw new TableProblem('badSeats', { min, max, seats: wanted.seats.length })
  const options = checkOptions(game, wanted.options, wanted.seats.length)
  if (!options.ok) throw new TableProblem('badOptions', { game: game.id }, options.issues)
  for (const by of wanted.seats.slice(1)) checkFilling(by)
  checkLevel(wanted.standIn.level)

  const { clock, hasChat, isPublic, standIn, onlookers = 'all', rewindBy = 'all' } = wanted
  const seats = firstSeats(wanted)
  const hasCoach = wanted.hasCoach ?? !seats.some(({ by }) => by === 'open')
  const who = { host: 0, seats, rematchOf: null }
  const more = { options: options.value as Json, clock, hasChat, isPublic, standIn, onlookers, rewindBy, hasCoach, ...who }
  const key = newKey()
  const id = ownTableId(tables)
  await putTable(tables, id, { game: game.id, rulesVersion: game.rulesVersion, ...more }, (seat) => (seat === 0 ? hashKey(key) : null))
  return { table: await tableInfo(tables, id), seat: 0, key }
}

/** One that this node is the first to serve: whoever has created the table is at the right place. */
function ownTableId(tables: Tables): string {
  let id = newTableId()
  for (let tries = 0; tries < MOST_DRAWN && !tables.isOwn(id); tries++) id = newTableId()
  return id
}

const MOST_DRAWN = 100

function firstSeats({ host, seats }: CreateTable): FirstSeat[] {
  const names = [host]
  for (const [seat, by] of seats.entries()) if (seat > 0) names.push(by === 'open' ? '' : botName(seat, names))
  return names.map((name, seat) => ({ name, by: seat === 0 ? 'human' : seats[seat]!, nonce: '' }))
}

export async function takeSeat(tables: Tables, id: string, { name, nonce, seat: wanted }: TakeSeat): Promise<SeatKey> {
  const table = await tables.open(id)
  const key = newKey()
  const reply = await table.request({ type: 'join', seat: wanted, name, nonce, keyHash: hashKey(key) })
  if (!reply.ok) throw new TableProblem('problem' in reply ? reply.problem : 'broken')
  return { table: await table.read(infoOf), seat: reply.seat!, key }
}

/** The table with the same people that follows a finished one. Whoever asks first is its host; the others' keys open it too; all bring new nonces. */
export async function rematch(tables: Tables, id: string, keyHash: string): Promise<{ table: TableInfo; seat: Seat }> {
  const table = await tables.open(id)
  const { meta, seats, seat, named } = await table.readAs(keyHash, (model, own) => {
    if (model.status !== 'over') throw new TableProblem('notOver')
    return { meta: model.meta, seats: [...model.seats], seat: own, named: model.rematch }
  })
  const next = named ?? rematchId(meta.secret)
  if (named === undefined) {
    const hashes = new Map((await tables.context.store.readSeats(id)).map((row) => [row.seat, row.keyHash]))
    const first: FirstSeat[] = seats.map(({ name, by }) => ({ name, by, nonce: '' }))
    // By the rules of today, which may have replaced those of the game before.
    const game = await tables.findGame(meta.game)
    if (game === undefined) throw new TableProblem('unknownGame', { game: meta.game })
    const options = checkOptions(game, meta.options, seats.length)
    if (!options.ok) throw new TableProblem('badOptions', { game: game.id }, options.issues)
    const { cup: _, ...kept } = meta
    await putTable(
      tables,
      next,
      { ...kept, rulesVersion: game.rulesVersion, host: seat, seats: first, rematchOf: id },
      (i) => hashes.get(i) ?? null,
    )
    await table.request({ type: 'rematch', table: next })
  }
  // Of the following table itself: the key opens nothing there if the seat was given away.
  return (await tables.open(next)).readAs(keyHash, (model, own) => ({ table: infoOf(model), seat: own }))
}

export async function tableInfo(tables: Tables, id: string): Promise<TableInfo> {
  return (await tables.open(id)).read(infoOf)
}

/** Public tables with a free seat, of the last days, a page at a time. */
export async function publicTables(tables: Tables, before?: PageMark): Promise<Lobby> {
  const { store } = tables.context
  const rows = await store.listPublic({ status: 'open', limit: PAGE, ...(before === undefined ? {} : { before }) })
  const fresh = rows.filter(({ updatedAt }) => updatedAt > Date.now() - STALE)
  const lines = (await Promise.all(fresh.map((row) => freshLine(tables, row)))).flatMap((line) => line ?? [])
  const last = fresh.at(-1)
  const next = last === undefined || fresh.length < PAGE ? null : { id: last.id, updatedAt: last.updatedAt }
  return { tables: lines.filter(({ seats }) => seats.some(({ by }) => by === 'open')), next }
}

async function freshLine(tables: Tables, row: StoredTable): Promise<TableLine | undefined> {
  const current = await closeOutdated(tables, row)
  return current.status === 'open' ? lineOf(row, await tables.context.store.readSeats(row.id)) : undefined
}

/** What waits for its start by rules that were replaced is closed as soon as somebody looks at it. Answers the table as it is then. */
async function closeOutdated(tables: Tables, row: StoredTable): Promise<StoredTable> {
  const latest = await tables.findGame((row.meta as unknown as TableMeta).game)
  if (latest === undefined || !isOutdated(row, latest)) return row
  await tables.open(row.id).catch((error: unknown) => {
    if (!(error instanceof TableProblem)) throw error
  })
  return (await tables.context.store.readTable(row.id)) ?? row
}

/** Whether somebody sits there and waits for the start. */
export async function isWaitingSeat(tables: Tables, id: string, seat: Seat): Promise<boolean> {
  const row = await tables.context.store.readTable(id)
  if (row === undefined || (row.status !== 'open' && row.status !== FULL)) return false
  const seats = await tables.context.store.readSeats(id)
  return seats.some((taken) => taken.seat === seat && taken.keyHash !== null)
}

/** The tables that these keys open, the latest change first. */
export async function ownTables(tables: Tables, turns: TableTurns, keys: readonly string[]): Promise<OwnTable[]> {
  const taken = await tables.context.store.findSeats([...new Set(keys)].map(hashKey))
  const found = await Promise.all(taken.slice(0, MOST_OWN).map((seat) => ownTable(tables, turns, seat)))
  return found.flatMap((table) => table ?? []).sort((a, b) => b.updatedAt - a.updatedAt)
}

async function ownTable(tables: Tables, turns: TableTurns, { table: id, seat }: TakenSeat): Promise<OwnTable | undefined> {
  const { store } = tables.context
  const found = await store.readTable(id)
  if (found === undefined || isCupRow(found)) return undefined
  const row = await closeOutdated(tables, found)
  const line = lineOf(row, await store.readSeats(id))
  const { isAwaited, since, deadline } = await turns.of(row, seat)
  return { ...line, seat, isAwaited, since, deadline }
}

function lineOf({ id, meta, status, createdAt, updatedAt }: StoredTable, seats: readonly TakenSeat[]): TableLine {
  const { game, clock } = meta as unknown as TableMeta
  return {
    id,
    game,
    status: status === FULL ? 'open' : status,
    clock,
    seats: seats.map(({ name, data }) => ({ name, by: (data as { by: string }).by })),
    createdAt,
    updatedAt,
  }
}

type Described = Omit<TableMeta, 'commitment' | 'secret'>

/** A table that is there already was put there by somebody who asked for the same rematch, or by another node for the same round. */
export async function putTable(tables: Tables, id: string, described: Described, keyHash: (seat: Seat) => string | null): Promise<void> {
  const secret = newSecret()
  const meta: TableMeta = { ...described, commitment: commitTo(secret), secret }
  const seats: SeatChange[] = meta.seats.map(({ name, by }, seat) => ({ seat, name, keyHash: keyHash(seat), data: { by } }))
  await tables.context.store.createTable(
    { id, meta: meta as unknown as Json, isPublic: meta.isPublic, status: waitingStatus(meta.seats), deadline: null },
    seats,
  )
}

export function checkFilling(by: string): void {
  if (by !== 'open') checkLevel(by)
}

function checkLevel(level: string): void {
  if (!isBotLevel(level)) throw new TableProblem('unknownLevel', { level, levels: BOT_KINDS.join(', ') })
}

const PAGE = 50
/** Nobody waits longer for somebody to come. */
const STALE = 2 * 86_400_000
/** One key may open a long row of rematches. */
const MOST_OWN = 200
