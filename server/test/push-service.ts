import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SubscribePush } from '@echappee/protocol'
import { onTestFinished } from 'vitest'

interface Call {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A push service on this machine, with the browsers that have subscribed to it. */
export class PushService {
  readonly calls: Call[] = []
  readonly origin: string
  /** What it answers; `never` does not. */
  answer: number | 'never' = 201

  private constructor(port: number) {
    this.origin = `http://127.0.0.1:${port}`
  }

  static async open(): Promise<PushService> {
    let service: PushService | undefined
    const server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => void chunks.push(chunk))
      request.on('end', () => {
        service!.calls.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
        if (service!.answer !== 'never') response.writeHead(service!.answer, { location: `${service!.origin}/elsewhere` }).end()
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    service = new PushService((server.address() as AddressInfo).port)
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    return service
  }

  callsTo(browser: Browser): Call[] {
    return this.calls.filter(({ path }) => browser.endpoint.endsWith(path))
  }
}

/** The part of a browser that subscribes and reads what it is sent (RFC 8291), written without the server's help. */
export class Browser {
  readonly endpoint: string
  readonly #ecdh = createECDH('prime256v1')
  readonly #auth: Buffer

  constructor(origin: string, given?: { readonly privateKey: string; readonly auth: string }) {
    this.endpoint = `${origin}/push/${randomBytes(8).toString('hex')}`
    this.#auth = given === undefined ? randomBytes(16) : Buffer.from(given.auth, 'base64url')
    if (given === undefined) this.#ecdh.generateKeys()
    else this.#ecdh.setPrivateKey(given.privateKey, 'base64url')
  }

  wanted(language: 'fr' | 'en' = 'fr', endpoint = this.endpoint): SubscribePush {
    const keys = { p256dh: this.#ecdh.getPublicKey('base64url'), auth: this.#auth.toString('base64url') }
    return { subscription: { endpoint, keys }, language }
  }

  read({ body, headers }: Call): unknown {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not encrypted')
    return JSON.parse(this.decrypt(body))
  }

  decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16)
    const sender = body.subarray(21, 21 + body[20]!)
    const sealed = body.subarray(21 + body[20]!)
    const derive = (secret: ArrayBuffer | Buffer, with_: Buffer, info: Buffer | string, length: number) =>
      Buffer.from(hkdfSync('sha256', new Uint8Array(secret), with_, info, length))
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), sender])
    const input = derive(this.#ecdh.computeSecret(sender), this.#auth, info, 32)
    const key = derive(input, salt, 'Content-Encoding: aes128gcm\0', 16)
    const decipher = createDecipheriv('aes-128-gcm', key, derive(input, salt, 'Content-Encoding: nonce\0', 12))
    decipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    if (plain.at(-1) !== 2) throw new Error('not the last record')
    return plain.subarray(0, -1).toString()
  }
}

/** The claims of a call's token, if the host's key has signed it (RFC 8292). */
export function claimsOf({ headers }: Call, publicKey: string): unknown {
  const [, token, key] = /^vapid t=(.+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
  if (token === undefined || key !== publicKey) throw new Error(`not the host's header: ${headers.authorization}`)
  const [head, claims, signature] = token.split('.') as [string, string, string]
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const open = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: open, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isGood || Buffer.from(head, 'base64url').toString() !== '{"typ":"JWT","alg":"ES256"}') throw new Error('not signed')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}
