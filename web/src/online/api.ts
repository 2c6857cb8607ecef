import { check, type GameRecord, type Schema } from '@echappee/kernel'
import {
  daySummarySchema,
  lobbySchema,
  noticeStateSchema,
  ownTableSchema,
  problemSchema,
  pushOfferSchema,
  pushStateSchema,
  seatKeySchema,
  tableInfoSchema,
} from '@echappee/protocol'
import type { AskNotice, CreateTable, DayRaceMoves, Fairness, OwnTable, PageMark, Problem, SubscribePush } from '@echappee/protocol'
import * as z from 'zod/mini'
import { seatHold } from './keys.ts'

export type ApiResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem }

/** Everything at an online table that is not play. */
export const api = {
  create: (wanted: CreateTable) => ask('POST', '/api/tables', seatKeySchema, wanted),
  info: (table: string) => ask('GET', path(table), tableInfoSchema),
  take: (table: string, name: string, nonce: string, seat?: number) =>
    ask('POST', path(table, 'seats'), seatKeySchema, { name, nonce, ...(seat === undefined ? {} : { seat }) }),
  fill: (table: string, key: string, seat: number, by: string) => ask('PUT', path(table, 'seats'), tableInfoSchema, { seat, by }, key),
  give: (table: string, key: string, seat: number, newKey: string) =>
    ask('PUT', path(table, 'seats/key'), tableInfoSchema, { seat, key: newKey }, key),
  leave: (table: string, key: string) => ask('DELETE', path(table, 'seats'), tableInfoSchema, undefined, key),
  start: (table: string, key: string) => ask('POST', path(table, 'start'), tableInfoSchema, {}, key),
  switchChat: (table: string, key: string, isOn: boolean) => ask('PUT', path(table, 'chat'), tableInfoSchema, { isOn }, key),
  rematch: (table: string, key: string) =>
    ask('POST', path(table, 'rematch'), z.object({ table: tableInfoSchema, seat: z.int() }), {}, key),
  record: (table: string) =>
    ask('GET', path(table, 'record'), recordSchema, undefined, seatHold(table)?.key) as Promise<
      ApiResult<{ record: GameRecord; fairness: Fairness }>
    >,
  pushOffer: () => ask('GET', '/api/push', pushOfferSchema),
  startPush: (table: string, key: string, wanted: SubscribePush) => ask('POST', path(table, 'push'), pushStateSchema, wanted, key),
  endPush: (table: string, key: string, endpoint: string) => ask('DELETE', path(table, 'push'), pushStateSchema, { endpoint }, key),
  notices: (table: string, key: string) => ask('GET', path(table, 'notices'), noticeStateSchema, undefined, key),
  askNotice: (table: string, key: string, wanted: AskNotice) => ask('POST', path(table, 'notices'), noticeStateSchema, wanted, key),
  endNotice: (table: string, key: string, kind: 'mail' | 'hook') => ask('DELETE', path(table, 'notices'), noticeStateSchema, { kind }, key),
  countDay: (day: number, key: string, moves: DayRaceMoves) => ask('POST', `/api/days/${day}`, daySummarySchema, moves, key),
  lobby: (after?: PageMark) =>
    ask(
      'GET',
      `/api/tables${after === undefined ? '' : `?${new URLSearchParams({ id: after.id, updatedAt: `${after.updatedAt}` })}`}`,
      lobbySchema,
    ),
  mine: (keys: readonly string[]) =>
    ask('POST', '/api/seats', z.object({ tables: z.array(ownTableSchema) }), { keys }) as Promise<ApiResult<{ tables: OwnTable[] }>>,
}

/** The record is checked move by move when it is replayed. */
const recordSchema = z.object({ record: z.unknown(), fairness: z.unknown() })

const path = (table: string, part?: string) => `/api/tables/${encodeURIComponent(table)}${part === undefined ? '' : `/${part}`}`

/** One request with a key; a server that can't be reached is a problem like any other. */
export async function ask<T>(method: string, url: string, schema: Schema<T>, body?: unknown, key?: string): Promise<ApiResult<T>> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (key !== undefined) headers['authorization'] = `Bearer ${key}`
  try {
    const response = await fetch(url, {
      method,
      headers,
      referrerPolicy: 'no-referrer',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    const value = check(response.ok ? schema : (problemSchema as unknown as Schema<T>), answer)
    if (!value.ok) return { ok: false, problem: UNREACHABLE }
    return response.ok ? value : { ok: false, problem: value.value as Problem }
  } catch {
    return { ok: false, problem: UNREACHABLE }
  }
}

const UNREACHABLE: Problem = { code: 'unavailable', sentence: 'The server can’t be reached.' }
