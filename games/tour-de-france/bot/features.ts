import type { Feature, Features, Seat } from '@echappee/kernel'
import { TEAM_SIZE } from '../content/teams.ts'
import { rowOf, runOffRow, stageGraph } from '../rules/riders.ts'
import type { Rider, State } from '../rules/state.ts'

/** What a tour is judged by: what is in the book, and where the riders are. */
export const features: Features<State> = {
  seats: ({ race }) => race.seats,
  progress(state) {
    const { rows } = stageGraph(state)
    const mean = state.riders.reduce((sum, rider) => sum + Math.min(rows, rowIn(state, rider)), 0) / state.riders.length
    return Math.min(1, (state.stage + mean / rows) / state.race.stages.length)
  },
  // The first turn of a round: nobody has ridden yet.
  isQuiet: ({ phase, riders }) => phase === 'play' && riders.every(({ hasActed }) => !hasActed),
  list: [
    {
      name: 'points',
      means: { fr: 'plus de points', en: 'more points' },
      of: (state, seat) =>
        state.results.reduce((sum, { points }) => sum + points[seat]!, 0) + sumOf(state, seat, (rider) => rider.bonusPoints),
    },
    {
      name: 'time',
      means: { fr: 'un meilleur temps d’équipe', en: 'a better time of the team' },
      of: (state, seat) =>
        state.results.reduce((sum, { bonusSeconds, times }) => sum + ownSum(bonusSeconds, seat) - ownSum(times, seat), 0) +
        sumOf(state, seat, (rider) => rider.bonusSeconds),
    },
    {
      name: 'firstRider',
      means: { fr: 'un premier coureur plus avancé', en: 'a first rider farther on' },
      of: (state, seat) => rowsOf(state, seat)[0]!,
    },
    {
      name: 'secondRider',
      means: { fr: 'un deuxième coureur plus avancé', en: 'a second rider farther on' },
      of: (state, seat) => rowsOf(state, seat)[1]!,
    },
    {
      name: 'thirdRider',
      means: { fr: 'un troisième coureur plus avancé', en: 'a third rider farther on' },
      of: (state, seat) => rowsOf(state, seat)[2]!,
    },
    {
      name: 'hand',
      means: { fr: 'une main plus forte', en: 'a stronger hand' },
      of: (state, seat) => state.hands[seat]!.reduce((sum, card) => sum + card, 0),
    },
    {
      name: 'keptCards',
      means: { fr: 'plus de cartes gardées', en: 'more cards kept for later' },
      of: (state, seat) => sumOf(state, seat, ({ kept }) => kept.length),
    },
    {
      name: 'onTheBike',
      means: { fr: 'moins de coureurs à terre ou qui passent leur tour', en: 'fewer riders down or missing a turn' },
      of: (state, seat) => -sumOf(state, seat, ({ standing, isMissing }) => (standing === 'roadside' ? 1 : 0) + (isMissing ? 1 : 0)),
    },
  ] satisfies Feature<State>[],
}

/** TDF-38: a round late costs ten seconds. */
const ROUND = 10

function rowIn(state: State, rider: Rider): number {
  const graph = stageGraph(state)
  if (rider.arrival === 0) return rowOf(graph, rider)
  return graph.rows + runOffRow(graph, rider.at) + ROUND * Math.max(0, state.round - rider.arrival)
}

function team(state: State, seat: Seat): readonly Rider[] {
  return state.riders.slice(seat * TEAM_SIZE, (seat + 1) * TEAM_SIZE)
}

/** Farthest first. */
function rowsOf(state: State, seat: Seat): number[] {
  return team(state, seat)
    .map((rider) => rowIn(state, rider))
    .sort((a, b) => b - a)
}

function sumOf(state: State, seat: Seat, of: (rider: Rider) => number): number {
  return team(state, seat).reduce((sum, rider) => sum + of(rider), 0)
}

function ownSum(values: readonly number[], seat: Seat): number {
  return values.slice(seat * TEAM_SIZE, (seat + 1) * TEAM_SIZE).reduce((sum, value) => sum + value, 0)
}
