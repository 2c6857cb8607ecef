import { isIPv6 } from 'node:net'

/** So many at once, and so many a second after that. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

interface Level {
  left: number
  at: number
}

/** The leaky bucket of one socket. */
export class Bucket {
  readonly #rate: Rate
  #left: number
  #at = Date.now()

  constructor(rate: Rate) {
    this.#rate = rate
    this.#left = rate.burst
  }

  take(): boolean {
    const { burst, perSecond } = this.#rate
    const now = Date.now()
    this.#left = Math.min(burst, this.#left + (Math.max(0, now - this.#at) / 1000) * perSecond)
    this.#at = now
    if (this.#left < 1) return false
    this.#left--
    return true
  }
}

/** A leaky bucket for everybody who has a key of their own: an address, a seat. Buckets that are full again are forgotten. */
export class Buckets {
  readonly #rate: Rate
  readonly #now: () => number
  readonly #levels = new Map<string, Level>()

  constructor(rate: Rate, now: () => number = Date.now) {
    this.#rate = rate
    this.#now = now
  }

  /** False when there is not so much left to take. */
  take(key: string, amount = 1): boolean {
    const { burst, perSecond } = this.#rate
    const now = this.#now()
    if (this.#levels.size >= MOST_KEYS) this.#forgetFull(now)
    const level = this.#levels.get(key) ?? { left: burst, at: now }
    level.left = Math.min(burst, level.left + (Math.max(0, now - level.at) / 1000) * perSecond)
    level.at = now
    this.#levels.set(key, level)
    if (level.left < amount) return false
    level.left -= amount
    return true
  }

  #forgetFull(now: number): void {
    const { burst, perSecond } = this.#rate
    for (const [key, { left, at }] of this.#levels) if (left + ((now - at) / 1000) * perSecond >= burst) this.#levels.delete(key)
    // Whoever has ten thousand addresses gets no more memory for them: the oldest are forgotten.
    for (const key of this.#levels.keys()) if (this.#levels.size > MOST_KEYS / 2) this.#levels.delete(key)
  }
}

const MOST_KEYS = 10_000

/** How many of something an address has open. */
export class Holdings {
  readonly #most: number
  readonly #held = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  hold(key: string): boolean {
    const held = this.#held.get(key) ?? 0
    if (held >= this.#most) return false
    this.#held.set(key, held + 1)
    return true
  }

  release(key: string): void {
    const held = this.#held.get(key) ?? 0
    if (held <= 1) this.#held.delete(key)
    else this.#held.set(key, held - 1)
  }
}

/** Whoever has an IPv6 connection has 2^64 addresses: they count as one. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped !== null) return mapped[1]!
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':')
    while (groups.length + after.length < 8) groups.push('0')
    groups.push(...after)
  }
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
