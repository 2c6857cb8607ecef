import type { BotKnowledge, Chance, Game, Seat } from '@echappee/kernel'

/** What a bot is asked: it gets the view of its seat and never the state. */
export interface Decision<State, Move, View> {
  // oxlint-disable-next-line typescript/no-explicit-any -- a bot sees neither events nor options
  readonly game: Pick<Game<State, Move, any, View, any>, 'determinize' | 'legal'>
  readonly knowledge: BotKnowledge<State, Move, View>
  readonly view: View
  readonly seat: Seat
  readonly chance: Chance
}
