import { SPECTATOR, replay, type AnyGame, type GameRecord, type Outcome, type RecordProblem, type Seat } from '@echappee/kernel'
import { Beats, type BeatRules } from '../table/beats.ts'
import type { Settings } from '../shell/settings.ts'
import { Listeners, NOTHING_TO_DO, type Shown, type Table } from '../table/table.ts'

/** A viewer who sees the board as a spectator and every seat's own view beside it. */
export const EVERYTHING = -2

/** A position of the record as one viewer saw it. */
interface Position {
  readonly view: unknown
  /** How many events the viewer had seen by then. */
  readonly events: number
  readonly outcome: Outcome | undefined
  /** What each seat saw, where everything is shown. */
  readonly hands: readonly unknown[]
}

/** Where in the record we are. */
export interface Walk {
  readonly at: number
  readonly isPlaying: boolean
  /** What each seat sees, where everything is shown. */
  readonly hands: readonly unknown[]
}

export type Opened = { ok: true; table: ReplayTable } | { ok: false; problem: RecordProblem }

/** A record to walk through: forwards beat by beat, backwards and anywhere by a jump. */
export class ReplayTable implements Table {
  readonly record: GameRecord
  readonly viewer: Seat
  readonly #positions: readonly Position[]
  readonly #events: readonly unknown[]
  readonly #beats: Beats<unknown, unknown>
  #at = 0
  #isPlaying = false
  #shown: Shown
  #walk: Walk
  readonly #listeners = new Listeners()

  static of(game: AnyGame, record: GameRecord, viewer: Seat, rules: BeatRules<unknown, unknown>): Opened {
    const positions: Position[] = []
    const eyes = viewer === EVERYTHING ? SPECTATOR : viewer
    const seats = viewer === EVERYTHING ? record.seats.map((_, seat) => seat) : []
    const replayed = replay(game, record, ({ match }) => {
      positions.push({
        view: match.view(eyes),
        events: match.events(eyes).length,
        outcome: match.outcome(),
        hands: seats.map((seat): unknown => match.view(seat)),
      })
    })
    if (!replayed.ok) return replayed
    return { ok: true, table: new ReplayTable(record, viewer, positions, replayed.match.events(eyes), rules) }
  }

  private constructor(
    record: GameRecord,
    viewer: Seat,
    positions: readonly Position[],
    events: readonly unknown[],
    rules: BeatRules<unknown, unknown>,
  ) {
    this.record = record
    this.viewer = viewer
    this.#positions = positions
    this.#events = events
    this.#beats = new Beats(rules, positions[0]!.view, () => this.#publish())
    this.#beats.shown = events.slice(0, positions[0]!.events)
    this.#shown = this.#look()
    this.#walk = this.#lookAtWalk()
  }

  get length(): number {
    return this.#positions.length - 1
  }

  /** The whole race as this viewer saw it. */
  get events(): readonly unknown[] {
    return this.#events
  }

  /** How many moves had been played when this event was over. */
  moveOf(event: number): number {
    return Math.max(
      0,
      this.#positions.findIndex(({ events }) => events > event),
    )
  }

  /** How long each move is shown, in seconds. */
  seconds(): number[] {
    const to = (move: number) => this.#events.slice(this.#positions[move]!.events, this.#positions[move + 1]!.events)
    return Array.from({ length: this.length }, (_, move) => this.#beats.duration(this.#positions[move]!.view, to(move)) / 1000)
  }

  subscribe = this.#listeners.add

  shown = (): Shown => this.#shown

  walk = (): Walk => this.#walk

  open(): void {}

  close(): void {
    this.pause()
  }

  changeSettings({ speed }: Settings): void {
    this.#beats.speed = speed
  }

  skip = (): void => this.#beats.skip()

  jump = (to: number): void => {
    this.#isPlaying = false
    this.#at = Math.min(Math.max(0, to), this.length)
    const position = this.#positions[this.#at]!
    this.#beats.reset(position.view, this.#events.slice(0, position.events))
  }

  forward = async (): Promise<boolean> => {
    if (this.#at >= this.length) return false
    const from = this.#positions[this.#at]!
    // A second step while the first is shown: finish that one at once.
    this.#beats.reset(from.view, this.#events.slice(0, from.events))
    const to = this.#positions[++this.#at]!
    return this.#beats.play(this.#events.slice(from.events, to.events), to.view)
  }

  play = async (): Promise<void> => {
    this.#isPlaying = true
    this.#publish()
    while (this.#isPlaying && (await this.forward())) await new Promise((resolve) => setTimeout(resolve, 60))
    this.#isPlaying = false
    this.#publish()
  }

  pause = (): void => {
    this.#isPlaying = false
    this.#publish()
  }

  #publish(): void {
    this.#shown = this.#look()
    this.#walk = this.#lookAtWalk()
    this.#listeners.call()
  }

  #lookAtWalk(): Walk {
    return { at: this.#at, isPlaying: this.#isPlaying, hands: this.#positions[this.#at]!.hands }
  }

  #look(): Shown {
    const { picture } = this.#beats
    const outcome = picture.beat === undefined ? this.#positions[this.#at]!.outcome : undefined
    return { ...NOTHING_TO_DO, ...picture, viewer: this.viewer === EVERYTHING ? SPECTATOR : this.viewer, decision: this.#at, outcome }
  }
}
