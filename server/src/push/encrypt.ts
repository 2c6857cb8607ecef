import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushSubscriptionKeys } from '@echappee/protocol'

type BrowserKeys = PushSubscriptionKeys['keys']

/** What is random in a message, for tests with known answers. */
export interface Given {
  readonly privateKey: Buffer
  readonly salt: Buffer
}

/** A message that only the browser can read, not its push service (RFC 8291, with the content encoding of RFC 8188). */
export function encryptPush(message: string, { p256dh, auth }: BrowserKeys, given?: Given): Buffer {
  const browser = Buffer.from(p256dh, 'base64url')
  const ecdh = createECDH('prime256v1')
  if (given === undefined) ecdh.generateKeys()
  else ecdh.setPrivateKey(given.privateKey)
  const own = ecdh.getPublicKey()
  const salt = given?.salt ?? randomBytes(16)
  const input = derive(ecdh.computeSecret(browser), Buffer.from(auth, 'base64url'), [text('WebPush: info\0'), browser, own], 32)
  const key = derive(input, salt, [text('Content-Encoding: aes128gcm\0')], 16)
  const nonce = derive(input, salt, [text('Content-Encoding: nonce\0')], 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const record = [cipher.update(text(message)), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([salt, RECORD_SIZE, Buffer.from([own.length]), own, ...record])
}

/** Whether messages can be encrypted for these keys. */
export function areKeysGood({ p256dh, auth }: BrowserKeys): boolean {
  try {
    ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1')
    return Buffer.from(auth, 'base64url').length === 16
  } catch {
    return false
  }
}

const LAST_RECORD = Buffer.from([2])
/** 4096, as the standard wants it understood everywhere. */
const RECORD_SIZE = Buffer.from([0, 0, 16, 0])

const text = (value: string): Buffer => Buffer.from(value, 'utf8')

function derive(secret: Buffer, salt: Buffer, info: readonly Buffer[], length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, Buffer.concat(info), length))
}
