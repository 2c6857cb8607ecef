import type { Lesson } from '@echappee/text/lesson'
import { TEAM_SIZE } from '../content/team-sheet.ts'
import type { Move } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import type { View } from '../rules/state.ts'
import type { TextKey } from '../text/words/en/lesson.ts'

/** The seed gives the person a team whose three riders can ride together on the first square, and A a choice of tokens. */
export const lesson: Lesson<View, Move, Options, TextKey> = {
  options: {
    course: 'msr',
    teams: 'preset',
    assign: 'random',
    hiding: 'off',
    musetteTie: 'group',
    tiebreakTokens: 'afterPayment',
    tileLimit: false,
    tableTalk: 'off',
  },
  seats: ['you', 'random'],
  seed: 'first race 1',
  minutes: 4,
  steps: [
    { text: 'welcome', at: 'board' },
    { text: 'energy', at: 'hand' },
    { text: 'paces', at: 'hand' },
    {
      text: 'together',
      at: 'hand',
      accepts: isTeamRide,
      otherwise: 'notTogether',
      until: (view) => view.phase !== 'pace' || view.round > 1,
    },
    { text: 'pay', at: 'hand', accepts: (move) => move.type === 'pay' },
    { text: 'wheel', at: 'board' },
    { text: 'groups', at: 'board' },
    { text: 'ride', at: 'hand', accepts: 'any', until: (view) => view.round > 2 },
    { text: 'feed', at: 'board' },
    { text: 'finish', at: 'people' },
    { text: 'alone', at: 'hand' },
  ],
}

/** CDB-23: A pulls, B and C sit in the wheel. */
function isTeamRide(move: Move): boolean {
  return move.type === 'pace' && move.pace === (move.rider % TEAM_SIZE === 0 ? 'ACC' : 'SIL')
}
