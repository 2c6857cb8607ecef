import type { BotKnowledge, Chance, Game, Seat } from '@echappee/kernel'

/** What a search needs of a game: all but its set-up and its options. */
// oxlint-disable-next-line typescript/no-explicit-any -- a bot sees neither events nor options
export type PlayableGame<State, Move, View> = Pick<
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  Game<State, Move, any, View, any>,
  'determinize' | 'legal' | 'toAct' | 'apply' | 'outcome' | 'clone' | 'moveKey' | 'view'
>

/** What a bot is asked: it gets the view of its seat and never the state. */
export interface Decision<State, Move, View> {
  readonly game: PlayableGame<State, Move, View>
  readonly knowledge: BotKnowledge<State, Move, View>
  readonly view: View
  readonly seat: Seat
  readonly chance: Chance
}

/** How long a bot may think. The same view, chance and number of iterations give the same move, as long as nobody stops it. */
export interface Budget {
  /** Games that are played to their end in thought. */
  readonly iterations: number
  /** Asked now and then; the best move so far is played once it says false. This is how a limit in milliseconds is kept. */
  readonly mayGoOn?: (() => boolean) | undefined
}

/** A state that the view allows, as likely as the game knows how to make it. */
export function believedState<State, Move, View>({ game, knowledge, view, chance }: Decision<State, Move, View>): State {
  return knowledge.believe === undefined ? game.determinize(view, chance) : knowledge.believe(view, chance)
}
