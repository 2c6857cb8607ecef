import { check } from '@echappee/kernel'
import {
  serverMessageSchema,
  type ClientMessage,
  type Follow,
  type FollowCup,
  type Hello,
  type ServerMessage,
  type Watch,
} from '@echappee/protocol'

export interface ConnectionHandler {
  /** Said on every new socket: what is known already, so that the server goes on from there. */
  hello(): Hello | Follow | FollowCup | Watch
  message(message: ServerMessage): void
  /** The socket is open and greeted, or lost. */
  change(isOpen: boolean): void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 10_000
/** Everything that is sent is answered; a socket that has not done so after this time leads nowhere. */
const ANSWER_WAIT = 8000
/** Whoever only waits would never hear that the socket leads nowhere. Its own number, which no other question has. */
const PING = { type: 'ping', id: Number.MAX_SAFE_INTEGER } as const
const PING_EVERY = 30_000
/** Who was away for so long may have come back by another network. */
const LONG_AWAY = 60_000

/** A socket that comes back by itself: after a lost network, a closed lid, a restarted server. */
export class Connection {
  readonly #handler: ConnectionHandler
  #socket: WebSocket | undefined
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #answer: ReturnType<typeof setTimeout> | undefined
  readonly #pings: ReturnType<typeof setInterval>
  #hiddenAt = 0
  #isClosed = false

  constructor(handler: ConnectionHandler) {
    this.#handler = handler
    addEventListener('online', this.#renew)
    addEventListener('offline', this.#lose)
    addEventListener('pagehide', this.#rest)
    addEventListener('pageshow', this.#wake)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#pings = setInterval(() => {
      if (document.visibilityState === 'visible') this.send(PING)
    }, PING_EVERY)
    this.#open()
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    this.#answer ??= setTimeout(this.#lose, ANSWER_WAIT)
    return true
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    clearInterval(this.#pings)
    this.#relax()
    removeEventListener('online', this.#renew)
    removeEventListener('offline', this.#lose)
    removeEventListener('pagehide', this.#rest)
    removeEventListener('pageshow', this.#wake)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#socket?.close()
  }

  #open(): void {
    clearTimeout(this.#timer)
    // The table stands in the address for proxies that keep the people of a table together; the server reads the hello.
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket${searchOf(this.#handler.hello())}`)
    this.#socket = socket
    socket.addEventListener('open', () => {
      if (this.#socket === socket) this.send(this.#handler.hello())
    })
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket !== socket) return
      this.#relax()
      const checked = check(serverMessageSchema, parsed(data))
      if (!checked.ok || (checked.value.type === 'answer' && checked.value.to === PING.id)) return
      if (FIRST_ANSWERS.includes(checked.value.type)) {
        this.#wait = FIRST_WAIT
        this.#handler.change(true)
      }
      this.#handler.message(checked.value)
    })
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#lose()
    })
  }

  /** A network that has gone may leave the socket open for minutes: it is given up at once. */
  #lose = (): void => {
    if (this.#isClosed) return
    this.#giveUp()
    this.#handler.change(false)
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.7 + 0.6 * Math.random()))
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT)
  }

  /** Goes on with a new socket; what the old one did not bring comes with the welcome. */
  #renew = (): void => {
    if (this.#isClosed) return
    this.#giveUp()
    this.#open()
  }

  /** The browser keeps a page that was left, for the back button, and its socket would stay open with it. */
  #rest = (): void => {
    if (!this.#isClosed) this.#giveUp()
  }

  #wake = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.#renew()
  }

  /** Somebody is back: don't let them wait for the timer. */
  #hurry = (): void => {
    if (document.visibilityState !== 'visible') {
      this.#hiddenAt = Date.now()
      return
    }
    const isWaiting = this.#socket === undefined
    if (isWaiting || Date.now() - this.#hiddenAt > LONG_AWAY) this.#renew()
  }

  #giveUp(): void {
    clearTimeout(this.#timer)
    this.#relax()
    const old = this.#socket
    this.#socket = undefined
    old?.close()
  }

  #relax(): void {
    clearTimeout(this.#answer)
    this.#answer = undefined
  }
}

/** What a server says to a greeting that it takes. */
const FIRST_ANSWERS: readonly string[] = ['welcome', 'sheet', 'cup', 'turns'] satisfies ServerMessage['type'][]

function searchOf(hello: Hello | Follow | FollowCup | Watch): string {
  if (hello.type === 'watch' || hello.type === 'followCup') return ''
  return `?table=${encodeURIComponent(hello.type === 'hello' ? hello.table : hello.sheet)}`
}

function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return undefined
  }
}
