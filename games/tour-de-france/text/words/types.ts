import type { Language, OptionSentences } from '@echappee/text'
import type { FactWords } from '@echappee/text/facts'
import type { ChanceCard } from '../../content/cards.ts'
import type { BoardId } from '../../content/boards.ts'
import type { Terrain } from '../../content/board.ts'
import type { StageKind } from '../../content/tours.ts'
import type { BoardIssueCode } from '../../rules/board-check.ts'
import type { Event } from '../../rules/events.ts'
import type { Move } from '../../rules/moves.ts'
import type { optionFields } from '../../rules/options.ts'
import type { RefusalCode } from '../../rules/refusals.ts'
import type { Phase, RiderId, Standing } from '../../rules/state.ts'
import type { TOUR_ISSUES } from '../../rules/tour-schema.ts'
import type { EditorTexts } from './en/editor.ts'
import type { ScreenTexts } from './screen.ts'

type Params = Readonly<Record<string, string | number>>

/** How people and riders are called in a sentence. */
export interface Speaker {
  readonly name: (seat: number) => string
  /** "Ada 2". */
  readonly rider: (id: RiderId) => string
  readonly riders: (ids: readonly RiderId[]) => string
}

/** One sentence for every event; undefined for what needs no line. */
export type EventTexts = {
  readonly [T in Event['type']]: (event: Extract<Event, { type: T }>, who: Speaker) => string | undefined
}

/** What a choice means here: the name of its square and what happens there. */
export interface MoveWords {
  readonly place: (to: number) => string
  readonly effects: () => readonly string[]
}

export type MoveTexts = { readonly [T in Move['type']]: (move: Extract<Move, { type: T }>, words: MoveWords) => string }

/** What a ride does (`bot/deeds.ts`), as a predicate: "keeps the 12". */
type DeedTexts = Readonly<Record<DeedName, (about: readonly number[], who: Speaker) => string>>
type DeedName =
  | 'crosses'
  | 'falls'
  | 'sprint'
  | 'slipstream'
  | 'front'
  | 'farther'
  | 'lostOnClimb'
  | 'stays'
  | 'exchange'
  | 'chance'
  | 'keepsHigh'
  | 'spendsHigh'
  | 'keepsBrake'
  | 'leavesMates'

export type PhaseTexts = { readonly [P in Exclude<Phase, 'finished'>]: PhaseText }
interface PhaseText {
  /** For who must decide. */
  readonly own: (rider: string, count: number) => string
  /** For the others. */
  readonly other: (name: string, rider: string) => string
}

export type RefusalTexts = Readonly<Record<RefusalCode, (params: Params) => string>>
export type IssueTexts = Readonly<Record<BoardIssueCode | (typeof TOUR_ISSUES)[number], (params: Params) => string>>
export type ChanceTexts = Readonly<Record<ChanceCard, { readonly name: string; readonly effect: string }>>

export interface TableTexts {
  readonly stage: (number: number, of: number, name: string, kind: StageKind) => string
  readonly round: (round: number, late: number) => string
  readonly order: string
  readonly at: (rider: string, place: string, terrain: Terrain | undefined) => string
  readonly standing: Readonly<Record<Standing, string>>
  readonly row: (row: number) => string
  readonly acted: string
  readonly misses: string
  readonly keeps: (cards: readonly string[]) => string
  readonly bonus: (seconds: number, points: number) => string
  readonly accidents: string
  readonly accident: (row: number, riders: string) => string
  readonly cards: string
  readonly hand: (cards: readonly number[]) => string
  readonly handOf: (name: string, count: number) => string
  readonly shown: (name: string, cards: readonly number[]) => string
  readonly piles: (draw: number, discard: number, chance: number) => string
  readonly sprints: string
  readonly sprint: (name: string, row: number, prizes: readonly string[]) => string
  readonly prize: (points: number, seconds: number) => string
  readonly prizesGone: string
  readonly classification: string
  readonly team: (name: string, points: number, seconds: number) => string
  readonly leader: (rider: string, seconds: number) => string
  readonly total: (name: string, total: number, place: number) => string
}

export interface Words {
  readonly facts: Readonly<Record<'longestRide' | 'sprints' | 'withoutFall', FactWords>>
  readonly language: Language
  readonly list: (items: readonly string[]) => string
  /** "Louison 2"; a name that ends in a number says what the second one is. */
  readonly riderName: (name: string, number: number) => string
  /** The reader's own rider, in the middle of a sentence. */
  readonly ownRider: (number: number) => string
  readonly capital: (text: string) => string
  readonly boards: Readonly<Record<BoardId, string>>
  readonly kinds: Readonly<Record<StageKind, string>>
  readonly terrains: Readonly<Record<Terrain, string>>
  readonly chance: ChanceTexts
  readonly event: EventTexts
  readonly move: MoveTexts
  readonly deeds: DeedTexts
  readonly prompt: PhaseTexts
  readonly over: (name: string, total: number) => string
  readonly refusals: RefusalTexts
  readonly issues: IssueTexts
  readonly options: OptionSentences<typeof optionFields>
  readonly table: TableTexts
  readonly screen: ScreenTexts
  readonly editor: EditorTexts
  readonly quickStart: Readonly<Record<'heading' | 'aim' | 'hand' | 'shelter' | 'hill' | 'finish', string>>
}
