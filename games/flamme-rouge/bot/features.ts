import type { Feature, Features, Seat } from '@echappee/kernel'
import { EXHAUSTION, sizeOf } from '../content/cards.ts'
import { isRacing, isTimeTrial, ridersOf, roadIn } from '../rules/riders.ts'
import type { RiderId, State } from '../rules/state.ts'
import { averageCard } from './forecast.ts'

/** What a race or a tour is judged by: road and clock together, in squares. */
export const features: Features<State> = {
  seats: ({ tour }) => tour.seats,
  progress: (state) => (state.day + stageProgress(state)) / state.tour.days.length,
  isQuiet: ({ phase, answered, leg }) => phase === 'pick' && answered === 0 && leg === 0,
  list: [
    {
      name: 'firstRider',
      means: {
        fr: 'un meilleur coureur plus avancé, sur la route et au temps',
        en: 'a best rider farther on, on the road and by the clock',
      },
      of: (state, seat) => ranked(state, seat)[0].squares,
    },
    {
      name: 'secondRider',
      means: { fr: 'un second coureur plus avancé', en: 'a second rider farther on' },
      of: (state, seat) => ranked(state, seat)[1].squares,
    },
    {
      name: 'finishPlace',
      means: { fr: 'un coureur mieux placé pour l’arrivée', en: 'a rider better placed for the finish' },
      of: (state, seat) => Math.max(...ridersOf(seat).map((id) => roadOf(state, id))) * stageProgress(state) ** 4,
    },
    {
      name: 'firstStrength',
      means: { fr: 'de meilleures cartes pour le meilleur coureur', en: 'better cards left to the best rider' },
      of: (state, seat) => strengthOf(state, ranked(state, seat)[0].id),
    },
    {
      name: 'secondStrength',
      means: { fr: 'de meilleures cartes pour le second coureur', en: 'better cards left to the second rider' },
      of: (state, seat) => strengthOf(state, ranked(state, seat)[1].id),
    },
    {
      name: 'freshness',
      means: { fr: 'moins de cartes de fatigue', en: 'fewer exhaustion cards' },
      of: (state, seat) => -ridersOf(seat).reduce((sum, id) => sum + state.riders[id]!.deck[EXHAUSTION]!, 0),
    },
    {
      name: 'shelter',
      means: { fr: 'un coureur à l’abri', en: 'a rider in the shelter of others' },
      of: (state, seat) => ridersOf(seat).filter((id) => isSheltered(state, id)).length,
    },
    {
      name: 'musettes',
      means: { fr: 'plus de musettes', en: 'more musettes' },
      of: (state, seat) => ridersOf(seat).reduce((sum, id) => sum + state.riders[id]!.musettes, 0),
    },
  ] satisfies Feature<State>[],
}

interface Placed {
  readonly id: RiderId
  readonly squares: number
}

/** Six seconds on the clock are as good as a square. */
const SECONDS_A_SQUARE = 6
/** What a round is worth that others still need; and what a turn in a time trial brings as a rule, where riders are compared with the clock. */
const SQUARES_A_ROUND = 8
const SQUARES_A_TURN = 5

/** How much of the stage is behind the first rider. */
function stageProgress(state: State): number {
  const { line } = roadIn(state)
  return Math.min(1, Math.max(0, ...state.riders.map((rider) => (isRacing(rider) ? rider.at : line))) / line)
}

/** The better rider first. */
function ranked(state: State, seat: Seat): readonly [Placed, Placed] {
  const [rouleur, sprinteur] = ridersOf(seat).map((id) => ({ id, squares: squaresOf(state, id) })) as [Placed, Placed]
  return rouleur.squares >= sprinteur.squares ? [rouleur, sprinteur] : [sprinteur, rouleur]
}

function squaresOf(state: State, id: RiderId): number {
  return roadOf(state, id) - state.totals[id]!.time / SECONDS_A_SQUARE
}

/** How far a rider has come in this stage; in a time trial, ahead of an even pace. */
function roadOf(state: State, id: RiderId): number {
  const { at, turns, finish } = state.riders[id]!
  if (isTimeTrial(state)) return Math.max(0, finish?.square ?? at) - SQUARES_A_TURN * (finish?.round ?? turns)
  if (finish === null) return Math.max(0, at)
  return Math.max(roadIn(state).line, finish.square) + SQUARES_A_ROUND * Math.max(0, state.round - finish.round)
}

/** What the cards left are worth on the road left, in squares: the fewer cards are needed, the better they are chosen. */
function strengthOf(state: State, id: RiderId): number {
  const rider = state.riders[id]!
  if (!isRacing(rider) || sizeOf(rider.deck) === 0) return 0
  const left = Math.max(0, roadIn(state).line + 1 - rider.at)
  return (averageCard(rider) - 4) * Math.min(4, left / 8)
}

/** Somebody rides on the square ahead or on the one after it, so that no exhaustion card is dealt. */
function isSheltered({ riders }: State, id: RiderId): boolean {
  const { at } = riders[id]!
  return isRacing(riders[id]!) && riders.some((other) => isRacing(other) && (other.at === at + 1 || other.at === at + 2))
}
