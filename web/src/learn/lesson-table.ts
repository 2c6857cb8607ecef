import type { AnyMatch, GameRecord, Seat } from '@echappee/kernel'
import { isAnswer, isAnswered, isMoveStep, type AnyLesson, type AnyStep } from '@echappee/text/lesson'
import type { BeatRules } from '../table/beats.ts'
import { LocalTable, type TableHost } from '../table/local-table.ts'
import type { Settings } from '../shell/settings.ts'
import { Listeners, type Rider, type Shown, type Table } from '../table/table.ts'

/** How far somebody has come. */
export interface LessonPlace {
  readonly record: GameRecord
  /** The step that the coach is at; past the last one, the person rides alone. */
  readonly step: number
  /** The step has an answer, and what follows from it is still under way. */
  readonly hasAnswer: boolean
}

export interface LessonHost extends Pick<TableHost, 'thinker'> {
  readonly settings: Settings
  save(place: LessonPlace, isOver: boolean): boolean
}

/** What the coach says now. */
export interface Guidance {
  readonly step: AnyStep
  readonly index: number
  /** Whether the person goes on by "next", or by a move. */
  readonly waitsFor: 'next' | 'move'
  /** A choice was not played: `otherwise` explains why, `next` reminds of the button. */
  readonly objection: 'otherwise' | 'next' | undefined
  /** Counts objections, so that the same one is spoken again. */
  readonly objections: number
}

/** The table of a lesson: the usual one, but a move is played only where the coach's step takes it. */
export class LessonTable implements Table, Rider {
  readonly rider = this
  readonly match: AnyMatch
  readonly #table: LocalTable
  readonly #lesson: AnyLesson
  readonly #host: LessonHost
  readonly #person: Seat
  readonly #listeners = new Listeners()
  #step: number
  #hasAnswer: boolean
  #objection: Guidance['objection']
  #objections = 0
  #settings: Settings
  #shown: Shown
  #guidance: Guidance | undefined

  constructor(
    match: AnyMatch,
    lesson: AnyLesson,
    rules: BeatRules<unknown, unknown>,
    place: Omit<LessonPlace, 'record'>,
    host: LessonHost,
  ) {
    this.match = match
    this.#lesson = lesson
    this.#host = host
    this.#step = place.step
    this.#hasAnswer = place.hasAnswer
    this.#person = lesson.seats.indexOf('you')
    this.#settings = host.settings
    this.#table = new LocalTable(match, rules, this.#guidedSettings(), { ...host, save: () => this.#save() })
    this.#shown = this.#look()
    this.#table.subscribe(() => this.#update())
  }

  subscribe = this.#listeners.add
  shown = (): Shown => this.#shown
  guidance = (): Guidance | undefined => this.#guidance
  open = (): void => this.#table.open()
  close = (): void => this.#table.close()
  askCoach = (): Promise<void> => this.#table.askCoach()
  stopCoach = (): void => this.#table.stopCoach()
  hurry = (): void => this.#table.hurry()
  reveal = (): void => this.#table.reveal()
  skip = (): void => this.#table.skip()
  choose = (move: unknown): void => this.chooseAll([move])

  chooseAll = (moves: readonly unknown[]): void => {
    const guidance = this.#guidance
    if (guidance === undefined) return this.#table.chooseAll(moves)
    const { step } = guidance
    if (guidance.waitsFor === 'next' || !isMoveStep(step)) return this.#object('next')
    const view: unknown = this.match.view(this.#person)
    const isRefused = this.match.game.whyNot(this.match.state, this.#person, moves[0]) !== undefined
    if (!isRefused && !moves.every((move) => isAnswer(step, move, view))) return this.#object('otherwise')
    this.#objection = undefined
    this.#hasAnswer = true
    const before = this.match.moveCount
    this.#table.chooseAll(moves)
    // What the rules refuse is no answer; the table says why.
    if (this.match.moveCount === before) this.#hasAnswer = false
    this.#update()
  }

  /** The person has read the step. */
  next = (): void => {
    if (this.#guidance?.waitsFor !== 'next') return
    this.#goOn()
    this.#update()
  }

  /** The coach's steps are not taken back. */
  undo = (): void => {
    if (!this.#isGuided()) this.#table.undo()
  }

  changeSettings(settings: Settings): void {
    this.#settings = settings
    this.#table.changeSettings(this.#guidedSettings())
  }

  /** Under the coach's eye nothing is played without the person. */
  #guidedSettings(): Settings {
    return this.#isGuided() ? { ...this.#settings, auto: false } : this.#settings
  }

  #isGuided(): boolean {
    return this.#step < this.#lesson.steps.length
  }

  #update(): void {
    const { choices, outcome } = this.#table.shown()
    const isStill = choices.length > 0 || outcome !== undefined
    if (this.#hasAnswer && isStill) {
      this.#hasAnswer = false
      if (outcome !== undefined || isAnswered(this.#lesson.steps[this.#step]!, this.match.view(this.#person))) this.#goOn()
    }
    this.#shown = this.#look()
    this.#guidance = this.#guide()
    this.#listeners.call()
  }

  #goOn(): void {
    this.#step++
    this.#objection = undefined
    this.#save()
    // From here on what the person's settings say holds again.
    if (!this.#isGuided()) queueMicrotask(() => this.#table.changeSettings(this.#settings))
  }

  #object(objection: Guidance['objection']): void {
    this.#objection = objection
    this.#objections++
    this.#update()
  }

  #guide(): Guidance | undefined {
    const step: AnyStep | undefined = this.#lesson.steps[this.#step]
    if (step === undefined || this.#table.shown().choices.length === 0) return undefined
    return {
      step,
      index: this.#step,
      waitsFor: this.#canBeAnswered(step) ? 'move' : 'next',
      objection: this.#objection,
      objections: this.#objections,
    }
  }

  /** A step whose moves are not there is read and left, so that nobody is stuck. */
  #canBeAnswered(step: AnyStep): boolean {
    if (!isMoveStep(step)) return false
    const view: unknown = this.match.view(this.#person)
    return this.match.legal(this.#person).some((move: unknown) => isAnswer(step, move, view))
  }

  #look(): Shown {
    const shown = this.#table.shown()
    return this.#isGuided() ? { ...shown, canUndo: false } : shown
  }

  #save(): boolean {
    const place = { record: this.match.record(), step: this.#step, hasAnswer: this.#hasAnswer }
    return this.#host.save(place, this.match.outcome() !== undefined)
  }
}
