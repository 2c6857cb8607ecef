import { goldenRecords } from '@echappee/testkit'
import { fileURLToPath } from 'node:url'
import { knowledge } from '../bot/index.ts'
import { game } from '../rules/index.ts'

const greedy = knowledge.playout!.bind(knowledge)

goldenRecords(game, fileURLToPath(new URL('golden', import.meta.url)), {
  'race-of-four': { seed: 'golden 1', seats: 4, options: { mode: 'race' }, choose: greedy },
  'race-with-dummies': {
    seed: 'golden 2',
    seats: 3,
    options: { mode: 'race', stage: 'ST9', teams: 6, breakaway: true },
  },
  'three-stages': { seed: 'golden 3', seats: 2, options: { mode: 'tour', teams: 3 }, choose: greedy },
  'short-tour-against-the-clock': {
    seed: 'golden 4',
    seats: 3,
    options: {
      mode: 'tour',
      tour: {
        name: '',
        days: [
          { name: '', type: 'ttt', tiles: 'a b e c g d u', sprints: [] },
          'rest',
          { name: '', type: 'mountain', tiles: 'a c 9 N D P U', sprints: [11] },
        ],
      },
    },
  },
})
