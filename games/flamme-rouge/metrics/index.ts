import { atTheEnd, counted, noted, type GameMetrics, type Metric, type Seat } from '@echappee/kernel'
import { features } from '../bot/features.ts'
import { EXHAUSTION } from '../content/cards.ts'
import type { Event } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import { ridersOf, teamOf } from '../rules/riders.ts'
import type { RiderId, State } from '../rules/state.ts'

type Own = Metric<State, Move, Event>

const [firstRider] = features.list

/** In a race by the road, in a tour by the clock. */
const bestOf = (state: State, seat: Seat): number =>
  Math.max(...ridersOf(seat).map((id) => (state.tour.isTour ? -state.totals[id]!.time : state.riders[id]!.at)))

/** The rider who won the race, or who wears yellow. */
function winnerOf(state: State, winner: Seat): RiderId {
  const [rouleur, sprinteur] = ridersOf(winner)
  const worth = (id: RiderId) => (state.tour.isTour ? -state.totals[id]!.time : state.riders[id]!.at - state.riders[id]!.lane / 10)
  return worth(sprinteur) > worth(rouleur) ? sprinteur : rouleur
}

const isPlayed = (state: State, rider: RiderId) => teamOf(rider) < state.tour.seats

const perTeam = (state: State, of: (rider: RiderId) => number): number[] =>
  Array.from({ length: state.tour.seats }, (_, seat) => ridersOf(seat).reduce((sum, id) => sum + of(id), 0))

const squaresLost: Own = noted(
  {
    name: 'blocked',
    isShare: true,
    means: { fr: 'la part des mouvements arrêtés par d’autres coureurs', en: 'the share of moves stopped by other riders' },
  },
  (note) => ({ moved: ({ to, wanted }) => note(to < wanted) }),
)

export const metrics: GameMetrics<State, Move, Event> = {
  isQuiet: features.isQuiet,
  /** FR-12: who places his riders, or moves, first is drawn. */
  startOrder: ({ startSeat, tour }) => Array.from({ length: tour.seats }, (_, i) => (startSeat + i) % tour.seats),
  standing: (state) => Array.from({ length: state.tour.seats }, (_, seat) => firstRider!.of(state, seat)),
  margin: {
    means: {
      fr: 'les cases du vainqueur sur la deuxième équipe (en tour : les secondes)',
      en: 'the winner’s squares over the second team (in a tour: seconds)',
    },
    of: (state, { places }) => bestOf(state, places.indexOf(1)) - bestOf(state, places.indexOf(2)),
  },
  ending: (state) => {
    const winner = Array.from({ length: state.tour.seats }, (_, seat) => seat).reduce((a, b) =>
      bestOf(state, b) > bestOf(state, a) ? b : a,
    )
    return winnerOf(state, winner) % 2 === 0 ? 'rouleur' : 'sprinteur'
  },
  endings: {
    rouleur: { fr: 'victoire d’un rouleur', en: 'a rouleur wins' },
    sprinteur: { fr: 'victoire d’un sprinteur', en: 'a sprinteur wins' },
  },
  isDegenerate: ({ round, results, tour }) => !tour.isTour && round < 4 && results.length <= 1,
  moveKind: (move) => {
    switch (move.type) {
      case 'play':
        return `play ${move.card}${move.extra === 'none' ? '' : ` ${move.extra}`}`
      case 'chooseTrait':
        return `trait ${move.trait}`
      case 'prep':
      case 'react':
      case 'kick':
      case 'suceur':
        return `${move.type} ${move.use}`
      case 'sprint':
        return `sprint ${move.choice}`
      default:
        return move.type
    }
  },
  metrics: [
    squaresLost,
    atTheEnd(
      {
        name: 'sprinteurWins',
        per: 'game',
        isShare: true,
        means: { fr: 'la part des victoires d’un sprinteur', en: 'the share of wins of a sprinteur' },
      },
      (state, { places }) => winnerOf(state, places.indexOf(1)) % 2,
    ),
    counted(
      { name: 'squaresBlocked', per: 'seat', means: { fr: 'combien de fois une équipe est bloquée', en: 'how often a team is blocked' } },
      'moved',
      ({ rider, to, wanted }) => (to < wanted ? [teamOf(rider)] : []),
    ),
    counted(
      {
        name: 'slipstreams',
        per: 'seat',
        means: { fr: 'combien de fois l’aspiration avance un coureur d’une équipe', en: 'how often slipstream moves a team’s rider on' },
      },
      'slipstreamed',
      ({ spots }) => spots.map(({ rider }) => teamOf(rider)),
    ),
    counted(
      {
        name: 'exhaustion',
        per: 'seat',
        means: { fr: 'les cartes fatigue que prend une équipe', en: 'exhaustion cards that a team takes' },
      },
      'exhausted',
      ({ riders }) => riders.map(teamOf),
    ),
    atTheEnd(
      {
        name: 'exhaustionLeft',
        per: 'seat',
        means: { fr: 'les cartes fatigue encore dans les jeux d’une équipe', en: 'exhaustion cards still in a team’s decks' },
      },
      (state) => perTeam(state, (id) => state.riders[id]!.deck[EXHAUSTION]!),
    ),
    noted(
      {
        name: 'jumps',
        isShare: true,
        means: {
          fr: 'la part des aspirations qu’un suceur de roue refuse aux autres',
          en: 'the share of slipstreams that a wheel sucker takes alone',
        },
      },
      (note) => ({ slipstreamed: () => note(false), jumped: () => note(true) }),
    ),
    atTheEnd(
      {
        name: 'yellowTaken',
        per: 'game',
        isShare: true,
        means: { fr: 'la part des tours gagnés sans gagner d’étape', en: 'the share of tours won without winning a stage' },
      },
      (state, { places }) => {
        if (!state.tour.isTour) return null
        const winner = places.indexOf(1)
        return Number(state.results.every(({ riders }) => teamOf(riders[0]!.rider) !== winner || !isPlayed(state, riders[0]!.rider)))
      },
    ),
  ],
  labels: [
    {
      name: 'traits',
      per: 'seat',
      means: { fr: 'caractère du rouleur et du sprinteur', en: 'traits of the rouleur and the sprinteur' },
      of: ({ riders, tour }, seat) =>
        tour.isTour && tour.options.traits
          ? ridersOf(seat)
              .map((id) => riders[id]!.trait ?? '–')
              .join(' + ')
          : null,
    },
    {
      name: 'trait',
      per: 'seat',
      means: { fr: 'caractère', en: 'trait' },
      of: ({ riders, tour }, seat) =>
        tour.isTour && tour.options.traits ? (ridersOf(seat).flatMap((id) => riders[id]!.trait ?? [])[0] ?? null) : null,
    },
    {
      name: 'stage',
      per: 'game',
      means: { fr: 'étape', en: 'stage' },
      of: ({ tour }) => (tour.isTour ? null : (tour.days[0]?.id ?? null)),
    },
  ],
  trial: { length: ['rounds', 'decisions', 'blocked', 'margin'], kinds: ['ending', 'trait'] },
}
