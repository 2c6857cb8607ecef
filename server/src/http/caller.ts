import type { IncomingMessage } from 'node:http'

/** The address of whoever called, as so many proxies before the server name it: what stands before their own words may be anybody's. */
export function callerOf({ socket, headers }: IncomingMessage, proxies: number): string {
  const direct = socket.remoteAddress ?? ''
  if (proxies === 0) return direct
  const forwarded = headers['x-forwarded-for']
  const named = (Array.isArray(forwarded) ? forwarded.join() : (forwarded ?? ''))
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
    .toReversed()
  const all = [direct, ...named]
  return all[Math.min(proxies, all.length - 1)]!
}
