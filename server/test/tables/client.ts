import { chooseMove, type BotLevel } from '@echappee/bots'
import { canonicalJson, seededChance } from '@echappee/kernel'
import {
  serverMessageSchema,
  type ChatMessage,
  type MessageOf,
  type SeatPresence,
  type ServerMessage,
  type TableInfo,
  type Turn,
} from '@echappee/protocol'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { gameOf, type TestGame } from './games.ts'

export interface Greeting {
  readonly table: string
  readonly key?: string
  readonly seen?: number
  readonly epoch?: number
  readonly nonce?: string
}

/** Ends what hangs. */
const PATIENCE = 60_000

type AnswerMessage = MessageOf<'answer'>

/** What the site does with a socket, and not more: it keeps a view, leads it on by events, and notices every gap and every double. */
export class Client {
  readonly socket: WebSocket
  readonly raw: string[] = []
  readonly messages: ServerMessage[] = []
  readonly events: unknown[] = []
  readonly chat: ChatMessage[] = []
  scene: unknown = null
  epoch = 0
  seat = -1
  turn: Turn | null = null
  /** How many of the first events are not there yet. */
  missing = 0
  table: TableInfo | undefined
  presence: readonly SeatPresence[] = []
  closed: { code: number; reason: string } | undefined
  readonly mistakes: string[] = []
  readonly #game: TestGame
  readonly #waiting = new Set<() => void>()
  #nextId = 1

  constructor(socket: WebSocket, game: TestGame) {
    this.socket = socket
    this.#game = game
    socket.on('message', (data: Buffer) => this.#receive(data.toString()))
    socket.on('error', () => undefined)
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() }
      this.#wake()
    })
  }

  /** `table`: named in the address, as the site does, so that nodes know where to lead the socket. */
  static async open(address: string, game: string, headers: Record<string, string> = {}, table = 'any'): Promise<Client> {
    // Loaded first: the socket may open while nobody listens.
    const loaded = await gameOf(game)
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket?table=${table}`, { headers })
    const client = new Client(socket, loaded)
    onTestFinished(() => socket.terminate())
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    return client
  }

  async hello({ table, key, seen = 0, epoch = 0, nonce }: Greeting): Promise<MessageOf<'welcome'>> {
    const text = { type: 'hello', table, seen, epoch, ...(key === undefined ? {} : { key }), ...(nonce === undefined ? {} : { nonce }) }
    this.say(text)
    await this.until(() => this.messages.some(({ type }) => type === 'welcome') && this.missing === 0)
    return this.messages.find((message) => message.type === 'welcome')!
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** Sends a request with an id of its own and waits for its answer. */
  async ask(message: Record<string, unknown>): Promise<AnswerMessage> {
    const id = this.#nextId++
    this.say({ ...message, id })
    return this.answer(id)
  }

  async answer(id: number): Promise<AnswerMessage> {
    const found = () => this.messages.find((message): message is AnswerMessage => message.type === 'answer' && message.to === id)
    await this.until(() => found() !== undefined)
    return found()!
  }

  move(move: unknown, decision = this.turn!.decision): Promise<AnswerMessage> {
    return this.ask({ type: 'move', decision, move, ...(this.turn?.line ? { line: this.turn.line } : {}) })
  }

  get isAwaited(): boolean {
    return this.turn !== null && this.turn.awaited.includes(this.seat)
  }

  isHere(seat: number): boolean {
    return this.presence[seat]?.isHere === true
  }

  get isOver(): boolean {
    return this.turn !== null && this.turn.outcome !== null
  }

  /** What a bot of the level would play, knowing what this client has been told. */
  choice(level: BotLevel = 'greedy'): unknown {
    const { rules: game, knowledge } = this.#game
    const chance = seededChance(`client ${this.seat} ${this.turn!.decision}`)
    return chooseMove({ game, knowledge, level, view: this.scene, seat: this.seat, chance })
  }

  async until(isSo: () => boolean): Promise<void> {
    if (isSo()) return
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(look)
        reject(
          new Error(
            `seat ${this.seat} waited in vain; last heard: ${this.raw.at(-1)?.slice(0, 300)}; closed: ${JSON.stringify(this.closed)}`,
          ),
        )
      }, PATIENCE)
      const look = () => {
        if (!isSo() && this.closed === undefined) return
        clearTimeout(timer)
        this.#waiting.delete(look)
        if (isSo()) resolve()
        else reject(new Error(`closed with ${JSON.stringify(this.closed)}; last heard: ${this.raw.at(-1)?.slice(0, 300)}`))
      }
      this.#waiting.add(look)
      look()
    })
  }

  async untilClosed(): Promise<{ code: number; reason: string }> {
    await this.until(() => this.closed !== undefined)
    return this.closed!
  }

  /** Plays whenever asked, until the game is over or `mayGoOn` says no. */
  async play(mayGoOn: () => boolean = () => true, level: BotLevel = 'greedy'): Promise<void> {
    while (!this.isOver && mayGoOn()) {
      await this.until(() => this.isAwaited || this.isOver || !mayGoOn())
      if (!this.isAwaited || !mayGoOn()) continue
      const answer = await this.move(this.choice(level))
      if (!answer.ok) throw new Error(`seat ${this.seat}: ${JSON.stringify(answer)}`)
    }
  }

  async leave(): Promise<void> {
    this.socket.close()
    await this.untilClosed()
  }

  #receive(text: string): void {
    this.raw.push(text)
    const parsed: unknown = JSON.parse(text)
    const message = serverMessageSchema.parse(parsed)
    if (canonicalJson(message) !== canonicalJson(parsed)) this.mistakes.push(`more than the protocol knows: ${text.slice(0, 500)}`)
    this.messages.push(message)
    this.#take(message)
    this.#wake()
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.seat = message.seat
        this.table = message.table
        this.presence = message.presence
        this.chat.push(...message.chat)
        return this.#begin(message)
      case 'reset':
        return this.#begin(message)
      case 'events':
        if (message.from !== this.events.length || message.epoch !== this.epoch)
          this.mistakes.push(`events from ${message.from} of ${message.epoch} after ${this.events.length} of ${this.epoch}`)
        for (const event of message.events) this.scene = this.#game.rules.fold(this.scene, event)
        this.events.push(...message.events)
        this.turn = message.turn
        return
      case 'table':
        this.table = { ...this.table!, ...message.table }
        return
      case 'presence':
        this.presence = message.presence
        return
      case 'earlier':
        if (message.epoch === this.epoch) this.#fill(message)
        return
      case 'chat':
        this.chat.push(message.line)
    }
  }

  #begin({ epoch, view, from, eventCount, events, turn }: MessageOf<'welcome'> | MessageOf<'reset'>): void {
    if (from > this.events.length) this.#ask(from)
    this.events.length = from
    this.events.push(...events)
    if (this.events.length !== eventCount) this.mistakes.push(`${this.events.length} events, ${eventCount} counted`)
    this.epoch = epoch
    this.scene = view
    this.turn = turn
  }

  /** What a welcome left out is asked for, page by page. */
  #ask(before: number): void {
    this.missing = before
    this.say({ type: 'earlier', id: this.#nextId++, before })
  }

  #fill({ from, events }: MessageOf<'earlier'>): void {
    if (from + events.length !== this.missing) this.mistakes.push(`${events.length} events from ${from}, not before ${this.missing}`)
    this.events.splice(from, events.length, ...events)
    this.missing = from
    if (from > 0) this.#ask(from)
  }

  #wake(): void {
    for (const look of this.#waiting) look()
  }
}
