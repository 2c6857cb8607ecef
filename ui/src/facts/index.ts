/** What a person remembers of a race, for the page of one's own races. Needs no React. */
import type { Outcome, Seat } from '@echappee/kernel'
import type { Language } from '../text/contract.ts'

/** A finished race as one seat saw it. */
export interface FinishedRace<View, Event> {
  readonly seat: Seat
  readonly events: readonly Event[]
  readonly view: View
  readonly outcome: Outcome
}

/** A figure of a race; of all races the highest is shown. A game's `ui/facts.ts` exports its own as `facts`. */
export interface Fact<View, Event> {
  readonly label: Readonly<Record<Language, string>>
  /** The figure in words. */
  readonly text: Readonly<Record<Language, (figure: number) => string>>
  /** 0 for a race that had none. */
  readonly of: (race: FinishedRace<View, Event>) => number
}

// oxlint-disable-next-line typescript/no-explicit-any -- the facts of any game, for code that knows none
export type AnyFact = Fact<any, any>

const SPANS = {
  round: { fr: ['tour', 'tours'], en: ['round', 'rounds'] },
  turn: { fr: ['tour', 'tours'], en: ['turn', 'turns'] },
  sector: { fr: ['secteur', 'secteurs'], en: ['sector', 'sectors'] },
} as const

/** How long the seat was alone in front without a break; `wasAlone` says it for every round, turn or sector of a race. */
export function longestBreakaway<View, Event>(
  span: keyof typeof SPANS,
  wasAlone: (race: FinishedRace<View, Event>) => readonly boolean[],
): Fact<View, Event> {
  const { fr, en } = SPANS[span]
  return {
    label: { fr: 'Plus longue échappée', en: 'Longest breakaway' },
    text: {
      fr: (n) => (n < 2 ? `${n} ${fr[0]} seul en tête` : `${n} ${fr[1]} de suite seul en tête`),
      en: (n) => (n === 1 ? `1 ${en[0]} alone in front` : `${n} ${en[1]} in a row alone in front`),
    },
    of: (race) => longestRun(wasAlone(race)),
  }
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
