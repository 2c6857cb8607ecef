import type { Award } from '@echappee/kit/results'
import { classify } from '../rules/classification.ts'
import { numberOf, seatOf } from '../rules/riders.ts'
import type { RiderId, View } from '../rules/state.ts'
import { speaker } from '../text/index.ts'
import { wordsIn, type Props } from './props.ts'

/** Besides places and jersey: who won most seconds on the road, who wore yellow longest, who came last. */
export function awardsOf({ scene, names, language }: Props): Award[] {
  const words = wordsIn(language)
  const say = words.screen.awards
  const award = (key: string, title: string, id: RiderId, why: string): Award => ({
    key,
    title,
    seat: seatOf(id),
    mark: String(numberOf(id)),
    name: speaker(words, names).rider(id),
    why,
  })
  const { riders, riderTimes } = classify(scene.results)
  const bonuses = riders.map((id) => ({ id, seconds: scene.results.reduce((all, { bonusSeconds }) => all + bonusSeconds[id]!, 0) }))
  const combative = bonuses.reduce((best, next) => (next.seconds > best.seconds ? next : best))
  const inYellow = Map.groupBy(scene.results, (_, i) => classify(scene.results.slice(0, i + 1)).riders[0]!)
  const [yellow, days] = [...inYellow].reduce((best, next) => (next[1].length > best[1].length ? next : best))
  const last = riders.at(-1)!
  return [
    ...(combative.seconds > 0 ? [award('combative', say.combative, combative.id, say.bonus(combative.seconds))] : []),
    award('yellow', say.daysInYellow, yellow, say.days(days.length)),
    award('lantern', say.lantern, last, say.behind(riderTimes[last]! - riderTimes[riders[0]!]!)),
  ]
}

/** Seconds behind the leader after each stage, of the first riders of the tour. */
export function generalLines({ results }: View, most: number): { readonly id: RiderId; readonly values: readonly number[] }[] {
  const after = results.map((_, i) => classify(results.slice(0, i + 1)))
  return after
    .at(-1)!
    .riders.slice(0, most)
    .map((id) => ({ id, values: [0, ...after.map(({ riders, riderTimes }) => riderTimes[id]! - riderTimes[riders[0]!]!)] }))
}
