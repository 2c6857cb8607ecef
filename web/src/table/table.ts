import { seededChance, type AnyGame, type Outcome, type Refusal, type Seat } from '@echappee/kernel'
import type { Choice } from '@echappee/text'
import type { Coaching } from '../coach/coaching.ts'
import type { Settings } from '../shell/settings.ts'

/** What is drawn of a race at one moment. */
export interface Picture<View = unknown, Event = unknown> {
  readonly scene: View
  readonly beat: Event | undefined
  readonly beatMs: number
  readonly log: readonly Event[]
}

/** What the page shows of a table; a new object whenever anything changes. */
export interface Shown extends Picture {
  readonly viewer: Seat
  readonly choices: readonly Choice<unknown>[]
  readonly decision: number
  /** The person who must take the device before anything secret is shown. */
  readonly curtain: Seat | undefined
  /** Whose decision is awaited; empty while beats are shown and when the race is over. */
  readonly awaited: readonly Seat[]
  /** The viewer has answered a secret step that is still under way. */
  readonly hasAnswered: boolean
  readonly outcome: Outcome | undefined
  readonly canUndo: boolean
  readonly refusal: Refusal | undefined
  /** What the coach says to the present decision. */
  readonly coaching: Coaching | undefined
  /** A bot is thinking, and need not be waited for. */
  readonly canHurry: boolean
  readonly isUnsaved: boolean
}

export const NO_CHOICES: Shown['choices'] = []

/** Where nobody is asked anything, and nothing can be lost. */
export const NOTHING_TO_DO = {
  choices: NO_CHOICES,
  decision: 0,
  curtain: undefined,
  awaited: [],
  hasAnswered: false,
  outcome: undefined,
  canUndo: false,
  refusal: undefined,
  coaching: undefined,
  canHurry: false,
  isUnsaved: false,
} satisfies Partial<Shown>

/** A race as a page sees it, whether it runs on this device, on the server or in a record. Knows no React. */
export interface Table {
  readonly subscribe: (listener: () => void) => () => void
  readonly shown: () => Shown
  /** Lets the race go on, until closed. */
  open(): void
  close(): void
  /** Cuts the present beat short. */
  readonly skip: () => void
  /** Shows nothing more until the reader must decide or the race is over. */
  readonly skipToTurn?: () => void
  changeSettings(settings: Settings): void
  /** What a person can do; undefined where there is only something to see. */
  readonly rider?: Rider
}

/** What a person can do in a race. */
export interface Rider {
  readonly choose: (move: unknown) => void
  /** Answers to this decision and those that follow it in the same step, up to the first refusal. */
  readonly chooseAll: (moves: readonly unknown[]) => void
  readonly undo: () => void
  /** What a strong player would do with the same knowledge. */
  readonly askCoach: () => Promise<void>
  /** Ends the coach’s thought, or puts his advice away. */
  readonly stopCoach: () => void
  /** The bot that is thinking on this device plays what it sees at first sight. */
  readonly hurry?: () => void
  /** The person behind the curtain is ready. */
  readonly reveal?: () => void
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
