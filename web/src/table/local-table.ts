import { SPECTATOR, type AnyGame, type AnyMatch, type Json, type Refusal, type Seat } from '@echappee/kernel'
import type { BotLevel } from '@echappee/bots'
import { Beats, type BeatRules } from './beats.ts'
import type { Settings } from '../shell/settings.ts'
import type { Thinker } from '../think/thinker.ts'
import { Presenter, type Standing } from './presenter.ts'
import type { Rider, Table } from './table.ts'

export interface TableHost {
  /** Called after every move; false when it could not be kept. */
  save(match: AnyMatch): boolean
  readonly thinker: Thinker
}

/** A race on one device: persons and bots on one Match, shown beat by beat. */
export class LocalTable implements Table, Rider {
  readonly rider = this
  readonly match: AnyMatch
  readonly #game: AnyGame
  readonly #host: TableHost
  readonly #beats: Beats<unknown, unknown>
  readonly #presenter: Presenter
  readonly #seed: string
  #settings: Settings
  #viewer: Seat
  #cursor: number
  #curtain: Seat | undefined
  #isBusy = true
  #refusal: Refusal | undefined
  #thought = new AbortController()
  /** Lets the bot that is thinking play at once. */
  #hurry: (() => void) | undefined
  #isUnsaved = false
  #isClosed = true
  /** Counts openings, so that what an earlier one still awaits is dropped. */
  #run = 0
  #decision = 0

  constructor(match: AnyMatch, rules: BeatRules<unknown, unknown>, settings: Settings, host: TableHost) {
    this.match = match
    this.#game = match.game
    this.#host = host
    this.#settings = settings
    this.#seed = match.record().seed ?? ''
    const humans = this.#humans()
    this.#viewer = humans.length === 1 ? humans[0]! : SPECTATOR
    this.#cursor = match.events(this.#viewer).length
    this.#beats = new Beats(rules, match.view(this.#viewer), () => this.#presenter.publish())
    this.#beats.shown = match.events(this.#viewer)
    this.#beats.speed = settings.speed
    this.#presenter = new Presenter({
      thinker: host.thinker,
      standing: () => this.#standing(),
      answer: (move) => this.choose(move),
    })
  }

  open(): void {
    this.#run++
    this.#isClosed = false
    this.#isBusy = false
    void this.#proceed()
  }

  close(): void {
    this.#isClosed = true
    this.#presenter.stopCoach()
    this.#thought.abort()
  }

  subscribe = (listener: () => void) => this.#presenter.subscribe(listener)

  shown = () => this.#presenter.shown()

  askCoach = () => this.#presenter.askCoach()

  stopCoach = (): void => this.#presenter.stopCoach()

  choose = (move: unknown): void => this.chooseAll([move])

  chooseAll = (moves: readonly unknown[]): void => {
    const seat = this.#viewer
    if (this.#isBusy || this.#isClosed) return
    this.#presenter.stopCoach()
    const first = this.match.decision(seat)
    const { accepted, refusal } = this.match.submitAll(seat, first, moves)
    this.#refusal = refusal
    if (accepted > 0) {
      this.#presenter.hasAnswered(seat, first + accepted - 1)
      void this.#played()
    } else this.#presenter.publish()
  }

  undo = (): void => {
    if (this.#isBusy || !this.match.undo(this.#viewer).ok) return
    this.#presenter.stopCoach()
    this.#save()
    this.#seeFrom(this.#viewer)
    void this.#proceed()
  }

  reveal = (): void => {
    if (this.#curtain === undefined) return
    const seat = this.#curtain
    this.#curtain = undefined
    this.#seeFrom(seat)
    void this.#proceed()
  }

  hurry = (): void => this.#hurry?.()

  skip = (): void => this.#beats.skip()

  skipToTurn = (): void => this.#beats.rush()

  changeSettings(settings: Settings): void {
    this.#settings = settings
    this.#beats.speed = settings.speed
    if (settings.speed === 'off') this.#beats.skip()
    if (!this.#isBusy) void this.#proceed()
  }

  #isBotNext(): boolean {
    const humans = this.#humans()
    return this.match.toAct().some((seat) => !humans.includes(seat))
  }

  #humans(): Seat[] {
    return this.match.seats.flatMap(({ by }, seat) => (by === 'human' ? [seat] : []))
  }

  /** Goes on until a person must decide or the race is over. */
  async #proceed(): Promise<void> {
    if (this.#isClosed || this.#isBusy || this.#curtain !== undefined) return
    const acting = this.match.toAct()
    const humans = this.#humans()
    const bot = acting.find((seat) => !humans.includes(seat))
    if (bot !== undefined) return this.#letBotPlay(bot)
    this.#beats.rest()
    const person = acting.includes(this.#viewer) ? this.#viewer : acting[0]
    if (person !== undefined && person !== this.#viewer) {
      if (humans.length > 1) {
        this.#curtain = person
        this.#seeFrom(SPECTATOR)
        return
      }
      this.#seeFrom(person)
    }
    this.#presenter.publish()
    if (person !== undefined && (acting.length === 1 || humans.length === 1))
      this.#presenter.playForced(FORCED_MS[this.#settings.speed], () => this.#settings)
  }

  async #letBotPlay(seat: Seat): Promise<void> {
    this.#isBusy = true
    this.#presenter.publish()
    const run = this.#run
    const decision = this.match.decision(seat)
    const move = await this.#thinkOrHurry(this.match.seats[seat]!.by as BotLevel, seat)
    if (this.#isClosed || run !== this.#run) return
    const answer = this.match.submit(seat, decision, move)
    // A bot whose move is refused is a bug; the race goes on with what the rules play for someone who does not answer.
    if (!answer.ok) this.match.submit(seat, decision, this.#game.fallback(this.match.state, seat))
    await this.#played(true)
  }

  async #played(isBot = false): Promise<void> {
    const run = this.#run
    this.#isBusy = true
    this.#save()
    const events = this.match.events(this.#viewer, this.#cursor)
    this.#cursor += events.length
    // A bot's secret answer shows nothing: the page is not drawn for it.
    if (isBot && events.length === 0 && this.#isBotNext()) {
      this.#isBusy = false
      return this.#proceed()
    }
    const after = this.match.view(this.#viewer)
    if (this.#settings.speed === 'off') {
      this.#presenter.publish()
      await pause()
    }
    // The first beat is shown at once: a click draws the page a single time.
    const isCurrent = await this.#beats.play(events, after)
    if (!isCurrent || this.#isClosed || run !== this.#run) return
    this.#isBusy = false
    await this.#proceed()
  }

  /** Whoever does not want to wait gets the move that a bot finds without searching. */
  async #thinkOrHurry(level: BotLevel, seat: Seat): Promise<Json> {
    const run = this.#run
    let timer: ReturnType<typeof setTimeout> | undefined
    const hurried = new Promise<'hurry'>((resolve) => {
      timer = setTimeout(() => {
        if (run !== this.#run) return
        this.#hurry = () => resolve('hurry')
        this.#presenter.publish()
      }, PATIENCE_MS)
    })
    const move = await Promise.race([this.#think(level, seat), hurried])
    clearTimeout(timer)
    this.#hurry = undefined
    if (move !== 'hurry') return move
    this.#thought.abort()
    return this.#think('greedy', seat)
  }

  #think(level: BotLevel, seat: Seat): Promise<Json> {
    this.#thought = new AbortController()
    const { id: game, rulesVersion } = this.#game
    const view = this.match.view(seat) as Json
    const request = { game, rulesVersion, level, view, seat, decision: this.match.decision(seat), seed: this.#seed }
    return this.#host.thinker.choose(request, this.#thought.signal)
  }

  #save(): void {
    this.#isUnsaved = !this.#host.save(this.match)
  }

  #seeFrom(viewer: Seat): void {
    this.#viewer = viewer
    const events = this.match.events(viewer)
    this.#cursor = events.length
    this.#beats.reset(this.match.view(viewer), events)
  }

  #standing(): Standing {
    const acting = this.match.toAct()
    const viewer = this.#viewer
    const isAsked = !this.#isBusy && this.#curtain === undefined && acting.includes(viewer)
    if (isAsked) this.#decision = this.match.decision(viewer)
    return {
      shown: {
        ...this.#beats.picture,
        viewer,
        decision: this.#decision,
        curtain: this.#curtain,
        awaited: this.#beats.beat === undefined ? acting : [],
        hasAnswered: acting.length > 0 && this.match.committed().includes(viewer),
        outcome: this.#isBusy ? undefined : this.match.outcome(),
        canUndo: isAsked && this.match.canUndo(viewer),
        refusal: this.#refusal,
        canHurry: this.#hurry !== undefined,
        isUnsaved: this.#isUnsaved,
      },
      game: this.#game,
      view: () => this.match.view(viewer),
      isAsked,
      moment: `${this.match.moveCount}/${viewer}`,
      seed: this.#seed,
    }
  }
}

/** A bot that answers sooner needs no hurrying. */
const PATIENCE_MS = 500
/** How long a forced move is seen before it is played. */
const FORCED_MS: Readonly<Record<Settings['speed'], number>> = { off: 0, fast: 150, normal: 500, slow: 900 }

/** Lets the page breathe between moves that are not animated. */
const pause = () => new Promise((resolve) => setTimeout(resolve))
