import { networkAddress } from '../greeting.ts'

/** Where other nodes reach this one, unless it is told: where it listens, or, if that is everywhere, its address in the network. */
export function doorAddress(host: string, port: number, machine = networkAddress()): string {
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const name = isEverywhere ? (machine ?? '127.0.0.1') : host
  return `${name.includes(':') ? `[${name}]` : name}:${port}`
}

/** The two parts of an address. */
export function partsOf(address: string): { host: string; port: number } {
  const colon = address.lastIndexOf(':')
  return { host: address.slice(0, colon).replace(/^\[(.*)\]$/, '$1'), port: Number(address.slice(colon + 1)) }
}
