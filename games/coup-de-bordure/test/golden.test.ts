import type { Chance, Seat } from '@echappee/kernel'
import { goldenRecords } from '@echappee/testkit'
import { fileURLToPath } from 'node:url'
import { knowledge } from '../bot/index.ts'
import type { Terrain } from '../content/road.ts'
import { game } from '../rules/index.ts'
import type { Move } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'

const cases = 'SSPCMMPPCSSMMPCM'.split('') as Terrain[]

const choose = (state: State, seat: Seat, chance: Chance): Move => knowledge.playout!(state, seat, chance)

goldenRecords(game, fileURLToPath(new URL('golden', import.meta.url)), {
  'four-teams-milan-san-remo': { seed: 'milan', seats: 4, choose },
  'free-teams-face-down': { seed: 'liege', seats: 3, options: { course: 'lbl', teams: 'free' }, choose },
  'dealt-teams-by-the-round': {
    seed: 'tours',
    seats: 2,
    options: { course: 'pt', teams: 'presetAny', assign: 'random', hiding: 'on', musetteTie: 'round', tiebreakTokens: 'beforeLastRound' },
  },
  'hand-made-course': { seed: 'custom', seats: 4, options: { course: { name: 'Bosses et sprints', cases, names: [] }, teams: 'preset' } },
})
