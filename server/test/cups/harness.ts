import { randomBytes } from 'node:crypto'
import type { CreateCup, Cup, CupAction, CupTable } from '@echappee/protocol'
import { Follower } from '../sheets/harness.ts'
import type { Client } from '../tables/client.ts'
import { api, greet, nonce, type Answered } from '../tables/harness.ts'

export type At = { readonly address: string }

export interface MadeCup {
  readonly id: string
  /** The host's. */
  readonly key: string
}

/** The game of these tests. */
export const GAME = '_template'
export const NAMES = ['Ada', 'Bea', 'Cleo', 'Dora', 'Edda', 'Fanny', 'Greta']

export const newCupKey = (): string => randomBytes(32).toString('base64url')

export function wantedCup(more: Partial<CreateCup> = {}): CreateCup {
  return {
    title: 'Thursday cup',
    game: GAME,
    options: { squares: 8, wind: true },
    names: NAMES,
    rounds: 2,
    tableSize: 4,
    gaps: 'rest',
    points: [10, 7, 5, 4],
    clock: { kind: 'none' },
    level: 'greedy',
    ...more,
  }
}

export async function makeCup(at: At, more: Partial<CreateCup> = {}): Promise<MadeCup> {
  const key = newCupKey()
  const { status, body } = await api(at, 'POST', '/api/cups', wantedCup(more), key)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return { id: body.id, key }
}

export const act = async (at: At, { id, key }: MadeCup, action: CupAction): Promise<Answered> =>
  api(at, 'PUT', `/api/cups/${id}`, action, key)

export async function acted(at: At, cup: MadeCup, action: CupAction): Promise<Cup> {
  const { status, body } = await act(at, cup, action)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

export const take = async (at: At, id: string, person: number, key: string): Promise<Answered> =>
  api(at, 'POST', `/api/cups/${id}/people`, { person }, key)

/** Everybody on the list takes a name; answers their keys. */
export async function takeAll(at: At, { id }: MadeCup, people = NAMES.length): Promise<string[]> {
  const keys = Array.from({ length: people }, newCupKey)
  for (const [person, key] of keys.entries()) {
    const { status, body } = await take(at, id, person, key)
    if (status !== 201) throw new Error(JSON.stringify(body))
  }
  return keys
}

export async function cupAt(at: At, id: string): Promise<Cup> {
  const { status, body } = await api(at, 'GET', `/api/cups/${id}`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

/** The people of a table come to it, each with a nonce. */
export async function comeTo(at: At, { id, seats }: CupTable, keys: readonly string[]): Promise<Client[]> {
  const people = seats.flatMap(({ person }) => (person === null ? [] : [person]))
  return Promise.all(people.map(async (person) => greet(at, GAME, { table: id, key: keys[person]!, nonce: nonce() })))
}

/** Rides a table to its end. */
export async function ride(at: At, table: CupTable, keys: readonly string[]): Promise<Client[]> {
  const clients = await comeTo(at, table, keys)
  await Promise.all(
    clients.map(async (client) => {
      await client.until(() => client.turn !== null)
      await client.play()
    }),
  )
  return clients
}

/** Somebody who follows a cup on a socket. */
export async function followCup(at: At, cup: string): Promise<Follower> {
  const follower = await Follower.connect(at)
  follower.socket.send(JSON.stringify({ type: 'followCup', cup }))
  await follower.until(() => follower.messages.length > 0)
  return follower
}

export const tablesOf = ({ rounds }: Cup): CupTable[] => rounds.at(-1)!.tables
