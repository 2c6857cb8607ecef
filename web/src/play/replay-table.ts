import { SPECTATOR, replay, type AnyGame, type GameRecord, type Outcome, type RecordProblem, type Seat } from '@echappee/kernel'
import { Beats, type BeatRules, type Pace } from './beats.ts'
import type { Shown } from './local-table.ts'

/** A viewer who sees the board as a spectator and every seat's own view beside it. */
export const EVERYTHING = -2

/** A position of the record as one viewer saw it. */
interface Frame {
  readonly view: unknown
  /** How many events the viewer had been told by then. */
  readonly told: number
  readonly outcome: Outcome | undefined
  /** What each seat saw, where everything is shown. */
  readonly hands: readonly unknown[]
}

export type Opened = { ok: true; table: ReplayTable } | { ok: false; problem: RecordProblem }

/** A record to walk through: forwards beat by beat, backwards and anywhere by a jump. */
export class ReplayTable {
  readonly record: GameRecord
  readonly viewer: Seat
  readonly #frames: readonly Frame[]
  readonly #events: readonly unknown[]
  readonly #beats: Beats<unknown, unknown>
  #at = 0
  #isPlaying = false
  #shown: Shown & { readonly at: number; readonly isPlaying: boolean; readonly hands: readonly unknown[] }
  #listeners = new Set<() => void>()

  static open(game: AnyGame, record: GameRecord, viewer: Seat, rules: BeatRules<unknown, unknown>): Opened {
    const frames: Frame[] = []
    const eyes = viewer === EVERYTHING ? SPECTATOR : viewer
    const seats = viewer === EVERYTHING ? record.seats.map((_, seat) => seat) : []
    const replayed = replay(game, record, ({ match }) => {
      frames.push({
        view: match.view(eyes),
        told: match.events(eyes).length,
        outcome: match.outcome(),
        hands: seats.map((seat): unknown => match.view(seat)),
      })
    })
    if (!replayed.ok) return replayed
    return { ok: true, table: new ReplayTable(record, viewer, frames, replayed.match.events(eyes), rules) }
  }

  private constructor(
    record: GameRecord,
    viewer: Seat,
    frames: readonly Frame[],
    events: readonly unknown[],
    rules: BeatRules<unknown, unknown>,
  ) {
    this.record = record
    this.viewer = viewer
    this.#frames = frames
    this.#events = events
    this.#beats = new Beats(rules, frames[0]!.view, () => this.#publish())
    this.#beats.shown = events.slice(0, frames[0]!.told)
    this.#shown = this.#look()
  }

  get length(): number {
    return this.#frames.length - 1
  }

  setPace(pace: Pace): void {
    this.#beats.pace = pace
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  shown = () => this.#shown

  skip = (): void => this.#beats.skip()

  jump = (to: number): void => {
    this.#isPlaying = false
    this.#at = Math.min(Math.max(0, to), this.length)
    const frame = this.#frames[this.#at]!
    this.#beats.reset(frame.view, this.#events.slice(0, frame.told))
  }

  forward = async (): Promise<boolean> => {
    if (this.#at >= this.length) return false
    const from = this.#frames[this.#at]!
    // A second step while the first is shown: finish that one at once.
    this.#beats.reset(from.view, this.#events.slice(0, from.told))
    const to = this.#frames[++this.#at]!
    return this.#beats.play(this.#events.slice(from.told, to.told), to.view)
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
    for (const listener of this.#listeners) listener()
  }

  #look() {
    const frame = this.#frames[this.#at]!
    return {
      scene: this.#beats.scene,
      beat: this.#beats.beat,
      beatMs: this.#beats.beatMs,
      log: this.#beats.shown,
      viewer: this.viewer === EVERYTHING ? SPECTATOR : this.viewer,
      hands: frame.hands,
      choices: [],
      decision: this.#at,
      curtain: undefined,
      awaited: [],
      outcome: this.#beats.beat === undefined ? frame.outcome : undefined,
      canUndo: false,
      refusal: undefined,
      hint: undefined,
      isUnsaved: false,
      at: this.#at,
      isPlaying: this.#isPlaying,
    }
  }
}
