import type { Features, Seat } from '@echappee/kernel'
import { SECTORS } from '../content/sectors.ts'
import type { State } from '../rules/state.ts'
import { cardsToCome, contestsToCome, virtualScore } from './situation.ts'

/** What a race is judged by. Seconds are counted in gaps of 20, cards in handfuls of five, so that weights are of one size. */
export const features: Features<State> = {
  seats: ({ race }) => race.seats,
  progress: ({ sector }) => sector / SECTORS,
  isQuiet: ({ phase, riders, order }) => phase === 'play' && riders[order[0]!]!.play === null,
  list: [
    {
      name: 'seconds',
      means: { fr: 'plus de secondes d’avance', en: 'more seconds in hand' },
      of: (state, seat) => (isOut(state, seat) ? 0 : virtualScore(state, seat) / 20),
    },
    {
      name: 'front',
      means: { fr: 'une place dans le groupe de tête', en: 'a place in the front group' },
      of: (state, seat) => (!isOut(state, seat) && state.riders[seat]!.gap === 0 ? 1 : 0),
    },
    {
      name: 'spareCards',
      means: { fr: 'plus de cartes d’avance pour la suite', en: 'more cards to spare for the rest of the road' },
      of: (state, seat) => Math.max(0, Math.min(spare(state, seat), 2 * (SECTORS - state.sector) + 4)) / 5,
    },
    {
      name: 'missingCards',
      means: { fr: 'moins de risque de finir à court de cartes', en: 'less danger of running out of cards' },
      of: (state, seat) => (isOut(state, seat) ? 0 : Math.min(0, spare(state, seat))),
    },
    {
      name: 'sprintCards',
      means: { fr: 'plus de cartes Sprint pour les arrivées à venir', en: 'more sprint cards for the sprints and climbs to come' },
      of: (state, seat) => Math.min(state.kits[seat]!.hand.S, 2 + 2 * contestsToCome(state)) / 5,
    },
    {
      name: 'attackCards',
      means: { fr: 'plus de cartes Attaque', en: 'more attack cards' },
      of: (state, seat) => state.kits[seat]!.hand.A / 5,
    },
    {
      name: 'firstPlayer',
      means: { fr: 'le rôle de premier joueur', en: 'the first player’s place' },
      of: ({ first }, seat) => (first === seat ? 1 : 0),
    },
    {
      name: 'inTheRace',
      means: { fr: 'rester en course', en: 'staying in the race' },
      of: (state, seat) => (isOut(state, seat) ? 0 : 1),
    },
  ],
}

function isOut({ riders }: State, seat: Seat): boolean {
  return riders[seat]!.out !== null
}

/** Cards in hand beyond those that the road takes at least. */
function spare(state: State, seat: Seat): number {
  const { cards, play } = state.riders[seat]!
  return cards - cardsToCome(state) - (play === null && state.phase === 'play' ? 1 : 0)
}
