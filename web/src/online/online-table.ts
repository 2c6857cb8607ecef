import { SPECTATOR, type AnyGame, type Refusal, type Seat, type StandingOrder } from '@echappee/kernel'
import type {
  ChatMessage,
  ClientMessage,
  Hello,
  MessageOf,
  OwnOrder,
  Problem,
  ProblemCode,
  SeatPresence,
  ServerMessage,
  TableInfo,
} from '@echappee/protocol'
import type { BeatRules } from '../table/beats.ts'
import type { Settings } from '../shell/settings.ts'
import type { Thinker } from '../think/thinker.ts'
import { Presenter, type Standing } from '../table/presenter.ts'
import { NOTHING_TO_DO, type Picture, type Rider, type Table } from '../table/table.ts'
import { Connection } from './connection.ts'
import { Story } from './story.ts'
import { Unanswered, type ServerAnswer } from './unanswered.ts'

/** What an online table has besides the race. */
export interface OnlineState {
  readonly info: TableInfo | undefined
  readonly seat: Seat
  /** Before that there is nothing to show but the waiting room. */
  readonly hasStarted: boolean
  readonly chat: readonly ChatMessage[]
  /** By seat, who is connected. */
  readonly presence: readonly SeatPresence[]
  /** What this seat answers in advance. */
  readonly orders: readonly OwnOrder[]
  /** Where one can go back to, as far as that was asked. */
  readonly wayBack: WayBack | undefined
  /** The number of the first event of the log that is there. */
  readonly firstEvent: number
  /** A socket was lost, or never came about, and no other is there yet. */
  readonly isLost: boolean
  readonly deadline: number | undefined
  /** The server's clock minus ours, in milliseconds. */
  readonly ahead: number
  readonly problem: Problem | undefined
  /** The clock has played for this seat since its owner last did. */
  readonly hasRunOut: boolean
}

/** Places in the log: by own decision, and the one to which somebody proposes to go back. */
export type WayBack = Pick<MessageOf<'moments'>, 'own' | 'proposed'>

/** What no new socket changes. */
const FINAL: readonly ProblemCode[] = ['unknownTable', 'badKey', 'noOnlookers', 'rulesChanged', 'damaged']

/** What somebody waits for the answer to. */
type Asked = Extract<ClientMessage, { type: 'chat' | 'order' | 'recall' }>
type ClientMove = Extract<ClientMessage, { type: 'move' }>['move']

interface OnlineHost {
  readonly table: string
  readonly key: string | undefined
  readonly nonce: string | undefined
  readonly thinker: Pick<Thinker, 'advise'>
  /** How long a forced move waits, in milliseconds. */
  forcedMs(): number
}

/** A race on the server, seen from one seat: the same picture as a local one, led on by the events that arrive. */
export class OnlineTable implements Table, Rider {
  readonly rider = this
  readonly #host: OnlineHost
  readonly #story: Story
  readonly #presenter: Presenter
  #connection: Connection | undefined
  #settings: Settings
  #info: TableInfo | undefined
  #seat: Seat = SPECTATOR
  #chat: readonly ChatMessage[] = []
  #presence: readonly SeatPresence[] = []
  #orders: readonly OwnOrder[] = []
  #wayBack: WayBack | undefined
  #isConnected = false
  #isLost = false
  #ahead = 0
  #problem: Problem | undefined
  #refusal: Refusal | undefined
  #lastMessage = 0
  /** The number of the message that answers a decision: until the server has said something to it, nothing else can be chosen. */
  #unsettled: number | undefined
  readonly #unanswered = new Unanswered()
  /** Messages about orders: what is wrong with one is said where it is given. */
  readonly #aboutOrders = new Set<number>()
  /** Where the earlier part of the log that was last asked for ends. */
  #earlierBefore = 0
  /** How many answers by the clock the owner of the seat knows of and goes on. */
  #forgiven = 0
  #state: OnlineState

  constructor(host: OnlineHost, settings: Settings) {
    this.#host = host
    this.#settings = settings
    this.#story = new Story(
      settings,
      () => this.#publish(),
      () => {
        this.#forgiven = Math.min(this.#forgiven, this.#story.turn?.missed ?? 0)
        this.#publish()
        this.#askEarlier()
        this.#playForced()
      },
    )
    this.#presenter = new Presenter({
      thinker: host.thinker,
      standing: () => this.#standing(),
      answer: (move) => this.choose(move),
    })
    this.#state = this.#lookAround()
  }

  subscribe = (listener: () => void) => this.#presenter.subscribe(listener)

  shown = () => this.#presenter.shown()

  askCoach = () => this.#presenter.askCoach()

  stopCoach = (): void => this.#presenter.stopCoach()

  state = (): OnlineState => this.#state

  /** All that has happened so far is in the log. */
  isWhole = (): boolean => this.#state.hasStarted && this.#story.isCalm && this.#story.firstShown === 0

  open(): void {
    this.#connection ??= new Connection({
      hello: () => this.#hello(),
      message: (message) => this.#receive(message),
      change: (isOpen) => {
        this.#isConnected = isOpen
        this.#isLost = !isOpen
        if (!isOpen) {
          this.#earlierBefore = 0
          this.#unsettled = undefined
          this.#unanswered.loseAll()
        }
        this.#publish()
      },
    })
  }

  close(): void {
    this.#presenter.stopCoach()
    this.#connection?.close()
    this.#connection = undefined
  }

  /** The game's code is there: from now on the story can be shown. */
  provide(game: AnyGame, rules: BeatRules<unknown, unknown>): void {
    this.#story.provide(game, rules)
  }

  changeSettings(settings: Settings): void {
    this.#settings = settings
    this.#story.changeSettings(settings)
    this.#playForced()
  }

  choose = (move: unknown): void => this.chooseAll([move])

  /** All at once, without waiting for each answer: the server takes them in turn. */
  chooseAll = (moves: readonly unknown[]): void => {
    const { turn, isCalm } = this.#story
    const [move, ...next] = moves as ClientMove[]
    if (move === undefined || turn === undefined || !isCalm || this.#unsettled !== undefined) return
    this.#presenter.stopCoach()
    this.#refusal = undefined
    this.#forgiven = turn.missed
    const { decision } = turn
    const id = ++this.#lastMessage
    this.#presenter.hasAnswered(this.#seat, decision + next.length)
    if (this.#isConnected) this.#unsettled = id
    this.#send({
      type: 'move',
      id,
      decision,
      move,
      ...(next.length === 0 ? {} : { next }),
      ...(turn.line === 0 ? {} : { line: turn.line }),
    })
  }

  undo = (): void => void this.#send({ type: 'undo', id: ++this.#lastMessage })

  /** To the bot of the table, until `comeBack` or a move. */
  leaveSeat = (): void => void this.#send({ type: 'leave', id: ++this.#lastMessage })

  /** Asks the others to go back to an earlier decision of this seat. */
  rewind = (decision: number): void => void this.#send({ type: 'rewind', id: ++this.#lastMessage, decision })

  /** `wayBack` is known soon. */
  askWayBack = (): void => void this.#send({ type: 'moments', id: ++this.#lastMessage })

  agree = (doesAgree: boolean): void => void this.#send({ type: 'agree', id: ++this.#lastMessage, doesAgree })

  pause = (isOn: boolean): void => void this.#send({ type: 'pause', id: ++this.#lastMessage, isOn })

  comeBack = (): void => {
    this.#forgiven = this.#story.turn?.missed ?? 0
    this.#send({ type: 'return', id: ++this.#lastMessage })
  }

  /** Answers whether it has arrived at the table. */
  say = async (text: string): Promise<boolean> => (await this.#ask({ type: 'chat', id: ++this.#lastMessage, text })).ok

  /** One more answer in advance. */
  giveOrder = (order: StandingOrder): Promise<ServerAnswer> => this.#askAside({ type: 'order', id: ++this.#lastMessage, order })

  recallOrder = (order: number): Promise<ServerAnswer> => this.#askAside({ type: 'recall', id: ++this.#lastMessage, order })

  skip = (): void => this.#story.beats?.skip()

  #hello(): Hello {
    const { table, key, nonce } = this.#host
    const { eventCount: seen, epoch } = this.#story
    return { type: 'hello', table, seen, epoch, ...(key === undefined ? {} : { key }), ...(nonce === undefined ? {} : { nonce }) }
  }

  #send(message: ClientMessage): boolean {
    const isSent = this.#isConnected && this.#connection?.send(message) === true
    this.#publish()
    return isSent
  }

  #ask(message: Asked): Promise<ServerAnswer> {
    return this.#unanswered.wait(message.id, this.#send(message))
  }

  #askAside(message: Asked): Promise<ServerAnswer> {
    this.#aboutOrders.add(message.id)
    return this.#ask(message)
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        if (this.#info !== undefined) this.#info = { ...this.#info, ...message.table }
        if (this.#problem?.code === 'paused' && !message.table.isPaused) this.#problem = undefined
        break
      case 'chat':
        this.#chat = [...this.#chat, message.line]
        break
      case 'presence':
        this.#presence = message.presence
        break
      case 'orders':
        this.#orders = message.orders
        break
      case 'moments':
        this.#wayBack = message
        break
      case 'problem':
        this.#problem = message.problem
        if (FINAL.includes(message.problem.code)) {
          this.#isLost = false
          this.close()
        }
        break
      case 'answer':
        if (!this.#aboutOrders.delete(message.to)) {
          this.#refusal = message.refusal as Refusal | undefined
          this.#problem = message.problem
        }
        if (message.to === this.#unsettled) this.#unsettled = undefined
        this.#unanswered.settle(message.to, message)
        break
      case 'welcome':
        this.#info = message.table
        this.#seat = message.seat
        this.#chat = message.chat
        this.#presence = message.presence
        // They come next, if there are any.
        this.#orders = []
        this.#ahead = message.now - Date.now()
        this.#problem = undefined
    }
    this.#story.receive(message)
    this.#publish()
    if (message.type === 'answer') this.#playForced()
  }

  /** A welcome has the last events only; the pages before them are asked for one after the other. */
  #askEarlier(): void {
    const before = this.#story.firstShown
    if (before === 0 || before === this.#earlierBefore || !this.#isConnected) return
    this.#earlierBefore = before
    this.#send({ type: 'earlier', id: ++this.#lastMessage, before })
  }

  /** After as long as a person takes, so that nobody learns from the pace. */
  #playForced(): void {
    this.#presenter.playForced(this.#host.forcedMs(), () => this.#settings)
  }

  #publish(): void {
    this.#state = this.#lookAround()
    this.#presenter.publish(true)
  }

  #lookAround(): OnlineState {
    const { turn, beats, game } = this.#story
    return {
      info: this.#info,
      seat: this.#seat,
      hasStarted: turn !== undefined && beats !== undefined && game !== undefined,
      chat: this.#chat,
      presence: this.#presence,
      orders: this.#orders,
      wayBack: this.#wayBack,
      firstEvent: this.#story.firstShown,
      isLost: this.#isLost,
      deadline: turn?.deadline ?? undefined,
      ahead: this.#ahead,
      problem: this.#problem,
      hasRunOut: turn?.outcome === null && turn.missed > this.#forgiven,
    }
  }

  #standing(): Standing {
    const { beats, turn, game, view, isCalm, eventCount } = this.#story
    const awaited = turn?.awaited ?? []
    const isPaused = this.#info?.isPaused === true
    return {
      shown: {
        ...NOTHING_TO_DO,
        ...(beats?.picture ?? NO_PICTURE),
        viewer: this.#seat,
        decision: turn?.decision ?? 0,
        awaited: beats?.beat === undefined ? awaited : [],
        hasAnswered: turn?.committed.includes(this.#seat) === true,
        outcome: isCalm ? (turn?.outcome ?? undefined) : undefined,
        canUndo: isCalm && turn?.canUndo === true,
        refusal: this.#refusal,
      },
      game,
      view: () => view,
      isAsked: isCalm && this.#isConnected && this.#unsettled === undefined && !isPaused && awaited.includes(this.#seat),
      moment: `${eventCount}`,
      seed: this.#host.table,
    }
  }
}

/** Before the race has begun. */
const NO_PICTURE: Picture = { scene: undefined, beat: undefined, beatMs: 0, log: [] }
