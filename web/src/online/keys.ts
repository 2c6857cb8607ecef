import { randomHex } from '../shell/random-hex.ts'
import type { TableInfo, Witness } from '@echappee/protocol'

/** The seats of this device: no account, only keys. They stay in the local storage and travel in headers and messages, never in an address. */
export interface SeatHold {
  readonly key: string
  readonly seat: number
  /** The server's promise, as this device saw it before it gave its nonce; unknown for seats from before it was kept. */
  readonly commitment?: string
  /** What this device added to the chance of the table, to check it at the end; empty if another device had done so. */
  readonly nonce: string
}

const KEY = 'echappee/seats'

/** Said on the window when this page has taken or left a seat. */
export const SEATS_CHANGED = 'echappee-seats'

function seatHolds(): Record<string, SeatHold> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, SeatHold>
  } catch {
    return {}
  }
}

export function seatHold(table: string): SeatHold | undefined {
  return seatHolds()[table]
}

export function keepSeat(table: string, hold: SeatHold): void {
  keepSeats({ ...seatHolds(), [table]: hold })
}

export function forgetSeat(table: string): void {
  const { [table]: _forgotten, ...rest } = seatHolds()
  keepSeats(rest)
}

function keepSeats(holds: Record<string, SeatHold>): void {
  localStorage.setItem(KEY, JSON.stringify(holds))
  dispatchEvent(new Event(SEATS_CHANGED))
}

/** Draws this device's part of the chance, now that the server is bound, and keeps both before anything is sent. */
export function holdSeat(table: TableInfo, seat: number, key: string): void {
  keepSeat(table.id, { key, seat, commitment: table.fairness.commitment, nonce: newNonce() })
}

/** A seat of a rematch. It has its nonce already if another device with the same key was here before. */
export function holdRematch(table: TableInfo, seat: number, key: string): void {
  if (seatHold(table.id) !== undefined) return
  const { commitment, nonces } = table.fairness
  if (nonces[seat] === '') holdSeat(table, seat, key)
  else keepSeat(table.id, { key, seat, commitment, nonce: '' })
}

/** What this device has of a cup evening: the key of its host, of a name on its list, or both. */
export interface CupHold {
  readonly title: string
  readonly hostKey?: string
  readonly key?: string
  readonly person?: number
  /** Which taking of the name it was. */
  readonly holding?: number
}

const CUPS = 'echappee/cups'

export function cupHolds(): Record<string, CupHold> {
  try {
    return JSON.parse(localStorage.getItem(CUPS) ?? '{}') as Record<string, CupHold>
  } catch {
    return {}
  }
}

/** The key of a name opens its seats at all tables of the cup. */
export function keepCup(cup: string, hold: CupHold): void {
  localStorage.setItem(CUPS, JSON.stringify({ ...cupHolds(), [cup]: hold }))
  dispatchEvent(new Event(SEATS_CHANGED))
}

/** Every key of this device that opens seats, the newest first. */
export function ownKeys(): string[] {
  const ofCups = Object.values(cupHolds()).flatMap(({ key }) => key ?? [])
  return [...new Set([...Object.values(seatHolds()).map(({ key }) => key), ...ofCups])].toReversed()
}

const NAME = 'echappee/name'

/** Under which name this device took its last seat. */
export const ownName = (): string => localStorage.getItem(NAME) ?? ''
export const keepName = (name: string): void => localStorage.setItem(NAME, name)

/** What this device can say about the chance of a race that it took part in. */
export function witnessOf({ seat, commitment, nonce }: SeatHold): Witness {
  return { commitment, nonces: nonce === '' ? [] : [{ seat, nonce }] }
}

/** A link that gives seats, all of this device unless some are named, to another one. The keys stand behind the #, which browsers send to nobody. */
export function transferLink(holds: Record<string, SeatHold> = seatHolds()): string {
  const text = JSON.stringify(holds)
  return `${location.origin}/online#seats=${btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

/** Takes the seats of such a link in and clears the address. Answers how many; undefined when there was nothing to take. */
export function takeTransfer(): number | undefined {
  const code = /^#seats=(.+)$/.exec(location.hash)?.[1]
  if (code === undefined) return undefined
  history.replaceState(undefined, '', location.pathname)
  return takeCode(code)
}

/** Takes the seats of a link, or of its part behind the sign =, in: an app on the home screen has no bar to open a link with. */
export function takeCode(text: string): number {
  const code = text.trim().replace(/^.*#seats=/s, '')
  try {
    const given = JSON.parse(atob(code.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, SeatHold>
    const good = Object.entries(given).filter(([, hold]) => isHold(hold))
    for (const [table, hold] of good) addHold(table, hold)
    return good.length
  } catch {
    return 0
  }
}

/** What this device holds already is never replaced by a link: of another seat at the same table it is asked which one to play. */
function addHold(table: string, hold: SeatHold): void {
  const own = seatHold(table)
  if (own === undefined) return keepSeat(table, hold)
  const others = otherHolds()[table] ?? []
  if ([own, ...others].some(({ key }) => key === hold.key)) return
  keepOthers(table, [...others, hold].slice(-MOST_OTHERS))
}

const OTHERS = 'echappee/other-seats'
const MOST_OTHERS = 5

/** By table: seats that came by a link while this device had another one there. */
export function otherHolds(): Record<string, readonly SeatHold[]> {
  try {
    return JSON.parse(localStorage.getItem(OTHERS) ?? '{}') as Record<string, readonly SeatHold[]>
  } catch {
    return {}
  }
}

function keepOthers(table: string, holds: readonly SeatHold[]): void {
  localStorage.setItem(OTHERS, JSON.stringify({ ...otherHolds(), [table]: holds }))
}

/** From now on this device plays the other seat; the one before is kept beside it. */
export function changeSeat(table: string, to: SeatHold): void {
  const own = seatHold(table)
  const others = (otherHolds()[table] ?? []).filter(({ key }) => key !== to.key)
  keepOthers(table, own === undefined ? others : [...others, own])
  keepSeat(table, to)
}

function isHold(hold: SeatHold | undefined): boolean {
  const texts = [hold?.key, hold?.nonce, hold?.commitment ?? '']
  return Number.isInteger(hold?.seat) && texts.every((text) => typeof text === 'string')
}

const NONCES = 'echappee/nonces'
const MOST_NONCES = 50

/**
 * What this device adds to the chance of a table, drawn once and kept however often joining is tried: a server that could have another one
 * for every try could choose.
 */
export function nonceFor({ id, fairness: { commitment } }: TableInfo): string {
  const name = `${id} ${commitment}`
  const kept = keptNonces()
  if (kept[name] !== undefined) return kept[name]
  const nonce = newNonce()
  localStorage.setItem(NONCES, JSON.stringify(Object.fromEntries([...Object.entries(kept).slice(1 - MOST_NONCES), [name, nonce]])))
  return nonce
}

function keptNonces(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(NONCES) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

/** 128 random bits that nobody else knows beforehand. */
function newNonce(): string {
  return randomHex(16)
}

/** The key of a seat that this device gives away: 32 random bytes. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
