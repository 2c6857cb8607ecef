import { seededChance, type AnyGame, type Outcome, type Refusal, type Seat } from '@echappee/kernel'
import type { Choice } from '@echappee/ui'
import type { Coaching } from '../coach/coaching.ts'
import type { Settings } from './settings.ts'

/** What the page shows of a table; a new object whenever anything changes. */
export interface Shown {
  readonly scene: unknown
  readonly beat: unknown
  readonly beatMs: number
  readonly viewer: Seat
  readonly choices: readonly Choice<unknown>[]
  readonly decision: number
  readonly log: readonly unknown[]
  /** The person who must take the device before anything secret is shown. */
  readonly curtain: Seat | undefined
  /** Whose decision is awaited; empty while beats are shown and when the race is over. */
  readonly awaited: readonly Seat[]
  readonly outcome: Outcome | undefined
  readonly canUndo: boolean
  readonly refusal: Refusal | undefined
  /** What the coach says to the present decision. */
  readonly coaching: Coaching | undefined
  /** A bot is thinking, and need not be waited for. */
  readonly canHurry: boolean
  readonly isUnsaved: boolean
}

/** A race as a page sees it, whether it runs on this device, on the server or in a record. Knows no React. */
export interface Table {
  readonly subscribe: (listener: () => void) => () => void
  readonly shown: () => Shown
  /** Lets the race go on, until closed. */
  open(): void
  close(): void
  readonly choose: (move: unknown) => void
  /** Answers to this decision and those that follow it in the same step, up to the first refusal. */
  readonly chooseAll: (moves: readonly unknown[]) => void
  readonly undo: () => void
  /** What a strong player would do with the same knowledge. */
  readonly askCoach: () => Promise<void>
  /** Ends the coach’s thought, or puts his advice away. */
  readonly stopCoach: () => void
  /** The bot that is thinking plays what it sees at first sight. */
  readonly hurry: () => void
  /** The person behind the curtain is ready. */
  readonly reveal: () => void
  /** Cuts the present beat short. */
  readonly skip: () => void
  changeSettings(settings: Settings): void
}

/** What a seat can reach for, from its view alone: legality never depends on more. */
export function choicesOf(game: AnyGame, view: unknown, seat: Seat): Choice<unknown>[] {
  const state: unknown = game.determinize(view, seededChance('choices'))
  return game.candidates(state, seat).map((move: unknown) => ({ move, refusal: game.whyNot(state, seat, move) }))
}

/** Those who want to know when something changes. */
export class Listeners {
  readonly #all = new Set<() => void>()

  readonly add = (listener: () => void): (() => void) => {
    this.#all.add(listener)
    return () => this.#all.delete(listener)
  }

  call(): void {
    for (const listener of this.#all) listener()
  }
}
