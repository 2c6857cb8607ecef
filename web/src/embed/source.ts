import type { GameRecord } from '@echappee/kernel'
import { tableInfoSchema, type Problem, type TableInfo } from '@echappee/protocol'
import * as z from 'zod/mini'
import { ask } from '../online/api.ts'
import { namesOf } from '../online/names.ts'
import { linkedRecord, readRaceLink } from '../share/race-link.ts'
import { loadGame } from '../shell/games.ts'
import type { Language } from '@echappee/text'

/** What the address of a frame names, as it was found. */
export type Source =
  | { readonly kind: 'record'; readonly record: GameRecord; readonly link: string }
  | { readonly kind: 'live'; readonly info: TableInfo; readonly link: string }
  | { readonly kind: 'problem'; readonly problem: Problem; readonly link: string }
  | { readonly kind: 'nothing'; readonly link: string }

export async function findSource({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>, language: Language): Promise<Source> {
  const table = /^\/embed\/t\/([^/]+)\/?$/.exec(pathname)?.[1]
  if (table !== undefined) return findTable(table)
  const linked = /^\/embed\/replay\/?$/.test(pathname) ? await readRaceLink(hash.slice(1)) : undefined
  const loaded = linked === undefined ? undefined : await loadGame(linked.game, language)
  const record = linked === undefined || loaded === undefined ? undefined : linkedRecord(loaded.game, linked)
  return record === undefined ? { kind: 'nothing', link: '/' } : { kind: 'record', record, link: `/replay/link${hash}` }
}

/** Without a key, as everybody with the link sees it. */
async function findTable(id: string): Promise<Source> {
  const link = `/t/${id}`
  const info = await ask('GET', `/api/tables/${id}`, tableInfoSchema)
  if (!info.ok) return { kind: 'problem', problem: info.problem, link }
  // Of such a race a stranger reads no names either.
  if (info.value.onlookers === 'seats') return { kind: 'problem', problem: CLOSED, link }
  return info.value.status === 'over' ? findRecord(id) : { kind: 'live', info: info.value, link }
}

export async function findRecord(id: string): Promise<Source> {
  const link = `/t/${id}`
  const answer = await ask('GET', `/api/tables/${id}/record`, z.object({ record: z.unknown() }))
  if (!answer.ok) return { kind: 'problem', problem: answer.problem, link }
  const record = answer.value.record as GameRecord
  const names = namesOf(record.seats)
  return { kind: 'record', record: { ...record, seats: record.seats.map((one, seat) => ({ ...one, name: names[seat]! })) }, link }
}

const CLOSED: Problem = { code: 'noOnlookers', sentence: 'Only those who have a seat see this race.' }
