import type { Advice } from '@echappee/bots'
import type { AnyGame, Json } from '@echappee/kernel'
import type { Choice } from '@echappee/text'
import type { AdviceRequest } from '../think/advise.ts'
import type { Thinker } from '../think/thinker.ts'

/** What the coach is about, as the page shows it. */
export type Coaching = { readonly isThinking: true } | { readonly isThinking: false; readonly advice: Advice<Json> }

/** One person's questions to the coach, each about one position. */
export class CoachDesk {
  readonly #thinker: Pick<Thinker, 'advise'>
  readonly #onChange: () => void
  #position = ''
  #coaching: Coaching | undefined
  #thought = new AbortController()

  constructor(thinker: Pick<Thinker, 'advise'>, onChange: () => void) {
    this.#thinker = thinker
    this.#onChange = onChange
  }

  /** What there is to show at this position. */
  at(position: string): Coaching | undefined {
    return position === this.#position ? this.#coaching : undefined
  }

  async ask(position: string, request: AdviceRequest): Promise<void> {
    this.#thought.abort()
    this.#thought = new AbortController()
    const { signal } = this.#thought
    this.#position = position
    this.#set({ isThinking: true })
    const advice = await this.#thinker.advise(request, signal)
    if (!signal.aborted) this.#set({ isThinking: false, advice })
  }

  /** Ends a thought that is under way, and takes advice off the table. */
  stop(): void {
    if (this.#coaching === undefined) return
    this.#thought.abort()
    this.#set(undefined)
  }

  #set(coaching: Coaching | undefined): void {
    this.#coaching = coaching
    this.#onChange()
  }
}

/** The choices with the advised ones marked. */
export function withAdvice(game: AnyGame, choices: readonly Choice<unknown>[], coaching: Coaching | undefined): readonly Choice<unknown>[] {
  if (coaching === undefined || coaching.isThinking) return choices
  const { move, rest = [] } = coaching.advice
  const first = game.moveKey(move)
  // What follows in a plan waits its turn: as choices of their own they are refused.
  const later = new Set(rest.map((next) => game.moveKey(next)))
  return choices.map((choice) => {
    const key = game.moveKey(choice.move)
    return later.has(key) || (choice.refusal === undefined && key === first) ? { ...choice, isAdvised: true } : choice
  })
}
