import { setTimeout as pause } from 'node:timers/promises'
import { canonicalJson, type Chance } from '@echappee/kernel'
import type { MessageOf, ServerMessage, Turn } from '@echappee/protocol'
import { WebSocket } from 'ws'
import type { Promises } from './promises.ts'
import { anyAnswers, newNonce, type ClientGame } from './party.ts'

export interface ChaosSeat {
  readonly game: ClientGame
  readonly table: string
  readonly seat: number
  readonly key: string
  readonly chance: Chance
  readonly promises: Promises
  /** Where to connect next: another node, when one has died. */
  readonly nextAddress: () => string
}

/** A client that never gives up: it comes back after every cut, says again what it got no answer to, and notices every gap and every double. */
export class ChaosClient {
  readonly #own: ChaosSeat
  readonly #nonce = newNonce()
  readonly events: unknown[] = []
  #scene: unknown = null
  #epoch = 0
  #turn: Turn | null = null
  /** A move without an answer. */
  #open: Said | undefined
  #socket: WebSocket | undefined
  #isLeaving = false
  #connections = 0
  /** How often it came back to a game under way. */
  resumed = 0
  /** Connected and greeted. */
  isWelcome = false

  constructor(own: ChaosSeat) {
    this.#own = own
    this.#connect()
  }

  get isOver(): boolean {
    return this.#turn !== null && this.#turn.outcome !== null
  }

  leave(): void {
    this.#isLeaving = true
    this.#socket?.terminate()
  }

  #connect(): void {
    if (this.#isLeaving) return
    const { table, key } = this.#own
    // Every other time it is led to the node of its table; nodes that share a table must lose nothing either.
    const query = this.#connections++ % 2 === 0 ? `?table=${table}` : ''
    const socket = new WebSocket(`${this.#own.nextAddress().replace('http', 'ws')}/api/socket${query}`)
    this.#socket = socket
    socket.on('error', () => undefined)
    socket.on('open', () =>
      socket.send(JSON.stringify({ type: 'hello', table, key, seen: this.events.length, epoch: this.#epoch, nonce: this.#nonce })),
    )
    socket.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString()) as ServerMessage))
    socket.on('close', () => {
      this.isWelcome = false
      void pause(AGAIN).then(() => this.#connect())
    })
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#resume(message)
      case 'reset':
        return this.#begin(message)
      case 'events':
        if (message.from !== this.events.length || message.epoch !== this.#epoch)
          this.#complain(`events from ${message.from} of epoch ${message.epoch} after ${this.events.length} of ${this.#epoch}`)
        this.#lead(message.events)
        return this.#follow(message.turn)
      case 'answer':
        return this.#settle(message)
      case 'earlier':
        if (message.epoch !== this.#epoch) return
        this.events.splice(message.from, message.events.length, ...message.events)
        if (message.from > 0) this.#ask(message.from)
        return
      case 'problem':
        // A node that is being ended says so; anything else is a mistake.
        if (message.problem.code !== 'closing' && message.problem.code !== 'unavailable') this.#complain(JSON.stringify(message.problem))
    }
  }

  /** Within an epoch the server goes on where this client stopped, and the events must lead from the old view to the new one. */
  #resume(message: MessageOf<'welcome'>): void {
    this.isWelcome = true
    if (this.#turn === null || message.epoch !== this.#epoch || message.turn === null) return this.#begin(message)
    this.resumed++
    // Too much for one message was missed.
    if (message.from > this.events.length) return this.#begin(message)
    if (message.from !== this.events.length) this.#complain(`resumed at ${message.from}, not at ${this.events.length}`)
    this.#lead(message.events)
    if (message.eventCount !== this.events.length) this.#complain(`${this.events.length} events, ${message.eventCount} counted`)
    if (canonicalJson(this.#scene) !== canonicalJson(message.view)) this.#complain('the view is not where the events lead')
    this.#goOn(message.turn)
  }

  #begin({
    epoch,
    view,
    from,
    eventCount,
    events,
    turn,
  }: Pick<MessageOf<'reset'>, 'epoch' | 'view' | 'from' | 'eventCount' | 'events' | 'turn'>): void {
    if (from > this.events.length) this.#ask(from)
    this.events.length = from
    this.events.push(...events)
    if (eventCount !== this.events.length) this.#complain(`${this.events.length} events, ${eventCount} counted`)
    this.#epoch = epoch
    this.#scene = view
    if (turn !== null) this.#goOn(turn)
  }

  /** Whatever has no answer is said again; the server knows a move that it has already. */
  #goOn(turn: Turn): void {
    if (this.#open !== undefined) this.#say(this.#open)
    this.#follow(turn)
  }

  #lead(events: readonly unknown[]): void {
    for (const event of events) this.#scene = this.#own.game.rules.fold(this.#scene, event)
    this.events.push(...events)
  }

  #follow(turn: Turn): void {
    this.#turn = turn
    if (turn.outcome !== null || this.#open !== undefined || !turn.awaited.includes(this.#own.seat)) return
    this.#open = { decision: turn.decision, moves: anyAnswers(this.#own.game, this.#scene, this.#own.seat, this.#own.chance) }
    this.#say(this.#open)
  }

  #settle(answer: MessageOf<'answer'>): void {
    if (this.#open === undefined || answer.to !== this.#open.decision) return
    const { decision, moves } = this.#open
    // The store did not answer in time: nobody knows, so it is asked again.
    if (!answer.ok && answer.problem?.code === 'unavailable') return void pause(AGAIN).then(() => this.#say({ decision, moves }))
    this.#open = undefined
    if (answer.ok)
      for (const [i, move] of moves.entries()) this.#own.promises.acknowledge(this.#own.table, this.#own.seat, decision + i, move)
    else this.#complain(`decision ${decision} was refused: ${JSON.stringify(answer.refusal ?? answer.problem)}`)
    if (this.#turn !== null) this.#follow(this.#turn)
  }

  /** What a welcome left out. */
  #ask(before: number): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ type: 'earlier', id: before, before }))
  }

  #say({ decision, moves: [move, ...next] }: Said): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ type: 'move', id: decision, decision, move, next }))
  }

  #complain(what: string): void {
    this.#own.promises.mistakes.push(`table ${this.#own.table}, seat ${this.#own.seat}: ${what}`)
  }
}

/** Answers to a decision and those that follow it. */
interface Said {
  readonly decision: number
  readonly moves: readonly unknown[]
}

/** Before it tries again. */
const AGAIN = 50
