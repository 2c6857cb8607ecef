import type { OptionSentences } from '@echappee/text'
import type { FactWords } from '@echappee/text/facts'
import type { Refusal } from '@echappee/kernel'
import type { Category } from '../../content/points.ts'
import type { Form, TeamColour, TeamKind, Trait } from '../../content/riders.ts'
import type { StageType } from '../../content/stages.ts'
import type { Terrain } from '../../content/tiles.ts'
import type { Event } from '../../rules/events.ts'
import type { Extra, Move, Prep, SprintChoice } from '../../rules/moves.ts'
import type { optionFields } from '../../rules/options.ts'
import type { RefusalCode } from '../../rules/refusals.ts'
import type { STAGE_ISSUES } from '../../rules/stage-schema.ts'
import type { HowFinished, Phase, RiderId } from '../../rules/state.ts'
import type { ScreenWords } from './screen-words.ts'

/** What a sentence needs to name people and things. */
export interface Speaker {
  readonly rider: (id: RiderId) => string
  readonly riders: (ids: readonly RiderId[]) => string
  readonly seat: (seat: number) => string
  readonly card: (card: number | null) => string
}

/** A sentence for an event of this type; null for what needs no line. */
type EventWords = { readonly [K in Event['type']]: ((event: Extract<Event, { type: K }>, say: Speaker) => string) | null }

/** A choice in words; `to` is where it would bring the rider if nobody else moved, 0 if that means nothing. */
type MoveWords = { readonly [K in Move['type']]: (move: Extract<Move, { type: K }>, say: Speaker, to: number) => string }

/** What a move does (`bot/deeds.ts`), as a predicate: "keeps both nines". */
type DeedWords = Readonly<Record<DeedName, (about: readonly number[], say: Speaker) => string>>
type DeedName =
  | 'crosses'
  | 'tires'
  | 'sheltered'
  | 'slips'
  | 'breaksAway'
  | 'dropped'
  | 'carriesMate'
  | 'lostToClimb'
  | 'blocked'
  | 'downhill'
  | 'keepsBest'
  | 'spendsBest'
  | 'sparesMost'
  | 'shedsTiredness'
  | 'eats'

export type Params = Readonly<Record<string, string | number>>

/** Everything that the game says in one language. */
export interface Words {
  readonly facts: Readonly<Record<'breakaway' | 'longestMove', FactWords>>
  list(items: readonly string[]): string
  count(n: number, one: string, other?: string): string
  ordinal(n: number): string
  /** `4 h 27′ 10″`, and `+ 20″`. */
  clock(seconds: number): string
  gap(seconds: number): string
  kinds: { readonly rouleur: string; readonly sprinteur: string }
  colours: Readonly<Record<TeamColour, string>>
  teams: Readonly<Record<TeamKind, string>>
  riderNumber(colour: string, number: number): string
  exhaustion: string
  attack: string
  noCard: string
  terrains: Readonly<Record<Terrain, string>>
  stageTypes: Readonly<Record<StageType, string>>
  categories: Readonly<Record<Category, string>>
  traits: Readonly<Record<Trait, { readonly name: string; readonly effect: string }>>
  forms: Readonly<Record<Form, { readonly name: string; readonly effect: string }>>
  preps: Readonly<Record<Prep, string>>
  extras: Readonly<Record<Extra, string>>
  sprints: Readonly<Record<SprintChoice, string>>
  finishes: Readonly<Record<HowFinished, string>>
  /** What the one who is asked must do, by phase; `who` is the rider in question. */
  prompt: Readonly<Record<Phase, (who: string) => string>>
  waiting: string
  waitingFor(name: string): string
  won(name: string, isTour: boolean): string
  event: EventWords
  move: MoveWords
  deeds: DeedWords
  refusals: Readonly<Record<RefusalCode, (params: NonNullable<Refusal['params']>, say: Speaker) => string>>
  board: {
    stage(name: string, type: string, squares: number): string
    round(n: number): string
    line(square: number): string
    sprint(square: number, left: number): string
    summit(square: number, category: string, left: number): string
    riders: string
    at(rider: string, kind: string, square: number, lane: number, terrain: string): string
    away(rider: string, kind: string): string
    home(rider: string, kind: string, how: string): string
    piles(draw: number, recycled: number, exhaustion: number): string
    played(cards: readonly string[]): string
    musettes(n: number): string
    cards: string
    hand(rider: string, cards: readonly string[]): string
    committed(rider: string, card: string): string
    general: string
    green: string
    mountain: string
    team: string
    time(name: string, time: string): string
    points(name: string, points: number): string
    used: string
  }
  options: OptionSentences<typeof optionFields>
  screen: ScreenWords
  issues: Readonly<Record<(typeof STAGE_ISSUES)[number], (params: Params) => string>>
}
