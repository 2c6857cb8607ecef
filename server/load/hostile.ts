import { defaultOptions, seededChance, type Chance } from '@echappee/kernel'
import type { CreateTable, SeatKey } from '@echappee/protocol'
import { WebSocket } from 'ws'
import { anyAnswers, ask, loadGame, newNonce, type ClientGame } from './party.ts'
import { withServer } from './run.ts'
import type { ServerProcess } from './server-process.ts'
import { median } from './tally.ts'

export interface HostileOrders {
  readonly game: string
  /** Hostile tables, and from how many addresses they come. */
  readonly tables: number
  readonly addresses: number
  /** Decisions of the bystander that are timed in each half of a round. */
  readonly decisions: number
  readonly rounds: number
  readonly level: string
}

export interface HostileResult extends HostileOrders {
  /** Milliseconds from one decision of the bystander to the next. */
  readonly alone: number
  readonly beside: number
  readonly ratio: number
  readonly ratios: readonly number[]
}

/** The bots that take longest. */
const HOSTILE_LEVEL = 'champion'
const BYSTANDER = '192.0.2.1'
const strangerOf = (n: number): string => `198.51.100.${1 + n}`

/** The game of somebody against bots, alone on a server and beside tables of the strongest bots whose people answer at once. */
export async function measureHostile(orders: HostileOrders): Promise<HostileResult> {
  const game = await loadGame(orders.game)
  const [alone, beside]: [number[], number[]] = [[], []]
  for (let round = 1; round <= orders.rounds; round++) {
    alone.push(await once(game, { ...orders, tables: 0 }, round))
    beside.push(await once(game, orders, round))
    console.log(`round ${round}: ${alone.at(-1)!.toFixed(1)} ms from decision to decision alone, ${beside.at(-1)!.toFixed(1)} ms beside`)
  }
  const ratios = beside.map((ms, i) => ms / alone[i]!)
  const result = { ...orders, alone: median(alone), beside: median(beside), ratio: median(ratios), ratios }
  console.log(
    `beside ${orders.tables} hostile tables of ${orders.addresses} addresses a game takes ${result.ratio.toFixed(2)} times its time alone`,
  )
  return result
}

/** A server of its own for each: what hostile tables leave behind would think on. */
async function once(game: ClientGame, { tables, addresses, decisions, level }: HostileOrders, round: number): Promise<number> {
  const setting = { TRUST_PROXY: '1', BOT_THREADS: '' }
  return withServer(
    [],
    async (server) => {
      const hostile = Array.from(
        { length: tables },
        (_, i) => new BotGame(server, game, strangerOf(i % addresses), HOSTILE_LEVEL, `hostile ${round} ${i}`),
      )
      for (const ride of hostile) await ride.begin()
      const own = new BotGame(server, game, BYSTANDER, level, `own ${round}`)
      await own.begin()
      await own.made(WARM_UP)
      const begun = performance.now()
      const from = own.decisions
      await own.made(from + decisions)
      const ms = (performance.now() - begun) / (own.decisions - from)
      for (const ride of [own, ...hostile]) ride.leave()
      return ms
    },
    setting,
  )
}

const WARM_UP = 3

interface Heard {
  readonly type: string
  readonly ok?: boolean
  readonly view?: unknown
  readonly events?: readonly unknown[]
  readonly turn?: { readonly awaited: readonly number[]; readonly decision: number; readonly outcome: unknown } | null
}

/** One person against bots, who plays anything at once, game after game. */
class BotGame {
  readonly #server: ServerProcess
  readonly #game: ClientGame
  readonly #from: string
  readonly #level: string
  readonly #chance: Chance
  #socket: WebSocket | undefined
  #scene: unknown
  #sent = -1
  #isOver = false
  #waiting: { readonly until: number; readonly resolve: () => void } | undefined
  decisions = 0

  constructor(server: ServerProcess, game: ClientGame, from: string, level: string, seed: string) {
    this.#server = server
    this.#game = game
    this.#from = from
    this.#level = level
    this.#chance = seededChance(seed)
  }

  async begin(): Promise<void> {
    const { rules } = this.#game
    const bots = Array.from({ length: rules.seats.best - 1 }, () => this.#level)
    const wanted: CreateTable = {
      game: rules.id,
      options: defaultOptions(rules.optionFields) as CreateTable['options'],
      seats: ['open', ...bots],
      host: 'Seat 0',
      isPublic: false,
      clock: { kind: 'none' },
      hasChat: false,
      standIn: { after: 3, level: 'greedy' },
    }
    const { address } = this.#server
    const headers = { 'x-forwarded-for': this.#from }
    const { table, key } = (await ask(address, 'POST', '/api/tables', wanted, undefined, headers)) as SeatKey
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers, perMessageDeflate: false })
    this.#socket = socket
    this.#sent = -1
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject)
      socket.once('open', () => socket.send(JSON.stringify({ type: 'hello', table: table.id, key, seen: 0, epoch: 0, nonce: newNonce() })))
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as Heard
        if (message.type === 'welcome') resolve()
        else this.#hear(message)
      })
    })
    await ask(address, 'POST', `/api/tables/${table.id}/start`, undefined, key, headers)
  }

  /** Resolves when it has made so many decisions in all. */
  async made(count: number): Promise<void> {
    if (this.decisions >= count) return
    await new Promise<void>((resolve) => (this.#waiting = { until: count, resolve }))
  }

  leave(): void {
    this.#isOver = true
    this.#socket?.terminate()
  }

  #hear({ type, ok, view, events, turn }: Heard): void {
    if (this.#isOver) return
    if (type === 'answer' && ok === false) throw new Error('a move was refused')
    if (view !== undefined) this.#scene = view
    else for (const event of events ?? []) this.#scene = this.#game.rules.fold(this.#scene, event)
    if (turn === undefined || turn === null) return
    if (turn.outcome !== null) {
      this.#socket?.close()
      void this.begin()
    } else if (turn.awaited.includes(0) && turn.decision > this.#sent) this.#play(turn.decision)
  }

  #play(decision: number): void {
    const moves = anyAnswers(this.#game, this.#scene, 0, this.#chance)
    this.#sent = decision + moves.length - 1
    const [move, ...next] = moves
    this.#socket!.send(JSON.stringify({ type: 'move', id: decision, decision, move, ...(next.length === 0 ? {} : { next }) }))
    this.decisions += moves.length
    if (this.#waiting !== undefined && this.decisions >= this.#waiting.until) {
      const { resolve } = this.#waiting
      this.#waiting = undefined
      resolve()
    }
  }
}
