import { seededChance, type Chance } from '@echappee/kernel'
import { WebSocket } from 'ws'
import { anyAnswers, gather, gatherAgain, newNonce, startGame, type ClientGame, type Party } from './party.ts'
import type { Tally } from './tally.ts'

export interface LoadSettings {
  readonly addresses: readonly string[]
  readonly isTogether: boolean
  readonly game: ClientGame
  readonly people: number
  readonly tally: Tally
  /** Whether everybody plays as soon as asked; otherwise somebody plays when `tick` says so. */
  readonly isFullSpeed: boolean
}

interface Turn {
  readonly awaited: readonly number[]
  readonly decision: number
  readonly outcome: unknown
}

interface Seated {
  readonly socket: WebSocket
  readonly seat: number
  scene: unknown
  turn: Turn | undefined
  /** The decision that it has answered last. */
  sent: number
  /** When the answers were sent that are not acknowledged yet: the next one may be sent before the last is. */
  readonly sentAt: number[]
}

/** The last move at a human pace: when it was sent, acknowledged, and heard by each of the others. */
interface LastMove {
  readonly seat: number
  readonly sentAt: number
  acknowledgedAt: number | undefined
  heardAt: number
  readonly heardBy: Set<number>
}

/** One table of bots-as-clients, each on a socket of its own, in the cheapest way that still follows the game as the site does. */
export class LoadedTable {
  readonly #settings: LoadSettings
  readonly #chance: Chance
  readonly #number: number
  #seated: Seated[] = []
  #last: LastMove | undefined
  #party: Party | undefined
  #over: (() => void) | undefined

  constructor(settings: LoadSettings, number: number, seed: string) {
    this.#settings = settings
    this.#number = number
    this.#chance = seededChance(seed)
  }

  /** Opens a table, after a game that of its rematch, and its sockets, and starts the game; then the game goes on by itself, or by `tick`. */
  async sitDown(): Promise<void> {
    const { game, people, tally } = this.#settings
    const party =
      this.#party === undefined
        ? await gather((seat) => this.#addressOf(seat), game, people)
        : await gatherAgain(this.#addressOf(0), this.#party)
    this.#party = party
    this.#seated = await Promise.all(party.keys.map(async (key, seat) => this.#greet(party.id, key, seat)))
    tally.sockets += people
    await startGame(this.#addressOf(0), party)
  }

  /** Answers that are not acknowledged yet. */
  get waiting(): number {
    return this.#seated.reduce((sum, { sentAt }) => sum + sentAt.length, 0)
  }

  /** Resolves when the game has ended. */
  async ended(): Promise<void> {
    if (this.#seated.every(({ turn }) => turn?.outcome)) return
    await new Promise<void>((resolve) => (this.#over = resolve))
  }

  /** Somebody who is asked answers. */
  tick(): void {
    this.#countLast()
    const awaited = this.#seated.find((seated) => isAwaited(seated))
    if (awaited !== undefined) this.#play(awaited)
  }

  leave(): void {
    // The beginning of the next game is no part of the last move of this one.
    this.#countLast()
    for (const { socket } of this.#seated) socket.removeAllListeners('close').removeAllListeners('message').close()
    this.#settings.tally.sockets -= this.#seated.length
    this.#seated = []
  }

  #addressOf(seat: number): string {
    const { addresses, isTogether } = this.#settings
    return addresses[(isTogether ? this.#number : seat) % addresses.length]!
  }

  async #greet(table: string, key: string, seat: number): Promise<Seated> {
    const socket = new WebSocket(`${this.#addressOf(seat).replace('http', 'ws')}/api/socket?table=${table}`, {
      perMessageDeflate: false,
      skipUTF8Validation: true,
    })
    const seated: Seated = { socket, seat, scene: undefined, turn: undefined, sent: -1, sentAt: [] }
    return new Promise((resolve, reject) => {
      socket.on('error', reject)
      socket.on('close', (code) => this.#settings.tally.mistakes.push(`seat ${seat} was closed with ${code}`))
      socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', table, key, seen: 0, epoch: 0, nonce: newNonce() })))
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as Message
        if (message.type === 'welcome') resolve(seated)
        else this.#hear(seated, message)
      })
    })
  }

  #hear(seated: Seated, message: Message): void {
    switch (message.type) {
      case 'events': {
        for (const event of message.events) seated.scene = this.#settings.game.rules.fold(seated.scene, event)
        return this.#follow(seated, message.turn)
      }
      case 'reset':
        seated.scene = message.view
        return this.#follow(seated, message.turn)
      case 'answer':
        this.#noteAcknowledged(seated)
        this.#settings.tally.answers++
        if (message.ok) this.#settings.tally.acknowledged += message.to
        else this.#settings.tally.mistakes.push(JSON.stringify(message))
        return
      case 'problem':
        this.#settings.tally.mistakes.push(JSON.stringify(message))
    }
  }

  #follow(seated: Seated, turn: Turn): void {
    seated.turn = turn
    if (!this.#settings.isFullSpeed) this.#noteHeard(seated)
    if (turn.outcome !== null) {
      if (this.#seated.every((one) => one.turn?.outcome)) this.#over?.()
    } else if (this.#settings.isFullSpeed && isAwaited(seated)) this.#play(seated)
  }

  #noteAcknowledged(seated: Seated): void {
    const now = performance.now()
    const sentAt = seated.sentAt.shift() ?? Number.NaN
    if (this.#settings.isFullSpeed) this.#settings.tally.acknowledgedMove(now - sentAt)
    else if (this.#last?.sentAt === sentAt) this.#last.acknowledgedAt = now
  }

  #noteHeard({ seat }: Seated): void {
    if (this.#last === undefined || seat === this.#last.seat) return
    this.#last.heardBy.add(seat)
    this.#last.heardAt = performance.now()
  }

  /** Of a secret answer nobody else hears: it has arrived when it is acknowledged. The last of a step, and an open move, when all have heard. */
  #countLast(): void {
    const last = this.#last
    this.#last = undefined
    if (last === undefined) return
    const { sentAt, acknowledgedAt = performance.now(), heardAt } = last
    const { tally } = this.#settings
    if (last.heardBy.size === 0) tally.acknowledgedMove(acknowledgedAt - sentAt)
    else tally.everyoneHeard(Math.max(acknowledgedAt, heardAt) - sentAt)
  }

  #play(seated: Seated): void {
    const { game, isFullSpeed } = this.#settings
    const answers = anyAnswers(game, seated.scene, seated.seat, this.#chance)
    // A human pace is one move at a time.
    const moves = isFullSpeed ? answers : answers.slice(0, 1)
    const { decision } = seated.turn!
    const [move, ...next] = moves
    seated.sent = decision + next.length
    const sentAt = performance.now()
    seated.sentAt.push(sentAt)
    if (!isFullSpeed) this.#last = { seat: seated.seat, sentAt, acknowledgedAt: undefined, heardAt: 0, heardBy: new Set() }
    // The answer gives the number back: so many moves are acknowledged.
    seated.socket.send(JSON.stringify({ type: 'move', id: moves.length, decision, move, ...(next.length === 0 ? {} : { next }) }))
  }
}

type Message =
  | { readonly type: 'welcome' | 'table' | 'chat' | 'problem' }
  | { readonly type: 'events'; readonly events: readonly unknown[]; readonly turn: Turn }
  | { readonly type: 'reset'; readonly view: unknown; readonly turn: Turn }
  | { readonly type: 'answer'; readonly to: number; readonly ok: boolean }

function isAwaited({ turn, seat, sent }: Seated): boolean {
  return turn !== undefined && turn.outcome === null && turn.decision > sent && turn.awaited.includes(seat)
}
