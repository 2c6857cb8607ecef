/** The seats of this device: no account, only keys. They stay in the local storage and travel in headers and messages, never in an address. */
export interface SeatHold {
  readonly key: string
  readonly seat: number
  /** What this device added to the chance of the table, to check it at the end. */
  readonly nonce: string
}

const KEY = 'echappee/seats'

export function seatHolds(): Record<string, SeatHold> {
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
  localStorage.setItem(KEY, JSON.stringify({ ...seatHolds(), [table]: hold }))
}

export function forgetSeat(table: string): void {
  const { [table]: _forgotten, ...rest } = seatHolds()
  localStorage.setItem(KEY, JSON.stringify(rest))
}

/** A link that gives all seats of this device to another one. The keys stand behind the #, which browsers send to nobody. */
export function transferLink(): string {
  const text = JSON.stringify(seatHolds())
  return `${location.origin}/online#seats=${btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

/** Takes the seats of such a link in and clears the address. Answers how many; undefined when there was nothing to take. */
export function takeTransfer(): number | undefined {
  const code = /^#seats=(.+)$/.exec(location.hash)?.[1]
  if (code === undefined) return undefined
  history.replaceState(undefined, '', location.pathname)
  try {
    const given = JSON.parse(atob(code.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, SeatHold>
    const good = Object.entries(given).filter(
      ([, hold]) => typeof hold?.key === 'string' && Number.isInteger(hold.seat) && typeof hold.nonce === 'string',
    )
    localStorage.setItem(KEY, JSON.stringify({ ...seatHolds(), ...Object.fromEntries(good) }))
    return good.length
  } catch {
    return 0
  }
}

/** 128 random bits that nobody else knows beforehand. */
export function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
