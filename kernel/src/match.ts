import { recordedChance, scriptedChance, seededChance, type Chance, type Drawn, type RecordedChance } from './chance.ts'
import { isInAudience, type Audience, type Game, type Outcome, type Refusal, type Seat } from './game.ts'
import { digest, type Json } from './json.ts'
import { tunedGame, type Numbers } from './parameters.ts'
import { RECORD_FORMAT, type GameRecord, type MoveRecord, type SeatRecord } from './record.ts'
import { check, type Issue } from './schema.ts'

export interface MatchStart<Options> {
  /** Already checked against the game's schema. */
  readonly options: Options
  readonly seats: readonly SeatRecord[]
  /** Of the lab alone, checked and not all as in the box: the game is tuned by them, and the record has them. */
  readonly parameters?: Numbers
  /** Seeds the chance of the match, unless `chance` gives it. */
  readonly seed?: string
  /** Kept in the record: see there. */
  readonly seedFrom?: number
  readonly chance?: Chance
}

export interface LoggedEvent<Event> {
  readonly event: Event
  readonly to?: Audience | undefined
}

export type SubmitResult = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal; readonly issues?: readonly Issue[] }

/** The refusals of the match itself; a game's own come from its `whyNot`. */
export const MATCH_REFUSALS = ['MALFORMED', 'NOT_YOUR_TURN', 'STALE_DECISION', 'CANNOT_UNDO'] as const

/** Where a move that can be taken back begins: in the record and in the log. */
interface UndoPoint {
  readonly seat: Seat
  readonly moves: number
  readonly events: number
}

/** A position on the way, and how many moves led to it. */
interface KeptPosition<State> {
  readonly state: State
  readonly moves: number
}

/** After so many moves another position is kept: from there those that follow are played again when one is taken back. */
const KEEP_EVERY = 16

/** A move as it is kept: the digest of the state after it is taken when somebody asks, for most never do. */
interface KeptMove extends Omit<MoveRecord, 'digest'> {
  digest: string | undefined
}

/** One game being played, and the only door for moves that are not to be trusted. */
export class Match<State, Move, Event, View, Options> {
  readonly game: Game<State, Move, Event, View, Options>
  readonly #start: MatchStart<Options>
  readonly #chance: RecordedChance
  readonly #startRecord: GameRecord['start']
  readonly #startDrawn: readonly Drawn[]
  #state: State
  #log: LoggedEvent<Event>[] = []
  #moves: KeptMove[] = []
  #drawn: Drawn[] = []
  #decisions: number[]
  /** Commitments under way: where they begin in the record. */
  #step: { readonly firstMove: number } | undefined
  #undo: UndoPoint[] = []
  /** Undefined is the setup. */
  #kept: KeptPosition<State> | undefined

  constructor(game: Game<State, Move, Event, View, Options>, start: MatchStart<Options>) {
    const { min, max } = game.seats
    if (start.seats.length < min || start.seats.length > max)
      throw new RangeError(`${game.id} has ${min} to ${max} seats, not ${start.seats.length}`)
    const source = start.chance ?? (start.seed === undefined ? undefined : seededChance(start.seed))
    if (source === undefined) throw new TypeError('a match needs a seed or a chance')
    this.game = tunedGame(game, start.parameters) as typeof game
    this.#start = start
    this.#chance = recordedChance(source)
    this.#decisions = start.seats.map(() => 0)
    this.#state = this.game.setup(start.options, start.seats.length, this.#context())
    this.#startDrawn = this.#chance.take()
    this.#startRecord = { chance: this.#startDrawn.map(({ value }) => value), digest: digest(this.#state) }
  }

  /** The whole truth: for those who run the match, never for a seat or a bot. */
  get state(): State {
    return this.#state
  }

  /** What chance answered in the last move (in the setup, before any). */
  get drawn(): readonly Drawn[] {
    return this.#moves.length === 0 ? this.#startDrawn : this.#drawn
  }

  /** Fingerprint of the state as the record has it. */
  get digest(): string {
    return this.#takeDigest()
  }

  #takeDigest(): string {
    const last = this.#moves.at(-1)
    return last === undefined ? this.#startRecord.digest : (last.digest ??= digest(this.#state))
  }

  get moveCount(): number {
    return this.#moves.length
  }

  /** The moves so far, without those that were taken back or replaced. */
  get moves(): readonly Omit<MoveRecord, 'digest'>[] {
    return this.#moves
  }

  get seats(): readonly SeatRecord[] {
    return this.#start.seats
  }

  toAct(): readonly Seat[] {
    return this.game.toAct(this.#state)
  }

  /** The number of the decision that the seat is asked now (or would be asked next). */
  decision(seat: Seat): number {
    return this.#decisions[seat] ?? 0
  }

  /** Seats that have committed and may still change their mind. */
  committed(): readonly Seat[] {
    return this.game.committed?.(this.#state) ?? []
  }

  /** Nobody else reaches the game. */
  #isSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.seats.length
  }

  legal(seat: Seat): Move[] {
    return this.toAct().includes(seat) ? this.game.legal(this.#state, seat) : []
  }

  view(viewer: Seat): View {
    return this.game.view(this.#state, viewer)
  }

  outcome(): Outcome | undefined {
    return this.game.outcome(this.#state)
  }

  /** What the viewer has been told, in the viewer's own numbering, from event number `from` on. */
  events(viewer: Seat, from = 0): Event[] {
    const seen: Event[] = []
    let number = 0
    for (const { event, to } of this.#log) if (isInAudience(to, viewer) && number++ >= from) seen.push(event)
    return seen
  }

  /** Every event with its audience, for those who run the match. */
  log(): readonly LoggedEvent<Event>[] {
    return this.#log
  }

  /**
   * A move from outside. `decision` is the number of the decision that it answers, so that a message sent twice counts once.
   * A seat that has committed may answer the same decision again until everybody has.
   */
  submit(seat: Seat, decision: number, raw: unknown): SubmitResult {
    const checked = check(this.game.schemas.move, raw)
    if (!checked.ok) return { ok: false, refusal: { code: 'MALFORMED', rule: 'MATCH' }, issues: checked.issues }
    const move = checked.value
    if (!this.#isSeat(seat)) return refuse({ code: 'NOT_YOUR_TURN', rule: 'MATCH' })
    if (this.#step !== undefined && decision < this.decision(seat) && this.committed().includes(seat))
      return this.#replace(seat, decision, move)
    if (!this.toAct().includes(seat)) return refuse(this.game.whyNot(this.#state, seat, move) ?? { code: 'NOT_YOUR_TURN', rule: 'MATCH' })
    if (decision !== this.decision(seat))
      return refuse({ code: 'STALE_DECISION', rule: 'MATCH', params: { expected: this.decision(seat), given: decision } })
    const refusal = this.game.whyNot(this.#state, seat, move)
    if (refusal !== undefined) return refuse(refusal)
    this.#play(seat, move)
    return { ok: true }
  }

  /** Answers of one seat one after the other, up to the first that is refused. The record need not play the race again for them. */
  submitAll(seat: Seat, decision: number, moves: readonly unknown[]): { readonly accepted: number; readonly refusal: Refusal | undefined } {
    for (const [accepted, move] of moves.entries()) {
      const answer = this.submit(seat, decision + accepted, move)
      if (!answer.ok) return { accepted, refusal: answer.refusal }
      this.#takeDigest()
    }
    return { accepted: moves.length, refusal: undefined }
  }

  /**
   * Whether the seat may take its last move back: while it used no chance, told nobody a secret, and the same seat acts, alone; and always
   * a commitment that still waits for others. Where others are asked at the same time, an answer of theirs would end it, and tell.
   */
  canUndo(seat: Seat): boolean {
    return (this.#undo.at(-1)?.seat === seat && this.toAct().length === 1) || this.#canWithdraw(seat)
  }

  /** Takes the seat's last move back. Earlier versions allowed it where others are asked too: what they wrote down can still be read. */
  undo(seat: Seat): SubmitResult {
    const point = this.#undo.at(-1)
    if (point?.seat !== seat) {
      if (!this.#canWithdraw(seat)) return refuse({ code: 'CANNOT_UNDO', rule: 'MATCH' })
      const decision = this.decision(seat) - 1
      this.#playStepAgain(this.#withoutAnswers(seat, decision)!, seat, decision)
      return { ok: true }
    }
    this.#undo.pop()
    this.#moves.length = point.moves
    this.#state = this.#stateAfter(point.moves)
    this.#log.length = point.events
    this.#decisions[seat]!--
    if (this.committed().length === 0) this.#step = undefined
    return { ok: true }
  }

  record(): GameRecord {
    const { options, seats, seed, seedFrom, parameters } = this.#start
    this.#takeDigests()
    return {
      format: RECORD_FORMAT,
      game: this.game.id,
      rulesVersion: this.game.rulesVersion,
      options: options as Json,
      ...(parameters === undefined ? {} : { parameters }),
      seats,
      ...(seed === undefined ? {} : { seed }),
      ...(seedFrom === undefined ? {} : { seedFrom }),
      start: this.#startRecord,
      moves: this.#moves.map((entry) => ({ ...entry, digest: entry.digest! })),
    }
  }

  /** Those that nobody has asked for need the states they were taken of: the moves are played again. */
  #takeDigests(): void {
    const last = this.digest
    if (this.#moves.every((entry) => entry.digest !== undefined)) return
    const drawn = [...this.#startRecord.chance, ...this.#moves.flatMap(({ chance }) => chance)]
    const { parameters: _parameters, ...start } = this.#start
    const again = new Match(this.game, { ...start, chance: scriptedChance(drawn) })
    for (const entry of this.#moves) {
      again.#play(entry.seat, entry.move as Move)
      entry.digest ??= again.digest
    }
    if (again.digest !== last) throw new Error(`the moves of ${this.game.id}, played again, lead to another state`)
  }

  #canWithdraw(seat: Seat): boolean {
    return this.#step !== undefined && this.committed().includes(seat)
  }

  #play(seat: Seat, move: Move): void {
    const events = this.#log.length
    const moves = this.#moves.length
    const isStepOpen = this.#step !== undefined
    if (!isStepOpen && this.#undo.length === 0 && moves >= (this.#kept?.moves ?? 0) + KEEP_EVERY)
      this.#kept = { state: this.game.clone(this.#state), moves }
    this.#step ??= { firstMove: moves }
    this.game.apply(this.#state, seat, move, this.#context())
    this.#drawn = this.#chance.take()
    this.#keep(seat, move, this.#drawn)
    this.#decisions[seat]!++
    if (this.committed().length === 0) this.#step = undefined
    // The last commitment of a step shows what the others had committed to.
    const isRevealed = isStepOpen && this.#step === undefined
    const hasToldSecret = isRevealed || this.#log.slice(events).some(({ to }) => to !== undefined)
    if (this.#drawn.length === 0 && this.toAct().includes(seat) && !hasToldSecret) this.#undo.push({ seat, moves, events })
    else this.#undo = []
  }

  /** Answers a decision of the open step anew; answers of the seat that came after it are asked again. */
  #replace(seat: Seat, decision: number, move: Move): SubmitResult {
    const kept = this.#withoutAnswers(seat, decision)
    if (kept === undefined)
      return refuse({ code: 'STALE_DECISION', rule: 'MATCH', params: { expected: this.decision(seat), given: decision } })
    const state = this.#stateAfter(this.#step!.firstMove)
    for (const entry of kept) this.game.apply(state, entry.seat, entry.move as Move, SILENT)
    const refusal = this.game.whyNot(state, seat, move)
    if (refusal !== undefined) return refuse(refusal)
    this.#playStepAgain(kept, seat, decision)
    this.#play(seat, move)
    return { ok: true }
  }

  /** The moves of the open step but for the seat's answers from `decision` on; undefined if that decision is not of this step. */
  #withoutAnswers(seat: Seat, decision: number): KeptMove[] | undefined {
    const moves = this.#moves.slice(this.#step!.firstMove)
    let number = this.decision(seat) - moves.filter((entry) => entry.seat === seat).length
    if (decision < number) return undefined
    return moves.filter((entry) => entry.seat !== seat || number++ < decision)
  }

  #playStepAgain(kept: readonly KeptMove[], seat: Seat, decision: number): void {
    const { firstMove } = this.#step!
    this.#state = this.#stateAfter(firstMove)
    this.#moves.length = firstMove
    for (const entry of kept) {
      this.game.apply(this.#state, entry.seat, entry.move as Move, SILENT)
      this.#keep(entry.seat, entry.move as Move, [])
    }
    this.#decisions[seat] = decision
    this.#undo = []
    if (this.committed().length === 0) this.#step = undefined
  }

  /** The position after so many moves, of the open step or of a turn that goes on at most: fewer are taken back. */
  #stateAfter(count: number): State {
    const { game } = this
    const { state, moves } = this.#kept ?? { state: undefined, moves: 0 }
    const again = this.#moves.slice(moves, count)
    const start = state === undefined ? this.#startRecord.chance : []
    const chance = scriptedChance([...start, ...again.flatMap((entry) => entry.chance)])
    const played = state === undefined ? game.setup(this.#start.options, this.seats.length, { chance }) : game.clone(state)
    for (const entry of again) game.apply(played, entry.seat, entry.move as Move, { chance })
    return played
  }

  #keep(seat: Seat, move: Move, drawn: readonly Drawn[]): void {
    this.#moves.push({ seat, move: move as Json, chance: drawn.map(({ value }) => value), digest: undefined })
  }

  #context() {
    return {
      chance: this.#chance,
      emit: (event: Event, to?: Audience) => {
        this.#log.push(to === undefined ? { event } : { event, to })
      },
    }
  }
}

/** For commitments that are played again: they told what they tell the first time, and use no chance before the step is resolved. */
const SILENT: { readonly chance: Chance } = {
  chance: {
    int() {
      throw new Error('a commitment must not use chance before the step is resolved')
    },
  },
}

const refuse = (refusal: Refusal): SubmitResult => ({ ok: false, refusal })

// oxlint-disable-next-line typescript/no-explicit-any -- a match of any game, for code that knows none
export type AnyMatch = Match<any, any, any, any, any>
