import type { Features, Seat } from '@echappee/kernel'
import { LAST_SQUARE, terrainIndex } from '../content/road.ts'
import { TEAM_SIZE } from '../content/team-sheet.ts'
import type { RiderId, State } from '../rules/state.ts'
import { energyOf, standing } from './worth.ts'

/** What a race is judged by. Cases count from where a rider is sure to be after this round. */
export const features: Features<State> = {
  seats: ({ race }) => race.seats,
  progress: ({ riders }) => Math.min(1, Math.max(...riders.map(({ at }) => at)) / LAST_SQUARE),
  isQuiet: ({ phase, answered, riders }) => phase === 'pace' && answered === 0 && riders.every(({ moved }) => moved === null),
  list: [
    {
      name: 'firstRider',
      means: { fr: 'un premier coureur plus avancé', en: 'a first rider farther on' },
      of: (state, seat) => sureCases(state, seat)[0]!,
    },
    {
      name: 'secondRider',
      means: { fr: 'un deuxième coureur plus avancé', en: 'a second rider farther on' },
      of: (state, seat) => sureCases(state, seat)[1]!,
    },
    {
      name: 'bestOutlook',
      means: { fr: 'un coureur mieux placé, énergie comprise', en: 'a rider better placed, energy included' },
      of: (state, seat) => outlooks(state, seat)[0]!,
    },
    {
      name: 'secondOutlook',
      means: { fr: 'un second coureur mieux placé, énergie comprise', en: 'a second rider better placed, energy included' },
      of: (state, seat) => outlooks(state, seat)[1]!,
    },
    {
      name: 'thirdOutlook',
      means: { fr: 'un troisième coureur mieux placé, énergie comprise', en: 'a third rider better placed, energy included' },
      of: (state, seat) => outlooks(state, seat)[2]!,
    },
    {
      name: 'leadersEnergy',
      means: { fr: 'plus d’énergie chez le coureur de tête', en: 'more energy left in the leading rider' },
      of: (state, seat) => sum(energyOf(state, leaderOf(state, seat))),
    },
    {
      name: 'lastTerrain',
      means: { fr: 'plus d’énergie de la couleur de la dernière case', en: 'more energy in the colour of the last case' },
      of: (state, seat) => energyOf(state, leaderOf(state, seat))[terrainIndex(state.race.course.cases[LAST_SQUARE - 1]!)]!,
    },
    {
      name: 'attacksLeft',
      means: { fr: 'plus d’offensives encore possibles', en: 'more attacks still to be made' },
      of: (state, seat) => team(seat).filter((rider) => state.riders[rider]!.hasOffensive).length,
    },
  ],
}

const TEAMS: RiderId[][] = []

function team(seat: Seat): readonly RiderId[] {
  return (TEAMS[seat] ??= Array.from({ length: TEAM_SIZE }, (_, letter) => seat * TEAM_SIZE + letter))
}

/** A rider that has not moved in this round moves one square at least. */
function sureSquare({ riders }: State, rider: RiderId): number {
  const { at, moved } = riders[rider]!
  return at + (moved === null ? 1 : 0)
}

/** Farthest first. */
function sureCases(state: State, seat: Seat): number[] {
  return team(seat)
    .map((rider) => sureSquare(state, rider))
    .sort((a, b) => b - a)
}

/** Best first. */
function outlooks(state: State, seat: Seat): number[] {
  const { cases } = state.race.course
  return team(seat)
    .map((rider) => standing(sureSquare(state, rider), energyOf(state, rider), state.riders[rider]!.hasOffensive, cases, false))
    .sort((a, b) => b - a)
}

function leaderOf(state: State, seat: Seat): RiderId {
  return team(seat).reduce((best, rider) => (sureSquare(state, rider) > sureSquare(state, best) ? rider : best))
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
