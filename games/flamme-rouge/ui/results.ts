import type { JerseyKind, StandingsLine } from '@echappee/ui/results'
import type { Language } from '@echappee/ui'
import { generalOrder, jerseysOf, pointsOrder, teamOrder, teamTotal, type Standing } from '../rules/classification.ts'
import { teamOf } from '../rules/riders.ts'
import type { RiderId, StageResult, Totals, View } from '../rules/state.ts'
import { kindName, speaker, stageTitle } from './labels.ts'
import { wordsIn, type Props } from './props.ts'
import { teamName, tokenOf } from './race.ts'

export const CLASSIFICATIONS = ['general', 'green', 'mountain', 'team'] as const
export type Classification = (typeof CLASSIFICATIONS)[number]

type ResultProps = Pick<Props, 'scene' | 'names' | 'language'>

/** The totals after so many stages, for the jerseys as they were then. */
export function standingAfter(view: View, stages: number): Standing {
  const totals: Totals[] = view.totals.map(() => ({ time: 0, bonus: 0, green: 0, mountain: 0 }))
  for (const { riders } of view.results.slice(0, stages))
    for (const { rider, time, bonus, green, mountain } of riders) {
      const sum = totals[rider]!
      sum.time += time
      sum.bonus += bonus
      sum.green += green
      sum.mountain += mountain
    }
  return { tour: view.tour, totals, drawOrder: view.drawOrder }
}

export interface JerseyPass {
  readonly kind: JerseyKind
  readonly rider: RiderId | null
  /** Who wore it before, if somebody else did. */
  readonly from: RiderId | null
}

/** Who wears what after the last stage, and from whom he took it. */
export function jerseyPasses(view: View): JerseyPass[] {
  const stages = view.results.length
  const isOver = view.phase === 'finished'
  const now = jerseysOf(standingAfter(view, stages), isOver)
  const before = stages > 1 ? jerseysOf(standingAfter(view, stages - 1), false) : undefined
  const pass = (kind: JerseyKind, of: 'yellow' | 'green' | 'mountain'): JerseyPass => {
    const old = before?.[of] ?? null
    return { kind, rider: now[of], from: old === now[of] ? null : old }
  }
  return [pass('yellow', 'yellow'), pass('green', 'green'), pass('dots', 'mountain')]
}

/** One classification, best first. */
export function standingLines({ scene, names, language }: ResultProps, of: Classification): StandingsLine[] {
  const words = wordsIn(language)
  const isOver = scene.phase === 'finished'
  if (of === 'team') {
    const order = teamOrder(scene, isOver)
    const best = teamTotal(scene, order[0]!)
    return order.map((team, i) => ({
      key: team,
      seat: team,
      rank: i + 1,
      name: teamName(words, scene, names, team),
      value: i === 0 ? words.clock(best) : words.gap(teamTotal(scene, team) - best),
    }))
  }
  const order = of === 'general' ? generalOrder(scene) : pointsOrder(scene, of, isOver).filter((id) => scene.totals[id]![of] > 0)
  const best = scene.totals[order[0] ?? 0]!.time
  return order.map((id, i) => ({
    key: id,
    ...tokenOf(id),
    rank: i + 1,
    isLeader: i === 0 && of === 'general',
    name: speaker(words, names).rider(id),
    note: `${kindName(words, scene, id)} · ${teamName(words, scene, names, teamOf(id))}`,
    value:
      of === 'general'
        ? i === 0
          ? words.clock(best)
          : words.gap(scene.totals[id]!.time - best)
        : words.screen.results.point(scene.totals[id]![of]),
  }))
}

/** The times of a stage as a race result: the winner's, then gaps. */
export function stageLines({ scene, names, language }: ResultProps, { riders }: StageResult): StandingsLine[] {
  const words = wordsIn(language)
  const best = riders[0]!.time
  return riders.map(({ rider, place, time, bonus, green, mountain }, i) => ({
    key: rider,
    ...tokenOf(rider),
    rank: place,
    name: speaker(words, names).rider(rider),
    note: [
      kindName(words, scene, rider),
      ...(bonus > 0 ? [`${words.screen.results.bonus} −${bonus} s`] : []),
      ...(green > 0 ? [`${words.screen.results.points} +${green}`] : []),
      ...(mountain > 0 ? [`${words.screen.results.mountain} +${mountain}`] : []),
    ].join(' · '),
    value: i === 0 ? words.clock(time) : words.gap(Math.max(0, time - best)),
  }))
}

export function stageName(view: View, day: number, language: Language): string {
  return stageTitle(wordsIn(language), view.tour.days[day]!)
}
