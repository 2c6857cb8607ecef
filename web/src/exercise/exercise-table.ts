import { replay, type AnyGame, type AnyMatch, type Answer, type GameRecord, type Refusal, type Seat } from '@echappee/kernel'
import type { Settings } from '../shell/settings.ts'
import { Beats, type BeatRules } from '../table/beats.ts'
import { Listeners, NOTHING_TO_DO, NO_CHOICES, choicesOf, type Rider, type Shown, type Table } from '../table/table.ts'
import { wayOn } from '../replay/way-on.ts'

/** What was answered; nothing before that. */
export interface Answered {
  readonly move: unknown
  readonly isRight: boolean
}

/** One position of a race and one question: whatever is chosen is the answer, and is not ridden. */
export class ExerciseTable implements Table, Rider {
  readonly rider = this
  readonly match: AnyMatch
  readonly #record: GameRecord
  readonly #seat: Seat
  readonly #best: string | number
  readonly #beats: Beats<unknown, unknown>
  readonly #listeners = new Listeners()
  readonly #onAnswer: (isRight: boolean) => void
  #answered: Answered | undefined
  #refusal: Refusal | undefined
  #shown: Shown
  /** Counts what is asked to be seen, so that what comes late is dropped. */
  #run = 0

  /** Undefined where the race can't be replayed, or the answer is none of its moves. */
  static of(
    game: AnyGame,
    record: GameRecord,
    seat: Seat,
    { move }: Answer,
    rules: BeatRules<unknown, unknown>,
    onAnswer: (isRight: boolean) => void,
  ): ExerciseTable | undefined {
    const replayed = replay(game, record)
    if (!replayed.ok || !replayed.match.toAct().includes(seat) || game.whyNot(replayed.match.state, seat, move) !== undefined)
      return undefined
    return new ExerciseTable(replayed.match, record, seat, game.moveKey(move), rules, onAnswer)
  }

  private constructor(
    match: AnyMatch,
    record: GameRecord,
    seat: Seat,
    best: string | number,
    rules: BeatRules<unknown, unknown>,
    onAnswer: (isRight: boolean) => void,
  ) {
    this.match = match
    this.#record = record
    this.#seat = seat
    this.#best = best
    this.#onAnswer = onAnswer
    this.#beats = new Beats(rules, match.view(seat), () => this.#publish())
    this.#beats.shown = match.events(seat)
    this.#shown = this.#look()
  }

  subscribe = this.#listeners.add
  shown = (): Shown => this.#shown
  answered = (): Answered | undefined => this.#answered

  open(): void {}

  close(): void {
    this.#run++
  }

  changeSettings({ speed }: Settings): void {
    this.#beats.speed = speed
  }

  skip = (): void => this.#beats.skip()
  skipToTurn = (): void => this.#beats.rush()
  undo = (): void => {}
  askCoach = async (): Promise<void> => {}
  stopCoach = (): void => {}

  choose = (move: unknown): void => {
    if (this.#answered !== undefined) return
    const { game, state } = this.match
    this.#refusal = game.whyNot(state, this.#seat, move)
    if (this.#refusal === undefined) {
      const isRight = game.moveKey(move) === this.#best
      this.#answered = { move, isRight }
      this.#onAnswer(isRight)
    }
    this.#publish()
  }

  chooseAll = ([move]: readonly unknown[]): void => this.choose(move)

  /** Once more from the question. */
  again = (): void => {
    this.#run++
    this.#answered = undefined
    this.#reset()
  }

  /** What becomes of a move, on the board. */
  show = async (move: unknown): Promise<void> => {
    const run = ++this.#run
    const way = await wayOn(this.#record, this.#record.moves.length, this.#seat, move as never)
    const replayed = way === undefined ? undefined : replay(this.match.game, way)
    if (run !== this.#run || replayed?.ok !== true) return
    this.#reset()
    const { match } = replayed
    await this.#beats.play(match.events(this.#seat, this.#beats.shown.length), match.view(this.#seat))
    this.#beats.rest()
  }

  #reset(): void {
    this.#beats.reset(this.match.view(this.#seat), this.match.events(this.#seat))
  }

  #publish(): void {
    this.#shown = this.#look()
    this.#listeners.call()
  }

  #look(): Shown {
    const { match } = this
    const seat = this.#seat
    return {
      ...NOTHING_TO_DO,
      ...this.#beats.picture,
      viewer: seat,
      decision: match.decision(seat),
      choices: this.#answered === undefined ? choicesOf(match.game, match.view(seat), seat) : NO_CHOICES,
      refusal: this.#refusal,
    }
  }
}
