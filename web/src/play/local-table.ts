import { SPECTATOR, type AnyGame, type AnyMatch, type Json, type Refusal, type Seat } from '@echappee/kernel'
import { deviceBotSeed } from '@echappee/games/day'
import type { BotLevel } from '@echappee/bots'
import type { ThinkRequest } from './bot.worker.ts'
import { Beats, type BeatRules } from './beats.ts'
import type { Settings } from './settings.ts'
import { CoachDesk, withAdvice, type CoachHost } from '../coach/coaching.ts'
import { Listeners, choicesOf, type Shown, type Table } from './table.ts'

export interface TableHost {
  /** Called after every move; false when it could not be kept. */
  save(match: AnyMatch): boolean
  think(request: ThinkRequest): Promise<Json>
  /** Nobody waits for the thought any more. */
  stop?(): void
  readonly coach: CoachHost
}

/** A race on one device: persons and bots on one Match, shown beat by beat. */
export class LocalTable implements Table {
  readonly match: AnyMatch
  readonly #game: AnyGame
  readonly #host: TableHost
  readonly #beats: Beats<unknown, unknown>
  readonly #seed: string
  #settings: Settings
  #viewer: Seat
  #cursor: number
  #curtain: Seat | undefined
  #isBusy = true
  #refusal: Refusal | undefined
  readonly #coach: CoachDesk
  /** Lets the bot that is thinking play at once. */
  #hurry: (() => void) | undefined
  #isUnsaved = false
  /** The last thing done was to take back: what is forced waits for a click. */
  #hasUndone = false
  #isClosed = true
  /** Counts openings, so that what an earlier one still awaits is dropped. */
  #run = 0
  #decision = 0
  #shown: Shown
  readonly #listeners = new Listeners()

  constructor(match: AnyMatch, rules: BeatRules<unknown, unknown>, settings: Settings, host: TableHost) {
    this.match = match
    this.#game = match.game
    this.#host = host
    this.#settings = settings
    this.#seed = match.record().seed ?? ''
    const humans = this.#humans()
    this.#viewer = humans.length === 1 ? humans[0]! : SPECTATOR
    this.#cursor = match.events(this.#viewer).length
    this.#beats = new Beats(rules, match.view(this.#viewer), () => this.#publish())
    this.#beats.shown = match.events(this.#viewer)
    this.#beats.speed = settings.speed
    this.#coach = new CoachDesk(host.coach, () => this.#publish())
    this.#shown = this.#look()
  }

  subscribe = this.#listeners.add

  shown = (): Shown => this.#shown

  open(): void {
    this.#run++
    this.#isClosed = false
    this.#isBusy = false
    void this.#proceed()
  }

  close(): void {
    this.#isClosed = true
    this.#coach.stop()
    this.#host.stop?.()
  }

  choose = (move: unknown): void => this.chooseAll([move])

  chooseAll = (moves: readonly unknown[]): void => {
    const seat = this.#viewer
    if (this.#isBusy || this.#isClosed) return
    this.#coach.stop()
    this.#refusal = undefined
    const first = this.match.decision(seat)
    let accepted = 0
    for (const move of moves) {
      const answer = this.match.submit(seat, first + accepted, move)
      if (!answer.ok) {
        this.#refusal = answer.refusal
        break
      }
      accepted++
    }
    if (accepted > 0) {
      this.#hasUndone = false
      void this.#played()
    } else this.#publish()
  }

  undo = (): void => {
    if (this.#isBusy || !this.match.undo(this.#viewer).ok) return
    this.#coach.stop()
    this.#hasUndone = true
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

  askCoach = async (): Promise<void> => {
    const seat = this.#viewer
    if (this.#isBusy || !this.match.toAct().includes(seat)) return
    const position = this.#position()
    const { id: game, rulesVersion } = this.#game
    const view = this.match.view(seat) as Json
    await this.#coach.ask(position, { game, rulesVersion, view, seat, seed: `${this.#seed}/${position}` })
  }

  stopCoach = (): void => this.#coach.stop()

  hurry = (): void => this.#hurry?.()

  skip = (): void => this.#beats.skip()

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
    const person = acting.includes(this.#viewer) ? this.#viewer : acting[0]
    if (person !== undefined && person !== this.#viewer) {
      if (humans.length > 1) {
        this.#curtain = person
        this.#seeFrom(SPECTATOR)
        return
      }
      this.#seeFrom(person)
    }
    this.#publish()
    if (person !== undefined && (acting.length === 1 || humans.length === 1)) this.#playForced(person)
  }

  /** A die, a single card: shown for the length of a beat, then played; not again after it was taken back. */
  #playForced(person: Seat): void {
    if (!this.#settings.auto || this.#hasUndone || this.match.game.isResting?.(this.match.state) === true) return
    const [forced, ...others] = this.match.legal(person)
    if (forced === undefined || others.length > 0) return
    const { moveCount } = this.match
    const run = this.#run
    setTimeout(() => {
      if (this.#settings.auto && run === this.#run && moveCount === this.match.moveCount && this.#viewer === person) this.choose(forced)
    }, FORCED_MS[this.#settings.speed])
  }

  async #letBotPlay(seat: Seat): Promise<void> {
    this.#isBusy = true
    this.#publish()
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
      this.#publish()
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
    let timer: ReturnType<typeof setTimeout> | undefined
    const hurried = new Promise<'hurry'>((resolve) => {
      timer = setTimeout(() => {
        this.#hurry = () => resolve('hurry')
        this.#publish()
      }, PATIENCE_MS)
    })
    const move = await Promise.race([this.#think(level, seat), hurried])
    clearTimeout(timer)
    this.#hurry = undefined
    if (move !== 'hurry') return move
    this.#host.stop?.()
    return this.#think('greedy', seat)
  }

  #think(level: BotLevel, seat: Seat): Promise<Json> {
    const seed = deviceBotSeed(this.#seed, this.match.moveCount)
    return this.#host.think({
      game: this.#game.id,
      rulesVersion: this.#game.rulesVersion,
      level,
      view: this.match.view(seat) as Json,
      seat,
      seed,
    })
  }

  /** What the viewer is asked now, for the coach. */
  #position(): string {
    return `${this.match.moveCount}/${this.#viewer}`
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

  #publish(): void {
    const next = this.#look()
    if (isSame(next, this.#shown)) return
    this.#shown = next
    this.#listeners.call()
  }

  #look(): Shown {
    const acting = this.match.toAct()
    const isAsked = !this.#isBusy && this.#curtain === undefined && acting.includes(this.#viewer)
    const coaching = this.#coach.at(this.#position())
    if (isAsked) this.#decision = this.match.decision(this.#viewer)
    return {
      scene: this.#beats.scene,
      beat: this.#beats.beat,
      beatMs: this.#beats.beatMs,
      log: this.#beats.shown,
      viewer: this.#viewer,
      choices: isAsked ? withAdvice(this.#game, choicesOf(this.#game, this.match.view(this.#viewer), this.#viewer), coaching) : NO_CHOICES,
      decision: this.#decision,
      curtain: this.#curtain,
      awaited: this.#beats.beat === undefined ? acting : [],
      outcome: this.#isBusy ? undefined : this.match.outcome(),
      canUndo: isAsked && this.match.canUndo(this.#viewer),
      refusal: this.#refusal,
      coaching: isAsked ? coaching : undefined,
      canHurry: this.#hurry !== undefined,
      isUnsaved: this.#isUnsaved,
    }
  }
}

/** Nothing to draw: the same things, or as little of them. */
function isSame(next: Shown, before: Shown): boolean {
  return (Object.keys(next) as (keyof Shown)[]).every((key) =>
    key === 'awaited' ? next.awaited.join() === before.awaited.join() : Object.is(next[key], before[key]),
  )
}

const NO_CHOICES: Shown['choices'] = []
/** A bot that answers sooner needs no hurrying. */
const PATIENCE_MS = 500
/** How long a forced move is seen before it is played. */
const FORCED_MS: Readonly<Record<Settings['speed'], number>> = { off: 0, fast: 150, normal: 500, slow: 900 }

/** Lets the page breathe between moves that are not animated. */
const pause = () => new Promise((resolve) => setTimeout(resolve))
