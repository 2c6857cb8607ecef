import type { Harmless } from './harmless.ts'

const R = 'games/tour-infernal/rules'

export const TOUR_INFERNAL: readonly Harmless[] = [
  {
    file: `${R}/attacks.ts`,
    line: 'for (let i = 0; i < groups.length; i++) if (groups[i]!.gap === gap) return i',
    becomes: ['for (let i = 0; i <= groups.length; i++) if (groups[i]!.gap === gap) return i'],
    why: 'Whoever is looked for rides in one of the groups.',
  },
  {
    file: `${R}/attacks.ts`,
    line: 'return -1',
    becomes: ['return +1'],
    why: 'Whoever is looked for rides in one of the groups.',
  },
  {
    file: `${R}/contest.ts`,
    line: 'else if (own > most) most = own',
    becomes: ['else if (own >= most) most = own'],
    why: 'Both are the same number then.',
  },
  {
    file: `${R}/contest.ts`,
    line: 'const ZEROS: readonly number[] = Array.from({ length: 8 }, () => 0)',
    becomes: [
      'const ZEROS: readonly number[] = Array.from({}, () => 0)',
      'const ZEROS: readonly number[] = Array.from({ length: 8 }, () => undefined)',
    ],
    why: 'It stands for all riders at once: whoever laid nothing is ahead of nobody for it.',
  },
  {
    file: `${R}/determinize.ts`,
    line: 'const guess = known.map((isDone, seat) => isDone || (seat !== viewer && chance.int(2) === 0))',
    becomes: ['const guess = known.map((isDone, seat) => isDone || (seat !== viewer && chance.int(2) !== 0))'],
    why: 'A coin is as fair on its other side.',
  },
  {
    file: `${R}/riding.ts`,
    line: 'if (speed > bunch.speed) bunch.speed = speed',
    becomes: ['if (speed >= bunch.speed) bunch.speed = speed'],
    why: 'Both are the same number then.',
  },
  {
    file: `${R}/view.ts`,
    line: 'for (let seat = 0; seat < feed.isDone.length; seat++) feed.isDone[seat] &&= seat === viewer || feed.allowance[seat] === 0',
    becomes: ['for (let seat = 0; seat <= feed.isDone.length; seat++) feed.isDone[seat] &&= seat === viewer || feed.allowance[seat] === 0'],
    why: 'Who is not there is not done, and stays so.',
  },
]
