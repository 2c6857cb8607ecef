import type { AnyGame, Json, Seat } from '@echappee/kernel'
import { CoachDesk, withAdvice } from '../coach/coaching.ts'
import type { Settings } from '../shell/settings.ts'
import type { Thinker } from '../think/thinker.ts'
import { Listeners, NO_CHOICES, choicesOf, type Shown } from './table.ts'

/** Where a race stands, as the table that runs it knows. */
export interface Standing {
  readonly shown: Omit<Shown, 'choices' | 'coaching'>
  readonly game: AnyGame | undefined
  /** Of the viewer; read only while he is asked. */
  readonly view: () => unknown
  /** The viewer can answer now. */
  readonly isAsked: boolean
  /** Names the moment for the coach: another one whenever there is something else to advise on. */
  readonly moment: string
  readonly seed: string
}

export interface PresenterHost {
  readonly thinker: Pick<Thinker, 'advise'>
  standing(): Standing
  /** Plays the only thing that can be played. */
  answer(move: unknown): void
}

/** What is shown of a race to whoever rides in it, on this device or on the server: choices, the coach, forced moves. */
export class Presenter {
  readonly #host: PresenterHost
  readonly #coach: CoachDesk
  readonly #listeners = new Listeners()
  #shown: Shown
  /** The last decision that was answered here, by hand or for a lack of choice. */
  #answered: { readonly seat: Seat; readonly decision: number } | undefined
  /** The forced decision that is about to be answered. */
  #forcing: string | undefined

  constructor(host: PresenterHost) {
    this.#host = host
    this.#coach = new CoachDesk(host.thinker, () => this.publish())
    this.#shown = this.#look()
  }

  subscribe = this.#listeners.add

  shown = (): Shown => this.#shown

  /** `hasMore`: something else has changed that listeners look at. */
  publish(hasMore = false): void {
    const next = this.#look()
    const isDrawn = isSame(next, this.#shown)
    if (!isDrawn) this.#shown = next
    if (!isDrawn || hasMore) this.#listeners.call()
  }

  askCoach = async (): Promise<void> => {
    const { game, isAsked, view, moment, seed, shown } = this.#host.standing()
    if (!isAsked || game === undefined) return
    const { id, rulesVersion } = game
    await this.#coach.ask(moment, { game: id, rulesVersion, view: view() as Json, seat: shown.viewer, seed: `${seed}/${moment}` })
  }

  stopCoach = (): void => this.#coach.stop()

  hasAnswered(seat: Seat, decision: number): void {
    this.#answered = { seat, decision }
  }

  /** A single card, a die: seen for a while, then played; not again after it was taken back. */
  playForced(afterMs: number, wishes: () => Pick<Settings, 'auto' | 'dice'>): void {
    const isWanted = (move: unknown) => (this.#host.standing().game?.isThrow?.(move) === true ? wishes().dice : wishes().auto)

    const { decision, move } = this.#forced() ?? {}
    if (decision === undefined || decision === this.#forcing || !isWanted(move)) return
    this.#forcing = decision
    setTimeout(() => {
      if (this.#forcing === decision) this.#forcing = undefined
      const forced = this.#forced()
      if (forced?.decision === decision && isWanted(forced.move)) this.#host.answer(forced.move)
    }, afterMs)
  }

  #forced(): { readonly decision: string; readonly move: unknown } | undefined {
    const { viewer: seat, decision, choices } = this.#shown
    const [forced, ...others] = choices.filter(({ refusal }) => refusal === undefined)
    if (forced === undefined || others.length > 0) return undefined
    if (this.#answered?.seat === seat && this.#answered.decision >= decision) return undefined
    const { game, view } = this.#host.standing()
    return game?.isResting?.(view()) === true ? undefined : { decision: `${seat}/${decision}`, move: forced.move }
  }

  #look(): Shown {
    const { shown, game, view, isAsked, moment } = this.#host.standing()
    if (!isAsked || game === undefined) return { ...shown, choices: NO_CHOICES, coaching: undefined }
    const coaching = this.#coach.at(moment)
    return { ...shown, choices: withAdvice(game, choicesOf(game, view(), shown.viewer), coaching), coaching }
  }
}

/** Nothing to draw: the same things, or as little of them. */
function isSame(next: Shown, before: Shown): boolean {
  return (Object.keys(next) as (keyof Shown)[]).every((key) =>
    key === 'awaited' ? next.awaited.join() === before.awaited.join() : Object.is(next[key], before[key]),
  )
}
