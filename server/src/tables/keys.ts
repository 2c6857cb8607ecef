import { hash, randomBytes } from 'node:crypto'

/** The key of a seat: 32 random bytes. It is shown once, to whoever takes the seat; here only its hash stays. */
export function newKey(): string {
  return randomBytes(32).toString('base64url')
}

/** A key is as long as the hash: nobody can try them all, so a plain hash hides it. */
export function hashKey(key: string): string {
  return hash('sha256', `echappee seat ${key}`, 'base64url')
}

/** The address of a table is its invitation: it can't be guessed either. */
export function newTableId(): string {
  return randomBytes(12).toString('base64url')
}

/** The same for whoever asks first, so that two who ask at once mean the same table. */
export function rematchId(secret: string): string {
  return hash('sha256', `echappee rematch ${secret}`, 'buffer').subarray(0, 12).toString('base64url')
}

export function newSecret(): string {
  return randomBytes(32).toString('hex')
}

export function isTableId(text: string): boolean {
  return /^[A-Za-z0-9_-]{8,40}$/.test(text)
}
