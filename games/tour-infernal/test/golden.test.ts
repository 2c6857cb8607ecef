import { goldenRecords } from '@echappee/testkit'
import { fileURLToPath } from 'node:url'
import { knowledge } from '../bot/index.ts'
import { game } from '../rules/index.ts'

goldenRecords(game, fileURLToPath(new URL('golden', import.meta.url)), {
  'five-seats': { seed: 'golden 1', seats: 5, choose: (...at) => knowledge.playout!(...at) },
  'three-seats-small-field': {
    seed: 'golden 2',
    seats: 3,
    options: { neutralRiders: 2, sfDoubleAbove2: true, sfMajorityCancel: true, sfRelay: true, catching: 'stop', course: 'enfer-du-nord' },
  },
  'eight-seats-scramble': {
    seed: 'golden 3',
    seats: 8,
    options: { attackMode: 'scramble', caughtCounter: true, missions: true, nonRPlay: 'anyone', layMax: 4 },
  },
  'four-seats-mountains': {
    seed: 'golden 4',
    seats: 4,
    options: {
      course: { name: 'Trois cols', sectors: ['ST', 'HM', 'CO', 'PM', 'FZ', 'HM', 'PM', 'CO', 'PM', 'HM'] },
      direction: 'clockwise',
      firstPlayer: 'seat3',
      mountainPassing: 'join',
      finalClimbToo: true,
      finalDoublesAttacks: true,
      missions: true,
    },
    choose: (...at) => knowledge.playout!(...at),
  },
})
