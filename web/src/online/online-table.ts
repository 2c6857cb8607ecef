import { SPECTATOR, type AnyGame, type Json, type Refusal, type Seat } from '@echappee/kernel'
import type { ChatMessage, ClientMessage, Hello, MessageOf, Problem, ProblemCode, ServerMessage, TableInfo, Turn } from '@echappee/protocol'
import type { BotTask } from '../play/bot.worker.ts'
import { Beats, type BeatRules } from '../play/beats.ts'
import { choicesOf, type Shown } from '../play/local-table.ts'
import type { Settings } from '../play/settings.ts'
import { Connection } from './connection.ts'

export interface OnlineShown {
  readonly info: TableInfo | undefined
  readonly seat: Seat
  readonly chat: readonly ChatMessage[]
  /** A socket was lost, or never came about, and no other is there yet. */
  readonly isLost: boolean
  readonly deadline: number | undefined
  /** The server's clock minus ours, in milliseconds. */
  readonly ahead: number
  readonly problem: Problem | undefined
  /** The clock has played for this seat since its owner last did. */
  readonly hasRunOut: boolean
  /** The play itself; undefined before the start. */
  readonly play: Shown | undefined
}

/** What no new socket changes. */
const FINAL: readonly ProblemCode[] = ['unknownTable', 'badKey', 'rulesChanged', 'damaged']

type ClientMove = Extract<ClientMessage, { type: 'move' }>['move']

interface OnlineHost {
  readonly table: string
  readonly key: string | undefined
  readonly nonce: string | undefined
  think(task: BotTask): Promise<Json>
}

/** A race on the server, seen from one seat: the same picture as a local one, led on by the events that arrive. */
export class OnlineTable {
  readonly #host: OnlineHost
  #connection: Connection | undefined
  #game: AnyGame | undefined
  #rules: BeatRules<unknown, unknown> | undefined
  #beats: Beats<unknown, unknown> | undefined
  #settings: Settings
  #view: unknown
  #told = 0
  #epoch = 0
  /** What arrived before the game's code was loaded. */
  #early: ServerMessage[] = []
  #queue: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #turn: Turn | undefined
  #info: TableInfo | undefined
  #seat: Seat = SPECTATOR
  #chat: readonly ChatMessage[] = []
  #isConnected = false
  #isLost = false
  #ahead = 0
  #problem: Problem | undefined
  #refusal: Refusal | undefined
  #hint: unknown
  #asked = 0
  /** The number of the message that answers a decision: until the server has said something to it, nothing else can be chosen. */
  #unsettled: number | undefined
  /** Who waits to know whether what was said has been heard, by the number of the message. */
  #unheard = new Map<number, (isHeard: boolean) => void>()
  /** The decision that was last answered here, by hand or for a lack of choice. */
  #answered = -1
  /** How many answers by the clock the owner of the seat knows of and goes on. */
  #forgiven = 0
  #shown: OnlineShown
  #listeners = new Set<() => void>()

  constructor(host: OnlineHost, settings: Settings) {
    this.#host = host
    this.#settings = settings
    this.#shown = this.#look()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  shown = (): OnlineShown => this.#shown

  connect(): void {
    this.#connection ??= new Connection({
      hello: () => this.#hello(),
      message: (message) => this.#receive(message),
      change: (isOpen) => {
        this.#isConnected = isOpen
        this.#isLost = !isOpen
        if (!isOpen) {
          this.#unsettled = undefined
          for (const id of this.#unheard.keys()) this.#hear(id, false)
        }
        this.#publish()
      },
    })
  }

  close(): void {
    this.#connection?.close()
    this.#connection = undefined
  }

  /** The game's code is there: from now on the story can be shown. */
  provide(game: AnyGame, rules: BeatRules<unknown, unknown>): void {
    if (this.#game !== undefined) return
    this.#game = game
    this.#rules = rules
    const early = this.#early
    this.#early = []
    for (const message of early) this.#tell(message)
  }

  changeSettings(settings: Settings): void {
    this.#settings = settings
    if (this.#beats !== undefined) this.#beats.pace = settings.pace
    if (settings.pace === 'off') this.skip()
    this.#playForced()
  }

  choose = (move: unknown): void => this.chooseAll([move])

  /** Answers to this decision and those that follow it in the same step, all at once: the server takes them in turn. */
  chooseAll = (moves: readonly unknown[]): void => {
    if (this.#turn === undefined || this.#waiting > 0 || this.#unsettled !== undefined) return
    this.#hint = undefined
    this.#refusal = undefined
    this.#forgiven = this.#turn.missed
    const { decision } = this.#turn
    const [move, ...next] = moves as ClientMove[]
    const id = ++this.#asked
    this.#answered = decision + next.length
    if (this.#isConnected) this.#unsettled = id
    this.#send({ type: 'move', id, decision, move: move!, ...(next.length === 0 ? {} : { next }) })
  }

  undo = (): void => void this.#send({ type: 'undo', id: ++this.#asked })
  comeBack = (): void => {
    this.#forgiven = this.#turn?.missed ?? 0
    this.#send({ type: 'return', id: ++this.#asked })
  }
  /** Answers whether the table has heard it. */
  say = (text: string): Promise<boolean> => {
    const id = ++this.#asked
    const heard = new Promise<boolean>((resolve) => this.#unheard.set(id, resolve))
    if (!this.#send({ type: 'chat', id, text })) this.#hear(id, false)
    return heard
  }
  skip = (): void => this.#beats?.skip()

  askHint = async (): Promise<void> => {
    const told = this.#told
    if (this.#info === undefined || this.#seat === SPECTATOR) return
    const hint = await this.#host.think({
      game: this.#info.game,
      level: 'greedy',
      view: this.#view as Json,
      seat: this.#seat,
      seed: `${told}`,
    })
    if (told !== this.#told) return
    this.#hint = hint
    this.#publish()
  }

  #hello(): Hello {
    const { table, key, nonce } = this.#host
    return {
      type: 'hello',
      table,
      seen: this.#told,
      epoch: this.#epoch,
      ...(key === undefined ? {} : { key }),
      ...(nonce === undefined ? {} : { nonce }),
    }
  }

  #send(message: ClientMessage): boolean {
    const isSent = this.#isConnected && this.#connection?.send(message) === true
    this.#publish()
    return isSent
  }

  #hear(id: number, isHeard: boolean): void {
    this.#unheard.get(id)?.(isHeard)
    this.#unheard.delete(id)
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        if (this.#info !== undefined) this.#info = { ...this.#info, ...message.table }
        break
      case 'earlier':
        this.#takeEarlier(message)
        break
      case 'chat':
        this.#chat = [...this.#chat, message.line]
        break
      case 'problem':
        this.#problem = message.problem
        if (FINAL.includes(message.problem.code)) {
          this.#isLost = false
          this.close()
        }
        break
      case 'answer':
        this.#refusal = message.refusal as Refusal | undefined
        this.#problem = message.problem
        if (message.to === this.#unsettled) this.#unsettled = undefined
        this.#hear(message.to, message.ok)
        break
      case 'welcome':
        this.#info = message.table
        this.#seat = message.seat
        this.#chat = message.chat
        this.#ahead = message.now - Date.now()
        this.#problem = undefined
        this.#tell(message)
        break
      default:
        this.#tell(message)
    }
    this.#publish()
    if (message.type === 'answer') this.#playForced()
  }

  #tell(message: ServerMessage): void {
    if (message.type !== 'welcome' && message.type !== 'events' && message.type !== 'reset') return
    if (this.#rules === undefined) {
      this.#early.push(message)
      return
    }
    this.#waiting++
    this.#queue = this.#queue.then(async () => {
      if (message.type === 'events') await this.#leadOn(message)
      else await this.#place(message)
      this.#waiting--
      this.#publish()
      this.#playForced()
    })
  }

  async #leadOn({ events, epoch, from, turn }: MessageOf<'events'>): Promise<void> {
    if (this.#beats === undefined || epoch !== this.#epoch || from > this.#told) return
    const fresh = events.slice(this.#told - from)
    this.#told += fresh.length
    this.#view = fresh.reduce((view: unknown, event) => this.#rules!.advance(view, event), this.#view)
    this.#hint = undefined
    await this.#beats.play(fresh, this.#view)
    this.#ask(turn)
  }

  /** The first event of the log: a welcome has the last ones only, and the others are asked for page by page. */
  get #firstShown(): number {
    return this.#told - (this.#beats?.shown.length ?? 0)
  }

  #askEarlier(): void {
    if (this.#firstShown > 0) this.#send({ type: 'earlier', id: ++this.#asked, before: this.#firstShown })
  }

  #takeEarlier({ epoch, from, events }: MessageOf<'earlier'>): void {
    if (this.#beats === undefined || epoch !== this.#epoch || from + events.length !== this.#firstShown || events.length === 0) return
    this.#beats.shown = [...events, ...this.#beats.shown]
    this.#askEarlier()
  }

  #ask(turn: Turn): void {
    this.#turn = turn
    this.#forgiven = Math.min(this.#forgiven, turn.missed)
  }

  /** A die, a single card: not twice for one decision, so that what was taken back stays so. */
  #playForced(): void {
    if (!this.#settings.auto || this.#turn === undefined || this.#answered >= this.#turn.decision) return
    const [forced, ...others] = (this.#shown.play?.choices ?? []).filter(({ refusal }) => refusal === undefined)
    if (forced !== undefined && others.length === 0) this.choose(forced.move)
  }

  /** A story from the server itself: after a welcome or when events could not tell what happened. */
  async #place({ view, eventCount, epoch, from, events, turn }: MessageOf<'welcome' | 'reset'>): Promise<void> {
    if (turn === null) return
    const isSequel = this.#beats !== undefined && epoch === this.#epoch && from === this.#told
    const isGap = from > this.#told
    const before = isGap ? [] : (this.#beats?.shown ?? [])
    const first = isGap || before.length === 0 ? from : this.#told - before.length
    this.#epoch = epoch
    this.#told = eventCount
    this.#view = view
    this.#beats ??= new Beats(this.#rules!, view, () => this.#publish())
    this.#beats.pace = this.#settings.pace
    if (isSequel && events.length > 0) await this.#beats.play(events, view)
    else this.#beats.reset(view, [...before.slice(0, Math.max(0, from - first)), ...events])
    this.#askEarlier()
    this.#ask(turn)
  }

  #publish(): void {
    this.#shown = this.#look()
    for (const listener of this.#listeners) listener()
  }

  #look(): OnlineShown {
    return {
      info: this.#info,
      seat: this.#seat,
      chat: this.#chat,
      isLost: this.#isLost,
      deadline: this.#turn?.deadline ?? undefined,
      ahead: this.#ahead,
      problem: this.#problem,
      hasRunOut: this.#turn?.outcome === null && this.#turn.missed > this.#forgiven,
      play: this.#play(),
    }
  }

  #play(): Shown | undefined {
    if (this.#beats === undefined || this.#turn === undefined || this.#game === undefined) return undefined
    const isCalm = this.#waiting === 0
    const isAsked = isCalm && this.#isConnected && this.#unsettled === undefined && this.#turn.awaited.includes(this.#seat)
    return {
      scene: this.#beats.scene,
      beat: this.#beats.beat,
      beatMs: this.#beats.beatMs,
      log: this.#beats.shown,
      viewer: this.#seat,
      choices: isAsked ? choicesOf(this.#game, this.#view, this.#seat) : [],
      curtain: undefined,
      awaited: this.#beats.beat === undefined ? this.#turn.awaited : [],
      outcome: isCalm ? (this.#turn.outcome ?? undefined) : undefined,
      canUndo: isCalm && this.#turn.canUndo,
      refusal: this.#refusal,
      hint: this.#hint,
      isUnsaved: false,
    }
  }
}
