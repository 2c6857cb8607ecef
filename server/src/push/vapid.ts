import { createECDH } from 'node:crypto'
import webPush from 'web-push'

/** Who this host is to the push services of browsers (RFC 8292). */
export interface Vapid {
  /** A point of P-256, uncompressed, in base64url: browsers subscribe with it. */
  readonly publicKey: string
  readonly privateKey: string
  /** Whom a push service can write to: mailto:… or https://… */
  readonly subject: string
}

/** Undefined when the two keys are no pair. */
export function readVapid(publicKey: string, privateKey: string, subject: string): Vapid | undefined {
  const point = Buffer.from(publicKey, 'base64url')
  const secret = Buffer.from(privateKey, 'base64url')
  if (point.length !== 65 || secret.length !== 32 || !pointOf(secret)?.equals(point)) return undefined
  return { publicKey: point.toString('base64url'), privateKey: secret.toString('base64url'), subject }
}

export const newVapidKeys = webPush.generateVAPIDKeys

function pointOf(secret: Buffer): Buffer | undefined {
  const ecdh = createECDH('prime256v1')
  try {
    ecdh.setPrivateKey(secret)
    return ecdh.getPublicKey()
  } catch {
    return undefined
  }
}
