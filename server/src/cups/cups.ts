import { BOT_KINDS, isBotLevel } from '@echappee/bots'
import { check, type Json } from '@echappee/kernel'
import type { CreateCup, Cup, CupAction } from '@echappee/protocol'
import type { FastifyBaseLogger } from 'fastify'
import { problem, TableProblem } from '../problems.ts'
import { isTableId } from '../tables/keys.ts'
import type { Subscriber } from '../tables/subscribers.ts'
import type { Tables } from '../tables/tables.ts'
import { CUP_STATUS, cupIdOf, cupOf, hashHostKey, isCupRow, isSettled, lastRound, seatRow, type CupMeta, type StoredCup } from './cup.ts'
import * as changes from './changes.ts'
import type { CupChange } from './changes.ts'
import { CupFollowers } from './followers.ts'
import { RoundTables } from './round-tables.ts'
import { cupView, type LiveStatus } from './view.ts'

export interface CupsSettings {
  readonly tables: Tables
  readonly log: Pick<FastifyBaseLogger, 'error'>
  /** How often a cup that is followed is looked after, in milliseconds. */
  readonly lookEvery?: number | undefined
}

/**
 * Cup evenings. Any node can serve any of them; the log of each settles who was first. What a round says is on the disk before anything is
 * made of it: a node that dies leaves nothing half, for whoever looks next makes what is missing, and results are read from the tables.
 */
export class Cups {
  readonly #tables: Tables
  readonly #log: CupsSettings['log']
  readonly #rounds: RoundTables
  readonly #followers: CupFollowers
  /** The last change of each cup on this node: the next one waits for it. */
  readonly #under = new Map<string, Promise<unknown>>()
  readonly #looks = new Set<Promise<void>>()
  #isClosed = false

  constructor({ tables, log, lookEvery }: CupsSettings) {
    this.#tables = tables
    this.#log = log
    this.#rounds = new RoundTables(tables)
    this.#followers = new CupFollowers({
      store: tables.context.store,
      log,
      lookEvery,
      lookAfter: async (id) => this.#lookAfter(id),
      read: async (id) => this.#viewIfThere(id),
    })
  }

  get followed(): number {
    return this.#followers.count
  }

  /** Whoever has the key is the host. The same key makes the same cup, however often it is sent. */
  async create(key: string, wanted: CreateCup): Promise<Cup> {
    const meta = await this.#checked(key, wanted)
    const people = wanted.names.map(changes.newPerson)
    const row = { id: cupIdOf(key), meta: meta as unknown as Json, isPublic: false, status: CUP_STATUS, deadline: null }
    await this.#tables.context.store.createTable(row, people.map(seatRow))
    return this.view(row.id)
  }

  async view(id: string): Promise<Cup> {
    await this.#lookAfter(id)
    const cup = await this.#read(id)
    return cupView(cup, await this.#live(cup))
  }

  /** What the host wishes. `mayMake`: whether so many tables may be made now. */
  async act(id: string, action: CupAction, mayMake: (tables: number) => boolean): Promise<Cup> {
    switch (action.do) {
      case 'add':
        return this.#changed(id, (cup) => changes.addPerson(cup, action.name))
      case 'remove':
        return this.#changed(id, (cup) => changes.removePerson(cup, action.person))
      case 'free':
        return this.#changed(id, (cup) => changes.freeName(cup, action.person))
      case 'here':
        return this.#changed(id, (cup) => changes.changePresence(cup, action.person, action.isHere))
      case 'end':
        await this.#lookAfter(id)
        return this.#changed(id, (cup) => changes.endCup(cup, action.isEnded))
      case 'start':
        return this.#start(id, action.round, mayMake)
      case 'close':
        return this.#close(id, action.table, action.places)
      case 'bot': {
        const cup = await this.#read(id)
        const table = changes.tableIn(cup, action.table)
        if (table.seats[action.seat]?.person == null) throw new TableProblem('unknownSeat', { seat: action.seat })
        await this.#rounds.putBot(table, action.seat, cup.meta.level)
        return this.view(id)
      }
    }
  }

  async takeName(id: string, key: string, person: number): Promise<{ person: number; holding: number }> {
    await this.#change(id, (cup) => changes.takeName(cup, person, key))
    await this.#lookAfter(id)
    return { person, holding: (await this.#read(id)).people[person]!.holding }
  }

  /** Said by whoever has the name. */
  async setOwnPresence(id: string, key: string, isHere: boolean): Promise<void> {
    await this.#change(id, (cup) => changes.changePresence(cup, changes.personWith(cup, key), isHere))
  }

  /** Something has happened at a table of the cup that those who follow it should see. */
  hear(id: string): void {
    if (this.#isClosed) return
    const look = this.#lookAndTell(id)
      .catch((error: unknown) => this.#log.error({ err: error }, 'a cup could not be looked after'))
      .finally(() => this.#looks.delete(look))
    this.#looks.add(look)
  }

  /** Answers the way to stop. */
  follow(subscriber: Subscriber, id: string): () => void {
    if (isTableId(id)) return this.#followers.add(subscriber, id)
    subscriber.end(problem('unknownCup'))
    return () => undefined
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#followers.close()
    await Promise.allSettled([...this.#under.values(), ...this.#looks])
  }

  async #lookAndTell(id: string): Promise<void> {
    await this.#lookAfter(id)
    this.#tables.context.store.signal(id, 'look')
  }

  async #checked(key: string, wanted: CreateCup): Promise<CupMeta> {
    const { title, clock, level, tableSize, gaps, points } = wanted
    const game = await this.#tables.findGame(wanted.game)
    if (game === undefined) throw new TableProblem('unknownGame', { game: wanted.game })
    if (!isBotLevel(level)) throw new TableProblem('unknownLevel', { level, levels: BOT_KINDS.join(', ') })
    changes.checkNames(wanted.names)
    if (points.some((earned, i) => earned > (points[i - 1] ?? earned))) throw new TableProblem('cupPoints')
    const options = check(game.schemas.options, wanted.options)
    if (!options.ok) throw new TableProblem('badOptions', { game: game.id }, options.issues)
    const { min, max } = game.seats
    const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i)
    const issues = (seats: number) => game.optionIssues?.(options.value, seats) ?? []
    const sizes = numbers.filter((seats) => seats >= 2 && issues(seats).length === 0)
    if (sizes.length === 0) throw new TableProblem('badOptions', { game: game.id }, issues(max))
    if (!sizes.includes(tableSize)) throw new TableProblem('cupSize', { sizes: sizes.join(', '), size: tableSize })
    return {
      keyHash: hashHostKey(key),
      title,
      game: game.id,
      options: options.value as Json,
      clock,
      level,
      tableSize,
      sizes,
      gaps,
      points,
      plannedRounds: wanted.rounds,
      rounds: [],
      isEnded: false,
    }
  }

  async #start(id: string, number: number, mayMake: (tables: number) => boolean): Promise<Cup> {
    const { meta } = await this.#lookAfter(id)
    const game = await this.#tables.findGame(meta.game)
    if (game === undefined) throw new TableProblem('unknownGame', { game: meta.game })
    let isAllowed = false
    await this.#change(id, (cup) => {
      const plan = changes.planRound(cup, number)
      if (plan === undefined) return undefined
      isAllowed ||= mayMake(plan.tables.length)
      if (!isAllowed) throw new TableProblem('tooMany', { what: 'new tables' })
      return changes.addRound(cup, plan, this.#tables.context.now())
    })
    return this.view(id)
  }

  /** A race that has come to its own end meanwhile counts as it ended. */
  async #close(id: string, tableId: string, places: readonly (number | null)[] | null): Promise<Cup> {
    const cup = await this.#lookAfter(id)
    const table = changes.tableIn(cup, tableId)
    const result = changes.handResult(table, places)
    if (table.result?.isByHand === false) throw new TableProblem('settledTable')
    await this.#rounds.end(table)
    const own = await this.#rounds.result(table)
    await this.#change(id, (now) => changes.putResults(now, new Map([[tableId, own ?? result]])))
    if (own !== undefined) throw new TableProblem('settledTable')
    return this.view(id)
  }

  /** Brings the cup to where its tables are, and its tables to what the cup says. */
  async #lookAfter(id: string): Promise<StoredCup> {
    const cup = await this.#read(id)
    const round = lastRound(cup)
    if (round === undefined || isSettled(round)) return cup
    const open = round.tables.filter(({ result }) => result === null)
    for (const table of open) await this.#rounds.mend(cup, table)
    if (!round.isOpen) await this.#change(id, (now) => changes.openRound(now, cup.meta.rounds.length))
    const found = await Promise.all(open.map(async (table) => [table.id, await this.#rounds.result(table)] as const))
    const results = new Map(found.flatMap(([table, result]) => (result === undefined ? [] : [[table, result] as const])))
    if (results.size > 0) await this.#change(id, (now) => changes.putResults(now, results))
    return round.isOpen && results.size === 0 ? cup : this.#read(id)
  }

  async #live(cup: StoredCup): Promise<ReadonlyMap<string, LiveStatus>> {
    const open = (lastRound(cup)?.tables ?? []).filter(({ result }) => result === null)
    return new Map(await Promise.all(open.map(async (table) => [table.id, await this.#rounds.statusOf(table)] as const)))
  }

  async #viewIfThere(id: string): Promise<Cup | undefined> {
    const cup = await this.#find(id)
    return cup === undefined ? undefined : cupView(cup, await this.#live(cup))
  }

  async #changed(id: string, work: (cup: StoredCup) => CupChange): Promise<Cup> {
    await this.#change(id, work)
    return this.view(id)
  }

  /** One change after the other on this node; another node may still be faster, then it is worked out anew. */
  async #change(id: string, work: (cup: StoredCup) => CupChange): Promise<void> {
    const before = this.#under.get(id)
    const under = (async () => {
      await before?.catch(() => undefined)
      return this.#tryChange(id, work)
    })()
    this.#under.set(id, under)
    try {
      await under
    } finally {
      if (this.#under.get(id) === under) this.#under.delete(id)
    }
  }

  async #tryChange(id: string, work: (cup: StoredCup) => CupChange): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const cup = await this.#read(id)
      const change = work(cup)
      if (change === undefined) return
      if (cup.seq >= LONGEST_LOG) throw new TableProblem('tableFull')
      const { meta, people } = change
      const written = await this.#tables.context.store.append({
        table: id,
        after: cup.seq,
        payloads: [{ type: 'cup' }],
        changes: meta === undefined ? {} : { meta: meta as unknown as Json },
        seats: [...(people ?? [])].map(([seat, person]) => seatRow(person, seat)),
      })
      if (written === 'ok') return
    }
    throw new TableProblem('unavailable')
  }

  async #read(id: string): Promise<StoredCup> {
    const cup = await this.#find(id)
    if (cup === undefined) throw new TableProblem('unknownCup')
    return cup
  }

  async #find(id: string): Promise<StoredCup | undefined> {
    const { store } = this.#tables.context
    const row = await store.readTable(id)
    return row === undefined || !isCupRow(row) ? undefined : cupOf(row, await store.readSeats(id))
  }
}

const MOST_TRIES = 10
/** As of a table. */
const LONGEST_LOG = 50_000
