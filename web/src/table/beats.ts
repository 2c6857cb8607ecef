import { arrival } from './arrival.ts'
import type { Picture } from './table.ts'

export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const
export type Speed = (typeof SPEEDS)[number]

/** Milliseconds of a beat of weight 1. */
const BEAT_MS: Readonly<Record<Speed, number>> = { off: 0, fast: 170, normal: 450, slow: 900 }

export interface BeatRules<View, Event> {
  readonly fold: (view: View, event: Event) => View
  /** `view`: with the event in it. */
  readonly weight: (event: Event, view: View) => number
}

/** Shows what happened one event after the other: `scene` is always what the page should draw now. */
export class Beats<View, Event> {
  scene: View
  beat: Event | undefined
  beatMs = 0
  /** The events shown so far: the log. */
  shown: Event[] = []
  speed: Speed = 'normal'
  readonly #rules: BeatRules<View, Event>
  readonly #onChange: () => void
  #run = 0
  #wake: (() => void) | undefined
  #isRushing = false

  constructor(rules: BeatRules<View, Event>, scene: View, onChange: () => void) {
    this.#rules = rules
    this.#onChange = onChange
    this.scene = scene
  }

  get picture(): Picture<View, Event> {
    return { scene: this.scene, beat: this.beat, beatMs: this.beatMs, log: this.shown }
  }

  /** How long these events are shown from a scene on, in milliseconds. */
  duration(scene: View, events: readonly Event[]): number {
    let ms = 0
    let now = scene
    for (const event of events) {
      now = this.#rules.fold(now, event)
      ms += Math.max(0, BEAT_MS[this.speed] * this.#rules.weight(event, now))
    }
    return ms
  }

  /** Jumps to a scene without motion, dropping whatever was being shown. */
  reset(scene: View, shown: Event[]): void {
    this.#run++
    this.#wake?.()
    this.scene = scene
    this.shown = shown
    this.beat = undefined
    this.beatMs = 0
    this.#onChange()
  }

  /** Shows the events in turn, then `after`, or what they lead to. Answers false if a reset came between. */
  async play(events: readonly Event[], after?: View): Promise<boolean> {
    const run = ++this.#run
    for (const event of events) {
      this.scene = this.#rules.fold(this.scene, event)
      const ms = this.#isRushing ? 0 : BEAT_MS[this.speed] * this.#rules.weight(event, this.scene)
      this.shown = [...this.shown, event]
      if (ms <= 0) continue
      this.beat = event
      this.beatMs = ms
      this.#onChange()
      if (!(await this.#sleep(ms))) await arrival()
      if (run !== this.#run) return false
    }
    this.beat = undefined
    this.beatMs = 0
    if (after !== undefined) this.scene = after
    this.#onChange()
    return true
  }

  /** Cuts the present beat short. */
  skip(): void {
    this.#wake?.()
  }

  /** Cuts this beat and all that follow short, until `rest`. */
  rush(): void {
    this.#isRushing = true
    this.skip()
  }

  rest(): void {
    this.#isRushing = false
  }

  /** Answers whether it was cut short. */
  #sleep(ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), ms)
      this.#wake = () => {
        clearTimeout(timer)
        this.#wake = undefined
        resolve(true)
      }
    })
  }
}
