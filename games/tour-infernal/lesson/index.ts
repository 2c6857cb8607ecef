import type { Lesson } from '@echappee/text/lesson'
import type { Move } from '../rules/moves.ts'
import type { Options } from '../rules/options.ts'
import type { View } from '../rules/state.ts'
import type { TextKey } from '../text/words/en/lesson.ts'

/** With this seed nobody attacks in the first sector, and the second one's sprint waits for whoever did. */
export const lesson: Lesson<View, Move, Options, TextKey> = {
  options: {
    course: { sectors: ['ST', 'SP', 'NR', 'NR', 'FZ', 'PM', 'NR', 'HW', 'NR', 'WR'] },
    direction: 'counterclockwise',
    firstPlayer: 'seat1',
    attackMode: 'sequential',
    nonRPlay: 'distancedOrNoR',
    catching: 'carry',
    mountainPassing: 'overtake',
    finalDoublesAttacks: false,
    finalClimbToo: false,
    caughtCounter: false,
    layMax: 2,
    missions: false,
    sfDoubleAbove2: false,
    sfMajorityCancel: false,
    sfRelay: false,
    neutralRiders: 0,
  },
  seats: ['you', 'random', 'random'],
  seed: 'first race 7',
  minutes: 4,
  steps: [
    { text: 'welcome', at: 'board' },
    { text: 'bag', at: 'bag-A', accepts: (move) => move.type === 'besace' && move.a >= 2, otherwise: 'notBag' },
    { text: 'follow', at: 'hand', accepts: (move) => move.type === 'play' && move.play === 'R', otherwise: 'notFollow' },
    {
      text: 'attack',
      at: 'hand',
      holds: ({ phase, groups }) => phase === 'attack' && groups.every(({ wave }) => wave.length === 0),
      accepts: (move) => move.type === 'attack' && move.level === 1,
      otherwise: 'notAttack',
    },
    { text: 'away', at: 'people', holds: isAlone },
    { text: 'hard', at: 'hand', accepts: (move) => move.type === 'play' && move.play.startsWith('RR'), otherwise: 'notHard' },
    { text: 'bonus', at: 'people', holds: ({ riders, viewer }) => riders[viewer]!.bonus === 20 },
    { text: 'cards', at: 'hand' },
    { text: 'ride', at: 'hand', accepts: 'any', until: ({ sector }) => sector > 3 },
    { text: 'course', at: 'board' },
    { text: 'alone', at: 'hand' },
  ],
}

function isAlone({ riders, viewer }: View): boolean {
  return riders.every(({ gap }, rider) => gap === (rider === viewer ? 0 : 20))
}
