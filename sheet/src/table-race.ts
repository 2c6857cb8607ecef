import {
  SPECTATOR,
  isInAudience,
  seededChance,
  type AnyGame,
  type Chance,
  type Json,
  type Outcome,
  type Seat,
  type SeatRecord,
} from '@echappee/kernel'
import { SQUARE, type AtTable, type TableHand, type TypedFigure } from './at-table.ts'

export const TABLE_RACE_FORMAT = 'echappee-table-1'

/** A race at a real table as it is kept: played again from its steps, it stands where it stood. */
export interface TableRaceFile {
  readonly format: typeof TABLE_RACE_FORMAT
  readonly game: string
  readonly options: Json
  /** `by` is `human`, or the level of the bot. */
  readonly seats: readonly SeatRecord[]
  readonly seed: string
  /** The people deal the open cards of the box, and say which; otherwise the device does. */
  readonly isDealtByPeople?: true
  readonly steps: readonly TableStep[]
}

export interface TableStep {
  readonly seat: Seat
  readonly move: Json
  /** A person entered it: undo goes back to such a step. */
  readonly isEntered?: true
  /** The face of the people's own die. */
  readonly face?: number
  /** Instead of a move: the table is otherwise than the device had it. */
  readonly corrected?: readonly TypedFigure[]
  /** The same, as it was kept before: one rider stands elsewhere. */
  readonly put?: { readonly rider: number; readonly square: number }
  /** Instead of a move: what the people have dealt. */
  readonly dealt?: readonly string[]
}

/** Who is to decide: a team of the device, which gets its view and no more; or a person, whose move is entered. */
export type TableTurn =
  | { readonly kind: 'bot'; readonly seat: Seat; readonly view: unknown }
  | { readonly kind: 'deal'; readonly seat: Seat; readonly cards: readonly string[]; readonly all: readonly string[] }
  | { readonly kind: 'person'; readonly seat: Seat; readonly moves: readonly unknown[]; readonly die?: readonly number[] }

/** The game's own rules, followed from what the people enter. Bots decide first, so that what is entered can't help them. */
export class TableRace {
  readonly #game: AnyGame
  readonly #atTable: AtTable<unknown, unknown>
  readonly #start: Omit<TableRaceFile, 'steps'>
  readonly #chance: Chance
  readonly #steps: TableStep[] = []
  readonly #events: { readonly step: number; readonly event: unknown }[] = []
  readonly #state: unknown

  /** Throws where the steps are no race of this game. */
  constructor(game: AnyGame, atTable: AtTable<unknown, unknown>, { steps, ...start }: TableRaceFile) {
    this.#game = game
    this.#atTable = atTable
    this.#start = start
    this.#chance = seededChance(start.seed)
    this.#state = game.setup(start.options, start.seats.length, this.#context())
    for (const step of steps) this.#apply(step)
    this.#playForced()
  }

  /** Undefined when the race is over. */
  turn(): TableTurn | undefined {
    const acting = this.#game.toAct(this.#state)
    const isDealt = this.#start.isDealtByPeople !== true || this.#steps.at(-1)?.dealt !== undefined
    const dealt = isDealt ? undefined : this.#atTable.dealt?.(this.#state)
    if (dealt !== undefined) return { kind: 'deal', seat: SPECTATOR, ...dealt }
    const bot = acting.find((seat) => !this.#isPerson(seat))
    if (bot !== undefined) return { kind: 'bot', seat: bot, view: this.#game.view(this.#state, bot) }
    const [seat] = acting
    if (seat === undefined) return undefined
    const moves = this.#atTable.possible(this.#state, seat)
    const die = moves.length === 1 ? this.#atTable.die?.(this.#state, seat, moves[0]) : undefined
    return { kind: 'person', seat, moves, ...(die === undefined ? {} : { die }) }
  }

  /** The move of the one whose turn it is, and what his die showed; the device throws for him where that is left out. False where it can't be. */
  play(move: unknown, face?: number): boolean {
    const turn = this.turn()
    if (turn === undefined || turn.kind === 'deal') return false
    const { seat } = turn
    if (turn.kind === 'bot') {
      if (this.#game.whyNot(this.#state, seat, move) !== undefined) return false
      this.#apply({ seat, move: move as Json })
    } else {
      const key = this.#game.moveKey(move)
      if (!turn.moves.some((one) => this.#game.moveKey(one) === key)) return false
      if (face !== undefined && turn.die?.includes(face) !== true) return false
      this.#apply({ seat, move: move as Json, isEntered: true, ...(face === undefined ? {} : { face }) })
    }
    this.#playForced()
    return true
  }

  /** The table is right, and the device was not. False where it can't be so, or not now. */
  correct(figures: readonly TypedFigure[]): boolean {
    const tried = this.#game.clone(this.#state)
    if (figures.length === 0 || this.#atTable.correct?.(tried, figures, { chance: this.#chance }) !== true) return false
    this.#apply({
      seat: SPECTATOR,
      move: null,
      corrected: figures.map(({ rider, what, value }) => ({ rider, what, value })),
      isEntered: true,
    })
    this.#playForced()
    return true
  }

  /** What the person whose turn it is may hold; undefined where the device need not be told. */
  hand(): TableHand | undefined {
    const turn = this.turn()
    return turn?.kind === 'person' ? this.#atTable.hand?.(this.#state, turn.seat) : undefined
  }

  /** What he sees who holds these cards; undefined where nobody can hold them. The race stays as it is. */
  viewHolding(seat: Seat, cards: Readonly<Record<string, number>>): unknown {
    const told = this.#game.clone(this.#state)
    return this.#atTable.hold?.(told, seat, cards) === true ? this.#game.view(told, seat) : undefined
  }

  /** False for cards that can't have been dealt. */
  deal(cards: readonly string[]): boolean {
    const now = this.#atTable.dealt?.(this.#state)
    const areCards = now !== undefined && cards.length === now.cards.length && cards.every((card) => now.all.includes(card))
    if (!areCards || new Set(cards).size < cards.length) return false
    this.#apply({ seat: SPECTATOR, move: null, dealt: [...cards], isEntered: true })
    return true
  }

  /** What is played for a bot that gives no possible move. */
  fallback(seat: Seat): unknown {
    return this.#game.fallback(this.#state, seat)
  }

  get file(): TableRaceFile {
    return { ...this.#start, steps: [...this.#steps] }
  }

  /** The steps without the last entry and all that followed it; undefined where nothing has been entered. */
  beforeLastEntry(): TableRaceFile | undefined {
    const last = this.#steps.findLastIndex(({ isEntered }) => isEntered)
    return last < 0 ? undefined : { ...this.#start, steps: this.#steps.slice(0, last) }
  }

  /** Everything that lies open: for a screen that all can see. */
  view(viewer: Seat = SPECTATOR): unknown {
    return this.#game.view(this.#state, viewer)
  }

  /** What everybody saw, from this step on and up to before that one. */
  events(from = 0, until = Infinity): unknown[] {
    return this.#events.filter(({ step }) => step >= from && step < until).map(({ event }) => event)
  }

  outcome(): Outcome | undefined {
    return this.#game.outcome(this.#state)
  }

  get stepCount(): number {
    return this.#steps.length
  }

  #isPerson(seat: Seat): boolean {
    return this.#start.seats[seat]!.by === 'human'
  }

  /** What a person can't decide otherwise is not asked. */
  #playForced(): void {
    for (;;) {
      const turn = this.turn()
      if (turn?.kind !== 'person' || turn.moves.length !== 1 || turn.die !== undefined) return
      this.#apply({ seat: turn.seat, move: turn.moves[0] as Json })
    }
  }

  #apply(step: TableStep): void {
    const { seat, move, face, put, dealt } = step
    const corrected = put === undefined ? step.corrected : [{ rider: put.rider, what: SQUARE, value: put.square }]
    if (corrected !== undefined || dealt !== undefined) {
      this.#steps.push(step)
      if (corrected !== undefined) this.#atTable.correct?.(this.#state, corrected, this.#context())
      if (dealt !== undefined) this.#atTable.deal?.(this.#state, dealt, this.#context())
      return
    }
    if (this.#isPerson(seat)) this.#atTable.fit(this.#state, seat, move)
    const refusal = this.#game.whyNot(this.#state, seat, move)
    if (refusal !== undefined) throw new Error(`step ${this.#steps.length} is refused: ${refusal.code}`)
    const faces = face === undefined ? undefined : this.#atTable.die?.(this.#state, seat, move)
    this.#steps.push(step)
    this.#game.apply(
      this.#state,
      seat,
      move,
      this.#context(faces === undefined ? this.#chance : thrown(this.#chance, faces.indexOf(face!))),
    )
  }

  #context(chance = this.#chance) {
    return {
      chance,
      emit: (event: unknown, to?: Parameters<typeof isInAudience>[0]) => {
        if (isInAudience(to, SPECTATOR))
          this.#events.push({ step: this.#steps.length, event: JSON.parse(JSON.stringify(event)) as unknown })
      },
    }
  }
}

/** The first outcome is known; what follows is drawn as ever. */
function thrown(chance: Chance, first: number): Chance {
  let isFirst = true
  return {
    int(bound) {
      if (!isFirst) return chance.int(bound)
      isFirst = false
      return first
    },
  }
}
