import type { JerseyKind, StandingsLine } from '@echappee/kit/results'
import type { Language } from '@echappee/text'
import { EXHAUSTION } from '../content/cards.ts'
import { generalOrder, jerseysOf, pointsOrder, teamOrder, teamTotal, type Jerseys, type Standing } from '../rules/classification.ts'
import { ridersOf, teamOf } from '../rules/riders.ts'
import type { RiderId, RiderResult, StageResult, TeamId, Totals, View } from '../rules/state.ts'
import type { VirtualStanding } from '../rules/virtual.ts'
import { kindName, speaker, stageTitle } from '../text/labels.ts'
import { wordsIn, type Props } from './props.ts'
import { jerseysNow, teamName, tokenOf } from './race.ts'

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
export function jerseysTonight(view: View): JerseyPass[] {
  const stages = view.results.length
  const now = jerseysOf(standingAfter(view, stages), view.phase === 'finished')
  return passes(now, stages > 1 ? jerseysOf(standingAfter(view, stages - 1), false) : undefined)
}

/** Who would wear what if the stage ended as it stands, and from whom he would take it. Against the clock: among those who are home. */
export function jerseysVirtually(view: View, virtual: VirtualStanding): JerseyPass[] {
  const first = (of: 'general' | 'green' | 'mountain') => orderOf(view, of, virtual)[0] ?? null
  const now = { yellow: first('general'), green: first('green'), mountain: first('mountain') }
  return passes(now, jerseysNow(view))
}

type Wearers = Pick<Jerseys, 'green' | 'mountain'> & { readonly yellow: RiderId | null }

function passes(now: Wearers, before: Wearers | undefined): JerseyPass[] {
  const pass = (kind: JerseyKind, of: keyof Wearers): JerseyPass => {
    const old = before?.[of] ?? null
    return { kind, rider: now[of], from: old === now[of] ? null : old }
  }
  return [pass('yellow', 'yellow'), pass('green', 'green'), pass('dots', 'mountain')]
}

/** Riders, best first; those without points are not classified. */
function orderOf(view: View, of: Exclude<Classification, 'team'>, virtual?: VirtualStanding): RiderId[] {
  const standing = virtual ?? view
  const order = of === 'general' ? generalOrder(standing) : pointsOrder(standing, of, isEnd(view, virtual))
  if (of !== 'general') return order.filter((id) => standing.totals[id]![of] > 0)
  return virtual === undefined ? order : order.filter((id) => virtual.reckoned.includes(id))
}

/** FR-39: ties are settled otherwise at the end of the tour. */
const isEnd = ({ phase, tour, day }: View, virtual: VirtualStanding | undefined) =>
  phase === 'finished' || (virtual !== undefined && day === tour.days.length - 1)

/** One classification, best first: as it is, or as it would be if the stage ended now. */
export function standingLines({ scene, names, language }: ResultProps, of: Classification, virtual?: VirtualStanding): StandingsLine[] {
  const words = wordsIn(language)
  const standing = virtual ?? scene
  // In the middle of a stage only the gaps mean something.
  const best = (time: number) => (virtual === undefined ? words.clock(time) : words.screen.virtual.first)
  if (of === 'team') {
    const isReckoned = (team: TeamId) => virtual === undefined || ridersOf(team).every((id) => virtual.reckoned.includes(id))
    const order = teamOrder(standing, isEnd(scene, virtual)).filter(isReckoned)
    const times = order.map((team) => teamTotal(standing, team))
    return order.map((team, i) => ({
      key: team,
      seat: team,
      rank: i + 1,
      name: teamName(words, scene, names, team),
      value: i === 0 ? best(times[0]!) : words.gap(times[i]! - times[0]!),
    }))
  }
  const order = orderOf(scene, of, virtual)
  const totals = order.map((id) => standing.totals[id]!)
  return order.map((id, i) => ({
    key: id,
    ...tokenOf(id),
    rank: i + 1,
    isLeader: i === 0 && of === 'general',
    name: speaker(words, names).rider(id),
    note: `${kindName(words, scene, id)} · ${teamName(words, scene, names, teamOf(id))}`,
    value:
      of !== 'general'
        ? words.screen.results.point(totals[i]![of])
        : i === 0
          ? best(totals[0]!.time)
          : words.gap(totals[i]!.time - totals[0]!.time),
  }))
}

/** The time on the road: bonus seconds are taken off in the general classification alone. */
export const roadTime = ({ time, bonus }: RiderResult): number => time + bonus

/** The times of a stage as a race result, bonus seconds apart: the winner's, then gaps. */
export function stageLines({ scene, names, language }: ResultProps, { riders, day }: StageResult): StandingsLine[] {
  const words = wordsIn(language)
  const best = roadTime(riders[0]!)
  // FR-45: once they have recovered.
  const kept = (rider: RiderId) => scene.riders[rider]!.deck[EXHAUSTION]!
  const isRecovered = scene.phase === 'rest' || scene.day !== day
  return riders.map(({ rider, place, bonus, green, mountain, ...rest }, i) => ({
    key: rider,
    ...tokenOf(rider),
    rank: place,
    name: speaker(words, names).rider(rider),
    note: [
      kindName(words, scene, rider),
      ...(bonus > 0 ? [`${words.screen.results.bonus} −${bonus} s`] : []),
      ...(green > 0 ? [`${words.screen.results.points} +${green}`] : []),
      ...(mountain > 0 ? [`${words.screen.results.mountain} +${mountain}`] : []),
      ...(isRecovered && kept(rider) > 0 ? [words.screen.results.fatigue(kept(rider))] : []),
    ].join(' · '),
    value: i === 0 ? words.clock(best) : words.gap(Math.max(0, rest.time + bonus - best)),
  }))
}

export function stageName(view: View, day: number, language: Language): string {
  return stageTitle(wordsIn(language), view.tour.days[day]!)
}
