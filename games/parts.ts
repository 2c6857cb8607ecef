import type { AnyGame, AnyKnowledge, AnyMetrics, AnyOrders, Cover, KeptExercise } from '@echappee/kernel'
import type { AnySheet, AnySheetText } from '@echappee/sheet'
import type { AnyGameText, Language } from '@echappee/text'
import type { AnyFact } from '@echappee/text/facts'
import type { AnyLesson, LessonTexts } from '@echappee/text/lesson'
import type { OrdersText } from '@echappee/text/orders'

export interface CatalogEntry {
  readonly id: string
  readonly cover: Cover
  /** Loaded when the game is opened; undefined for a game that is announced but not built. */
  readonly parts: GameParts | undefined
}

/** What a bot and the rules need: nothing that is said or shown. */
export interface RulesParts {
  readonly rules: () => Promise<AnyGame>
  readonly bot: () => Promise<AnyKnowledge>
}

export interface VersionedRules extends RulesParts {
  /** What the lab counts; undefined for a game without a folder `metrics`. */
  readonly metrics?: (() => Promise<AnyMetrics>) | undefined
  /** By version, rules that have been replaced: games that were begun with them are played, and replayed, by them. */
  readonly past: Readonly<Record<number, RulesParts>>
}

export interface GameParts extends VersionedRules {
  readonly text: (language: Language) => Promise<AnyGameText>
  readonly facts: (language: Language) => Promise<readonly AnyFact[]>
  /** The guided first race; undefined for a game that has none. */
  readonly lesson?: LessonParts | undefined
  /** The score sheet for the boxed game. */
  readonly sheet?: SheetParts | undefined
  /** What may be answered in advance at a table over days; undefined for a game that offers nothing. */
  readonly orders?: OrdersParts | undefined
  /** Positions with one question; undefined for a game that keeps none. */
  readonly exercises?: (() => Promise<readonly KeptExercise[]>) | undefined
}

export interface SheetParts {
  readonly load: () => Promise<AnySheet>
  readonly text: (language: Language) => Promise<AnySheetText>
}

export interface LessonParts {
  readonly plan: () => Promise<AnyLesson>
  readonly words: (language: Language) => Promise<LessonTexts>
}

export interface OrdersParts {
  readonly load: () => Promise<AnyOrders>
  readonly words: (language: Language) => Promise<OrdersText>
}
