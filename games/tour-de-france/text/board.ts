import type { TextSection } from '@echappee/text'
import { TERRAINS } from '../content/board.ts'
import { classify, finalResult } from '../rules/classification.ts'
import { isTrial, raceOrder, rowOf, stageGraph } from '../rules/riders.ts'
import { queueAt } from '../rules/round-order.ts'
import type { RiderId, View } from '../rules/state.ts'
import { placeText } from './place.ts'
import type { Words, Speaker } from './words/types.ts'

/** What the picture shows, for screen readers and terminals. */
export function textBoard(words: Words, view: View, who: Speaker): TextSection[] {
  const say = words.table
  const { race, stage, round, firstArrival } = view
  const graph = stageGraph(view)
  const late = firstArrival === 0 ? 0 : round - firstArrival
  return [
    { heading: say.stage(stage + 1, race.stages.length, graph.board.name, race.stages[stage]!.kind), lines: [say.round(round, late)] },
    { heading: say.order, lines: riderOrder(view).map((id) => riderLine(words, view, who, id)) },
    ...(view.accidents.length === 0
      ? []
      : [
          {
            heading: say.accidents,
            lines: view.accidents.map(({ square, riders }) => say.accident(graph.row[square]!, who.riders(riders))),
          },
        ]),
    { heading: say.cards, lines: cardLines(words, view, who) },
    ...(isTrial(view) || graph.board.sprints.length === 0 ? [] : [{ heading: say.sprints, lines: sprintLines(words, view) }]),
    ...(view.results.length === 0 ? [] : [{ heading: say.classification, lines: standingLines(words, view, who) }]),
  ]
}

/** Who is racing in order, then the others. */
function riderOrder(view: View): RiderId[] {
  const racing = raceOrder(view)
  return [...racing, ...view.riders.flatMap((_, id) => (racing.includes(id) ? [] : [id]))]
}

function riderLine(words: Words, view: View, who: Speaker, id: RiderId): string {
  const say = words.table
  const graph = stageGraph(view)
  const rider = view.riders[id]!
  const { standing, at, hasActed, isMissing, kept, bonusSeconds, bonusPoints } = rider
  const place =
    standing === 'road' || standing === 'finished'
      ? placeText(graph, at)
      : standing === 'roadside'
        ? `${say.standing.roadside}, ${say.row(rowOf(graph, rider))}`
        : say.standing[standing]
  const parts = [
    say.at(who.rider(id), place, standing === 'road' ? TERRAINS[graph.terrain[at]!] : undefined),
    ...(hasActed && standing === 'road' ? [say.acted] : []),
    ...(standing === 'roadside' ? [words.screen.people.queue(queueAt(graph, view, rowOf(graph, rider)).indexOf(id) + 1)] : []),
    ...(isMissing ? [say.misses] : []),
    ...(kept.length > 0 ? [say.keeps(kept.map((card) => words.chance[card].name))] : []),
    ...(bonusSeconds !== 0 || bonusPoints !== 0 ? [say.bonus(bonusSeconds, bonusPoints)] : []),
  ]
  return parts.join(', ')
}

function cardLines(words: Words, view: View, who: Speaker): string[] {
  const say = words.table
  const own = view.hands[view.viewer]
  const discards = view.discardPile.length + view.downSizes.reduce((sum, size) => sum + size, 0)
  return [
    ...(own == null ? [] : [say.hand(own)]),
    ...view.handSizes.map((size, seat) => say.handOf(who.name(seat), size)),
    ...view.shown.flatMap(({ cards }, seat) => (cards.length === 0 ? [] : [say.shown(who.name(seat), cards)])),
    say.piles(view.drawPileSize, discards, view.chancePile.length + view.usedChance.length),
  ]
}

function sprintLines(words: Words, view: View): string[] {
  const say = words.table
  return stageGraph(view).board.sprints.map(({ name, before, prizes }, sprint) => {
    const left = prizes.slice(view.passes[sprint]).map(({ points, seconds }) => say.prize(points, seconds))
    return say.sprint(name, before, left.length === 0 ? [say.prizesGone] : left)
  })
}

function standingLines(words: Words, view: View, who: Speaker): string[] {
  const say = words.table
  const { riders, riderTimes, teams, teamPoints, teamTimes } = classify(view.results)
  const lines = teams.map((seat) => say.team(who.name(seat), teamPoints[seat]!, teamTimes[seat]!))
  if (view.phase !== 'finished') return [say.leader(who.rider(riders[0]!), riderTimes[riders[0]!]!), ...lines]
  const { totals, places, jersey, riderTimes: times } = finalResult(view.results, view.race.options)
  const seats = places.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!)
  return [say.leader(who.rider(jersey), times[jersey]!), ...seats.map((seat) => say.total(who.name(seat), totals[seat]!, places[seat]!))]
}
