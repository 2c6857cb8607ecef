import { check } from '@echappee/kernel'
import { serverMessageSchema, type ClientMessage, type Hello, type ServerMessage } from '@echappee/protocol'

export interface ConnectionHandler {
  /** Said on every new socket: what is known already, so that the server goes on from there. */
  hello(): Hello
  message(message: ServerMessage): void
  /** The socket is open and greeted, or lost. */
  change(isOpen: boolean): void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 10_000

/** A socket that comes back by itself: after a lost network, a closed lid, a restarted server. */
export class Connection {
  readonly #handler: ConnectionHandler
  #socket: WebSocket | undefined
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  constructor(handler: ConnectionHandler) {
    this.#handler = handler
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#open()
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#socket?.close()
  }

  #open(): void {
    clearTimeout(this.#timer)
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`)
    this.#socket = socket
    socket.addEventListener('open', () => {
      socket.send(JSON.stringify(this.#handler.hello()))
    })
    socket.addEventListener('message', ({ data }) => {
      const checked = check(serverMessageSchema, parsed(data))
      if (!checked.ok) return
      if (checked.value.type === 'welcome') {
        this.#wait = FIRST_WAIT
        this.#handler.change(true)
      }
      this.#handler.message(checked.value)
    })
    socket.addEventListener('close', () => {
      if (this.#socket !== socket || this.#isClosed) return
      this.#handler.change(false)
      this.#timer = setTimeout(() => this.#open(), this.#wait * (0.7 + 0.6 * Math.random()))
      this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT)
    })
  }

  /** Somebody is back: don't let them wait for the timer. */
  #hurry = (): void => {
    const isWaiting = this.#socket?.readyState === WebSocket.CLOSED && document.visibilityState === 'visible'
    if (isWaiting && !this.#isClosed) this.#open()
  }
}

function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return undefined
  }
}
