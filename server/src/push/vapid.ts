import { createECDH, createPrivateKey, sign, type KeyObject } from 'node:crypto'

/** Who this host is to the push services of browsers (RFC 8292). */
export interface Vapid {
  /** A point of P-256, uncompressed, in base64url: browsers subscribe with it. */
  readonly publicKey: string
  readonly privateKey: KeyObject
  /** Whom a push service can write to: mailto:… or https://… */
  readonly subject: string
}

/** Undefined when the two keys are no pair. */
export function readVapid(publicKey: string, privateKey: string, subject: string): Vapid | undefined {
  const point = Buffer.from(publicKey, 'base64url')
  const secret = Buffer.from(privateKey, 'base64url')
  if (point.length !== 65 || secret.length !== 32 || !pointOf(secret)?.equals(point)) return undefined
  return { publicKey: point.toString('base64url'), privateKey: createPrivateKey({ key: jwkOf(point, secret), format: 'jwk' }), subject }
}

/** The Authorization header for one push service. */
export function vapidHeader({ publicKey, privateKey, subject }: Vapid, endpoint: string, now: number): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + LIFE, sub: subject }
  const token = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`
  const signature = sign('sha256', Buffer.from(token), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${token}.${signature.toString('base64url')}, k=${publicKey}`
}

export function newVapidKeys(): { readonly publicKey: string; readonly privateKey: string } {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys().toString('base64url')
  // Without the zeros in front a private key may be shorter than 32 bytes.
  const privateKey = Buffer.concat([Buffer.alloc(32), ecdh.getPrivateKey()])
    .subarray(-32)
    .toString('base64url')
  return { publicKey, privateKey }
}

/** Push services take a day at most; half of it leaves room for clocks that go wrong. */
const LIFE = 12 * 3600

function pointOf(secret: Buffer): Buffer | undefined {
  const ecdh = createECDH('prime256v1')
  try {
    ecdh.setPrivateKey(secret)
    return ecdh.getPublicKey()
  } catch {
    return undefined
  }
}

function jwkOf(point: Buffer, secret: Buffer) {
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url')) as [string, string]
  return { kty: 'EC', crv: 'P-256', x, y, d: secret.toString('base64url') }
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
