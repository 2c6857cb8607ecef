import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import type { PushSubscriptionKeys } from '@echappee/protocol'
import webPush from 'web-push'
import { isEndpointGood, publicLookup } from './endpoint.ts'
import type { Vapid } from './vapid.ts'

export interface PushConfig {
  readonly vapid: Vapid
  /** For tests alone, which have a push service of their own: no environment variable sets it. */
  readonly mayReachPrivate: boolean
}

export interface Message {
  readonly text: string
  /** A newer message about the same replaces one that has not been delivered. */
  readonly topic: string
  /** How long it is worth delivering, in seconds. */
  readonly ttl: number
}

/** Hands messages to the push services of browsers. Nothing of what they answer but the status is looked at. */
export class PushSender {
  readonly #config: PushConfig
  readonly #closing = new AbortController()
  readonly #agents: { readonly 'http:': HttpAgent; readonly 'https:': HttpsAgent }

  constructor(config: PushConfig) {
    this.#config = config
    const options = { keepAlive: true, maxSockets: 8, maxTotalSockets: 64, timeout: PATIENCE }
    const guarded = config.mayReachPrivate ? options : { ...options, lookup: publicLookup }
    this.#agents = { 'http:': new HttpAgent(guarded), 'https:': new HttpsAgent(guarded) }
  }

  /** Answers the status; rejects when nobody answers in time. */
  async send({ endpoint, keys }: PushSubscriptionKeys, { text, topic, ttl }: Message): Promise<number> {
    if (!isEndpointGood(endpoint, this.#config.mayReachPrivate)) return GONE
    // The library encrypts and signs; who is called, and how, stays with our guard.
    const subscription = { endpoint, keys }
    const { headers, body } = webPush.generateRequestDetails(subscription, text, {
      vapidDetails: this.#config.vapid,
      TTL: ttl,
      topic,
      urgency: 'high',
    })
    const url = new URL(endpoint)
    const protocol = url.protocol as 'http:' | 'https:'
    const request = protocol === 'http:' ? httpRequest : httpsRequest
    const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(PATIENCE)])
    return new Promise((resolve, reject) => {
      const call = request(url, { method: 'POST', headers, agent: this.#agents[protocol], signal }, (response) => {
        response.on('error', () => undefined)
        response.resume()
        resolve(response.statusCode ?? 0)
      })
      call.on('error', reject)
      call.end(body)
    })
  }

  close(): void {
    this.#closing.abort()
    for (const agent of Object.values(this.#agents)) agent.destroy()
  }
}

/** Status of an address that nobody listens to any more. */
export const GONE = 410
const PATIENCE = 10_000
