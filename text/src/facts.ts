/** What a person remembers of a race, for the page of one's own races. Needs no React. */
import type { Outcome, Seat } from '@echappee/kernel'

/** A finished race as one seat saw it. */
export interface FinishedRace<View, Event> {
  readonly seat: Seat
  readonly events: readonly Event[]
  readonly view: View
  readonly outcome: Outcome
}

/** A figure of a race; of all races the highest is shown. A game's `text/facts.ts` makes its own of its words, as `facts`. */
export interface Fact<View, Event> {
  readonly label: string
  /** The figure in words. */
  readonly text: (figure: number) => string
  /** 0 for a race that had none. */
  readonly of: (race: FinishedRace<View, Event>) => number
}

// oxlint-disable-next-line typescript/no-explicit-any -- the facts of any game, for code that knows none
export type AnyFact = Fact<any, any>

/** What a figure is called, and how it is said. */
export type FactWords = Pick<AnyFact, 'label' | 'text'>

/** How long the seat was alone in front without a break; `wasAlone` says it for every round, turn or sector of a race. */
export function longestBreakaway<View, Event>(
  words: FactWords,
  wasAlone: (race: FinishedRace<View, Event>) => readonly boolean[],
): Fact<View, Event> {
  return { ...words, of: (race) => longestRun(wasAlone(race)) }
}

/** How many in a row were so, at best. */
export function longestRun(wereSo: readonly boolean[]): number {
  let longest = 0
  let run = 0
  for (const wasSo of wereSo) {
    run = wasSo ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

/** Who alone is farthest, by rider; undefined where several share the front. */
export function aloneInFront(places: ReadonlyMap<number, number>): number | undefined {
  const best = Math.max(...places.values())
  const front = [...places].filter(([, place]) => place === best)
  return front.length === 1 ? front[0]![0] : undefined
}
