import type { AnyGame } from '@echappee/kernel'
import type { MessageOf, ServerMessage, Turn } from '@echappee/protocol'
import { Beats, type BeatRules } from '../table/beats.ts'
import type { Settings } from '../shell/settings.ts'

type StoryMessage = MessageOf<'welcome' | 'events' | 'reset' | 'earlier'>

/** What has happened in an online race as far as this device knows: the server's events, shown one message after the other. */
export class Story {
  game: AnyGame | undefined
  beats: Beats<unknown, unknown> | undefined
  turn: Turn | undefined
  /** How many events are known, and of which telling: after what was taken back, the server tells anew. */
  eventCount = 0
  epoch = 0
  #rules: BeatRules<unknown, unknown> | undefined
  #settings: Settings
  /** What arrived before the game's code was loaded. */
  #early: StoryMessage[] = []
  #queue: Promise<unknown> = Promise.resolve()
  #waiting = 0
  readonly #onChange: () => void
  readonly #onTurn: () => void

  /** `onTurn` is called when a message has been shown to its end. */
  constructor(settings: Settings, onChange: () => void, onTurn: () => void) {
    this.#settings = settings
    this.#onChange = onChange
    this.#onTurn = onTurn
  }

  /** Everything that has arrived has been shown. */
  get isCalm(): boolean {
    return this.#waiting === 0
  }

  /** What this seat sees, once all is calm. */
  get view(): unknown {
    return this.beats?.scene
  }

  /** The number of the first event of the log: a welcome has the last ones only, and the others are asked for page by page. */
  get firstShown(): number {
    return this.eventCount - (this.beats?.shown.length ?? 0)
  }

  /** The game's code is there: from now on the story can be shown. */
  provide(game: AnyGame, rules: BeatRules<unknown, unknown>): void {
    if (this.game !== undefined) return
    this.game = game
    this.#rules = rules
    const early = this.#early
    this.#early = []
    for (const message of early) this.#enqueue(message)
  }

  changeSettings(settings: Settings): void {
    this.#settings = settings
    if (this.beats !== undefined) this.beats.speed = settings.speed
    if (settings.speed === 'off') this.beats?.skip()
  }

  receive(message: ServerMessage): void {
    if (message.type !== 'welcome' && message.type !== 'events' && message.type !== 'reset' && message.type !== 'earlier') return
    if (this.#rules === undefined) this.#early.push(message)
    else this.#enqueue(message)
  }

  #enqueue(message: StoryMessage): void {
    this.#waiting++
    this.#queue = this.#queue.then(async () => {
      if (message.type === 'events') await this.#leadOn(message)
      else if (message.type === 'earlier') this.#addEarlier(message)
      else await this.#beginAnew(message)
      this.#waiting--
      this.#onTurn()
    })
  }

  async #leadOn({ events, epoch, from, turn }: MessageOf<'events'>): Promise<void> {
    if (this.beats === undefined || epoch !== this.epoch || from > this.eventCount) return
    const fresh = events.slice(this.eventCount - from)
    this.eventCount += fresh.length
    await this.beats.play(fresh)
    this.turn = turn
  }

  #addEarlier({ epoch, from, events }: MessageOf<'earlier'>): void {
    if (this.beats === undefined || epoch !== this.epoch || from + events.length !== this.firstShown) return
    this.beats.shown = [...events, ...this.beats.shown]
  }

  /** A story from the server itself: after a welcome, or when events could not tell what happened. */
  async #beginAnew({ view, eventCount, epoch, from, events, turn }: MessageOf<'welcome' | 'reset'>): Promise<void> {
    if (turn === null) return
    const isSequel = this.beats !== undefined && epoch === this.epoch && from === this.eventCount
    const isGap = from > this.eventCount
    const before = isGap ? [] : (this.beats?.shown ?? [])
    const first = before.length === 0 ? from : this.firstShown
    this.epoch = epoch
    this.eventCount = eventCount
    this.beats ??= new Beats(this.#rules!, view, this.#onChange)
    this.beats.speed = this.#settings.speed
    if (isSequel && events.length > 0) await this.beats.play(events, view)
    else this.beats.reset(view, [...before.slice(0, Math.max(0, from - first)), ...events])
    this.turn = turn
  }
}
