import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { catalog } from '@echappee/games/catalog'
import { defaultOptions, type AnyGame, type Chance } from '@echappee/kernel'
import type { CreateTable, SeatKey } from '@echappee/protocol'

/** A game as a client knows it. */
export interface ClientGame {
  readonly rules: AnyGame
}

export async function loadGame(id: string): Promise<ClientGame> {
  const parts = catalog.find((entry) => entry.id === id)?.parts
  if (parts === undefined) {
    const built = catalog.flatMap((entry) => (entry.parts === undefined ? [] : [entry.id]))
    throw new RangeError(`There is no game "${id}" to play; there are ${built.join(', ')}.`)
  }
  return { rules: await parts.rules() }
}

/** Any legal answers to all that one step asks of a seat, found with what the seat knows; the site too sends what is locked together. */
export function anyAnswers({ rules }: ClientGame, scene: unknown, seat: number, chance: Chance): unknown[] {
  const state: unknown = rules.determinize(scene, chance)
  const moves: unknown[] = []
  for (;;) {
    const move = pick(rules.legal(state, seat) as unknown[], chance)
    moves.push(move)
    if (rules.committed === undefined) return moves
    rules.apply(state, seat, move, { chance })
    // What the last answer of a step leads to, only the server knows.
    if (!rules.committed(state).includes(seat) || !rules.toAct(state).includes(seat)) return moves
  }
}

const pick = (moves: readonly unknown[], chance: Chance): unknown => moves[chance.int(moves.length)]

export interface Party {
  readonly id: string
  readonly keys: readonly string[]
}

/** A table with everybody seated, not started. The host's nonce is still to come, with a hello. */
export async function gather(addressOf: (seat: number) => string, { rules }: ClientGame, people: number): Promise<Party> {
  const wanted: CreateTable = {
    game: rules.id,
    options: defaultOptions(rules.optionFields) as CreateTable['options'],
    seats: Array.from({ length: people }, () => 'open'),
    host: 'Seat 0',
    isPublic: false,
    clock: { kind: 'none' },
    hasChat: false,
    standIn: { after: 3, level: 'greedy' },
  }
  const host = (await post(addressOf(0), '/api/tables', wanted)) as SeatKey
  const keys = [host.key]
  for (let seat = 1; seat < people; seat++) {
    const taken = await post(addressOf(seat), `/api/tables/${host.table.id}/seats`, { name: `Seat ${seat}`, nonce: newNonce(), seat })
    keys.push((taken as SeatKey).key)
  }
  return { id: host.table.id, keys }
}

/** The same people again. All their nonces are still to come, with hellos. */
export async function gatherAgain(address: string, { id, keys }: Party): Promise<Party> {
  const { table } = (await post(address, `/api/tables/${id}/rematch`, undefined, keys[0])) as Pick<SeatKey, 'table'>
  return { id: table.id, keys }
}

export async function startGame(address: string, { id, keys }: Party): Promise<void> {
  await post(address, `/api/tables/${id}/start`, undefined, keys[0])
}

/** The server said no: unlike a connection that broke, trying again would not help. */
export class Refused extends Error {}

async function post(address: string, path: string, body?: unknown, key?: string): Promise<unknown> {
  return ask(address, 'POST', path, body, key)
}

/** Ten times cheaper than `fetch`: whoever makes the load should not be the load. */
export async function ask(
  address: string,
  method: string,
  path: string,
  body?: unknown,
  key?: string,
  more: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const headers = {
    ...more,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(address + path, { method, headers, agent, timeout: PATIENCE }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('error', reject)
      response.on('end', () => {
        const status = response.statusCode ?? 0
        if (status < 300) resolve(JSON.parse(text))
        else reject(new Refused(`${method} ${path}: ${status} ${text}`))
      })
    })
    sent.on('timeout', () => sent.destroy(new Error(`${path}: no answer`)))
    sent.on('error', reject)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 })
const PATIENCE = 20_000

export const newNonce = (): string => randomBytes(16).toString('hex')
