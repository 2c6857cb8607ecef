import { setTimeout as pause } from 'node:timers/promises'
import { canonicalJson, replay, seededChance, type GameRecord } from '@echappee/kernel'
import { ChaosClient } from './chaos-client.ts'
import { Promises, type LogReader } from './promises.ts'
import { ask, gather, loadGame, Refused, startGame, type ClientGame, type Party } from './party.ts'
import { freePort, startServer, type ServerProcess, type ServerSettings } from './server-process.ts'

export interface ChaosOrders {
  readonly game: string
  readonly tables: number
  readonly people: number
  readonly kills: number
  /** Servers on the one store, of which one dies at a time. */
  readonly nodes: number
  readonly store: ServerSettings['store']
  readonly program: NonNullable<ServerSettings['program']>
  readonly log: () => Promise<LogReader>
  /** The longest time between a start and the next kill, in milliseconds. */
  readonly longestLife: number
  readonly tell: (line: string) => void
  /** A wait of so many milliseconds is told; 60,000 unless said otherwise. */
  readonly patience?: number
}

export interface ChaosReport {
  readonly kills: number
  readonly nodes: number
  readonly games: number
  readonly acknowledged: number
  /** How often a client came back to a game under way. */
  readonly resumed: number
  readonly seconds: number
  /** What was lost, doubled or told otherwise. */
  readonly mistakes: readonly string[]
  /** What took long. On a slow machine that is no mistake. */
  readonly waits: readonly string[]
}

/** Kills servers in the middle of games, starts them again, and compares what clients were promised with what is there. */
export async function runChaos(orders: ChaosOrders): Promise<ChaosReport> {
  const began = performance.now()
  const chaos = new Chaos(orders, await loadGame(orders.game))
  try {
    await chaos.open()
    for (let kill = 1; kill <= orders.kills; kill++) await chaos.killOne(kill)
    await chaos.finish()
    const { acknowledged, mistakes } = chaos.promises
    const { games, resumed, waits } = chaos
    const seconds = Math.round((performance.now() - began) / 100) / 10
    return { kills: orders.kills, nodes: orders.nodes, games, acknowledged, resumed, seconds, mistakes, waits }
  } finally {
    await chaos.close()
  }
}

class Chaos {
  readonly promises = new Promises()
  games = 0
  resumed = 0
  readonly waits: string[] = []
  readonly #patience: number
  readonly #orders: ChaosOrders
  readonly #game: ClientGame
  readonly #nodes: { server: ServerProcess; readonly port: number }[] = []
  readonly #clients = new Set<ChaosClient>()
  #log: LogReader | undefined
  #playing: Promise<void>[] = []
  #isEnding = false

  constructor(orders: ChaosOrders, game: ClientGame) {
    this.#orders = orders
    this.#patience = orders.patience ?? PATIENCE
    this.#game = game
  }

  async open(): Promise<void> {
    for (let node = 0; node < this.#orders.nodes; node++) {
      const port = await freePort()
      this.#nodes.push({ port, server: await this.#start(port) })
    }
    this.#log = await this.#orders.log()
    this.#playing = Array.from({ length: this.#orders.tables }, async (_, index) => this.#keepPlaying(index))
    await this.#until('the first moves', () => this.promises.acknowledged > this.#orders.tables)
  }

  /** At some moment; then everything must be as if nothing had happened. */
  async killOne(number: number): Promise<void> {
    const { tell, longestLife, nodes, kills } = this.#orders
    await pause(Math.random() * longestLife)
    const node = this.#nodes[Math.floor(Math.random() * nodes)]!
    const { acknowledged } = this.promises
    await node.server.kill()
    // The others go on without it.
    if (nodes > 1) await pause(Math.random() * longestLife)
    node.server = await this.#start(node.port)
    const away = [...this.#clients]
    await this.#until('everybody to be back', () => away.every((client) => client.isWelcome || client.isOver))
    await this.promises.compare(this.#log!)
    tell(`kill ${number} of ${kills}: ${acknowledged} moves were acknowledged before it, ${this.promises.mistakes.length} mistakes so far`)
  }

  async finish(): Promise<void> {
    this.#isEnding = true
    await this.#until('the games to end', () => this.#clients.size === 0)
    await Promise.all(this.#playing)
    await this.promises.compare(this.#log!)
  }

  async close(): Promise<void> {
    this.#isEnding = true
    for (const client of this.#clients) client.leave()
    await this.#log?.close()
    for (const { server } of this.#nodes) if (server.isAlive) await server.kill()
  }

  async #start(port: number): Promise<ServerProcess> {
    const { store, program } = this.#orders
    return startServer({ store, program, port })
  }

  async #until(what: string, isSo: () => boolean): Promise<void> {
    const began = performance.now()
    for (let isTold = false; !isSo(); await pause(20)) {
      const waited = performance.now() - began
      if (!isTold && waited > this.#patience) isTold = this.waits.push(`for ${what}`) > 0
      if (waited > LONGEST_WAIT) throw new Error(`waited ${LONGEST_WAIT / 60_000} minutes in vain for ${what}`)
    }
  }

  async #keepPlaying(index: number): Promise<void> {
    for (let number = 0; !this.#isEnding; number++) await this.#playOne(index, `${index} ${number}`)
  }

  async #playOne(index: number, name: string): Promise<void> {
    const { people, nodes } = this.#orders
    const addressOf = (turn: number): string => this.#nodes[turn % nodes]!.server.address
    const party = await this.#insist(async () => gather((seat) => addressOf(seat + index), this.#game, people))
    if (party === undefined) {
      await pause(REST)
      return
    }
    const clients = party.keys.map((key, seat) => {
      let turn = index + seat
      const chance = seededChance(`${name} ${seat}`)
      return new ChaosClient({
        game: this.#game,
        table: party.id,
        seat,
        key,
        chance,
        promises: this.promises,
        nextAddress: () => addressOf(turn++),
      })
    })
    for (const client of clients) this.#clients.add(client)
    // The host's hello brings the last nonce.
    while (!clients[0]!.isWelcome) await pause(20)
    await this.#insist(async () => start(addressOf(index), party))
    while (!clients.every(({ isOver }) => isOver)) await pause(20)
    const record = await this.#insist(async () => ask(addressOf(index), 'GET', `/api/tables/${party.id}/record`))
    if (record !== undefined) this.#compare(party.id, (record as { record: GameRecord }).record, clients)
    for (const client of clients) {
      this.resumed += client.resumed
      client.leave()
      this.#clients.delete(client)
    }
    this.games++
  }

  /** What every client was told, cut by cut, is what the game tells as a whole. */
  #compare(table: string, record: GameRecord, clients: readonly ChaosClient[]): void {
    const replayed = replay(this.#game.rules, record)
    if (!replayed.ok) return void this.promises.mistakes.push(`table ${table}: ${JSON.stringify(replayed.problem)}`)
    for (const [seat, client] of clients.entries())
      if (canonicalJson(client.events) !== canonicalJson(replayed.match.events(seat)))
        this.promises.mistakes.push(`table ${table}: seat ${seat} was told something else than what happened`)
  }

  /** Tries until a server is there to answer. */
  async #insist<T>(attempt: () => Promise<T>): Promise<T | undefined> {
    const began = performance.now()
    for (let isTold = false; performance.now() - began < LONGEST_WAIT; await pause(50)) {
      try {
        return await attempt()
      } catch (error) {
        if (!isTold && performance.now() - began > this.#patience) isTold = this.waits.push(`for a server: ${(error as Error).message}`) > 0
        if (error instanceof Refused && !error.message.includes('"unavailable"') && !error.message.includes('"closing"')) {
          this.promises.mistakes.push(error.message)
          return undefined
        }
      }
    }
    throw new Error(`no server answered in ${LONGEST_WAIT / 60_000} minutes`)
  }
}

/** A start whose answer was cut off has been made all the same. */
async function start(address: string, party: Party): Promise<void> {
  try {
    await startGame(address, party)
  } catch (error) {
    if (!(error instanceof Refused && error.message.includes('"notOpen"'))) throw error
  }
}

const PATIENCE = 60_000
const REST = 5000
/** Whatever takes longer never ends. */
const LONGEST_WAIT = 1_800_000
