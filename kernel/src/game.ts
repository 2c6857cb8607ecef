import type { Chance } from './chance.ts'
import type { Blend, Features, Weights } from './judgement.ts'
import type { OptionFields } from './options.ts'
import type { ParameterFields, Numbers } from './parameters.ts'
import type { Deed } from './deed.ts'
import type { Clone, MoveFeatures, PolicyWeights } from './policy.ts'
import type { Issue, Schema } from './schema.ts'

export type Seat = number
export const SPECTATOR: Seat = -1

/** Why a move is refused: a message key, the rule that forbids it, values for the sentence. */
export interface Refusal {
  readonly code: string
  readonly rule: string
  readonly params?: Readonly<Record<string, string | number>>
}

export type Audience = { readonly only: Seat } | { readonly except: Seat }

export function isInAudience(to: Audience | undefined, viewer: Seat): boolean {
  if (to === undefined) return true
  return 'only' in to ? to.only === viewer : to.except !== viewer
}

export interface Context<Event> {
  readonly chance: Chance
  /** Absent in search. */
  readonly emit?: ((event: Event, to?: Audience) => void) | undefined
}

/** By seat; place 1 is best, ties share. */
export interface Outcome {
  readonly places: readonly number[]
  readonly scores: readonly number[]
}

/**
 * What every game fulfils. State, move, event and view are plain JSON. `setup` and `apply` write, everything else only reads.
 * Legality depends only on the seat's own view, so that a refusal teaches nothing secret.
 */
export interface Game<State, Move, Event, View, Options> {
  readonly id: string
  /** Changes when an old record would replay differently. */
  readonly rulesVersion: number
  readonly seats: { readonly min: number; readonly max: number; readonly best: number }
  readonly optionFields: OptionFields
  readonly schemas: { readonly options: Schema<Options>; readonly move: Schema<Move> }
  /** What good options ask for that a table of so many seats does not have; absent where they go with every number. */
  optionIssues?(options: Options, seats: number): readonly Issue[]
  /** The numbers that the lab may turn, and the game by other ones; their state tells of them where it needs to. */
  readonly parameters?: {
    readonly fields: ParameterFields
    tuned(numbers: Numbers): Game<State, Move, Event, View, Options>
  }
  /** What may surprise whoever plays with these options, though they are good. */
  optionWarnings?(options: Options): readonly Issue[]
  setup(options: Options, seats: number, ctx: Context<Event>): State
  /** Several = simultaneous and secret; empty = over. */
  toAct(state: State): readonly Seat[]
  /** Seats whose secret move of a simultaneous decision waits for the others and can still be replaced. A game without such decisions has none. */
  committed?(state: State): readonly Seat[]
  /** What a hand could reach for, legal or not. */
  candidates(state: State, seat: Seat): Move[]
  whyNot(state: State, seat: Seat, move: Move): Refusal | undefined
  /** The candidates without a refusal, fast. */
  legal(state: State, seat: Seat): Move[]
  /** What is played for someone who does not answer. */
  fallback(state: State, seat: Seat): Move
  /** In place; trusts its input. */
  apply(state: State, seat: Seat, move: Move, ctx: Context<Event>): void
  /** A pause that lasts until everybody wants to go on: no clock runs, and nobody is hurried through it. Asked of a state or of any view of it. */
  isResting?(table: State | View): boolean
  /** Throws dice: even where nothing else can be done, it waits for a hand. */
  isThrow?(move: Move): boolean
  outcome(state: State): Outcome | undefined
  clone(state: State): State
  /** Injective over the moves of a position: options of a search, compact records. */
  moveKey(move: Move): number
  /** All that a seat may know and remember, as fresh JSON. */
  view(state: State, viewer: Seat): View
  /** What an event that the viewer is told does to his view: folded over all those of a move, it leads to the view after it. */
  fold(view: View, event: Event): View
  /** A full state that this viewer can't tell from the true one. */
  determinize(view: View, chance: Chance): State
}

/** How a level of bots thinks about a decision; what is not said is as usual. */
interface Thinking {
  /** Games that it plays in thought. */
  readonly iterations?: number
  /** Instead of the game's own. */
  readonly horizon?: number
  readonly prior?: number
  readonly answers?: PolicyWeights
  readonly blend?: Blend
  /** The share of its decisions that it thinks about, from 0 to 1; the others it plays as the policy does. */
  readonly attention?: number
}

export interface Learning<State, Move> {
  readonly features: MoveFeatures<State, Move>
  practice(chance: Chance): object
}

/** One of the legal moves, from what the seat knows. */
export type Habit<State, Move> = (state: State, seat: Seat, moves: readonly Move[], chance: Chance) => Move

/** What a game may tell its bots; all of it optional. */
export interface BotKnowledge<State, Move, View> {
  /** The chance that the seat wins; those of all seats sum to one. */
  evaluate?(state: State, seat: Seat): number
  /** What `evaluate` is made of, where it was fitted to how games ended. */
  readonly judgement?: { readonly features: Features<State>; readonly weights: Weights }
  /** A search stops at the so-manieth quiet position and judges it, where that was found to play better than whole games. */
  readonly horizon?: number
  /** Where a search may stop to judge, if not at every quiet position: at the beginning of a stage, say. */
  readonly isHorizon?: (state: State) => boolean
  /** A search leaves the policy's own move only for one that is better by so many standard errors; 0 where the policy is easily bettered. */
  readonly caution?: number
  /** How hot the beginner plays (see `judge` of a policy), and how the two searching levels think, where the usual numbers do not make levels. */
  readonly levels?: { readonly beginner?: { readonly heat: number }; readonly leader?: Thinking; readonly champion?: Thinking }
  /** By style of bot and name of a feature: what such a rider likes beyond winning, added to the weights. */
  readonly styles?: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** A sensible move, quickly. It may look only at what the seat itself knows. */
  playout?(state: State, seat: Seat, chance: Chance): Move
  /** How a policy is learned by playing: what moves are told apart by, and the options of a table to play at. */
  readonly learning?: Learning<State, Move>
  /** What was learned. */
  readonly policy?: PolicyWeights
  /** How the level at a usual table plays: what curves, costs and luck are reckoned by. */
  readonly clone?: Clone
  /** How much the log-likelihood of a move counts in a search after its first trial; undefined searches without it. */
  readonly prior?: number
  /** What others answer in a search when they are asked at the same time, in secret, is drawn from it; undefined is as they play anyway. */
  readonly answers?: PolicyWeights
  /** Undefined tells an imagined game by its end alone. */
  readonly blend?: Blend
  /** Whether imagined games are played by it. */
  readonly imaginesByPolicy?: boolean
  /** By name: ways to play that a good bot loses to none of. */
  readonly habits?: Readonly<Record<string, Habit<State, Move>>>
  /** What moves do, as people would say it: the reasons of the coach. What matters most comes first. */
  readonly deeds?: readonly Deed<State, Move>[]
  /** A likelier determinization than the plain one. */
  believe?(view: View, chance: Chance): State
}

// oxlint-disable-next-line typescript/no-explicit-any -- a game of any types, for code that knows none
export type AnyGame = Game<any, any, any, any, any>
// oxlint-disable-next-line typescript/no-explicit-any -- as above
export type AnyKnowledge = BotKnowledge<any, any, any>
