import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Chance } from '@echappee/kernel'

/**
 * Randomness that anyone can check. When a table is created the server publishes `commitment`, the hash of its secret, so it can't choose
 * the secret afterwards; every client that has seen it adds a nonce of its own, so the server can't know the outcomes beforehand; the secret
 * is shown at the end.
 */
export interface Fairness {
  readonly commitment: string
  /** By seat, as each client sent it; empty for a bot. */
  readonly nonces: readonly string[]
  /** Shown when the game is over. */
  readonly secret?: string
}

export function commitTo(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(`echappee secret ${secret}`)))
}

/** The key of all outcomes: nobody has it before the start, everybody at the end. */
export function fairKey(secret: string, nonces: readonly string[]): Uint8Array {
  return hmac(sha256, utf8ToBytes(secret), utf8ToBytes(JSON.stringify(nonces)))
}

/** From which the bots of a table draw: every node gets the same bots, and nobody who sees the table can foresee what they will play. */
export function botSeed(secret: string): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes('bots')))
}

const WORDS = 8

/** HMAC-SHA-256 in counter mode: unlike a fast generator it tells nothing of the next outcome to whoever has seen all before. */
export function fairChance(key: Uint8Array): Chance {
  let counter = 0
  let block: number[] = []
  let at = WORDS
  const next = (): number => {
    if (at === WORDS) {
      const bytes = hmac(sha256, key, utf8ToBytes(`block ${counter++}`))
      // Little-endian on every machine.
      const words = new DataView(bytes.buffer, bytes.byteOffset)
      block = Array.from({ length: WORDS }, (_, i) => words.getUint32(4 * i, true))
      at = 0
    }
    return block[at++]!
  }
  return {
    int(bound) {
      if (!(bound >= 1 && bound <= 2 ** 21)) throw new RangeError(`a bound is 1 to ${2 ** 21}, not ${bound}`)
      // The words above the last whole multiple of the bound are drawn again, so that all outcomes are equally likely.
      const limit = 2 ** 32 - (2 ** 32 % bound)
      for (;;) {
        const word = next()
        if (word < limit) return word % bound
      }
    },
  }
}
