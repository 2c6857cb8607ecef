import { goldenRecords } from '@echappee/testkit'
import { fileURLToPath } from 'node:url'
import { knowledge } from '../bot/index.ts'
import { game } from '../rules/index.ts'

goldenRecords(game, fileURLToPath(new URL('golden', import.meta.url)), {
  'two-seats-random': { seed: 'golden 1', seats: 2 },
  'three-seats-without-wind': { seed: 'golden 2', seats: 3, options: { wind: false } },
  'four-seats-long-road': { seed: 'golden 3', seats: 4, options: { squares: 30 }, choose: (...at) => knowledge.playout!(...at) },
})
