import { viewAfter } from '@echappee/kit'
import { drawBeats, quickStart, type QuickStartModule } from '@echappee/kit/quick-start'
import { game } from '../rules/index.ts'
import { choose, type Move } from '../rules/moves.ts'
import type { View } from '../rules/state.ts'
import './css/index.css'
import { Board } from './parts/board.tsx'
import { Hand } from './parts/hand.tsx'
import { wordsIn } from './props.ts'
import { gameText } from '../text/index.ts'

const OPTIONS = { squares: 8, wind: false }

const at = (moves: readonly (readonly [number, Move])[]): View =>
  viewAfter(game, { options: OPTIONS, seats: 2, seed: 'quick 8', viewer: 0, moves })

const ROUNDS = [
  [
    [0, choose(4)],
    [1, choose(3)],
  ],
  [
    [0, choose(3)],
    [1, choose(4)],
  ],
  [
    [0, choose(4)],
    [1, choose(2)],
  ],
] as const
const RIDE = { caption: 'ride', view: at(ROUNDS[0]), part: Board } as const

export const QuickStart = quickStart({
  words: (language) => wordsIn(language).quickStart,
  text: (language) => gameText(wordsIn(language)),
  height: 190,
  figures: [
    { caption: 'choose', view: at([]), part: Hand, scale: 0.85 },
    RIDE,
    { caption: 'finish', view: at(ROUNDS.flat()), part: Board },
  ],
})

const BEAT = { options: OPTIONS, seats: 2, seed: 'rules', viewer: 0 }

/** Beside the rules that move a rider: what happens on the road, before and after. */
export const drawings: QuickStartModule['drawings'] = drawBeats(
  { game, text: (language) => gameText(wordsIn(language)), Road: Board, height: 190 },
  {
    'TPL-4': { ...BEAT, begins: ({ type }) => type === 'rode' },
    'TPL-5': { ...BEAT, options: { ...OPTIONS, wind: true }, begins: (event) => event.type === 'rode' && event.by === 'wind' },
    'TPL-8': { ...BEAT, begins: ({ type }) => type === 'finished', isStill: true },
  },
)
