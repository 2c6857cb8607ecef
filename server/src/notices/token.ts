import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Seat } from '@echappee/kernel'

/** What a link in a mail does, for one address at one seat. */
export interface NoticeLink {
  readonly does: 'confirm' | 'end'
  readonly table: string
  readonly seat: Seat
  /** Hash of the address: a link of an earlier one does nothing. */
  readonly address: string
}

/**
 * Links in mails. They are sealed: a stranger to whom a mail goes by mistake does not learn the address of the table, which is its invitation,
 * and nobody can make one up.
 */
export class NoticeTokens {
  readonly #key: Buffer

  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, 'echappee', 'notice links', 32))
  }

  make({ does, seat, address, table }: NoticeLink): string {
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv)
    const sealed = Buffer.concat([cipher.update([does, seat, address, table].join(' ')), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
  }

  /** Undefined for what this server has not made. */
  read(token: string): NoticeLink | undefined {
    const bytes = Buffer.from(token, 'base64url')
    if (bytes.length < 30) return undefined
    const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    try {
      const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString()
      const [does, seat, address, table] = text.split(' ') as [NoticeLink['does'], string, string, string]
      return { does, seat: Number(seat), address, table }
    } catch {
      return undefined
    }
  }
}

export function hashAddress(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('base64url').slice(0, 12)
}
