import { quickStart, viewAfter } from '@echappee/ui/quick-start'
import { game } from '../rules/index.ts'
import { choose, type Move } from '../rules/moves.ts'
import type { View } from '../rules/state.ts'
import './css/index.css'
import { Board } from './parts/board.tsx'
import { Hand } from './parts/hand.tsx'
import { wordsIn } from './props.ts'
import { gameText } from './text.ts'

const at = (moves: readonly (readonly [number, Move])[]): View =>
  viewAfter(game, { options: { squares: 8, wind: false }, seats: 2, seed: 'quick 8', viewer: 0, moves })

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

export const { QuickStart, drawings } = quickStart({
  words: (language) => wordsIn(language).quickStart,
  text: (language) => gameText(wordsIn(language)),
  height: 190,
  figures: [
    { caption: 'choose', view: at([]), part: Hand, scale: 0.85 },
    RIDE,
    { caption: 'finish', view: at(ROUNDS.flat()), part: Board },
  ],
  // Beside the rules that move a rider.
  drawings: { 'TPL-4': RIDE },
})
