/** What the coach points at: a part of every table (where, board, hand, people, log), a thing that carries its name as `data-lesson`, or a choice by its id. */
export type LessonTarget = string | { readonly choice: string }

interface Said<View, Key> {
  /** One thing. */
  readonly text: Key
  readonly at: LessonTarget
  /** What the text says of the race, whatever was chosen before: the lesson's test holds it to be true. */
  readonly holds?: (view: View) => boolean
}

/** The coach says something and waits for "next". */
export type TalkStep<View, Key> = Said<View, Key>

/** The person does it: one of several moves, or any. */
export interface MoveStep<View, Move, Key> extends Said<View, Key> {
  readonly accepts: ((move: Move, view: View) => boolean) | 'any'
  /** Said when another move is chosen, which is then not played. What the rules refuse says its own sentence. */
  readonly otherwise?: Key
  /** Whether the answers suffice, looked at when the person is asked again. One answer does if this is left out. */
  readonly until?: (view: View) => boolean
}

export type LessonStep<View, Move, Key> = TalkStep<View, Key> | MoveStep<View, Move, Key>

/** A guided first race: a fixed deal, and what the coach says when. After the last step the person rides on alone. Data only. */
export interface Lesson<View, Move, Options, Key extends string> {
  readonly options: Options
  /** `you` for the person, the level of a bot for the others. */
  readonly seats: readonly string[]
  /** Deals, draws and the bots' moves follow from it. */
  readonly seed: string
  readonly minutes: number
  readonly steps: readonly LessonStep<View, Move, Key>[]
}

// oxlint-disable-next-line typescript/no-explicit-any -- the lesson of any game, for code that knows none
export type AnyLesson = Lesson<any, any, any, any>
// oxlint-disable-next-line typescript/no-explicit-any -- the same
export type AnyStep = LessonStep<any, any, any>
/** What the coach says in one language, by key. */
export type LessonTexts<Key extends string = string> = Readonly<Record<Key, string>>
