import { ECDH } from 'node:crypto'
import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { PushSubscriptionKeys } from '@echappee/protocol'

/**
 * Whether the server may call this address. Whoever subscribes names it: it must not lead into the host's own network. A name is looked
 * at once more when it is resolved, by `publicLookup`, since it may lead somewhere else by then.
 */
export function isEndpointGood(endpoint: string, mayReachPrivate: boolean): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (mayReachPrivate) return /^https?:$/.test(protocol)
  if (protocol !== 'https:' || port !== '') return false
  const address = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(address) === 0 ? isPublicName(hostname) : isPublicAddress(address)
}

/** Whether messages can be encrypted for the keys of a browser. */
export function areKeysGood({ p256dh, auth }: PushSubscriptionKeys['keys']): boolean {
  try {
    ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1')
    return Buffer.from(p256dh, 'base64url').length === 65 && Buffer.from(auth, 'base64url').length === 16
  } catch {
    return false
  }
}

/** Resolves names, but only to addresses of the open internet. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, [])
    if (found.length === 0 || found.some(({ address }) => !isPublicAddress(address))) return done(new PrivateAddress(), [])
    if (options.all === true) return done(null, found)
    done(null, found[0]!.address, found[0]!.family)
  })
}

class PrivateAddress extends Error {
  readonly code = 'EPRIVATE'
  constructor() {
    super('the name does not lead to the open internet')
  }
}

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !CLOSED_V4.check(address)
  return OPEN_V6.check(address, 'ipv6') && !CLOSED_V6.check(address, 'ipv6')
}

/** Names without a dot, and those that never leave a house, are no names of a push service. */
function isPublicName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '')
  return name.includes('.') && !/\.(localhost|local|internal|home|lan|arpa|test|invalid)$/.test(name)
}

/** What the registry of special-purpose addresses keeps from the open internet. */
const CLOSED_V4 = listOf('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
])
const OPEN_V6 = listOf('ipv6', [['2000::', 3]])
/** Within the open part: what carries other addresses inside, and examples. */
const CLOSED_V6 = listOf('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
])

function listOf(family: 'ipv4' | 'ipv6', nets: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList()
  for (const [net, bits] of nets) list.addSubnet(net, bits, family)
  return list
}
