import { goldenRecords } from '@echappee/testkit'
import type { Chance, Seat } from '@echappee/kernel'
import { fileURLToPath } from 'node:url'
import { knowledge } from '../bot/index.ts'
import { game } from '../rules/index.ts'
import type { State } from '../rules/state.ts'
import { HOUSE_TOUR } from './house-tour.ts'

const greedy = (state: State, seat: Seat, chance: Chance) => knowledge.playout!(state, seat, chance)

goldenRecords(game, fileURLToPath(new URL('golden', import.meta.url)), {
  'two-seats-classic': { seed: 'golden 2', seats: 2, choose: greedy },
  'three-seats-first-evening': { seed: 'golden 3', seats: 3, options: { tour: 'evening', openHands: true } },
  'four-seats-time-trial': {
    seed: 'golden 4',
    seats: 4,
    options: { tour: 'trial', tttEarlyBonus: '0', firstPlayer: 'rotate' },
    choose: greedy,
  },
  'three-seats-house-tour': {
    seed: 'golden 5',
    seats: 3,
    options: { tour: HOUSE_TOUR, secondDeck: '1-12x8', chanceDeck: 'steps', overtakingRule: 'off', firstPlayer: 'yellow' },
  },
})
