import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { hostname } from 'node:os'
import type { Door, Store } from '../store/store.ts'

/** A request that another node has led here names the secret of this node's door and who has called. */
export const LED = 'x-echappee-led'

export type Led = { readonly by: 'nobody' } | { readonly by: 'stranger' } | { readonly by: 'node'; readonly caller: string }

/**
 * The nodes on one store, and which of them is the first to serve a table. Any node can serve any table; where all its people are at one
 * node, no other has to read, play again and tell what that one writes. Every node reckons the same order from the doors that are open.
 */
export class Nodes {
  readonly #store: Pick<Store, 'doors' | 'openDoor'>
  readonly #now: () => number
  /** Addresses at which nobody has answered, and until when nobody is led there. */
  readonly #shunned = new Map<string, number>()
  #own: Door | undefined

  constructor(store: Pick<Store, 'doors' | 'openDoor'>, now: () => number) {
    this.#store = store
    this.#now = now
  }

  async open(address: string): Promise<void> {
    this.#own = { address, machine: hostname(), secret: randomBytes(32).toString('base64url') }
    await this.#store.openDoor(this.#own)
  }

  /** Those that should serve the table rather than this one, the first of them first; none if it is this one's own. */
  before(table: string): Door[] {
    const own = this.#own
    const doors = own === undefined ? [] : this.#store.doors()
    if (own === undefined || doors.length === 0) return []
    const rank = rankOf(own, table)
    return doors
      .filter((door) => door.secret !== own.secret && this.#isReachable(door, own))
      .map((door) => ({ door, rank: rankOf(door, table) }))
      .filter((other) => other.rank > rank)
      .sort((a, b) => (a.rank < b.rank ? 1 : -1))
      .map(({ door }) => door)
  }

  isOwn(table: string): boolean {
    return this.before(table).length === 0
  }

  #isReachable({ address, machine }: Door, own: Door): boolean {
    if ((this.#shunned.get(address) ?? 0) > this.#now()) return false
    return machine === own.machine || !isLoopback(address)
  }

  /** Nobody has answered there. */
  shun({ address }: Door): void {
    this.#shunned.set(address, this.#now() + SHUNNED)
  }

  /** What a request says that is sent on. Proxies may name whoever calls by anything. */
  word({ secret }: Door, caller: string): string {
    return `${secret} ${isIP(caller) > 0 ? caller : '0.0.0.0'}`
  }

  /** Who has sent a request on, if anybody. A stranger is told no more than that this is the wrong place. */
  ledBy(headers: IncomingHttpHeaders): Led {
    const given = headers[LED]
    if (given === undefined) return { by: 'nobody' }
    const [secret = '', caller = ''] = String(given).split(' ')
    const isNode = this.#own !== undefined && isSame(secret, this.#own.secret) && isIP(caller) > 0
    return isNode ? { by: 'node', caller } : { by: 'stranger' }
  }
}

/** By address: a node that comes back has its tables again. */
function rankOf({ address, machine }: Door, table: string): string {
  return createHash('sha256').update(`${address} ${machine} ${table}`).digest('base64')
}

function isLoopback(address: string): boolean {
  return /^(?:127\.|localhost:|\[::1\])/.test(address)
}

function isSame(a: string, b: string): boolean {
  const [one, two] = [Buffer.from(a), Buffer.from(b)]
  return one.length === two.length && timingSafeEqual(one, two)
}

/** In milliseconds. */
const SHUNNED = 30_000
