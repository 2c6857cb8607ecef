import type { Award } from '@echappee/kit/results'
import { generalOrder } from '../rules/classification.ts'
import type { Event } from '../rules/events.ts'
import type { RiderId, View } from '../rules/state.ts'
import { leadersAlone } from '../text/facts.ts'
import { speaker } from '../text/labels.ts'
import { wordsIn, type Props } from './props.ts'
import { markOf, tokenOf } from './race.ts'
import { standingAfter } from './results.ts'

/** Besides jerseys and places: who rode most in front, who came last, who wore yellow longest. */
export function awardsOf({ scene, log, names, language }: Props): Award[] {
  const words = wordsIn(language)
  const say = words.screen.results
  const award = (key: string, title: string, id: RiderId, why: string): Award => ({
    key,
    title,
    seat: tokenOf(id).seat,
    mark: markOf(id),
    name: speaker(words, names).rider(id),
    why,
  })
  const combative = mostCombative(log)
  const yellow = mostOf(scene.results.map((_, i) => generalOrder(standingAfter(scene, i + 1))[0]!))!
  const order = generalOrder(scene)
  const last = order.at(-1)!
  return [
    ...(combative === undefined ? [] : [award('combative', say.combative, combative.value, say.combativeWhy(combative.times))]),
    award('yellow', say.daysInYellow, yellow.value, say.days(yellow.times)),
    award('lantern', say.lantern, last, words.gap(scene.totals[last]!.time - scene.totals[order[0]!]!.time)),
  ]
}

/** Only whoever has seen the whole tour can tell. */
function mostCombative(log: readonly Event[]): Most | undefined {
  if (!log.some((event) => event.type === 'stageBegan' && event.day === 0)) return undefined
  return mostOf(leadersAlone(log).filter((leader) => leader !== undefined))
}

interface Most {
  readonly value: RiderId
  readonly times: number
}

/** Who is named most often; of several, the first. */
function mostOf(riders: readonly RiderId[]): Most | undefined {
  const counted = [...Map.groupBy(riders, (rider) => rider)].map(([value, { length }]) => ({ value, times: length }))
  return counted.reduce<Most | undefined>((best, next) => (best === undefined || next.times > best.times ? next : best), undefined)
}

/** Seconds behind the leader after each stage, of the first riders of the tour. */
export function generalLines(view: View, most: number): { readonly id: RiderId; readonly values: readonly number[] }[] {
  const after = view.results.map((_, i) => {
    const standing = standingAfter(view, i + 1)
    return { standing, best: standing.totals[generalOrder(standing)[0]!]!.time }
  })
  return generalOrder(view)
    .slice(0, most)
    .map((id) => ({ id, values: [0, ...after.map(({ standing, best }) => standing.totals[id]!.time - best)] }))
}
