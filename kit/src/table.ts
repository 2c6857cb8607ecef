import type { Chance, Seat } from '@echappee/kernel'
import type { Choice, GameText, Language, Names } from '@echappee/text'
import type { ComponentType } from 'react'
import type { CourseGroup } from './courses/contract.ts'

/** What every part of a game's table is given. */
export interface TableProps<View, Move, Event> {
  /** What is shown now: the viewer's view, folded event by event. */
  readonly scene: View
  /** What the viewer has been shown so far, from the start of the race on. */
  readonly log: readonly Event[]
  /** The event being shown, while its beat lasts. */
  readonly beat: Event | undefined
  /** How long the present beat lasts, in milliseconds; 0 when motion is off. */
  readonly beatMs: number
  /** The seat whose eyes we see with; SPECTATOR for none. */
  readonly viewer: Seat
  /** What the viewer can do now, and what not and why; empty while somebody else acts or a beat is shown. */
  readonly choices: readonly Choice<Move>[]
  /** The number of the viewer's present decision: another with each new question, the same while beats run. */
  readonly decision: number
  readonly choose: (move: Move) => void
  /** Answers all that one step asks of the viewer, in the order of asking, up to the first refusal. */
  readonly chooseAll: (moves: readonly Move[]) => void
  readonly names: Names
  /** Bots are marked as such. */
  readonly isBot: (seat: Seat) => boolean
  /** Which bot, for its face. */
  readonly botKind?: ((seat: Seat) => string | undefined) | undefined
  readonly text: GameText<View, Move, Event>
  readonly language: Language
}

/** Made in the browser; heard by whoever has switched them on. */
export type Sound = 'freewheel' | 'card' | 'fall' | 'bell' | 'crowd' | 'turn'

/** What a game's `ui/index.tsx` exports as `ui`: the shell puts the parts in their places. */
export interface GameUi<View, Move, Event> {
  /** Where we are: the head of the page. */
  readonly Where: ComponentType<TableProps<View, Move, Event>>
  /** The road. */
  readonly Board: ComponentType<TableProps<View, Move, Event>>
  /** The hand, or whatever is chosen from. */
  readonly Hand: ComponentType<TableProps<View, Move, Event>>
  /** The people with their state. */
  readonly People: ComponentType<TableProps<View, Move, Event>>
  /** Shown instead of the hand when the game is over. */
  readonly Final: ComponentType<TableProps<View, Move, Event>>
  /** How much time an event deserves: 0 none, 1 a normal beat. */
  weight(event: Event, view: View): number
  /** What is heard with an event, by its type. */
  readonly sounds?: Readonly<Record<string, Sound>>
  /** Milliseconds from the start of an event's beat to its sound, where they don't come together. */
  soundDelay?(event: Event, beatMs: number): number
  /** Whether the first rider is close to the line: a bell rings when it becomes so. */
  isLastKilometre?(scene: View): boolean
  /** Types of the events that open a chapter of the race: a stage, a sector, a round. Their sentence is its title. */
  readonly chapters?: readonly string[]
  /** What can be ridden, with pictures: what the set-up page begins with comes first. A course of one's own is in it while the options have one. */
  courses?(options: Readonly<Record<string, unknown>>, language: Language): readonly CourseGroup[]
  /** Options with a course, board or list of stages drawn at random, for a game that has them. */
  randomCourse?(chance: Chance, options: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>
  /** Editors for options that the plain form can't serve well; by option key. */
  readonly editors?: Readonly<Record<string, ComponentType<OptionEditorProps>>>
}

/** What the page can do with some options changed. */
export interface OptionSetup {
  /** Starts at once. */
  readonly ride: (changes: Readonly<Record<string, unknown>>) => void
  /** The address of the page, filled as it is now. */
  readonly link: (changes: Readonly<Record<string, unknown>>) => Promise<string>
}

export interface OptionEditorProps {
  readonly value: unknown
  /** The other options as they are now. */
  readonly options: Readonly<Record<string, unknown>>
  readonly onChange: (value: unknown) => void
  readonly setup: OptionSetup | undefined
  readonly language: Language
  /** For the label that the form has put above. */
  readonly labelId: string
}

// oxlint-disable-next-line typescript/no-explicit-any -- the ui of any game, for code that knows none
export type AnyGameUi = GameUi<any, any, any>
